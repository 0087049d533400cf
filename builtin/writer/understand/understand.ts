import { hasRisks } from '#builtin/writer/answers/risky-wording.ts';
import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { Brief } from './brief.ts';
import type { Figure, FigureSource } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { mostCharactersRead, readAnswer } from './read-answer.ts';
import { withoutWithheld } from './withheld.ts';

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
      const { facts: before, scope } = { facts: brief.facts.length, scope: brief.scope };
      readAnswer(brief, { question, answer, role }, place, {
        fromMemory,
        isProperty,
        isEvent,
        isRisky,
        everything,
      });
      if (!startsWithName(answer, pairs)) continue;
      for (const fact of brief.facts.slice(before)) fact.startsWithName = true;
      if (brief.scope && brief.scope !== scope) brief.scope.startsWithName = true;
    }
  };
  const { answers, rememberedAnswers, hint } = withoutWithheld(
    facts.answers,
    facts.rememberedAnswers,
  );
  if (hint) brief.hints.push(hint);
  read(answers, false);
  read(rememberedAnswers, true);
  return brief;
}

/** "Rattlesnake, north of I-90" of somebody who begins all other answers with small letters. */
function startsWithName(answer: string, all: readonly QuestionAnswer[]): boolean {
  const starts = all.map((each) => each.answer.trim()).filter((each) => /^\p{L}/u.test(each));
  const small = starts.filter((each) => /^\p{Ll}/u.test(each)).length;
  return (
    small > 1 &&
    small * 2 >= starts.length &&
    /^\p{Lu}\p{Ll}+(?:[.,;:!]|\s+[\p{Ll}\d]|$)/u.test(answer.trim()) &&
    !/^(?:Yes|No|Yep|Yeah|Nope|Not|Sure|Always|Never|Usually|Whole|Entire|All|Every|Most|Mostly|Mainly|Some|Any|Both|Older|Newer|Single|Two|Three)\b/.test(
      answer.trim(),
    ) &&
    // "Only looking at the number" begins with an everyday word that goes on.
    !(
      /^\p{L}+\s(?:\p{Ll}|\d|\$)/u.test(answer.trim()) &&
      !/\s\p{Lu}/u.test(answer.trim()) &&
      (isEverydayWord(firstWord(answer)) || /s$/.test(firstWord(answer)))
    ) &&
    phraseKind(splitSentences(answer.trim())[0] ?? '') === 'noun'
  );
}

const firstWord = (answer: string) => (/\p{L}+/u.exec(answer)?.[0] ?? '').toLowerCase();

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
