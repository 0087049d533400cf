import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Review } from '#contract/review.ts';
import { messageFor } from '#web/api/api-error.ts';
import { Notebook } from '#web/ui/drawings/notebook.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import classes from './review.module.css';
import { ReviewWords } from './review-words.tsx';

type Page<Item> = { reviews: Item[]; next: number | null };

type Props<Item> = {
  queryKey: string;
  load: (before: number | undefined, signal: AbortSignal) => Promise<Page<Item>>;
  /** What stands beside the title of a piece. */
  note: (review: Item) => string;
  /** What to expect, where there is nothing yet. */
  children: string;
};

/** Every link with what became of it, newest first, a page at a time. */
export function ReviewList<Item extends Review>({ queryKey, load, note, children }: Props<Item>) {
  const links = useInfiniteQuery({
    queryKey: [queryKey],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const reviews = links.data?.pages.flatMap((page) => page.reviews);
  const failure = messageFor(links.error, 'We could not load the review links.');
  if (!reviews && links.isPending) return <LoadingArea height={240} />;
  if (!reviews) return <LoadFailure onRetry={() => links.refetch()}>{failure}</LoadFailure>;
  if (reviews.length === 0) {
    return (
      <EmptyState drawing={<Notebook />} title="Nothing has been sent yet">
        {children}
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Review links" className={classes.list}>
        {reviews.map((review) => (
          <li key={review.id} className={classes.row}>
            <ReviewWords
              review={review}
              heading={
                <>
                  {review.title || 'Untitled'}{' '}
                  <Text span c="dimmed" fw={400}>
                    {note(review)}
                  </Text>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <MorePages list={links} failure={failure} mt="xs">
        Show earlier links
      </MorePages>
    </>
  );
}
