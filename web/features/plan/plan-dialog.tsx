import { Anchor, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSavedContent } from '#contract/calls/saved-content.ts';
import { queryOf } from '#web/api/query.ts';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogFooter } from '#web/ui/dialog-footer.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { ChannelChoices, useChannelChoices } from './channel-choices.tsx';
import { localTimeIn, type PlanDay } from './days.ts';
import { suggestTime } from './suggest-time.ts';
import { usePlanning } from './use-planning.ts';
import { useZoneOf } from './use-zone.ts';
import { type When, WhenFields, whenAt } from './when-fields.tsx';

type Props = {
  /** The piece, unless it is chosen here. */
  contentId?: number;
  /** The day, unless one is suggested. */
  day?: PlanDay;
  onClose: () => void;
};

/** Puts a saved piece on the plan, for one channel or several. */
export function PlanDialog({ contentId, day, onClose }: Props) {
  const isNarrow = useIsNarrow();
  const { data: pieces } = useQuery(queryOf(listSavedContent, {}));
  const [chosenId, setChosenId] = useState<number>();
  const [newest] = contentId === undefined ? (pieces ?? []) : [];
  const piece = pieces?.find(({ id }) => id === (contentId ?? chosenId)) ?? newest;
  const pieceId = contentId ?? piece?.id;
  const zone = useZoneOf(piece);
  const [chosen, setChosen] = useState<When>();
  const when = chosen ?? whenAt(suggestTime(localTimeIn(zone), day), zone);
  const chosenChannels = useChannelChoices();
  const { targets } = chosenChannels;
  const planning = usePlanning(onClose);
  const send = (isDraft: boolean) => {
    if (pieceId !== undefined) planning.send({ contentId: pieceId, when, targets, isDraft });
  };
  const isReady = pieceId !== undefined && targets.length > 0 && when.day && when.time;

  return (
    <Dialog opened onClose={onClose} title="Plan a piece" size="lg" fullScreen={isNarrow}>
      {pieces?.length === 0 && contentId === undefined ? (
        <NothingSaved />
      ) : (
        <Stack>
          {contentId === undefined ? (
            <NativeSelect
              label="Piece"
              data={pieces?.map(({ id, title }) => ({
                value: String(id),
                label: htmlToLine(title) || 'Untitled',
              }))}
              value={String(piece?.id)}
              onChange={({ currentTarget }) => setChosenId(Number(currentTarget.value))}
            />
          ) : (
            <Text fw={600}>{piece && (htmlToLine(piece.title) || 'Untitled')}</Text>
          )}
          <ChannelChoices {...chosenChannels} />
          <WhenFields value={when} onChange={setChosen} error={planning.timeError} />
          <FormError>{planning.error}</FormError>
          <DialogFooter onPhone="equal">
            <Button
              variant="default"
              disabled={!isReady || planning.isPending}
              onClick={() => send(true)}
            >
              Keep as a draft
            </Button>
            <Button disabled={!isReady} loading={planning.isPending} onClick={() => send(false)}>
              Plan it
            </Button>
          </DialogFooter>
        </Stack>
      )}
    </Dialog>
  );
}

function NothingSaved() {
  return (
    <Text>
      Only saved pieces can be planned, and you have none yet.{' '}
      <Anchor component={Link} to={paths.posts} inherit>
        Write a post
      </Anchor>{' '}
      and save it first.
    </Text>
  );
}
