import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { PlanEntry } from '#contract/plan.ts';
import type { PlanState } from '#contract/plan-states.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfHandOff } from '#web/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { canMove, canUpdate, isHandOff } from './describe-entry.ts';
import { useEntryActions } from './use-entry-actions.ts';

type Props = { entry: PlanEntry; onMove: () => void; onRemoved: () => void };

/** What can be done with an entry where it stands. */
export function EntryActions({ entry, onMove, onRemoved }: Props) {
  const actions = useEntryActions();
  const [isAsked, setIsAsked] = useState(false);
  const { state, id } = entry;
  const isIn = (...states: PlanState[]) => states.includes(state);
  // A draft whose time has passed would go out at once.
  const isToCome = new Date(entry.publishAt) > new Date();
  return (
    <Group gap="xs">
      {isHandOff(entry) && isIn('due', 'planned') && (
        <Button
          component={Link}
          to={pathOfHandOff(id)}
          variant={state === 'due' ? 'filled' : 'default'}
        >
          {state === 'due' ? 'Post it' : 'Post it now'}
        </Button>
      )}
      {isIn('failed') && (
        <Button loading={actions.isBusy} onClick={() => actions.tryAgain(entry)}>
          Try again
        </Button>
      )}
      {isIn('draft') && isToCome && (
        <Button loading={actions.isBusy} onClick={() => actions.plan(entry)}>
          Plan it
        </Button>
      )}
      {isIn('published') && canUpdate(entry) && (
        <Button loading={actions.isBusy} onClick={() => actions.update(entry)}>
          Update what’s published
        </Button>
      )}
      {canMove(entry) && (
        <Button variant="default" onClick={onMove}>
          Move to…
        </Button>
      )}
      {isIn('due', 'failed') && (
        <Button variant="default" onClick={() => void actions.markPosted(entry).catch(() => {})}>
          Mark as posted
        </Button>
      )}
      {isIn('planned', 'waiting') && (
        <Button variant="default" onClick={() => actions.putAside(entry)}>
          Make it a draft
        </Button>
      )}
      {!isIn('publishing') && (
        <Button variant="default" onClick={() => setIsAsked(true)}>
          Remove from plan
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        title="Remove this from your plan?"
        confirm="Remove"
        onConfirm={() => void actions.remove(entry).then(onRemoved, () => setIsAsked(false))}
        onClose={() => setIsAsked(false)}
        isPending={actions.isBusy}
      >
        {state === 'published'
          ? 'What was published stays where it is, and so does your saved piece.'
          : 'It won’t be posted. Your saved piece stays.'}
      </ConfirmDialog>
    </Group>
  );
}
