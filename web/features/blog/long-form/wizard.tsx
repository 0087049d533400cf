import { Suspense, useEffect, useRef } from 'react';
import { LoadingArea } from '#web/ui/loading-area.tsx';
import { preloadable } from '#web/ui/preloadable.tsx';
import { whenIdle } from '#web/ui/use-lazy-part.ts';
import { DraftClashes } from './draft-clashes.tsx';
import { QuestionsStep } from './questions-step.tsx';
import { StepList } from './step-list.tsx';
import { TopicStep } from './topic-step.tsx';
import { useArticleWriter } from './use-article-writer.ts';
import { useLongForm } from './use-long-form.ts';
import classes from './wizard.module.css';
import type { WizardSlots } from './wizard-slots.ts';

const WritingStep = preloadable(async () => (await import('./writing-step.tsx')).WritingStep);

type Props = WizardSlots & Parameters<typeof useLongForm>[0];

export function Wizard({ restored, synced, server, keepInTab, ...slots }: Props) {
  const longForm = useLongForm({ restored, synced, server, keepInTab });
  const writer = useArticleWriter(longForm);
  const { step } = longForm.draft;
  const container = useStepFocus(step);
  useEffect(() => whenIdle(() => void WritingStep.preload()), []);

  return (
    <div ref={container} className={classes.wizard}>
      <StepList step={step} />
      <DraftClashes draft={longForm.draft} change={longForm.change} />
      {step === 'outline' && <TopicStep longForm={longForm} {...slots} />}
      {step === 'questions' && <QuestionsStep longForm={longForm} onWrite={writer.run} />}
      {step === 'generating' && (
        <Suspense fallback={<LoadingArea height={520} />}>
          <WritingStep longForm={longForm} writer={writer} writerName={slots.writerName} />
        </Suspense>
      )}
      {step === 'complete' && slots.articleStep(longForm)}
    </div>
  );
}

/** After a step the keyboard and the eye go on at the heading of the next one. */
function useStepFocus(step: string) {
  const container = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Who reads along while the last words are written keeps the place.
    if (step !== 'complete') window.scrollTo({ top: 0 });
    container.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [step]);
  return container;
}
