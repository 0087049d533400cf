import { Anchor, Button, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import { ApiError, messageFor } from '#web/api/api-error.ts';
import { FactsGuard } from '#web/features/claims/facts-guard.tsx';
import { channelName, isHandOff, whenLabel } from '#web/features/plan/describe-entry.ts';
import { usePlanEntry } from '#web/features/plan/plan-queries.ts';
import { PostedNote } from '#web/features/plan/posted-note.tsx';
import { useSavedItem } from '#web/features/saved-content/saved-content-queries.ts';
import { Link } from '#web/navigation/link.tsx';
import { useParams } from '#web/navigation/router.tsx';
import { paths } from '#web/paths.ts';
import { EmptyDesk } from '#web/ui/drawings/empty-desk.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** The page asks for its entry meanwhile. */
const HandOff = lazy(async () => ({ default: (await import('./plan/hand-off.tsx')).HandOff }));

/** Where an agent posts by hand what is due. */
export function HandOffPage() {
  const { id } = useParams();
  const { data: entry, error, refetch } = usePlanEntry(Number(id));
  return (
    <>
      <Anchor component={Link} to={paths.needsYou} underline="hover" display="inline-block" py="xs">
        <IconArrowLeft size={18} aria-hidden style={{ verticalAlign: 'text-bottom' }} /> Needs you
      </Anchor>
      <PageHeader title={entry ? `Post on ${channelName(entry)}` : 'Plan'} />
      {entry && <Entry entry={entry} />}
      {!entry && !error && <LoadingArea height={480} />}
      {!entry && error && isMissing(error) && <Gone>It’s no longer on your plan.</Gone>}
      {!entry && error && !isMissing(error) && (
        <LoadFailure onRetry={() => refetch()}>
          {messageFor(error, 'We couldn’t load this.')}
        </LoadFailure>
      )}
    </>
  );
}

function Entry({ entry }: { entry: PlanEntry }) {
  const { data: item, error, refetch } = useSavedItem(entry.contentId ?? 0);
  if (entry.state === 'published') return <PostedNote entry={entry} />;
  if (!isHandOff(entry)) return <Gone>We post this one for you.</Gone>;
  if (entry.contentId === null || (error && isMissing(error))) {
    return <Gone>The piece has been deleted.</Gone>;
  }
  return (
    <>
      <Text c="dimmed" mb="md">
        {entry.title} · {whenLabel(entry)}
      </Text>
      {item && (
        <FactsGuard>
          <Suspense fallback={<LoadingArea height={480} />}>
            <HandOff entry={entry} item={item} />
          </Suspense>
        </FactsGuard>
      )}
      {!item && !error && <LoadingArea height={480} />}
      {!item && error && (
        <LoadFailure onRetry={() => refetch()}>
          {messageFor(error, 'We couldn’t load this.')}
        </LoadFailure>
      )}
    </>
  );
}

const isMissing = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

function Gone({ children }: { children: string }) {
  return (
    <EmptyState
      drawing={<EmptyDesk />}
      title="Nothing to post here"
      action={
        <Button component={Link} to={paths.plan} variant="default">
          See your plan
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
