import type { Frame } from './frame.ts';
import { composition, judgments } from './frames-areas.ts';
import { exclude } from './frames-exclude.ts';
import { prefer, preferTopics } from './frames-prefer.ts';
import { questions } from './frames-questions.ts';
import { papers, require, terms } from './frames-require.ts';
import { topics } from './frames-topics.ts';

export const englishFrames: Frame[] = [
  ...exclude,
  ...prefer,
  ...preferTopics,
  ...require,
  ...papers,
  ...terms,
  ...composition,
  ...judgments,
  ...topics,
  ...questions,
];
