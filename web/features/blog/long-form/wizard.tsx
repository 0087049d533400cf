import { ArticleStep } from './article-step.tsx';
import type { LongFormDraft } from './draft.ts';
import { QuestionsStep } from './questions-step.tsx';
import { StepList } from './step-list.tsx';
import { TopicStep } from './topic-step.tsx';
import { useArticleWriter } from './use-article-writer.ts';
import { useLongForm } from './use-long-form.ts';
import { useStepFocus } from './use-step-focus.ts';
import classes from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';
import { WritingStep } from './writing-step.tsx';

type Props = WizardSlots & {
  restored: LongFormDraft;
  keep: (draft: LongFormDraft) => void;
  drop: () => void;
};

export function Wizard({ restored, keep, drop, ...slots }: Props) {
  const longForm = useLongForm({ restored, keep, drop });
  const writer = useArticleWriter(longForm);
  const { step } = longForm.draft;
  const container = useStepFocus(step);

  return (
    <div ref={container} className={classes.wizard}>
      <StepList step={step} />
      {step === 'outline' && <TopicStep longForm={longForm} {...slots} />}
      {step === 'questions' && <QuestionsStep longForm={longForm} onWrite={writer.run} />}
      {step === 'generating' && (
        <WritingStep longForm={longForm} writer={writer} writerName={slots.writerName} />
      )}
      {step === 'complete' && <ArticleStep longForm={longForm} {...slots} />}
    </div>
  );
}
