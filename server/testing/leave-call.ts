import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { FakeProvider } from './fake-provider/fake-provider.ts';
import type { TestApp } from './test-app.ts';

type Sent = { url: string; body: object; accept?: string };

/** A new user calls and leaves while the provider answers: its request ends, and the slot is free again. */
export async function expectLeavingToEndCall(
  app: TestApp,
  fake: FakeProvider,
  { url, body, accept = 'application/json' }: Sent,
): Promise<void> {
  const client = await app.newUser();
  await app.http.listen({ host: '127.0.0.1', port: 0 }).catch(() => {});
  const { port } = app.http.server.address() as AddressInfo;
  fake.always({ kind: 'answer', chunkDelay: 100 });
  const leaving = new AbortController();
  const call = fetch(`http://127.0.0.1:${port}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, cookie: client.cookie ?? '' },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  await expect.poll(() => fake.requests.length).toBe(1);
  leaving.abort();
  await call.catch(() => {});
  await expect.poll(() => fake.requests[0]?.wasAborted).toBe(true);
  const slots = () =>
    app.pool.query('select 1 from ai_slots where user_id = $1', [client.user?.id]);
  await expect.poll(async () => (await slots()).rowCount).toBe(0);
}
