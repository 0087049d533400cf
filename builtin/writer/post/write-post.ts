import { createRandom } from '#builtin/random.ts';
import {
  countNote,
  declinedNote,
  holdNote,
  joinNotes,
  missingNote,
  remarkNote,
  riskNote,
  roomNote,
  unclearNote,
  unsaidNote,
  unsureNote,
} from '#builtin/writer/answers/notes.ts';
import {
  type Block,
  linesOf,
  paragraph,
  saysSomething,
  toHtml,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { chooseShapes } from '#builtin/writer/choose/choose.ts';
import { withCityInCall } from '#builtin/writer/compose/calls.ts';
import { withFittingLabels } from '#builtin/writer/compose/fitting-label.ts';
import { countedIn, knownOf } from '#builtin/writer/compose/known-subject.ts';
import { withOrigins } from '#builtin/writer/compose/moving-from.ts';
import { labelled, wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { isOfLoans, settledScope } from '#builtin/writer/compose/settle-scope.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import { joinFaults } from '#builtin/writer/judge/join-faults.ts';
import { type JudgedCandidate, judgeCandidate } from '#builtin/writer/judge/judge.ts';
import { missingFacts } from '#builtin/writer/judge/rubric.ts';
import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import { type Brief, countFacts } from '#builtin/writer/understand/brief.ts';
import { withHurriedAnswersTidied } from '#builtin/writer/understand/hurried/tidy-answers.ts';
import { whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { type OwnSubject, readSubject } from '#builtin/writer/understand/subject.ts';
import { withSubjectAnswered } from '#builtin/writer/understand/subject-answers.ts';
import { understand } from '#builtin/writer/understand/understand.ts';
import { voiceNamed } from '#builtin/writer/voice/voice.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { asWished } from './as-wished.ts';
import { withAnswersBehindLabels } from './behind-its-label.ts';
import { sayFewWords, withoutTook } from './few-words.ts';
import { fitToRoom } from './fit-to-room.ts';
import { leftUnsaid, notPrinted } from './left-unsaid.ts';
import { wornOutIn } from './worn-out.ts';

const candidates = 12;
/** With pieces to keep away from there is more to choose among. */
const candidatesBesideOthers = 24;
const shapesWithoutFacts = 3;

/** Among candidates that are as good as each other the first stays, so that chance has its say. */
const margin = 0.012;

/**
 * How a post comes to be: Understand the request, Choose shapes, Compose a dozen candidates in the
 * agent's Voice, and let the Judge take the best.
 */
export function writePost(facts: Facts, seed: number, today: Date): WrittenPost {
  return judgePost(facts, seed, today).post;
}

export type WrittenPost = {
  draft: PieceDraft;
  note?: string;
  /** The template it was built by, if it was one. */
  template?: string;
  /** General advice of ours in it: there is nothing for the agent to confirm. */
  advice?: string;
};

/** A post with what the judge thought of it. */
export function judgePost(
  typed: Facts,
  seed: number,
  today: Date,
): { post: WrittenPost; judged: JudgedCandidate } {
  const asked = withHurriedAnswersTidied(typed);
  const isOwn = isOwnSubject(asked.topic.identifier);
  const facts = isOwn ? withSubjectAnswered(asked, asked.place) : asked;
  const material = gatherMaterial(facts, today);
  const place = { city: material.place.city, state: material.place.stateCode };
  const subject = subjectOf(facts, place);
  const { brief, unsaid } = fitToRoom(
    withSubject(understand(facts, place, isAboutProperty(subject), isAnEvent(subject)), subject),
    facts.isTemplateBinding,
  );
  if (isOwn && subject?.intent === 'explain') sayFewWords(brief, facts);
  brief.facts = withFittingLabels(brief.facts, facts.title);
  withOrigins(brief);
  if (material.knowledge.identifier === 'marketreport') withCountAsFigure(brief);
  brief.scope = settledScope(brief, facts.title, material.place);
  // Of which homes figures are, and from where, says nothing without figures.
  const isWithoutFigures =
    brief.report.figures.length === 0 &&
    !brief.facts.some(({ labels, typed }) => labels[0] === 'The numbers' && /\d/.test(typed));
  if (material.knowledge.identifier === 'marketreport' && isWithoutFigures) {
    if (brief.scope) brief.scope.isSaid = true;
    if (brief.report.source?.name)
      brief.hints.push(
        `There are no figures in your answers, so the text does not name their source (${brief.report.source.text}).`,
      );
    brief.report.source = undefined;
  }
  if (brief.scope?.isSaid && isOfLoans(brief.scope))
    brief.hints.push(
      `The loans you named (${withoutEnding(brief.scope.text, ' .')}) chose what is said and are not listed.`,
    );
  const judged = writeBest(facts, material, brief, subject, seed);
  const lost = missingFacts(judged.blocks, brief, facts.title).filter(
    (fact) => !unsaid.includes(fact),
  );
  const printed = [facts.title, ...linesOf(judged.blocks)].join('\n');
  const note = joinNotes(
    ...material.notes,
    riskNote(brief.dropped),
    unclearNote(notPrinted(brief.unclear, printed)),
    roomNote(notPrinted([...unsaid, ...lost], printed), 'post'),
    remarkNote(notPrinted(brief.remarks, printed)),
    unsureNote(brief.wishes.unsure),
    declinedNote(brief.wishes.declined),
    holdNote(brief.wishes.holds),
    ...brief.hints,
    scopeNote(brief, [facts.title, ...linesOf(judged.blocks)].join(' ')),
    facts.answers.length === 0 && subject ? wantedNote(subject) : undefined,
  );
  const post = {
    draft: {
      title: facts.title,
      content: toHtml(judged.blocks),
      ...labelsFor(facts, material, createRandom(seed), 'post', { brief, subject }),
      ...(brief.wishes.hasNoHashtags && { hashtags: [] }),
    },
    note: joinNotes(note, unsaidNote(leftUnsaid(asked.answers, [printed, note].join('\n'), place))),
    template: judged.template,
    advice: judged.advice,
  };
  return { post, judged };
}

/** Which homes or rooms a text is about, where no line of it says so: it chose what is said. */
function scopeNote({ scope, hints }: Brief, printed: string): string | undefined {
  if (
    !scope ||
    countWords(scope.text) < 2 ||
    hints.some((hint) => hint.includes(withoutEnding(scope.text, ' .')))
  )
    return undefined;
  const words = [...stemsOf(scope.text)];
  const has = stemsOf(printed);
  return words.length === 0 || words.filter((word) => has.has(word)).length >= words.length * 0.7
    ? undefined
    : `You said it is about "${withoutEnding(scope.text, ' .')}": that chose what is said and is not printed.`;
}

/** "214 price cuts out of 1,480 active": a count that has no name of ours leads a report as well as one that has. */
function withCountAsFigure(brief: Brief): void {
  const count = brief.facts.find(
    ({ labels, typed, items }) =>
      labels.includes('The numbers') &&
      items.length < 2 &&
      /^\d/.test(typed) &&
      splitSentences(typed).length === 1,
  );
  if (!count || brief.report.figures.length > 0) return;
  const text = withoutEnding(count.typed, ' .');
  brief.report.figures.push({ text, value: text });
  brief.facts = brief.facts.filter((fact) => fact !== count);
}

/** The facts that would make a short post good, and more tips where the title promises them. */
function wantedNote(subject: OwnSubject): string {
  const known = knownOf(subject);
  const asked = countedIn(subject.text);
  const told = known?.tips?.length;
  return [
    asked && told && told < asked ? countNote(asked, told) : '',
    missingNote(subject, known?.wanted),
  ]
    .join(' ')
    .trim();
}

/** A day that the subject itself names: "Open house this Saturday". */
function withSubject(brief: Brief, subject: OwnSubject | undefined): Brief {
  // "22 Jacoby St, closed Friday": what is left beside where and when says what the title says.
  if (isAboutProperty(subject))
    brief.facts = brief.facts
      .filter(({ typed }) => !/^(?:closed|sold|listed|live|now)[.!]?$/i.test(typed))
      .map(withoutTook);
  if (isAnEvent(subject))
    brief.facts = brief.facts.filter(({ typed }) => !/^(?:now|from|until)[.!]?$/i.test(typed));
  if (!subject || /^(?:explain|opinion|market-news)$/.test(subject.intent)) return brief;
  if (subject.intent === 'holiday' || subject.intent === 'thanks')
    return withReason(brief, subject);
  const { day, hours } = whereAndWhen(subject.text);
  // The name of a street or an area is where the home is.
  if (isAboutProperty(subject) && brief.event.name) {
    const name = withoutEnding(brief.event.name, ' .').replace(
      /^(?:on|in|at) (?=(?:the )?\p{Lu})/iu,
      '',
    );
    // "land" and "townhome" say what was sold, not where.
    if (/ /.test(name) || !isEverydayWord(name.toLowerCase())) subject.area ??= name;
    brief.event.name = undefined;
  }
  // The subject is what the event is called.
  if (subject.intent === 'event' && brief.event.name) {
    brief.event.venue ??= brief.event.name;
    brief.event.name = undefined;
  }
  // "Hit my 100th closing today" is the news, not a date.
  if (subject.intent !== 'milestone' && subject.intent !== 'welcome') {
    brief.event.day ??= day;
    brief.event.hours ??= hours;
  }
  return brief;
}

/** "The town. For showing up after the fire": what the thanks are for. */
function withReason(brief: Brief, { text }: OwnSubject): Brief {
  const reason = /\bfor (\p{L}+ing\b[^.!?]{8,})/iu.exec(text)?.[1];
  if (reason && !/^(?:being|trusting)\b/i.test(reason))
    brief.facts.unshift(
      sentenceFact(
        'note',
        `Thank you for ${reason.replace(/ (?:Thank you|A thank-you|Happy)\b.*$/, '')}`,
      ),
    );
  return brief;
}

/** A dozen candidates over shapes and wordings, of which the best by the rubric is taken. */
function writeBest(
  facts: Facts,
  material: Material,
  brief: Brief,
  subject: OwnSubject | undefined,
  seed: number,
): JudgedCandidate {
  const voice = voiceNamed(brief.tone ?? facts.voice);
  const isWornOut = wornOutIn(facts.recent ?? []);
  const writingFor = (attempt: number): Writing => ({
    title: facts.title,
    brief: copyOf(brief),
    subject,
    material,
    random: createRandom(seed + attempt * 0x9e3779b1),
    voice,
    isWornOut,
  });
  const shapes = chooseShapes(writingFor(0), facts);
  // Made from facts, shapes come in the order in which they suit; made from knowledge, all suit.
  const isRanked = countFacts(brief) > 0;
  const first = Math.floor(createRandom(seed + 1).next() * shapes.length);
  let best: JudgedCandidate | undefined;
  const most = (facts.recent?.length ?? 0) > 5 ? candidatesBesideOthers : candidates;
  for (let attempt = 0; attempt < most; attempt++) {
    // All of them would let the same one win again and again; three differ from post to post.
    const index = isRanked
      ? attempt % shapes.length
      : (first + (attempt % shapesWithoutFacts)) % shapes.length;
    const shape = shapes[index];
    if (!shape) continue;
    const writing = writingFor(attempt);
    const blocks = [
      ...asWished(
        withCityInCall(
          withLeftOut(withOneCall(tidied(shape.compose(writing)), brief), { ...writing, brief }),
          writing,
        ),
        brief,
      ),
    ];
    if (brief.wording) addWording(blocks, brief.wording);
    if (blocks.length === 0) continue;
    const judged = judgeCandidate(shape, blocks, { ...writing, brief }, isRanked ? index : 0);
    // Candidates are cheap: one that reads wrong at a seam is not taken while there is another.
    const faults = linesOf(blocks).reduce(
      (sum, each) => sum + joinFaults(withoutMarks(each)).length,
      0,
    );
    judged.total -= faults * 0.2;
    if (!best || judged.total > best.total + margin) best = judged;
    if (shape.advice) break;
  }
  return best
    ? { ...best, blocks: withAnswersBehindLabels(best.blocks, brief) }
    : judgeCandidate({ name: 'nothing' }, [], writingFor(0));
}

/** Words that have to stand in the text: behind the lender whose they are, else last. */
function addWording(blocks: Block[], wording: string): void {
  const at = blocks.findIndex(
    (block) => block.kind === 'p' && /\bNMLS\b/i.test(block.text) && /\blender\b/i.test(wording),
  );
  const block = blocks[at];
  if (block?.kind === 'p') blocks[at] = paragraph(block.text, wording);
  else blocks.push(paragraph(wording));
}

/** A brief of its own for each candidate; what was made for a question is the same for all of them. */
const copyOf = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === 'frames' ? each : copyOf(each)]),
  ) as Value;
};

/** What the agent said and a shape has no place for, before its call to action. */
function withLeftOut(blocks: Block[], writing: Writing): Block[] {
  const { facts, event, report } = writing.brief;
  const missing = new Set(missingFacts(blocks, writing.brief, writing.title));
  if (blocks.length === 0 || missing.size === 0) return blocks;
  const isMissing = (text: string | undefined) => text !== undefined && missing.has(text);
  const when = event.typed
    ? []
    : [event.name, event.venue, event.address, event.day, event.hours].filter(isMissing);
  const left = [
    when.length > 0 && asSentence(capitalise(when.join(', '))),
    ...facts
      .filter((fact) => isMissing(wordsOfFact(fact)))
      .map((fact) => labelled(fact, fact.labels[0], writing)),
    ...report.figures.filter(({ value }) => isMissing(value)).map(({ text }) => asSentence(text)),
  ].filter((text): text is string => typeof text === 'string' && text !== '');
  const end = blocks.at(-1)?.kind === 'p' ? blocks.length - 1 : blocks.length;
  return [...blocks.slice(0, end), ...left.map((text) => paragraph(text)), ...blocks.slice(end)];
}

const tidied = (blocks: Block[]): Block[] =>
  blocks
    .filter(saysSomething)
    .filter((block) => !('items' in block) || block.items.length > 0)
    .map((block) =>
      block.kind === 'p'
        ? { ...block, text: asPrinted(block.text) }
        : 'items' in block
          ? { ...block, items: block.items.map(asPrinted) }
          : block,
    );

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';

/** "Friday December 11 2026 6:30 p.m." as it is printed, and a page as it is typed into a browser. */
const asPrinted = (text: string) =>
  text
    // "garage., and the seller"
    .replace(/(?<=\p{Ll}{4})\.,(?= )/gu, ',')
    .replace(/\bThis one['’]s for (mostly|mainly|especially) /g, "This one's $1 for ")
    .replace(
      /(?<=^|[\s(:])(?!(?:Realtor|Homes|Apartments|Booking|Hotels)\.com\b)\p{Lu}[a-z0-9-]+\.(?:com|org|net|gov|edu|us|io|co|info|example)\b/gu,
      (page) => page.toLowerCase(),
    )
    .replace(
      new RegExp(`\\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=${month} \\d)`, 'g'),
      '$1, ',
    )
    .replace(new RegExp(`\\b(${month} \\d{1,2}) (?=\\d{1,2}(?::\\d\\d)? to )`, 'g'), '$1, ')
    .replace(
      new RegExp(`\\b(${month} \\d{1,2}),? (20\\d\\d)\\b(?=( [\\p{L}\\d])?)`, 'gu'),
      (_, date: string, year: string, next?: string) =>
        `${date}, ${year}${next && /\d/.test(next) ? ',' : ''}`,
    );

/** What the agent offers is the call to action when they named no other: one is enough. */
function withOneCall(blocks: Block[], { nextStep, facts }: Brief): Block[] {
  const [beforeLast, lastBlock] = blocks.slice(-2);
  // "Come vote for us." is asked already, in the agent's own words.
  const isAsked =
    !nextStep &&
    beforeLast?.kind === 'p' &&
    lastBlock?.kind === 'p' &&
    splitSentences(beforeLast.text).some(
      (sentence) =>
        /\b(?:come (?:say|see|by|eat|vote|join|on)|stop (?:by|in)|swing by|drop off|go buy|call (?:me|us|them)|(?:text|dm|message|email) (?:me|us)|vote for|tell me|share this|pass it on|thank you for|comment (?:yours|below|your)|(?:call|text) \(?\d{3}|get on the list|reply (?:by|with))\b/i.test(
          sentence,
        ) && facts.some(({ typed }) => typed.includes(sentence)),
    );
  if (isAsked) return blocks.slice(0, -1);
  const offer = blocks.find(
    (block) => block.kind === 'p' && /\bAsk (?:me )?about (?:my|our)\b/.test(block.text),
  );
  const last = blocks.findLastIndex(({ kind }) => kind === 'p');
  // What people ask stands in the call, and is no second one.
  if (lastBlock?.kind === 'p' && /^(?:"|Not sure |Questions about )/.test(lastBlock.text))
    return blocks;
  if (nextStep || !offer || blocks[last] === offer || last !== blocks.length - 1) return blocks;
  return [...blocks.slice(0, last).filter((block) => block !== offer), offer];
}

/** Topics that are announcements are read like subjects of one's own. */
function subjectOf(
  { topic, title, answers }: Facts,
  place: { city: string; state: string },
): OwnSubject | undefined {
  if (topic.identifier === 'thanks-and-holidays') {
    // What it is for is the first thing that is asked.
    const whatFor = answers.find(({ question }) => /^whom or what is this for/i.test(question));
    // The holiday the agent names, whatever the title greets for.
    const named = readSubject(withoutRefusals(whatFor?.answer ?? ''), place);
    if (named.intent === 'holiday')
      // "Thanksgiving. Clients and really the whole town": whom it greets is told apart.
      return splitSentences(named.text).length > 1 || /, | and /.test(named.text)
        ? { ...named, text: named.holiday?.name ?? title }
        : named;
    const subject = readSubject(`${withoutRefusals(whatFor?.answer ?? '')} ${title}`.trim(), place);
    // Whom it is for chooses; what is said of is the title.
    const { text } = readSubject(title, place);
    return { ...subject, text, ...(subject.intent === 'explain' && { intent: 'thanks' }) };
  }
  const announced = announcing[topic.identifier];
  if (announced)
    return withoutCityAsArea(
      place.city,
      readSubject(/^coming soon/i.test(title) ? title : `${announced} ${title}`, place),
    );
  return isOwnSubject(topic.identifier) ? readSubject(topic.name, place) : undefined;
}

/** "Coeur" of "our Coeur d'Alene listing" is no district. */
const withoutCityAsArea = (city: string, subject: OwnSubject): OwnSubject =>
  subject.area && city.startsWith(`${subject.area} `) ? { ...subject, area: undefined } : subject;

/** "the holidays, don't say Christmas": what should not be said names nothing. */
const withoutRefusals = (answer: string) =>
  answer.replace(/\b(?:don['’]?t|do not|dont|never|not)\b[^.,;]*/gi, '').trim();

const announcing: Record<string, string> = {
  'just-listed': 'Just listed:',
  'just-sold': 'Just sold:',
  'price-change': 'Price change:',
};

const isAboutProperty = (subject: OwnSubject | undefined) =>
  subject !== undefined && /^(?:just|coming|open|price|under)-/.test(subject.intent);

const isAnEvent = (subject: OwnSubject | undefined) =>
  subject?.intent === 'event' || subject?.intent === 'open-house';

const isOwnSubject = (identifier: string) => identifier === 'custom' || identifier === 'general';
