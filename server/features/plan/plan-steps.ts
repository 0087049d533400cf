import type { PlanState } from '#contract/plan-states.ts';

/** Every way from one state to another. Nothing else changes a state, and what is not here cannot happen. */
export const planSteps = {
  /** The agent plans it, again or for another time. */
  schedule: { from: ['draft', 'planned', 'waiting', 'due', 'failed'], to: 'planned' },
  putAside: { from: ['draft', 'planned', 'waiting', 'due', 'failed'], to: 'draft' },
  /** A broker's approval is asked for and missing, or there. */
  hold: { from: ['draft', 'planned', 'waiting', 'due', 'failed'], to: 'waiting' },
  release: { from: ['waiting'], to: 'planned' },
  /** It is time, and the agent has to post it. */
  handOver: { from: ['planned'], to: 'due' },
  /** It is time, or the try before was cut off. */
  start: { from: ['planned', 'publishing'], to: 'publishing' },
  tryLater: { from: ['publishing'], to: 'planned' },
  finish: { from: ['publishing'], to: 'published' },
  fail: { from: ['planned', 'waiting', 'publishing'], to: 'failed' },
  /** What is there was changed in its place. */
  refresh: { from: ['published'], to: 'published' },
  /** The agent has posted it, or found that it is there. */
  markPosted: { from: ['draft', 'planned', 'waiting', 'due', 'failed'], to: 'published' },
} as const satisfies Record<string, { from: readonly PlanState[]; to: PlanState }>;

export type PlanStep = keyof typeof planSteps;
