import { expect, test } from 'vitest';
import { enqueueDraftCall } from './drafts.ts';

const kind = 'post-edit:3f2b9a4e-8a0d-4b5e-9a59-0d7a4f3f1c11';

test('what is asked of a draft waits for what is under way, a failure too; another draft does not wait', async () => {
  const order: string[] = [];
  const slow = Promise.withResolvers<void>();
  const kept = enqueueDraftCall(kind, async () => {
    await slow.promise;
    order.push('kept');
    throw new Error('The server is not there.');
  });
  const dropped = enqueueDraftCall(kind, async () => void order.push('dropped'));
  const found = enqueueDraftCall(kind, async () => order.push('found'));
  await enqueueDraftCall(
    'post-edit:7c1f0d3a-0a7b-4d0e-8f55-6d4b8a1c2e90',
    async () => void order.push('other'),
  );
  slow.resolve();
  await expect(kept).rejects.toThrow('not there');
  await dropped;
  expect(await found).toBe(4);
  expect(order).toEqual(['other', 'kept', 'dropped', 'found']);
});
