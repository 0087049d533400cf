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
  if (draft === undefined) return <LoadingArea height={520} />;
  return (
    <Wizard
      {...slots}
      restored={newestDraft(inTab, draft) ?? emptyDraft}
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
