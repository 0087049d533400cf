import { Button } from '@mantine/core';
import { LoadFailure } from './load-failure.tsx';

type Props = {
  /** An infinite query. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  /** What is said when the next page did not come. */
  failure: string;
  mt?: string;
  /** The words on the button. */
  children: string;
};

/** Below a list that comes in pages: the way to the next one, as long as there is one. */
export function MorePages({ list, failure, mt = 'md', children }: Props) {
  if (list.isFetchNextPageError) {
    return <LoadFailure onRetry={() => list.fetchNextPage()}>{failure}</LoadFailure>;
  }
  if (!list.hasNextPage) return null;
  return (
    <Button
      variant="default"
      mt={mt}
      fullWidth
      loading={list.isFetchingNextPage}
      onClick={() => list.fetchNextPage()}
    >
      {children}
    </Button>
  );
}
