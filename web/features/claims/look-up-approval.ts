import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import type { ExportedPiece } from '#web/ui/html/piece.ts';

/** What there is to say of a broker's approval before a piece is taken along. */
export type ApprovalStatus = 'no question' | 'missing' | 'not saved' | 'unknown';

/** Whether the admin asks for approvals. Hardly ever changes, but an admin wants to see it work. */
export const approvalSetting = queryOptions({
  // As `queryOf` names it, so that the admin's switch is seen here at once.
  queryKey: ['/api/review-settings'],
  queryFn: async ({ signal }) => call((await reviewCalls()).getReviewSettings, {}, { signal }),
  staleTime: 60_000,
});

/** Not needed before a screen stands. */
const reviewCalls = () => import('#contract/calls/review.ts');

/** Asks the server, which compares what was approved with what the piece says now. A failure throws. */
export async function lookUpApproval(
  client: QueryClient,
  { id }: ExportedPiece,
): Promise<ApprovalStatus> {
  const { isApprovalRequired } = await client.fetchQuery(approvalSetting);
  if (!isApprovalRequired) return 'no question';
  // A generated piece has a text as its id, a saved item a number.
  if (typeof id !== 'number') return 'not saved';
  const { listReviews } = await reviewCalls();
  const { needsApproval } = await call(listReviews, { params: { id } });
  return needsApproval ? 'missing' : 'no question';
}
