import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listReviews } from '#contract/calls/review.ts';
import { queryOf } from '#web/api/query.ts';

/** Said before anybody changes a saved piece that was approved. Nothing where none was. */
export function ApprovalNote({
  contentId,
  consequence = 'If you change it, it needs a new approval.',
}: {
  contentId: number;
  consequence?: string;
}) {
  const { data } = useQuery({
    ...queryOf(listReviews, { params: { id: contentId } }),
    staleTime: 0,
  });
  const approval = data?.reviews.find(({ state }) => state === 'approved');
  if (!approval) return null;
  return (
    <Text size="sm" fw={550} role="note">
      {approval.approvedBy} approved this version. {consequence}
    </Text>
  );
}
