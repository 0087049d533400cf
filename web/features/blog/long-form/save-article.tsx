import { Anchor, Button, Tooltip } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { Link } from '#web/navigation/link.tsx';
import { pathOfSavedItem, paths } from '#web/paths.ts';
import type { LongForm } from './use-long-form.ts';
import { useSaveArticle } from './use-save-article.ts';
import type { ArticleSlots } from './wizard-slots.ts';

type Props = {
  longForm: LongForm;
  /** The article is being edited or rewritten. */
  isOff: boolean;
  slots: Pick<ArticleSlots, 'savedCount' | 'onSaved'>;
};

/** Saves the article, as long as there is room. What was saved before is saved in its place. */
export function SaveArticle({ longForm, isOff, slots: { savedCount, onSaved } }: Props) {
  const { saved } = longForm.draft;
  const { save, isPending } = useSaveArticle({ ...longForm, onSaved });
  if (saved?.isCurrent) {
    return (
      <Button
        component={Link}
        to={pathOfSavedItem(saved.id)}
        variant="light"
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-description="Open it in Saved Content"
      >
        Saved
      </Button>
    );
  }
  const isFull = !saved && savedCount !== undefined && savedCount.count >= savedCount.limit;
  const hint = isFull ? `You've reached the maximum of ${savedCount.limit} saved items` : undefined;
  const isDisabled = isPending || isOff || isFull;
  const button = (
    <Tooltip label={hint} disabled={!hint} events={{ hover: true, focus: true, touch: true }}>
      <Button
        leftSection={<IconBookmark size={18} aria-hidden />}
        data-disabled={isDisabled || undefined}
        aria-disabled={isDisabled || undefined}
        aria-description={hint}
        onClick={() => !isDisabled && save()}
      >
        {isPending ? 'Saving...' : saved ? 'Save changes' : 'Save Blog Post'}
      </Button>
    </Tooltip>
  );
  if (!isFull) return button;
  return (
    <>
      {button}
      <Anchor component={Link} to={paths.savedContent} fz="sm">
        Full: delete or download some
      </Anchor>
    </>
  );
}
