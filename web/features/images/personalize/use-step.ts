import { useId, useState } from 'react';

export const personalizeSteps = ['upload', 'generate', 'personalize'] as const;
export type Step = (typeof personalizeSteps)[number];

/** Which tab is open. The keyboard goes on from the tab that was opened. */
export function useStep(first: Step) {
  const tabsId = useId();
  const [step, setStep] = useState(first);
  const goTo = (next: string | null) => {
    const found = personalizeSteps.find((each) => each === next);
    if (!found) return;
    setStep(found);
    requestAnimationFrame(() => document.getElementById(`${tabsId}-tab-${found}`)?.focus());
  };
  return { step, tabsId, goTo };
}
