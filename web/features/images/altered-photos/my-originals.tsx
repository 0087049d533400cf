import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listAlteredPhotos } from '#contract/calls/altered-photos.ts';
import { messageFor } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { MorePages } from '#web/ui/more-pages.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import classes from './my-originals.module.css';
import { OriginalPageActions } from './original-page-actions.tsx';

/** Every public page with an original, also of posts that are gone. */
export function MyOriginals() {
  const list = useInfiniteQuery({
    queryKey: [listAlteredPhotos.path],
    queryFn: ({ pageParam, signal }) =>
      call(listAlteredPhotos, { query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  const photos = list.data?.pages.flatMap((page) => page.photos);
  const failure = messageFor(list.error, 'We couldn’t load your pages.');
  if (!photos && list.isPending) return <LoadingArea height={72} />;
  if (!photos) return <LoadFailure onRetry={() => list.refetch()}>{failure}</LoadFailure>;
  if (photos.length === 0) {
    return (
      <Text c="dimmed">
        When you mark your own photo as altered and add the original, its page shows up here.
      </Text>
    );
  }
  return (
    <>
      <ul className={classes.list} aria-label="Pages with originals">
        {photos.map((photo) => (
          <li key={photo.id} className={classes.row}>
            <img className={classes.picture} src={photo.alteredUrl} alt="Altered" loading="lazy" />
            <img
              className={classes.picture}
              src={photo.originalUrl}
              alt="Original"
              loading="lazy"
            />
            <div className={classes.words}>
              <Text size="sm">
                Altered photo and its original, public since <RelativeTime at={photo.createdAt} />
              </Text>
              <OriginalPageActions page={photo} />
            </div>
          </li>
        ))}
      </ul>
      <MorePages list={list} failure={failure}>
        Show earlier pages
      </MorePages>
    </>
  );
}
