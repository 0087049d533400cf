import { expect, test } from 'vitest';
import { type PlanState, planStates } from '#contract/plan-states.ts';
import { planSteps } from './plan-steps.ts';

const steps: { from: readonly PlanState[]; to: PlanState }[] = Object.values(planSteps);
const after = (state: PlanState) => steps.filter(({ from }) => from.includes(state));

test('every state is reached, and only what is published stays as it is', () => {
  const first: PlanState[] = ['draft', 'planned', 'waiting'];
  for (const state of planStates) {
    expect(first.includes(state) || steps.some(({ to }) => to === state), state).toBe(true);
    expect(
      after(state).some(({ to }) => to !== state),
      state,
    ).toBe(state !== 'published');
  }
});

test('what is being published is left alone until the try has come to its end', () => {
  expect(new Set(after('publishing').map(({ to }) => to))).toEqual(
    new Set(['publishing', 'planned', 'published', 'failed']),
  );
});

test('from everywhere there is a way to be published or to be planned again', () => {
  for (const state of planStates.filter((each) => each !== 'published')) {
    expect(
      after(state).some(({ to }) => to === 'published' || to === 'planned'),
      state,
    ).toBe(true);
  }
});
