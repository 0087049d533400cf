/**
 * What a question to the agent asks for. It decides how the answer shapes a piece, and whether it
 * is printed at all: a `steer` never is. catalog/question-role-labels.ts says each in words.
 */
export const questionRoleNames = [
  'steer',
  'scope',
  'figures',
  'source',
  'event',
  'story',
  'insight',
  'places',
  'features',
  'rule',
  'offer',
  'detail',
  'note',
  'next-step',
] as const;

export type QuestionRole = (typeof questionRoleNames)[number];

/** The role of each question in their order; null where it is recognized from its words. */
export type QuestionRoles = (QuestionRole | null)[];
