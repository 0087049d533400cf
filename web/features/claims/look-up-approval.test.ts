import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { lookUpApproval } from './look-up-approval.ts';

const piece = { title: 'Porch', content: '<p>Warm</p>', hashtags: [], sources: [] };

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** A server with this setting whose pieces are all approved or not. */
function serve(isApprovalRequired: boolean, reviews?: { needsApproval: boolean }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address).split('?')[0] ?? '');
    const isSetting = String(address).includes('/api/review-settings');
    if (isSetting) return Response.json({ isApprovalRequired });
    if (reviews) return Response.json({ reviews: [], ...reviews });
    return Response.json({ message: 'Not today', code: 'internal' }, { status: 500 });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('nothing is asked where the admin wants no approval', async () => {
  const asked = serve(false);
  expect(await lookUpApproval(client(), { ...piece, id: 7 })).toBe('no question');
  expect(asked).toHaveLength(1);
});

test.each([
  [true, 'missing'],
  [false, 'no question'],
] as const)(
  'a saved piece is compared with what was approved: %s',
  async (needsApproval, found) => {
    const asked = serve(true, { needsApproval });
    expect(await lookUpApproval(client(), { ...piece, id: 7 })).toBe(found);
    expect(asked[1]).toContain('/api/saved-content/7/reviews');
  },
);

test('a generated piece has no approval', async () => {
  serve(true);
  expect(await lookUpApproval(client(), { ...piece, id: 'b7' })).toBe('not saved');
});

test('a failure is not taken for an approval', async () => {
  serve(true);
  await expect(lookUpApproval(client(), { ...piece, id: 7 })).rejects.toThrow('Not today');
});
