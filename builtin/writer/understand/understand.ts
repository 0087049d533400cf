import {
  hasRisks,
  withoutRisks,
  withoutRiskyItems,
} from '#builtin/writer/answers/risky-wording.ts';
import {
  asSentence,
  countWords,
  sentenceKey,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { toneIn } from '#builtin/writer/voice/voice.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import { addFact, addSentence } from './add-fact.ts';
import type { Audience, Brief } from './brief.ts';
import type { Figure, FigureSource } from './figures.ts';
import { readListingAnswer } from './listing-answers.ts';
import { phraseKind } from './phrase-kind.ts';
import { readEvent, saysWhereAndWhen } from './read-event.ts';
import { readNextStep, takeContact } from './read-next-step.ts';
import { readReport, readSourceAnswer } from './read-report.ts';
import { readScope } from './read-scope.ts';
import { withoutRemarks } from './remarks.ts';
import { repaired } from './repair.ts';
import { roleOf } from './roles.ts';
import { emailIn, phoneIn } from './segments.ts';
import { withoutYesOrNo } from './yes-or-no.ts';

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
  const listing = readListingAnswer(question, answer);
  if (listing.hint) brief.hints.push(listing.hint);
  const asked = roleOf(question, place.city, given);
  const isSaid = asked.isAside === true && phraseKind(answer) === 'sentence';
  const meant = isSaid ? 'detail' : asked.role;
  const role = isProperty && meant === 'detail' && !asked.isSeeded ? 'features' : meant;
  const labels = role === asked.role ? asked.labels : [];
  const frames = role === asked.role ? asked.frames : undefined;
  const questions = role === asked.role ? asked.asked : undefined;
  const typed = listing.answer.slice(0, mostCharactersRead);
  const taken = new Set<string>();
  const withoutAsides = (text: string) =>
    role === 'steer' ? text : withoutRemarks(text, (clause) => taken.add(clause));
  const { said: answered, isYes } = withoutYesOrNo(
    repaired(withoutAsides(typed), question, place.state),
    question,
  );
  const said = withoutAsides(answered);
  brief.remarks.push(...taken);
  // What is said in so many words is said, whatever it was asked for.
  const quoted = /^(?:please )?just (?:say|mention)(?: that)? (.+)$/i.exec(typed.trim())?.[1];
  const words =
    role === 'steer' && !/\b(?:no|not|don['’]?t|never|without|avoid|skip)\b/i.test(typed)
      ? /["“]([^"”]{8,})["”]/.exec(typed)?.[1]
      : undefined;
  if (words) {
    if (phraseKind(words) === 'order') readNextStep(brief, repaired(words), fromMemory);
    else addSentence(brief, 'note', repaired(words));
    return;
  }
  if (role === 'steer' && quoted) {
    addSentence(brief, 'note', repaired(quoted, question, place.state));
    return;
  }
  // "Fifteen years of working in this one square mile" is more than whom it is for.
  const occasion = /^whom or what is this for/i.test(question)
    ? said.replace(new RegExp(`${isAudience.source}, `, 'i'), '')
    : '';
  if (countWords(occasion) > 3 && occasion.length < 200 && !isAudience.test(occasion)) {
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, occasion, place) : occasion);
    return;
  }
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
  const safe = isRisky ? withoutRisk(brief, said, place) : said;
  const { contact, rest: clean } =
    role === 'next-step' ? { contact: '', rest: safe } : takeContact(safe);
  if (contact !== '') readNextStep(brief, contact, fromMemory);
  if (clean === '') return;
  if (!asked.isSeeded && (role === 'detail' || role === 'features')) {
    // Questions we do not know: who it is for shapes the text, what to do next ends it.
    const isWhom =
      isAudience.test(clean) &&
      countWords(clean) <= 8 &&
      !/,/.test(clean) &&
      (!/\d/.test(clean) || countWords(clean) <= 5) &&
      !/\b(?:are|is|want|should|need|can|will|have|keep|ask)\b/i.test(clean);
    const [first = '', ...others] = splitSentences(clean);
    if (isWhom || (others.length > 0 && isAudience.test(first) && countWords(first) <= 3)) {
      brief.audience ??= audienceIn(first);
      if (others.length > 0) addSentence(brief, 'note', others.join(' '));
      return;
    }
    if (isReaders.test(clean) && countWords(clean) <= 14 && !brief.scope) {
      brief.scope = {
        text: withoutEnding(clean.replace(/^for /i, ''), ' .!'),
        labels: ['For'],
        rest: [],
        sentences: [],
      };
      return;
    }
    const offered = /^offer (?:them )?(an? .+)$/i.exec(clean)?.[1];
    if (offered) {
      readNextStep(brief, `ask me for ${offered}`, fromMemory);
      return;
    }
    if (asksToReply.test(clean) || isContact(clean) || isAskedBelow(clean)) {
      readNextStep(brief, clean, fromMemory);
      return;
    }
  }
  const readers: Partial<Record<Role, () => void>> = {
    figures: () => readReport(brief, clean),
    source: () => readSourceAnswer(brief, clean, labels, frames),
    event: () => readEvent(brief, clean),
    scope: () => readScope(brief, clean, { labels, asked: questions, frames }, place),
    'next-step': () => readNextStep(brief, clean, fromMemory),
  };
  const isAnnounced = (isEvent || isProperty) && !asked.isSeeded && role !== 'next-step';
  if (isAnnounced && saysWhereAndWhen(clean, isEvent)) {
    readEvent(brief, clean);
    return;
  }
  if (/\breviews this content\b/i.test(question)) {
    readReviewer(brief, clean);
    return;
  }
  // A source of rates is of use where a rate is quoted.
  if (
    /\bcited for rates\b/i.test(question) &&
    !brief.facts.some(({ typed }) => typed.includes('%'))
  ) {
    if (/\brates?\b.*\bout\b|\bno rates?\b|\bleave\b/i.test(clean)) return;
    brief.hints.push(`No rate is quoted, so the text does not name its source (${clean}).`);
    return;
  }
  const special = readers[role];
  if (special) special();
  else addFact(brief, { role, labels, asked: questions, frames, fromMemory }, clean, question);
}

/** Who reviews it, and the wording they ask for, which ends the piece. */
function readReviewer(brief: Brief, said: string): void {
  const wording =
    /[,.]?\s*(?:(?:he|she|they|lender|who|and|it)\s+)*(?:wants?|needs?|asks for|requires?|add|include|required (?:line|wording)|(?:must|has to|have to|should) (?:say|read|state|include))\b[^"“]*["“]([^"”]+)["”][^.]*\.?/iu.exec(
      said,
    ) ??
    /[,.;]?\s*(?:and )?(?:must|has to|have to|needs to) (?:say|read|include)s?:?\s*["“]?([^"”]+)["”]?$/iu.exec(
      said,
    );
  const name = wording ? said.replace(wording[0], '') : said;
  if (wording) brief.wording = asSentence(wording[1] ?? '');
  if (name.trim()) addSentence(brief, 'note', `Reviewed by ${name.trim()}`);
}

const isAudience =
  /^(?:(?:first[- ]time |new |past |mainland |local |out of state |young |older )?(?:buyers|sellers|owners|home ?owners|investors|clients|renters|landlords)|everyone|everybody|anyone)\b/i;
/** A phone number, an address for mail, and words that go with them. */
const isContact = (text: string) =>
  (phoneIn.test(text) || emailIn.test(text)) &&
  !/[\p{L}\d]/u.test(
    text
      .replace(phoneIn, ' ')
      .replace(emailIn, ' ')
      .replace(
        /\b(?:questions?|or|and|call|text|dm|email|message|me|us|at|cell|office|phone|is|my|on|ig|instagram|insta|facebook|fb|anytime|best)\b/gi,
        ' ',
      ),
  );
/** "people who got preapproved over the summer". */
const isReaders =
  /^(?:for )?(?:(?:any|every)(?:one|body)|people|folks|those|(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors))(?: (?:around|in|from|near|out)(?: [\p{L}'’-]+){1,2})? (?:who|that|thinking|looking|planning|waiting|trying)\b[^.!?]*[.!]?$/iu;
/** "Suggest the next shop in the comments." */
const isAskedBelow = (text: string) =>
  phraseKind(text) === 'order' && /\b(?:in the comments|below)\b/i.test(text);
const asksToReply =
  /^(?:please |just )?(?:reply|comment|dm|message|email|text|call|book|schedule|join|grab|download|rsvp|congratulate|vote|guess|ask me|get my|ask for|say (?:hi|hello)|stop by|swing by|come by|reach out|send me|ask me for)\b/i;

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
    /\b(?:another|other|not mine|no\b|their|co-?list)/i.test(said) &&
    !/\b(?:same|our|my) (?:brokerage|office|team|partner)\b|\band me\b/i.test(said)
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

const givenSource = ({ figures }: Facts): FigureSource | undefined =>
  figures && figures.figures.length > 0
    ? { name: figures.source, period: figures.asOf, text: figures.source }
    : undefined;
