import { plainTextOf } from '#builtin/html/plain-text.ts';
import { matchClaims } from '#server/content/claims/match-claims.ts';
import {
  originOfPlace,
  originsOfAnswers,
  originsOfFacts,
  originsOfSources,
} from '#server/content/claims/origins.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { cutPassage } from '#server/content/revised-passage.ts';
import type { EvaluationRequest } from './requests.ts';
import type { Evaluated } from './write.ts';

/** What can be told of a text without anybody reading it. Each check names what it found, or nothing. */
type Check = (evaluated: Evaluated) => string | undefined;

export type Finding = { check: string; problem: string };

export function checkText(evaluated: Evaluated): Finding[] {
  return Object.entries(checks).flatMap(([check, find]) => {
    const problem = find(evaluated);
    return problem ? [{ check, problem }] : [];
  });
}

const checks: Record<string, Check> = {
  'title kept': ({ request, answered, title }) => {
    if (!request.isTitleBound) return undefined;
    if (plainTextOf(title) !== request.title) return `the title became "${plainTextOf(title)}"`;
    const own = answered.title;
    return typeof own === 'string' && plainTextOf(own).trim() !== request.title
      ? `the model called it "${own}"; code set it again`
      : undefined;
  },

  'answers used early': ({ request, html }) => {
    const { answers = [], kind } = request;
    if (answers.length === 0 || 'revision' in request || kind === 'questions') return undefined;
    const start = sentencesOf(plainTextOf(html)).slice(0, 3).join(' ');
    return answers.some(({ answer }) => shares(answer, start))
      ? undefined
      : `nothing of the answers is in "${start.slice(0, 160)}"`;
  },

  'numbers given': ({ html, title, items, sent }) => {
    const given = numbersIn(sent);
    const text = [title, plainTextOf(html), ...items].join('\n');
    const made = [...numbersIn(text)].filter((number) => number >= 10 && !given.has(number));
    return made.length > 0 ? `not in the request: ${made.join(', ')}` : undefined;
  },

  'names given': ({ html, sent }) => {
    const known = sent.toLowerCase();
    const made = namesIn(plainTextOf(html)).filter((name) => !known.includes(name.toLowerCase()));
    return made.length > 0 ? `not in the request: ${[...new Set(made)].join(', ')}` : undefined;
  },

  'facts with an origin': ({ request, html }) => {
    const { place, answers = [], rememberedAnswers = [], figures, sources = [] } = request;
    const before = 'revision' in request && request.revision ? request.revision : undefined;
    const origins = [
      ...originsOfAnswers(answers, 'answer'),
      ...originsOfAnswers(rememberedAnswers, 'remembered answer'),
      ...originsOfFacts({ figures, local: localFactsOf(place) }),
      ...originsOfSources(sources),
      originOfPlace(place),
      told([request.title, before?.request, before && plainTextOf(before.html)]),
    ];
    const open = matchClaims(plainTextOf(html), origins, { place: place.city }).filter(
      ({ origin, kind }) => !origin && kind !== 'superlative',
    );
    return open.length > 0 ? `open: ${open.map(({ text }) => text).join(', ')}` : undefined;
  },

  'fair housing': ({ flags }) => {
    const found = flags.filter(({ severity }) => severity === 'avoid').map(({ text }) => text);
    return found.length > 0 ? `to avoid: ${found.join('; ')}` : undefined;
  },

  'orders not followed': ({ request: { never }, html, title, items, note = '' }) => {
    const text = [title, plainTextOf(html), ...items].join('\n');
    const [found] = never?.exec(text) ?? [];
    // The note may name what was declined.
    return found
      ? `the text says "${found}"${note && `, though the note says "${note}"`}`
      : undefined;
  },

  length: ({ request, html, items }) => {
    const [least, most] = lengthOf(request);
    const count = html ? wordsIn(plainTextOf(html)) : items.length;
    const unit = html ? 'words' : 'entries';
    return count < least || count > most
      ? `${count} ${unit}, and ${least} to ${most} were asked for`
      : undefined;
  },

  'structure kept': ({ request, html }) => {
    if (!('revision' in request) || !request.revision) return undefined;
    const { html: before, keeps } = request.revision;
    const lost = keeps.filter((tag) => countOf(tag, html) !== countOf(tag, before));
    return lost.length > 0 ? `not as many as before: ${lost.join(', ')}` : undefined;
  },

  'passage alone': ({ request, html }) => {
    if (!('revision' in request) || !request.revision?.passage) return undefined;
    const { html: content, passage } = request.revision;
    const cut = cutPassage({ content, passage: { text: passage, occurrence: 0 } });
    if (!cut) return 'the request names no passage of its text';
    return html.startsWith(cut.before) && html.endsWith(cut.after)
      ? undefined
      : 'something around the passage has changed';
  },

  'links kept': ({ request, html }) => {
    if (!('revision' in request) || !request.revision) return undefined;
    const lost = addressesIn(request.revision.html).filter((each) => !html.includes(each));
    return lost.length > 0 ? `missing: ${lost.join(', ')}` : undefined;
  },
};

/** What the agent gave besides answers. */
const told = (texts: (string | undefined)[]) => ({
  kind: 'request' as const,
  label: '',
  text: texts.filter(Boolean).join('\n'),
});

/** Words, or entries of a list. A post may be shorter where little is known. */
function lengthOf(request: EvaluationRequest): [number, number] {
  if ('revision' in request && request.revision) {
    const [least, most] = request.revision.words ?? [0.5, 2];
    const before = wordsIn(plainTextOf(request.revision.html));
    return [Math.floor(least * before), Math.ceil(most * before)];
  }
  return lengths[request.kind];
}

const lengths: Record<EvaluationRequest['kind'], [number, number]> = {
  post: [15, 200],
  blog: [600, 1_500],
  questions: [1, 5],
  outline: [6, 6],
  section: [100, 420],
  frame: [80, 300],
};

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

const sentencesOf = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:])\s+/)
    .filter(Boolean);

/** Two words of substance, or one number: enough to know where a sentence comes from. */
function shares(answer: string, text: string): boolean {
  const there = numbersIn(text);
  if ([...numbersIn(answer)].some((number) => number >= 2 && there.has(number))) return true;
  const said = new Set(substanceOf(text));
  return substanceOf(answer).filter((word) => said.has(word)).length >= 2;
}

/** Without endings, so that "gutters" and "gutter" are one. */
const substanceOf = (text: string) => [
  ...new Set(
    [...text.toLowerCase().matchAll(/[\p{L}]{4,}/gu)]
      .map(([word]) => word)
      .filter((word) => !common.has(word))
      .map((word) => word.slice(0, 5)),
  ),
];

const common = new Set(
  'that this with from have what when your they them their there were will would about before after into over first only then than also very just like more most some such'.split(
    ' ',
  ),
);

/** As values: "171k" and "$171,000" are one number, and "Q3" is none. */
function numbersIn(text: string): Set<number> {
  const found = text.matchAll(/(?<![\p{L}\d.])\$?(\d[\d,]*(?:\.\d+)?)( ?k\b)?/giu);
  return new Set(
    Array.from(found, ([, digits = '', thousands]) => {
      const value = Number(digits.replaceAll(',', ''));
      return thousands ? value * 1_000 : value;
    }),
  );
}

/** Words with a capital that begin no sentence, heading or list item. */
const namesIn = (text: string) =>
  Array.from(text.matchAll(/(?<=\p{Ll}[,;]? )(?!I[’'])\p{Lu}[\p{L}’'-]{2,}/gu), ([name]) =>
    name.replace(/[’']s?$/, ''),
  ).filter((name) => !ordinary.has(name));

/** What has a capital in any American text. */
const ordinary = new Set(
  'American English Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Realtor Facebook Instagram LinkedIn Google Internet'.split(
    ' ',
  ),
);

const countOf = (tag: string, html: string) => html.split(new RegExp(`<${tag}[ >]`)).length - 1;

const addressesIn = (html: string) =>
  Array.from(html.matchAll(/(?:href|src)="([^"]+)"/g), ([, address = '']) => address);
