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
import { readDirections } from './directions.ts';
import type { Figure, FigureSource } from './figures.ts';
import { readListingAnswer } from './listing-answers.ts';
import { withSeenNames } from './names.ts';
import { phraseKind } from './phrase-kind.ts';
import { readEvent, saysWhereAndWhen } from './read-event.ts';
import { readHome } from './read-home.ts';
import { readNextStep, takeContact } from './read-next-step.ts';
import { readRentalFigures, readReport, readSourceAnswer } from './read-report.ts';
import { readScope } from './read-scope.ts';
import { isRemark } from './remark-patterns.ts';
import { withoutRemarks } from './remarks.ts';
import { repaired } from './repair.ts';
import { roleOf } from './roles.ts';
import { emailIn, phoneIn, splitItems } from './segments.ts';
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
    wishes: { told: [], declined: [], unsure: [] },
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

const mostCharactersRead = 6_000;

/** "No lender on this one". */
const nothingSaid = /^(?:no|none|not|nobody|n\/a)\b[^.,;]{0,30}[.]?$/i;

function readAnswer(
  brief: Brief,
  { question, answer, role: given }: QuestionAnswer,
  place: Place,
  {
    fromMemory,
    isProperty,
    isEvent,
    isRisky,
    everything,
  }: {
    fromMemory: boolean;
    isProperty: boolean;
    isEvent: boolean;
    isRisky: boolean;
    everything: string;
  },
): void {
  const directed = readDirections(answer.slice(0, mostCharactersRead));
  brief.wishes = {
    ...brief.wishes,
    ...directed.wishes,
    unsure: [...brief.wishes.unsure, ...directed.wishes.unsure],
    declined: [...brief.wishes.declined, ...directed.wishes.declined],
  };
  const listing = readListingAnswer(question, directed.said);
  if (listing.hint) brief.hints.push(listing.hint);
  const asked = roleOf(question, place.city, given);
  const isSaid = asked.isAside === true && phraseKind(answer) === 'sentence';
  const meant = isSaid ? 'detail' : asked.role;
  const role = isProperty && meant === 'detail' && !asked.isSeeded ? 'features' : meant;
  const labels = role === asked.role ? asked.labels : [];
  const frames = role === asked.role ? asked.frames : undefined;
  const questions = role === asked.role ? asked.asked : undefined;
  const typed = listing.answer;
  const taken = new Set<string>();
  const withoutAsides = (text: string) =>
    role === 'steer' ? text : withoutRemarks(text, (clause) => taken.add(clause));
  const { said: answered, isYes } = withoutYesOrNo(
    withSeenNames(repaired(withoutAsides(typed), question, place.state), everything),
    question,
  );
  // "There's one, but only by word of mouth, so no."
  const said = /[,;] so no[.!]*$/i.test(typed) ? '' : withoutAsides(answered);
  brief.remarks.push(...taken);
  const { told, points } = directed.wishes;
  if (points && !isRisky)
    brief.facts.push({
      role: 'rule',
      labels: ['What to look at'],
      typed: repaired(points, question, place.state),
      items: splitItems(withoutEnding(repaired(points, question, place.state), ' .')),
      sentences: [],
      isTypedAsList: true,
      fromMemory,
    });
  // What is said in so many words is said, whatever it was asked for.
  const words =
    role === 'steer' && !/\b(?:no|not|don['’]?t|never|without|avoid|skip)\b/i.test(typed)
      ? /["“]([^"”]{8,})["”]/.exec(typed)?.[1]
      : undefined;
  if (role === 'steer' && (words || told.length > 0)) {
    for (const each of [...told, ...(words ? [words] : [])].map((text) =>
      repaired(text, question, place.state),
    ))
      if (phraseKind(each) === 'order') readNextStep(brief, each, fromMemory);
      else addSentence(brief, 'note', each);
    return;
  }
  // "Fifteen years of working in this one square mile" is more than whom it is for.
  const occasion = /^whom or what is this for/i.test(question)
    ? said.replace(new RegExp(`${isAudience.source}, `, 'i'), '')
    : '';
  const toWhom =
    /^(?:[\p{L}' ]{3,24}[,:;] )?for ((?:my |our |the |all )?(?:past |current |old )*(?:clients|neighbors|customers|friends|everyone|everybody|vendors)\b[^.!?]*)$/iu.exec(
      withoutEnding(occasion, ' .!'),
    )?.[1];
  const thanked =
    toWhom ??
    (countWords(occasion) > 3 && countWords(occasion) <= 24
      ? /^(?:all )?(?:my|our|the) (?:\p{L}+ ){0,4}(?:ladies|team|friends|crew|people|folks|partners|guys|neighbors|office|staff|clients|customers|vendors|agents|lenders)\b(?! (?:are|is|were|have|had|helped|made)\b)[^.!?]*$|^(?:everyone|everybody|anyone) (?:who|that)\b[^.!?]*$/iu.exec(
          withoutEnding(occasion, ' .!'),
        )?.[0]
      : undefined);
  if (thanked) {
    const thanks = toWhom
      ? `To ${thanked}: thank you.`
      : `Thank you to ${thanked.replace(/ [-–—] /, ': ')}.`;
    addSentence(brief, 'story', isRisky ? withoutRisk(brief, thanks, place) : thanks);
    return;
  }
  if (countWords(occasion) > 3 && occasion.length < 200 && !isAudience.test(occasion)) {
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, occasion, place) : occasion);
    return;
  }
  if (role === 'steer') {
    if (isRisky) withoutRisk(brief, said, place);
    readSteer(brief, said || (isYes ? 'yes' : 'no'), question);
    // "under 300" where a budget was asked for.
    const budget = /\bbudget level\b/i.test(question)
      ? /^(?:low,? )?((?:under|below|up to|less than|around|about|maybe) \$?\d[\d,]*k?)\b/i.exec(
          said,
        )?.[1]
      : undefined;
    if (budget) {
      brief.facts.push({
        role: 'detail',
        labels: ['The budget'],
        typed: asSentence(budget.replace(/ \$?(?=\d)/, ' $')),
        head: { kind: 'noun', text: budget.replace(/ \$?(?=\d)/, ' $') },
        items: [],
        sentences: [],
        fromMemory,
      });
      return;
    }
    const forWhom = readersIn(said, question);
    if (forWhom) {
      addSentence(brief, 'note', isRisky ? withoutRisk(brief, forWhom, place) : forWhom);
      return;
    }
    for (const sentence of factsBesideSteer(said, question))
      addSentence(brief, 'note', isRisky ? withoutRisk(brief, sentence, place) : sentence);
    return;
  }
  // "No lender, so say talk to a lender": what was to be said is said.
  if (said === '' || nothingSaid.test(said)) {
    for (const each of told.map((text) => repaired(text, question, place.state)))
      addSentence(brief, 'note', each);
    if (told.length > 0) return;
  }
  if (said === '') {
    if (isYes && /\battending|sponsor/i.test(question))
      addSentence(brief, 'note', "I'll be there.");
    return;
  }
  const safe = isRisky ? withoutRisk(brief, said, place) : said;
  const isHome =
    /^beds, baths\b/i.test(question) ||
    (isProperty && /^\d ?\/ ?\d(?:\.\d+)?(?:,| )|^\d ?(?:bd|br|beds?)\b/i.test(safe));
  if (isHome) {
    const isSold = /\bclosing date\b/i.test(question) || !/^beds, baths\b/i.test(question);
    const more = readHome(brief, safe, isSold);
    if (/\b(?:bed|bath|listed?\b)/i.test(more)) addSentence(brief, 'note', more);
    else if (more !== '')
      addFact(brief, { role: 'features', labels, frames, fromMemory }, more, question);
    return;
  }
  const { contact, rest: clean } =
    role === 'next-step' ? { contact: '', rest: safe } : takeContact(safe);
  if (contact !== '') readNextStep(brief, contact, fromMemory);
  if (clean === '') return;
  if (role !== 'next-step' && role !== 'event' && isContact(clean)) {
    readNextStep(brief, clean, fromMemory);
    return;
  }
  // "send me a listing and I'll tell you what I see", wherever it was typed.
  if (
    role !== 'next-step' &&
    role !== 'event' &&
    role !== 'figures' &&
    splitSentences(clean).length === 1 &&
    /^(?:please |just )*(?:call|text|dm|email|message|send|ask|book|reply|comment|reach out|stop by|swing by|sign up|register|rsvp|grab|download|get)\b.*\b(?:me|us|my|our|below|the comments)\b/i.test(
      clean,
    ) &&
    phraseKind(clean) === 'order'
  ) {
    readNextStep(brief, clean, fromMemory);
    return;
  }
  // Whom it is for, typed where something else was asked.
  if (asked.isSeeded && /^(?:insight|rule|detail)$/.test(role) && isOnlyReaders(clean)) {
    brief.audience ??= audienceIn(clean);
    brief.scope ??= {
      text: withoutEnding(clean.replace(/^for /i, ''), ' .!').replace(/, \p{L}+ly$/u, ''),
      labels: ['For'],
      rest: [],
      sentences: [],
    };
    return;
  }
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
    figures: () =>
      /\breal figures\b/i.test(question)
        ? readRentalFigures(brief, clean, fromMemory)
        : readReport(brief, clean),
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
    const told = splitSentences(clean).filter(
      (sentence) => phraseKind(sentence) === 'sentence' && !/\brates?\b/i.test(sentence),
    );
    for (const sentence of told) addSentence(brief, 'note', sentence);
    if (told.length > 0 || /\brates?\b.*\bout\b|\bno rates?\b|\bleave\b/i.test(clean)) return;
    brief.hints.push(`No rate is quoted, so the text does not name its source (${clean}).`);
    return;
  }
  const special = readers[role];
  if (special) special();
  else
    addFact(
      brief,
      { role, labels, asked: questions, frames, fromMemory },
      role === 'offer' ? offeredToYou(clean) : withDoer(clean, question),
      question,
    );
}

/** "new owners, especially people from out of state": more than the kind of reader that was asked for. */
function readersIn(said: string, question: string): string | undefined {
  if (!/\b(?:reader|new owners|speak to)\b/i.test(question)) return undefined;
  const text = splitSentences(said)
    .flatMap((sentence) =>
      withoutEnding(sentence, ' .!').split(/, (?=(?:no|please|don['’]?t|keep|make)\b)/i),
    )
    .filter((part) => !isRemark(part))
    .join('. ')
    .replace(/^(?:it['’]?s |this is |mostly |mainly |just )*for /i, '');
  const [first = '', ...others] = text.split(
    /(?:, |\. )(?!and\b|or\b|especially\b|who\b|mostly\b)/,
  );
  const isMany = new RegExp(`^(?:${peopleSpokenTo})\\b`, 'iu').test(first);
  const isOne =
    /^(?:an? )?(?:new|first[- ]time|young|small|local)? ?(?:investor|buyer|seller|owner)\b/i.test(
      first,
    );
  const isMore =
    countWords(text) > 4 &&
    countWords(text) <= 30 &&
    !/\b(?:post|tone|write|reader|audience|sound)\b/i.test(text);
  if (!isMore || !(isMany || (isOne && !isMany))) return undefined;
  if (splitSentences(said).length > 1 && phraseKind(others.join(', ')) === 'sentence')
    return undefined;
  const whom = isMany || /^an? /i.test(first) ? first : `a ${first}`;
  const small = `${whom.charAt(0).toLowerCase()}${whom.slice(1)}`;
  return asSentence(
    others.length > 0 && !isMany
      ? `This one's for ${small}: ${others.map(withSmallFirst).join(', ')}`
      : `This one's for ${[small, ...others.map(withSmallFirst)].join(', ')}`.replace(
          /, (out of state|first[- ]timers|from [\p{L} ]+|military) (a lot|most|many|some) of them$/iu,
          ', $2 of them $1',
        ),
  );
}

const withSmallFirst = (text: string) =>
  /^\p{Lu}\p{Ll}*\b(?! \p{Lu})/u.test(text) && !/^I\b/.test(text)
    ? `${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;

const peopleSpokenTo =
  '(?:[\\p{L}-]+ ){0,2}(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors|downsizers|newcomers|families)|people|folks|anyone|everyone|those';

/** "It is for new owners. About half of my buyers never had to drain anything": the second is told. */
function factsBesideSteer(said: string, question: string): string[] {
  if (!/\b(?:reader|new owners|speak to|stay or|tone|sound|level)\b/i.test(question)) return [];
  return splitSentences(said)
    .slice(1)
    .filter(
      (sentence) =>
        countWords(sentence) >= 8 &&
        phraseKind(sentence) === 'sentence' &&
        /\b(?:my|we|our|I)\b/.test(sentence) &&
        !/\b(?:reader|audience|tone|voice|sounds?|post|photo|write|words?)\b/i.test(sentence),
    );
}

/** "I'll meet them at the airport" is offered to the reader. */
const offeredToYou = (said: string) =>
  said
    .replace(/\b(I(?:['’]ll)? [^.,;]*\bwith) (?:them|people|folks)\b/gi, '$1 you')
    .replace(
      /\b(I(?:['’]ll| will| can)?|we(?:['’]ll| will| can)?) ((?:also |always |will )?\p{L}+) (?:them|people|folks|my (?:buyers|clients|sellers))\b(?! (?:who|that|in|from)\b)/giu,
      '$1 $2 you',
    );

/** "They wait too long": who they are was said by the question. */
function withDoer(said: string, question: string): string {
  const doer = doers.find(([asked]) => asked.test(question))?.[1];
  return doer ? said.replace(/^they(?=(?:['’]\p{L}+)? \p{L})/iu, doer) : said;
}

const doers: [RegExp, string][] = [
  [/\bsellers make\b/i, 'Sellers'],
  [/\bfirst-time buyers\b/i, 'First-time buyers'],
  [/\bconfuses your clients\b|\bbuyers face\b/i, 'Buyers'],
  [/\bnewcomers\b/i, 'Newcomers'],
  [/\bpeople most often\b/i, 'People'],
  [/\byour clients follow\b|\brelocating clients\b/i, 'Most of my clients'],
];

/** Who reviews it, and the wording they ask for, which ends the piece. */
function readReviewer(brief: Brief, said: string): void {
  const wording =
    /[,.]?\s*(?:(?:he|she|they|lender|who|and|it)\s+)*(?:wants?|needs?|asks for|requires?|add|include|required (?:line|wording)|(?:must|has to|have to|should) (?:say|read|state|include))\b[^"“]*["“]([^"”]+)["”][^.]*\.?/iu.exec(
      said,
    ) ??
    /[,.;]?\s*(?:and )?(?:must|has to|have to|needs to) (?:say|read|include)s?:?\s*["“]?([^"”]+)["”]?$/iu.exec(
      said,
    );
  const named = wording ? said.replace(wording[0], '') : said;
  // A number that was typed to hold the place must not be printed.
  const name = named.replace(
    /,? ?NMLS ?#? ?(?:0{3,}|x{3,}|1234\d*)\b(?: \(?(?:placeholder|tbd|fake|for now)\)?)?/i,
    '',
  );
  if (name !== named)
    brief.hints.push('The NMLS number is still missing: add it before you publish.');
  if (wording) brief.wording = asSentence(wording[1] ?? '');
  if (/^(?:talk|ask|call|check|see)\b/i.test(name.trim())) addSentence(brief, 'note', name);
  else if (name.trim()) addSentence(brief, 'note', `Reviewed by ${name.trim()}`);
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
        /\b(?:questions?|stop by|come by|swing by|or|and|call|text|dm|email|message|me|us|at|cell|office|phone|is|my|on|ig|instagram|insta|facebook|fb|anytime|best)\b/gi,
        ' ',
      ),
  );
/** "owners, landlords and folks closing in January": people, and nothing said of them. */
const isOnlyReaders = (text: string) =>
  /^(?:for )?(?:any(?:one|body)|people|folks|those|(?:[\p{L}-]+ )?(?:buyers|sellers|owners|homeowners|investors|clients|renters|landlords|neighbors))\b/iu.test(
    text,
  ) &&
  splitSentences(text).length === 1 &&
  countWords(text) <= 16 &&
  (isReaders.test(text) || phraseKind(withoutEnding(text, ' .')) === 'noun');
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
  const company =
    /\b((?:\p{Lu}[\p{L}&'’.-]* ){1,4}(?:Realty|Realtors|Properties|Homes|Group|Brokerage|Real Estate|Associates|Partners|Company|Co\.?))\b/u.exec(
      said,
    )?.[1];
  const isOwn = /^(?:yes|mine|ours|my|our|i(?:['’]?m| am))\b/i.test(said);
  if (company && isOwn && /\byour listing or another\b/i.test(question))
    addSentence(
      brief,
      'note',
      `Listed with ${company.replace(/^(?:Mine|My|Our|Yes|With|At) /, '')}.`,
    );
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
  if (/\bseller|\bsell\b|\bselling\b|\bsale\b|\bto list\b/i.test(text) && !/\bbuyer/i.test(text))
    return 'sellers';
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
