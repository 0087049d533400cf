import { randomUUID } from 'node:crypto';
import { formOf } from '#server/testing/form.ts';
import { type HostileCall, type HttpAnswer, jsonOf, sendCall } from './client.ts';

/** Somebody with an account, signed in. */
export type AttackUser = {
  id: number;
  username: string;
  cookie: string;
  /** Writes carry an Idempotency-Key, as those of the browser do. */
  send(call: HostileCall): Promise<HttpAnswer>;
  post(path: string, body: unknown): Promise<HttpAnswer>;
  upload(path: string, parts: Record<string, string | Blob>): Promise<HttpAnswer>;
};

export const password = 'a long porch swing';

let addresses = 0;

/** One of this machine's own from which nothing has come so far: limits count by address. */
export function newAddress(): string {
  addresses += 1;
  return `127.1.${addresses >> 8}.${addresses & 255 || 255}`;
}

/** Registers over HTTP, from an address of its own. */
export async function registerAttackUser(port: () => number): Promise<AttackUser> {
  const username = `agent-${randomUUID().slice(0, 13)}`;
  const answer = await sendCall(port(), {
    path: '/api/register',
    from: newAddress(),
    body: JSON.stringify({ username, email: `${username}@example.com`, password }),
  });
  const { id } = jsonOf<{ id: number }>(answer);
  return attackUserOf(port, { id, username, cookie: answer.cookie ?? '' });
}

export function attackUserOf(
  port: () => number,
  { id, username, cookie }: Pick<AttackUser, 'id' | 'username' | 'cookie'>,
): AttackUser {
  const person: AttackUser = {
    id,
    username,
    cookie,
    send: (call) =>
      sendCall(port(), {
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
