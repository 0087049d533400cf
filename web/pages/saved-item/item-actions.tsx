import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { changeSavedContent } from '#contract/calls/saved-content.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { call } from '#web/api/call.ts';
import { randomId } from '#web/api/random-id.ts';
import { OpenPersonalize } from '#web/features/images/personalize/open-personalize.tsx';
import { RequestChanges } from '#web/features/posts/card/request-changes.tsx';
import { cacheItem } from '#web/features/saved-content/saved-content-queries.ts';
import { ApprovalNote } from '#web/ui/approval-note.tsx';
import { useDialogButton } from '#web/ui/use-dialog-button.ts';
import { useItemRevision } from './use-item-revision.ts';

const PublishItem = lazy(async () => ({
  default: (await import('./publish-item.tsx')).PublishItem,
}));
const PlanDialog = lazy(async () => ({
  default: (await import('#web/features/plan/plan-dialog.tsx')).PlanDialog,
}));
const WritingLine = lazy(async () => ({
  default: (await import('./writing-line.tsx')).WritingLine,
}));

/** What can be done with a saved item as with a new post. */
export function ItemActions({ item }: { item: SavedContent }) {
  const { isOpen, open, close, button } = useDialogButton();
  const { startedAt, start, stop } = useItemRevision(item);
  const isWriting = startedAt !== undefined;
  return (
    <>
      <Button
        ref={button}
        leftSection={<IconCopy size={18} aria-hidden />}
        disabled={isWriting}
        onClick={open}
      >
        Copy for…
      </Button>
      <PlanItem id={item.id} />
      <GenerateImage item={item} isDisabled={isWriting} />
      <RequestChanges
        storageKey={`revision:saved-${item.id}`}
        isDisabled={isWriting}
        textOf={(from) => from.closest('main')?.querySelector('.porch-reading')}
        onRevise={start}
        note={<ApprovalNote contentId={item.id} />}
      />
      {/* The region stays, so that it is announced. */}
      <div role="status" style={isWriting ? { width: '100%', order: 1 } : { display: 'contents' }}>
        <Suspense>{isWriting && <WritingLine since={startedAt} onStop={stop} />}</Suspense>
      </div>
      <Suspense>{isOpen && <PublishItem item={item} onClose={close} />}</Suspense>
    </>
  );
}

/** The way onto the plan. */
function PlanItem({ id }: { id: number }) {
  const { isOpen, open, close, button } = useDialogButton();
  return (
    <>
      <Button
        ref={button}
        variant="default"
        leftSection={<IconCalendarPlus size={18} aria-hidden />}
        onClick={open}
      >
        Plan…
      </Button>
      <Suspense>{isOpen && <PlanDialog contentId={id} onClose={close} />}</Suspense>
    </>
  );
}

/** A new picture stands in the item, as it does in a post. */
function GenerateImage({ item, isDisabled }: { item: SavedContent; isDisabled: boolean }) {
  const client = useQueryClient();
  const { id, title, content, topic, location, state, imageUrls } = item;
  const add = async (address: string) => {
    if (imageUrls.includes(address)) return;
    const sent = { params: { id }, body: { imageUrls: [...imageUrls, address] } };
    // The picture is in the dialog and on the tab of pictures in any case.
    await call(changeSavedContent, sent, { idempotencyKey: randomId() })
      .then((changed) => cacheItem(client, changed))
      .catch(() => {});
  };
  return (
    <OpenPersonalize
      variant="default"
      isDisabled={isDisabled}
      subject={{
        ...{ title, content, topic, location, state, contentId: id },
        imagePrompt: item.imagePrompt ?? undefined,
      }}
      note={
        <ApprovalNote contentId={id} consequence="With a new picture it needs a new approval." />
      }
      onPicture={(address) => void add(address)}
    >
      Generate Image
    </OpenPersonalize>
  );
}
