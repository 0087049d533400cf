import { useKeptInput } from '#web/conversation/kept-input.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { emptyDraft, LongFormDraft, newestDraft } from './draft.ts';
import { Wizard } from './wizard.tsx';
import type { WizardSlots } from './wizard-slots.ts';

const KeptDraft = LongFormDraft.nullable();

/**
 * The wizard, from a topic to an article. Its draft is on the server for any machine, and in this
 * tab for what an ended session or a lost connection keeps from the server.
 */
export function LongFormWizard(slots: WizardSlots) {
  const { draft, keep, drop } = useDraft('long-form', LongFormDraft);
  const [inTab, keepInTab] = useKeptInput('long-form', KeptDraft, null);
  const begun = draft === undefined ? undefined : newestDraft(inTab, draft);
  const isWaiting = begun === undefined || (begun === null && slots.lastPlace === undefined);
  if (isWaiting) return <LoadingArea height={520} />;
  return (
    <Wizard
      {...slots}
      restored={begun ?? beginAt(slots.lastPlace)}
      keep={(next) => {
        keepInTab(next);
        keep(next);
      }}
      drop={() => {
        keepInTab(null);
        void drop();
      }}
    />
  );
}

/** A new article is most likely about the same place as the last one. */
const beginAt = (place: WizardSlots['lastPlace']) => ({
  ...emptyDraft,
  input: { ...emptyDraft.input, ...place },
});
