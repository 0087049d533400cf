import { hasRisks } from '#builtin/writer/answers/risky-wording.ts';
import { sentenceKey } from '#builtin/writer/language/sentences.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { Brief } from './brief.ts';
import type { Figure, FigureSource } from './figures.ts';
import { mostCharactersRead, readAnswer } from './read-answer.ts';

/** With `isProperty`, what has no other role is a feature of the home that is announced. */
export function understand(facts: Facts, place: Place, isProperty = false, isEvent = false): Brief {
  const brief: Brief = {
    facts: [],
    report: { figures: givenFigures(facts), source: givenSource(facts) },
    event: {},
    property: { rooms: [], size: [] },
    dropped: [],
    unclear: [],
    hints: [],
    remarks: [],
    wishes: { told: [], declined: [], unsure: [], holds: [] },
  };
  const known = new Set<string>();
  // One look at all of it: most answers have nothing that must go.
  const everything = [...facts.answers, ...facts.rememberedAnswers]
    .map(({ answer }) => answer)
    .join('\n');
  const isRisky = everything !== '' && hasRisks(everything.slice(0, mostCharactersRead * 4), place);
  const read = (pairs: readonly QuestionAnswer[], fromMemory: boolean) => {
    for (const { question, answer, role } of pairs) {
      const key = sentenceKey(answer);
      if (key === '' || known.has(key) || (fromMemory && known.has(`? ${sentenceKey(question)}`)))
        continue;
      known.add(key);
      known.add(`? ${sentenceKey(question)}`);
      readAnswer(brief, { question, answer, role }, place, {
        fromMemory,
        isProperty,
        isEvent,
        isRisky,
        everything,
      });
    }
  };
  read(facts.answers, false);
  read(facts.rememberedAnswers, true);
  return brief;
}

function givenFigures({ figures }: Facts): Figure[] {
  return (figures?.figures ?? []).map(({ label, value }) => ({
    label,
    value,
    text: `${label}: ${value}`,
  }));
}

const givenSource = ({ figures }: Facts): FigureSource | undefined =>
  figures && figures.figures.length > 0
    ? { name: figures.source, period: figures.asOf, text: figures.source }
    : undefined;
