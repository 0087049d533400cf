import type { Point } from './knowledge/knowledge.ts';

/** The action with what it is for, to go into a sentence that begins with a verb. */
export const actionWithPurpose = ({ action, purpose }: Point) =>
  `${action}${purpose.startsWith('to ') ? ' ' : ', '}${purpose}`;
