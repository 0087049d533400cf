import { z } from 'zod';

export type JsonRequest = {
  url: URL;
  headers?: Record<string, string>;
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: unknown;
  /** Milliseconds for the whole exchange, from connecting to the last byte. */
  timeout?: number;
  signal?: AbortSignal;
};

/** Milliseconds. */
export const defaultTimeout = 8_000;

/** Bytes after decompression; honest answers have some ten thousand. */
const largestAnswer = 2_000_000;

/**
 * Why a vendor's answer cannot be used. The message completes "The vendor ..." and is made of our own
 * words only: what fetch throws may quote a header, and with it a key.
 */
export class HttpJsonFailed extends Error {
  override name = 'HttpJsonFailed';
  readonly status: number | undefined;
  /** The body of a refusal, when it was JSON. For picking known fields, not for logs. */
  readonly answer: unknown;

  constructor(message: string, refusal: { status?: number; answer?: unknown } = {}) {
    super(message);
    this.status = refusal.status;
    this.answer = refusal.answer;
  }
}

/** Asks a vendor for JSON of a known shape. Fails with HttpJsonFailed, or with the caller's own abort. */
export async function requestJson<T>(request: JsonRequest, shape: z.ZodType<T>): Promise<T> {
  const { status, text } = await exchange(request);
  const answer = parseJson(text);
  if (status < 200 || status > 299) {
    throw new HttpJsonFailed(`answered ${status}`, { status, answer });
  }
  if (answer === undefined) throw new HttpJsonFailed('did not answer with JSON');

  const parsed = shape.safeParse(answer);
  if (!parsed.success) throw new HttpJsonFailed('answered with JSON of another shape');
  return parsed.data;
}

/**
 * A vendor's list: an odd entry is left out instead of spoiling the rest. When no entry at all can be read,
 * the vendor has changed its answers, and that must not look like nothing found.
 */
export function listOf<T extends z.ZodType>(entry: T) {
  return z.array(entry.nullable().catch(null)).transform((entries, context) => {
    const readable = entries.filter((each) => each !== null);
    if (readable.length === 0 && entries.length > 0) context.addIssue('no entry can be read');
    return readable;
  });
}

/** An address below the base, which may have a path of its own. */
export function addressBelow(base: string, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  // Spaces as %20: not every gateway reads a plus sign as one.
  url.search = Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  url.hash = '';
  return url;
}

async function exchange(request: JsonRequest): Promise<{ status: number; text: string }> {
  const milliseconds = request.timeout ?? defaultTimeout;
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(request.url, {
      ...(request.body === undefined
        ? { headers: { accept: 'application/json', ...request.headers } }
        : {
            method: 'POST',
            headers: {
              accept: 'application/json',
              'content-type': 'application/json',
              ...request.headers,
            },
            body: JSON.stringify(request.body),
          }),
      // A redirect would carry the key to another host; it counts as a refusal.
      redirect: 'manual',
      signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
    });
    return { status: response.status, text: await readText(response) };
  } catch (error) {
    request.signal?.throwIfAborted();
    if (error instanceof HttpJsonFailed) throw error;
    if (timeout.aborted) throw new HttpJsonFailed(`did not answer within ${milliseconds / 1000} s`);
    throw new HttpJsonFailed(`could not be talked to${systemCode(error)}`);
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new HttpJsonFailed('sent more than we take');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** ECONNREFUSED and the like, which fetch keeps in the cause. */
function systemCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? ` (${code})` : '';
}
