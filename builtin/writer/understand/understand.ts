import {
  hasRisks,
  withoutRisks,
  withoutRiskyItems,
} from '#builtin/writer/answers/risky-wording.ts';
import { sentenceKey, splitSentences } from '#builtin/writer/language/sentences.ts';
import { toneIn } from '#builtin/writer/voice/voice.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import { addFact, addSentence } from './add-fact.ts';
import type { Audience, Brief, Place } from './brief.ts';
import type { Figure, Source } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { readEvent, saysWhereAndWhen } from './read-event.ts';
import { readNextStep } from './read-next-step.ts';
import { readReport, readSourceAnswer } from './read-report.ts';
import { readScope } from './read-scope.ts';
import { repaired, withoutYesOrNo } from './repair.ts';
import { roleOf } from './roles.ts';

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
      });
    }
  };
  read(facts.answers, false);
  read(facts.rememberedAnswers, true);
  return brief;
}

const mostCharactersRead = 6_000;

function readAnswer(
  brief: Brief,
  { question, answer, role: given }: QuestionAnswer,
  place: Place,
  {
    fromMemory,
    isProperty,
    isEvent,
    isRisky,
  }: { fromMemory: boolean; isProperty: boolean; isEvent: boolean; isRisky: boolean },
): void {
  const asked = roleOf(question, place.city, given);
  const isSaid = asked.isAside === true && phraseKind(answer) === 'sentence';
  const meant = isSaid ? 'detail' : asked.role;
  const role = isProperty && meant === 'detail' && !asked.isSeeded ? 'features' : meant;
  const labels = role === asked.role ? asked.labels : [];
  const frames = role === asked.role ? asked.frames : undefined;
  const { said, isYes } = withoutYesOrNo(repaired(answer.slice(0, mostCharactersRead), question));
  if (role === 'steer') {
    if (isRisky) withoutRisk(brief, said, place);
    readSteer(brief, said || (isYes ? 'yes' : 'no'), question);
    return;
  }
  if (said === '') {
    if (isYes && /\battending|sponsor/i.test(question))
      addSentence(brief, 'note', "I'll be there.");
    return;
  }
  const clean = isRisky ? withoutRisk(brief, said, place) : said;
  if (clean === '') return;
  const readers: Partial<Record<Role, () => void>> = {
    figures: () => readReport(brief, clean),
    source: () => readSourceAnswer(brief, clean, labels, frames),
    event: () => readEvent(brief, clean),
    scope: () => readScope(brief, clean, { labels, frames }, place),
    'next-step': () => readNextStep(brief, clean, fromMemory),
  };
  const isAnnounced = (isEvent || isProperty) && !asked.isSeeded && role !== 'next-step';
  if (isAnnounced && saysWhereAndWhen(clean, isEvent)) {
    readEvent(brief, clean);
    return;
  }
  const special = readers[role];
  if (special) special();
  else addFact(brief, { role, labels, frames, fromMemory }, clean, question);
}

/** Wording that should not be published goes; the note will name it. */
function withoutRisk(brief: Brief, said: string, place: Place): string {
  const sentences = splitSentences(said);
  const isPhrase = sentences.length === 1 && phraseKind(said) !== 'sentence';
  const parts = isPhrase
    ? [withoutRiskyItems(said, place)]
    : sentences.map((sentence) => withoutRisks(sentence, place));
  brief.dropped.push(...parts.flatMap(({ dropped }) => dropped));
  return parts.every(({ dropped }) => dropped.length === 0)
    ? said
    : parts
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join(' ');
}

function readSteer(brief: Brief, said: string, question: string): void {
  brief.audience ??= audienceIn(said);
  brief.tone ??= toneIn(said);
  if (
    /\bbroker|listing\b/i.test(question) &&
    /\b(?:another|other|not mine|no\b|their|co-?list)/i.test(said)
  ) {
    brief.hints.push(
      "You said it is another broker's listing: post it only with that broker's written permission.",
    );
  }
}

function audienceIn(text: string): Audience | undefined {
  if (/\binvestor|\blandlord/i.test(text)) return 'investors';
  if (/\bseller|\bsell\b/i.test(text) && !/\bbuyer/i.test(text)) return 'sellers';
  if (/\bbuyer|\bbuy\b|\bfirst[- ]tim/i.test(text) && !/\bseller/i.test(text)) return 'buyers';
  if (/\bowner|\bhomeowner|\bstay/i.test(text)) return 'owners';
  return undefined;
}

function givenFigures({ figures }: Facts): Figure[] {
  return (figures?.figures ?? []).map(({ label, value }) => ({
    label,
    value,
    text: `${label}: ${value}`,
  }));
}

const givenSource = ({ figures }: Facts): Source | undefined =>
  figures && figures.figures.length > 0
    ? { name: figures.source, period: figures.asOf, text: figures.source }
    : undefined;
