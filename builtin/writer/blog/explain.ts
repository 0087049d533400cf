import type { Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { repeatsHeading } from './headings.ts';

/**
 * What is said of a point: why and how, what goes wrong without it, or what to do instead of what many believe. The first three
 * kinds share no sentence, so that two agents who write under one title need not say the same.
 */
export type ExplainForm =
  | 'why'
  | 'caution'
  | 'belief'
  | 'task'
  | 'reason'
  | 'way'
  | 'deep'
  | 'warning'
  | 'risk'
  | 'thorough'
  | 'doubt';

/** A point as paragraphs, in other words than the heading above them. */
export function explain(
  writing: Pick<Writing, 'material'>,
  point: Point,
  name: string,
  form: ExplainForm,
  random: Random,
): Block[] {
  const said = (...texts: string[]) => paragraph(...texts.map((text) => say(writing, text)));
  const [first, second] = point.lead.map(withoutSubject) as [string, string];
  const claim = repeatsHeading(name, say(writing, first)) ? second : first;
  const other = repeatsHeading(name, say(writing, second)) ? first : second;
  const todo = asSentence(actionWithPurpose(point));
  const belief = () =>
    `${random.pick(beliefs)} "${say(writing, point.myth)}" ${random.pick(doubts)}`;
  switch (form) {
    case 'why':
      return [said(claim, point.why, point.how)];
    case 'caution':
      return [said(other, point.mistake, point.cost)];
    case 'belief':
      return [paragraph(belief(), say(writing, todo), say(writing, point.case))];
    case 'task':
      return [said(todo, point.case)];
    case 'reason':
      return [said(claim, point.why)];
    case 'way':
      return [said(claim, point.how)];
    case 'deep':
      return [said(claim, point.why), said(point.how, point.case)];
    case 'warning':
      return [said(other, point.mistake, point.cost), said(todo)];
    // For long articles, whose closing lists what to do.
    case 'risk':
      return [said(other, point.mistake, point.cost), said(point.case)];
    case 'thorough':
      return [said(claim, point.why), said(point.mistake, point.cost, point.how)];
    case 'doubt':
      return [paragraph(belief(), say(writing, point.how), say(writing, point.case))];
  }
}

/** "As for solar panels, ..." once is enough. */
const withoutSubject = (text: string) =>
  capitalise(text.replace(/^(?:With|For|When it comes to|As for) \{subject\}, /, ''));

const beliefs = [
  'You may hear:',
  'People will tell you:',
  'A common belief:',
  'You may have read:',
];
const doubts = ['Not quite.', 'Not always.', 'Not so.', 'Not necessarily.'];
