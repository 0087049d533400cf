import { randomUUID } from 'node:crypto';
import { fileOf } from '#server/testing/form.ts';
import type { TestServer } from '#server/testing/test-server.ts';

/** Status 0: the connection broke before there was an answer. */
export type CallerAnswer = { status: number; body: unknown; bytes: Buffer };

/** Somebody with an account, who stays signed in whatever happens to the server. */
export type SteadyCaller = {
  id: number;
  email: string;
  get(path: string): Promise<CallerAnswer>;
  post(path: string, body: object, options?: CallOptions): Promise<CallerAnswer>;
  patch(path: string, body: object): Promise<CallerAnswer>;
  delete(path: string): Promise<CallerAnswer>;
  upload(path: string, picture: Uint8Array, fields?: Record<string, string>): Promise<CallerAnswer>;
};

type CallOptions = { key?: string; signal?: AbortSignal };

export async function registerCaller(server: TestServer): Promise<SteadyCaller> {
  const username = `agent-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  const response = await fetch(`${server.address()}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, email, password: 'a long porch swing' }),
  });
  if (response.status !== 201) throw new Error(`Registering failed: ${await response.text()}`);
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { id } = (await response.json()) as { id: number };

  const send = (method: string, path: string, body?: string | FormData, more: CallOptions = {}) =>
    ask(server.address() + path, {
      method,
      body,
      signal: more.signal,
      headers: {
        cookie,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': more.key ?? randomUUID() }),
      },
    });
  return {
    id,
    email,
    get: (path) => send('GET', path),
    post: (path, body, options) => send('POST', path, JSON.stringify(body), options),
    patch: (path, body) => send('PATCH', path, JSON.stringify(body)),
    delete: (path) => send('DELETE', path),
    upload(path, picture, fields = {}) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append('file', fileOf(picture));
      return send('POST', path, form);
    },
  };
}

/** The message of a refusal, or what there was in its place. */
export const messageOf = ({ body }: CallerAnswer) =>
  (body as { message?: string } | undefined)?.message ?? 'no message';

async function ask(url: string, options: RequestInit): Promise<CallerAnswer> {
  try {
    const response = await fetch(url, options);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = isJson ? JSON.parse(bytes.toString()) : undefined;
    return { status: response.status, body, bytes };
  } catch {
    return { status: 0, body: undefined, bytes: Buffer.alloc(0) };
  }
}
