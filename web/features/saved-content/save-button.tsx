import { Anchor, Button, Tooltip } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import type { NewSavedContent } from '#contract/saved-content.ts';
import { Link } from '#web/navigation/link.tsx';
import { pathOfSavedItem, paths } from '#web/paths.ts';
import { useCurrentUser } from '#web/session/session.ts';
import { BarLabel } from '#web/ui/bar-label.tsx';
import { useShowToast } from '#web/ui/toasts/toast-store.ts';
import classes from './save-button.module.css';
import { loginNeeded, useSaveContent } from './use-save-content.ts';
import { useSavedCount } from './use-saved-count.ts';

type Props = {
  content: NewSavedContent;
  /** Where it was saved before, and whether it still says the same. */
  saved: { id: number; isCurrent: boolean } | undefined;
  onSaved: (id: number) => void;
  size?: 'sm';
};

/** Saves a text. What was saved before and has changed since is saved in its place. */
export function SaveButton({ content, saved, onSaved, size }: Props) {
  const { user } = useCurrentUser();
  const { data } = useSavedCount(user !== null);
  const save = useSaveContent(onSaved);
  const showToast = useShowToast();
  if (saved?.isCurrent) return <SavedLink id={saved.id} size={size} />;

  // A count from before the session ended says nothing to a guest.
  const isFull =
    user !== null && !saved && data !== undefined && data !== null && data.count >= data.limit;
  const hint = hintFor({ isGuest: !user, isFull, limit: data?.limit });
  const isOff = isFull || save.isPending;
  const handleClick = () => {
    if (isOff) return;
    if (user) save.run(content, saved?.id);
    else showToast(loginNeeded);
  };
  const button = (
    <Tooltip label={hint} disabled={!hint} events={{ hover: true, focus: true, touch: true }}>
      <Button
        variant="default"
        size={size}
        leftSection={<IconBookmark size={18} aria-hidden />}
        data-disabled={isOff || undefined}
        aria-disabled={isOff || undefined}
        aria-description={hint}
        onClick={handleClick}
      >
        {save.isPending ? (
          'Saving...'
        ) : saved ? (
          <BarLabel short="Save">Save changes</BarLabel>
        ) : (
          'Save'
        )}
      </Button>
    </Tooltip>
  );
  if (!isFull) return button;
  return (
    <>
      {button}
      <Anchor component={Link} to={paths.savedContent} className={classes.full}>
        Full: delete or download some
      </Anchor>
    </>
  );
}

function SavedLink({ id, size }: { id: number; size?: 'sm' }) {
  return (
    <Button
      component={Link}
      to={pathOfSavedItem(id)}
      variant="light"
      size={size}
      leftSection={<IconCheck size={18} aria-hidden />}
      aria-description="Open it in Saved Content"
    >
      Saved
    </Button>
  );
}

type Situation = { isGuest: boolean; isFull: boolean; limit: number | undefined };

function hintFor({ isGuest, isFull, limit }: Situation): string | undefined {
  if (isGuest) return 'Log in to save content';
  return isFull ? `You've reached the maximum of ${limit} saved items` : undefined;
}
