import { lazy, Suspense, useRef, useState } from 'react';
import { useSaveContent } from '#web/features/saved-content/use-save-content.ts';
import { newContentOf, type SavablePost, useNoteSaved } from './save-post.tsx';

const PlanDialog = lazy(async () => ({
  default: (await import('#web/features/plan/plan-dialog.tsx')).PlanDialog,
}));

/** Puts a generated piece on the plan. Only saved ones can be there, so it is saved first. */
export function usePlanPost(piece: SavablePost) {
  const { saved } = piece.meta ?? {};
  const [plannedId, setPlannedId] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const noteSaved = useNoteSaved(piece.post);
  const save = useSaveContent((id) => {
    noteSaved(id);
    setPlannedId(id);
  });
  const close = () => {
    setPlannedId(undefined);
    requestAnimationFrame(() => button.current?.focus());
  };
  return {
    plan: (pressed: HTMLButtonElement | null) => {
      button.current = pressed;
      if (saved?.isCurrent) setPlannedId(saved.id);
      else save.run(newContentOf(piece), saved?.id);
    },
    dialog: (
      <Suspense>
        {plannedId !== undefined && <PlanDialog contentId={plannedId} onClose={close} />}
      </Suspense>
    ),
  };
}
