import { randomUUID } from 'node:crypto';
import { formOf } from '#server/testing/form.ts';
import { type Answer, type Call, jsonOf, send } from './client.ts';

/** Somebody with an account, signed in. */
export type Person = {
  id: number;
  username: string;
  cookie: string;
  /** Writes carry an Idempotency-Key, as those of the browser do. */
  send(call: Call): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  upload(path: string, parts: Record<string, string | Blob>): Promise<Answer>;
};

export const password = 'a long porch swing';

let addresses = 0;

/** One of this machine's own from which nothing has come so far: limits count by address. */
export function newAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255 || 255}`;
}

/** Registers over HTTP, from an address of its own. */
export async function register(port: () => number): Promise<Person> {
  const username = `agent-${randomUUID().slice(0, 13)}`;
  const answer = await send(port(), {
    path: '/api/register',
    from: newAddress(),
    body: JSON.stringify({ username, email: `${username}@example.com`, password }),
  });
  const { id } = jsonOf<{ id: number }>(answer);
  return personOf(port, { id, username, cookie: answer.cookie ?? '' });
}

export function personOf(
  port: () => number,
  { id, username, cookie }: Pick<Person, 'id' | 'username' | 'cookie'>,
): Person {
  const person: Person = {
    id,
    username,
    cookie,
    send: (call) =>
      send(port(), {
        ...call,
        headers: {
          cookie,
          ...(call.method !== 'GET' && { 'idempotency-key': randomUUID() }),
          ...call.headers,
        },
      }),
    post: (path, body) => person.send({ path, body: JSON.stringify(body) }),
    async upload(path, parts) {
      const { payload, headers } = await formOf(parts);
      return person.send({ path, body: payload, headers });
    },
  };
  return person;
}
