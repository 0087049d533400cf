import type { Random } from '#builtin/random.ts';
import { type Block, paragraph } from '#builtin/writer/blocks.ts';
import { say, type Writing } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { repeatsHeading } from './headings.ts';

/** What is said of a point: why or how in short, all of it in one paragraph or two, a warning, a belief. */
export type ExplainForm = 'reason' | 'way' | 'whole' | 'two' | 'warning' | 'belief';

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
  switch (form) {
    case 'reason':
      return [said(claim, point.why)];
    case 'way':
      return [said(claim, point.how)];
    case 'whole':
      return [said(claim, point.why, point.how)];
    case 'two':
      return [said(claim, point.why), said(point.how, point.case)];
    case 'warning':
      return [said(claim, point.why), said(point.mistake, point.cost, point.how)];
    case 'belief':
      return [
        paragraph(
          `"${say(writing, point.myth)}" ${random.pick(doubts)}`,
          say(writing, claim),
          say(writing, point.why),
        ),
        said(point.how),
      ];
  }
}

/** "As for solar panels, ..." once is enough. */
const withoutSubject = (text: string) =>
  capitalise(text.replace(/^(?:With|For|When it comes to|As for) \{subject\}, /, ''));

const doubts = ['Not quite.', 'Not always.', 'Not so.', 'A common belief.'];
