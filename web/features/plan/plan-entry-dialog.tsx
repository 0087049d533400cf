import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getSavedContent } from '#contract/calls/saved-content.ts';
import { linkAttributes, safeLink } from '#contract/html.ts';
import type { PlanEntry } from '#contract/plan.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { queryOf } from '#web/api/query.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfSavedItem } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { HtmlView } from '#web/ui/html/html-view.tsx';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { channelLabel, isHandOff, stateLine, whenLabel } from './describe-entry.ts';
import { EntryActions } from './entry-actions.tsx';
import classes from './plan-entry-dialog.module.css';
import { usePlanEntry } from './plan-queries.ts';
import { StateBadge } from './state-badge.tsx';
import { usePublishingSettings } from './use-publishing-settings.ts';

type Props = { entry: PlanEntry; onMove: (entry: PlanEntry) => void; onClose: () => void };

/** All about an entry: what goes where and when, how it stands, and what can be done. */
export function PlanEntryDialog({ entry: opened, onMove, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const { data: entry = opened } = usePlanEntry(opened.id);
  const settings = usePublishingSettings();
  const { title, state, problem, link } = entry;
  const isTriedAgain = state === 'planned' && entry.nextTryAt !== null;
  return (
    <Dialog opened onClose={onClose} title={title || 'Untitled'} size="lg" fullScreen={isNarrow}>
      <Stack gap="md">
        <div className={classes.facts}>
          <StateBadge state={state} />
          <Text>{channelLabel(entry)}</Text>
          <Text c="dimmed">{whenLabel(entry)}</Text>
        </div>
        {problem ? (
          <Alert color={state === 'failed' ? 'red' : 'amber'} title={problem.message}>
            {isTriedAgain ? 'We’ll try again soon. You don’t have to do anything.' : problem.advice}
          </Alert>
        ) : (
          <Text>
            {stateLine(entry, settings)}{' '}
            {link && (
              <Anchor href={safeLink(link)} {...linkAttributes}>
                See it there
              </Anchor>
            )}
          </Text>
        )}
        <Piece entry={entry} />
        <EntryActions entry={entry} onMove={() => onMove(entry)} onRemoved={onClose} />
      </Stack>
    </Dialog>
  );
}

function Piece({ entry }: { entry: PlanEntry }) {
  const { contentId } = entry;
  const { data: item, isPending } = useQuery({
    ...queryOf(getSavedContent, { params: { id: contentId ?? 0 } }),
    enabled: contentId !== null,
  });
  if (contentId === null || (!item && !isPending)) {
    return <Text c="dimmed">The piece has been deleted.</Text>;
  }
  if (!item) return <LoadingArea height={160} />;
  const own = ownText(item, entry);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard has to reach what scrolls */}
      <section className={classes.piece} aria-label="Text" tabIndex={0}>
        <Thumbnail address={item.imageUrls[0]} className={classes.picture} />
        {own ? <Text className={classes.own}>{own}</Text> : <HtmlView html={item.content} />}
      </section>
      <Anchor component={Link} to={pathOfSavedItem(item.id)}>
        Open the piece
      </Anchor>
    </>
  );
}

/** What the agent made of it for that platform. */
const ownText = ({ platforms }: SavedContent, entry: PlanEntry) =>
  (platforms.texts as Record<string, string>)[isHandOff(entry) ? entry.channel : 'plain'];
