/** What becomes of an entry of the plan. It is always in exactly one of these. */
export const planStates = [
  /** Has a time, and nothing happens at it until the agent says so. */
  'draft',
  'planned',
  /** The admin asks for a broker's approval, which is missing. */
  'waiting',
  /** It is time, and the agent has to post it. */
  'due',
  'publishing',
  'published',
  'failed',
] as const;

export type PlanState = (typeof planStates)[number];

/** What waits for the agent. */
export const needsYouStates = ['due', 'failed'] as const satisfies PlanState[];

export const stateLabels: Record<PlanState, string> = {
  draft: 'Draft',
  planned: 'Planned',
  waiting: 'Waiting for approval',
  due: 'Due',
  publishing: 'Publishing',
  published: 'Published',
  failed: 'Failed',
};
