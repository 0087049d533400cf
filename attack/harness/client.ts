import { type IncomingMessage, request as open } from 'node:http';

/** One call as somebody hostile makes it: any header, any bytes, from any address of this machine. */
export type HostileCall = {
  path: string;
  /** POST when there is a body, else GET. */
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The address it comes from, 127.0.0.1 unless said otherwise. */
  from?: string;
  /** Milliseconds after which an answer is not waited for any longer. */
  timeout?: number;
};

/** Status 0: there was no answer, and `message` says why. */
export type HttpAnswer = {
  status: number;
  /** Bytes of the body as they came, whatever their number. */
  size: number;
  /** The first of them: nobody needs 157 MB of a refusal. */
  text: string;
  /** Of a refusal in our own shape. */
  message?: string;
  code?: string;
  cookie?: string;
};

const keptBytes = 256 * 1024;

export function sendCall(port: number, call: HostileCall): Promise<HttpAnswer> {
  const { path, body, from = '127.0.0.1', timeout = 90_000 } = call;
  const headers = {
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...call.headers,
  };
  return new Promise((resolve) => {
    const fail = (message: string) => resolve({ status: 0, size: 0, text: '', message });
    const asked = open({
      ...{ host: '127.0.0.1', port, path, headers, agent: false, localAddress: from },
      method: call.method ?? (body === undefined ? 'GET' : 'POST'),
      signal: AbortSignal.timeout(timeout),
    });
    // Once there is an answer, a connection that breaks says nothing more.
    asked.on('error', (error: NodeJS.ErrnoException) =>
      fail(error.name === 'AbortError' ? 'no answer in time' : (error.code ?? error.message)),
    );
    asked.on('response', (response) => resolve(read(response)));
    asked.end(body);
  });
}

async function read(response: IncomingMessage): Promise<HttpAnswer> {
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < keptBytes) kept.push(chunk);
      size += chunk.length;
    }
  } catch {
    // Cut off: what came is what there is.
  }
  const text = Buffer.concat(kept).toString('utf8');
  const status = response.statusCode ?? 0;
  const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
  return { status, size, text, cookie, ...(status >= 400 && refusalIn(text)) };
}

function refusalIn(text: string): { message?: string; code?: string } {
  try {
    const { message, code } = JSON.parse(text);
    return { message, code };
  } catch {
    return {};
  }
}

/** What an answer holds; for calls that are expected to succeed. */
export function jsonOf<Body>(answer: HttpAnswer): Body {
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`Refused with ${answer.status}: ${answer.message ?? answer.text}`);
  }
  return JSON.parse(answer.text);
}
