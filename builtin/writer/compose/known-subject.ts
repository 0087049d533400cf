import { type Block, bullets, linesOf } from '#builtin/writer/blocks.ts';
import { type AskedKind, askedOf } from '#builtin/writer/knowledge/asked-of.ts';
import {
  answerToAny,
  commonSubject,
  coverOf,
  findOwnSubject,
  type KnownSubject,
} from '#builtin/writer/knowledge/own-subjects.ts';
import { kindOfSubject } from '#builtin/writer/knowledge/subject-kind.ts';
import { capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { keywordsOf, stemsOf } from '#builtin/writer/points.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import type { OwnSubject } from '#builtin/writer/understand/subject.ts';
import { callToAction } from './calls.ts';
import { line, namesCity, pickLine, say, type Writing } from './writing.ts';

/** A subject of the agent's own that says nothing but its name: what can be said of it anywhere. */
export function tellKnown(writing: Writing, known: KnownSubject, where = ''): Block[] {
  const said = { ...known, ...placed(known, where) };
  const opening = pickLine(writing, openingsFor(writing, said));
  const { text = '' } = writing.subject ?? {};
  const tips = said.tips && asksForTips.test(text) ? said.tips : undefined;
  const body = tips
    ? listOfTips(writing, tips, countedIn(text))
    : pointsFor(writing, said.points, shortest - countWords(opening));
  const before = [writing.title, opening, ...linesOf(body)].join(' ');
  const named =
    writing.subject?.intent === 'explain' &&
    namedFirst(
      said.of === 'any' || said.of === 'else' ? text : writing.material.subject,
      [opening, ...linesOf(body)].join(' '),
    );
  return asTeam(writing, [line(named, opening), ...body, line(callOf(writing, said, before))]);
}

/** Where a thing is asked after, what answers that question. */
function openingsFor({ subject }: Writing, { openings }: KnownSubject): readonly string[] {
  const kind = subject && askedOf(subject.text)?.kind;
  const answers = kind ? openings.filter((each) => saysOf[kind].test(each)) : openings;
  return answers.length > 0 ? answers : ((kind && answerToAny(kind)?.openings) ?? openings);
}

/** Words of what answers each of these questions. */
export const saysOf: Record<AskedKind, RegExp> = {
  worth: /\bworth\b|\bpays? (?:off|for itself|when|if)\b/i,
  cost: /\b(?:costs? (?:depends?|is|are|run|between)|prices?|how much|percent)\b/i,
  need: /\bneed|\brequire|\bmust\b/i,
  time: /\b(?:days?|weeks?|months?|time)\b/i,
};

/** "Well water?": a text that does not name its subject begins with it, as its title may not go along. */
export function namedFirst(subject: string, told: string): string | undefined {
  const name = subject
    .replace(/^\d+ /, '')
    .replace(/ (?:in town|in the area|near (?:me|us|here)|tips?|prep|ideas|checklist)$/i, '');
  if (!isNamedShortly(name)) return undefined;
  const said = stemsOf(told);
  const isTold = [...stemsOf(name)].some((word) => said.has(word));
  return isTold || stemsOf(name).size === 0 ? undefined : `${capitalise(name)}?`;
}

const isNamedShortly = (subject: string) =>
  subject !== unnamedSubject &&
  !/^th(?:is|e) question|\b(?:I|my|we|our)\b|[.,;:?!]/.test(subject) &&
  countWords(subject) <= 6;

/** One thing that is known of a subject, beside what the agent said of it. */
export function knownPoint(writing: Writing, { points }: KnownSubject): Block {
  const said = keywordsOf(writing.brief.facts.map(({ typed }) => typed).join(' '));
  const repeats = (point: string) =>
    [...keywordsOf(point)].filter((word) => said.has(word)).length > 1;
  const others = points.filter((point) => !repeats(point));
  return line(others.length > 0 && pickLine(writing, others));
}

/** What is known of this very subject, if anything. */
export const knownOf = ({ text, intent }: OwnSubject): KnownSubject | undefined =>
  findOwnSubject(text, intent);

/** What is known of a subject that it is all about, and that has no verb of its own. */
export function knownSurely(subject: OwnSubject): KnownSubject | undefined {
  const known = knownOf(subject);
  return known && phraseKind(subject.text) !== 'sentence' && coverOf(known, subject.text) > mostly
    ? known
    : undefined;
}

const mostly = 0.6;

/** What can be said of it when nothing else is known. */
export function commonOf({ subject, material }: Writing): KnownSubject | undefined {
  const { intent = 'explain', text = '' } = subject ?? {};
  const asked = askedOf(text)?.kind;
  if (asked && (intent === 'explain' || intent === 'opinion')) return answerToAny(asked);
  const found = subjectKindNamed(text);
  // Of a thing named in a word or two its kind can be told; more words are about something else.
  const isPlain = countWords(text) < 3 || found === 'outing';
  const kind = !ofHouses.test(text) && found === 'any' ? 'else' : isPlain ? found : 'any';
  const isNamed = isNamedShortly(material.subject) && phraseKind(text) !== 'sentence';
  // What cannot be named has nothing said of it.
  if (!isNamed && (intent === 'explain' || intent === 'opinion')) return undefined;
  return commonSubject(intent, isNamed || kind === 'outing' || kind === 'else' ? kind : 'any');
}

/** The kind of what a subject names: "pool season" is a season and no project. */
export const subjectKindNamed = (text: string) => kindOfSubject(headOf(text));

/** The last word of what is named, and of a thing done the whole. */
const headOf = (text: string) => {
  const [thing = ''] = text
    .replace(/ (?:tips?|checklist|ideas|guide|basics|101|list|mistakes)$/i, '')
    .split(
      / (?:in|on|at|of|for|from|to|with|without|by|near|before|after|during|around|when|while|if) /i,
    );
  return /^\p{L}+ing /iu.test(thing) ? thing : (thing.split(' ').at(-1) ?? '');
};

/** What the trade of houses is about; nobody needs a lawyer for a new headshot. */
const ofHouses =
  /\b(?:hom(?:e|es|eowner\w*)|hous\w*|sell\w*|sale|buy\w*|list\w*|loans?|mortgage|rent\w*|contracts?|clos(?:e|ing)|agents?|realtors?|offers?|pric\w*|market|propert\w*|lenders?|titles?|deeds?|escrow|tenants?|landlords?|apprais\w*|inspect\w*|mov(?:e|ing)|lots?|zoning|permits?|real estate|estate|financ\w*|neighbors?|walls?|windows?|rooms?|electric\w*|power|water|minerals?|easements?|surveys?|fences?|land|acres?|insur\w*|tax(?:es)?)\b/i;

/** With a number of things to do, so many of them; "5 staging tips" are five. */
export const countedIn = (text: string): number | undefined => {
  const [, figure = ''] =
    /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:years?|days?|weeks?|months?|bed|bath|percent|acre))/i.exec(
      text,
    ) ?? [];
  const count = Number(figure) || counts.indexOf(figure.toLowerCase());
  return asksForTips.test(text) && count > 1 && count < 16 ? count : undefined;
};

const counts = 'zero one two three four five six seven eight nine ten'.split(' ');

export const asksForTips =
  /\b(?:tips?|checklist|to-do|things|ways|steps|ideas|mistakes|reasons|how to|what to (?:do|bring|pack|check|ask|look)|prep\p{L}*|get(?:ting)? (?:\p{L}+ )*ready|guide|hacks|do['’]?s)\b/iu;

/** With the opening it makes a post of some forty words or more. */
const shortest = 44;

function pointsFor(writing: Writing, points: readonly string[], least: number): Block[] {
  const chosen = new Set<string>();
  const wanted = keywordsOf(writing.subject?.text ?? '');
  const meant = (point: string) =>
    [...keywordsOf(point)].filter((word) => wanted.has(word)).length * 2 -
    Number(writing.isWornOut(point));
  // Those that speak of the subject's own words come first, and of others any.
  const ranked = writing.random.some(points).sort((one, other) => meant(other) - meant(one));
  for (const point of ranked) {
    const words = [...chosen].reduce((sum, each) => sum + countWords(each), 0);
    if (words >= least || chosen.size > 2) break;
    chosen.add(point);
  }
  // In the order of the file, which leads from one to the next.
  return points.filter((each) => chosen.has(each)).map((each) => line(say(writing, each)));
}

function listOfTips(writing: Writing, tips: readonly string[], count = 5): Block[] {
  const chosen = new Set(writing.random.some(tips, count));
  return [
    line(pickLine(writing, leads)),
    bullets(tips.filter((tip) => chosen.has(tip)).map((tip) => say(writing, tip))),
  ];
}

const leads = ['Start here:', 'The short list:', 'My short list:', 'Worth an hour of your time:'];

/** The agent's own, else one that names the city where nothing else does. */
function callOf(writing: Writing, { calls }: KnownSubject, before: string): string {
  const { city } = writing.material.place;
  if (writing.brief.nextStep) return callToAction(writing);
  const naming = namesCity(before, city) ? [] : calls.filter((call) => call.includes('{city}'));
  return pickLine(writing, naming.length > 0 ? naming : calls);
}

/** "{where}" is "on Maple Street" or "in Akron". */
function placed({ openings, points }: KnownSubject, where: string) {
  const filled = (texts: readonly string[]) =>
    texts.map((text) => text.replaceAll('{where}', () => where));
  return { openings: filled(openings), points: filled(points) };
}

/** "from our team": more than one speaks. */
export const asTeam = (writing: Writing, blocks: Block[]): Block[] =>
  blocks.map((block) =>
    block.kind === 'p' ? { ...block, text: spokenFor(writing, block.text) } : block,
  );

export const spokenFor = ({ subject }: Pick<Writing, 'subject'>, text: string) =>
  saysTeam.test(subject?.text ?? '') ? spokenByTeam(text) : text;

const saysTeam =
  /\b(?:from|and) (?:all of us|our|us|the)\b|\bour (?:team|office|family|brokerage|crew)\b/i;

const spokenByTeam = (text: string) =>
  text
    .replace(/\bI'm\b/g, "We're")
    .replace(/\bI'(?=ll\b|ve\b|d\b)/g, "We'")
    .replace(/\bI am\b/g, 'We are')
    .replace(/\bI\b/g, 'We')
    .replace(/(?<=[,:;\p{L}] )We(?=\b)/gu, 'we')
    .replace(/\b(to|for|with|see|tell|send|ask|message) me\b/gi, '$1 us')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bMy\b/g, 'Our');
