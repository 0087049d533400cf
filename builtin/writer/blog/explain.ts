import type { Random } from '#builtin/random.ts';
import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { repeatsHeading } from './headings.ts';

/**
 * What is said of a point. Some forms tell why and how, the others what goes wrong and what to do, and they share no sentence, so
 * that two agents who write under one title need not say the same.
 */
export type ExplainForm = 'reason' | 'way' | 'whole' | 'two' | 'caution' | 'warning' | 'belief';

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
  switch (form) {
    case 'reason':
      return [said(claim, point.why)];
    case 'way':
      return [said(claim, point.how)];
    case 'whole':
      return [said(claim, point.why, point.how)];
    case 'two':
      return [said(claim, point.why), said(point.how, point.case)];
    case 'caution':
      return [said(other, point.mistake, point.cost)];
    case 'warning':
      return [said(other, point.mistake, point.cost), said(todo, point.case)];
    case 'belief':
      return [
        paragraph(
          `"${say(writing, point.myth)}" ${random.pick(doubts)}`,
          say(writing, other),
          say(writing, point.mistake),
          say(writing, point.cost),
        ),
        said(todo),
      ];
  }
}

/** "As for solar panels, ..." once is enough. */
const withoutSubject = (text: string) =>
  capitalise(text.replace(/^(?:With|For|When it comes to|As for) \{subject\}, /, ''));

const doubts = ['Not quite.', 'Not always.', 'Not so.', 'A common belief.'];
