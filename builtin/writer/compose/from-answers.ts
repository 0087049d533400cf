import { type Block, bullets, strong } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { callToAction, plainCall } from './calls.ts';
import { openingsFor, tips, titleAnswer } from './knowledge-lines.ts';
import {
  factsOf,
  fittingQuestions,
  inFrame,
  inOrder,
  inSentence,
  isPlainList,
  isShort,
  joinShort,
  labelled,
  listBlock,
  sayAllElse,
  sayExtras,
  sayFact,
  scopeLine,
  speaksForItself,
  toldStory,
  wordsOfFact,
} from './say-facts.ts';
import { inWords, line, pickLine, startInWords, type Writing } from './writing.ts';

/** The agent's names in the agent's order. */
export function listPlaces(writing: Writing): Block[] {
  const { brief, material, random } = writing;
  const [list] = factsOf(brief, 'places').toSorted((a, b) => b.items.length - a.items.length);
  if (!list) return [];
  const { scope } = brief;
  const area = scope?.area ?? material.place.city;
  const zip = scope?.zip && !area.includes(scope.zip) ? `, ${scope.zip}` : '';
  const inCity = scope?.area ? `${area}${zip}, ${material.place.city}` : area;
  const isGuide = material.knowledge.identifier === 'neighborhood-guide';
  const count = list.items.length;
  const intro = isGuide
    ? pickLine(writing, [
        `${capitalise(inWords(count))} stops to know in ${inCity}:`,
        `Put these ${inWords(count)} on your ${area} list:`,
        `Start with these ${inWords(count)} in ${inCity}:`,
      ])
    : `${list.labels.length > 0 ? random.pick(list.labels) : 'Worth knowing'} in ${inCity}:`.replace(
        /(\bin [^:]+) in .+:$/,
        '$1:',
      );
  const isIntroComplete = intro.includes(zip) && intro.includes(material.place.city);
  const hook =
    scope?.sentences[0] ??
    (isGuide ? pickLine(writing, guideHooks).replaceAll('{area}', area) : hookLine(writing));
  const rest = scope?.rest.length ? asSentence(`Where it is: ${scope.rest.join(', ')}`) : undefined;
  return [
    line(hook),
    line(intro),
    ...listBlock(list),
    line(
      !isIntroComplete && zip && scope?.area
        ? asSentence(`${area}${zip}, ${material.place.city}`)
        : undefined,
      rest,
    ),
    ...sayAllElse([list], writing),
    line(brief.nextStep || !isGuide ? callToAction(writing) : pickLine(writing, placeCalls)),
  ];
}

/** True of any list of places that an agent names. */
const guideHooks = [
  'Getting to know {area}? Here is where I would start.',
  'If you only have an hour in {area}, use it well.',
  '{area} makes more sense once you have been to a few of its places.',
  'The quickest way to get a feel for {area} is to walk it.',
];

const placeCalls = [
  'Which stop did I miss? Tell me in the comments.',
  'What would you add? Tell me below.',
  "Where do you go first? Tell me, and I'll add it to my list.",
  'Want the rest of my list? Send me a message.',
];

/** What a post made from answers opens with. */
export type Lead = 'title' | 'story' | 'insight';

/**
 * A lead, then what the agent said: stories and whole sentences as paragraphs, fragments behind their
 * labels in one list, so that no sentence of ours has to fit around words it was not made for. Last
 * whom it is for and how to reach the agent.
 */
export function fromAnswers(lead: Lead): (writing: Writing) => Block[] {
  return (writing) => {
    const { blocks, used } = leads[lead](writing);
    const left = onTitleFirst(
      inOrder(
        writing.brief.facts.filter((fact) => !used.includes(fact) && !isTitle(fact, writing)),
      ),
      writing,
    );
    const stories = left.filter(({ role }) => role === 'story');
    const offers = left.filter((fact) => fact.role === 'offer' && isSaidWell(fact, writing));
    const others = left.filter((fact) => !stories.includes(fact) && !offers.includes(fact));
    const whole = others.filter((fact) => speaksForItself(fact) || !isLabelled(fact));
    const noted = others.filter((fact) => !whole.includes(fact));
    const scope = scopeLine(writing);
    const asksReader = scope?.endsWith('?') === true;
    const isAtEnd = asksReader && (noted.length < 2 || noted.some((fact) => !isShort(fact)));
    const told = [
      notes(noted, isAtEnd ? undefined : scope, writing),
      joinShort(whole.flatMap((fact) => sayFact(fact, writing))),
    ];
    const isWholeFirst = others[0] !== undefined && whole.includes(others[0]);
    return [
      ...blocks,
      ...stories.map((story) => line(toldStory(story))),
      ...(isWholeFirst ? told.toReversed() : told).flat(),
      ...offers.flatMap((fact) => sayFact(fact, writing)),
      ...sayExtras(writing),
      ...tips(writing, roomForTips(writing)),
      line(isAtEnd ? scope : undefined, asksReader ? plainCall(writing) : callToAction(writing)),
    ];
  };
}

const isLabelled = ({ labels, asked }: Fact) => labels.length > 0 || (asked?.length ?? 0) > 0;

/** What the title speaks of comes before the rest. */
function onTitleFirst(facts: readonly Fact[], { title, material }: Writing): Fact[] {
  const wanted = keywordsOfTitle(title, material.place);
  const shared = (fact: Fact) =>
    [...keywordsOf(`${fact.question ?? ''} ${fact.labels.join(' ')} ${wordsOfFact(fact)}`)].filter(
      (word) => wanted.has(word),
    ).length;
  return facts.toSorted((one, other) => shared(other) - shared(one));
}

/** "roof replacement" under "When to replace a roof" says nothing more. */
function isTitle(fact: Fact, { title, material }: Writing): boolean {
  const words = wordsOfFact(fact);
  const said = [...keywordsOf(words)].map((word) => word.slice(0, 5));
  const has = new Set([...keywordsOfTitle(title, material.place)].map((word) => word.slice(0, 5)));
  return (
    fact.sentences.length === 0 &&
    said.length > 0 &&
    !/\d/.test(words) &&
    said.every((word) => has.has(word))
  );
}

type Opened = { blocks: Block[]; used: Fact[] };

const leads: Record<Lead, (writing: Writing) => Opened> = {
  title: (writing) => ({ blocks: [line(titleAnswer(writing) ?? hookLine(writing))], used: [] }),
  story: (writing) => {
    const story = factsOf(writing.brief, 'story')[0];
    if (!story) return { blocks: [], used: [] };
    const told = toldStory(story);
    const teaser = teaserOf(told);
    const answer = titleAnswer(writing);
    return {
      blocks: teaser
        ? [line(teaser), line(told), line(coversTitle(writing) ? undefined : answer)]
        : [line(answer), line(told)],
      used: [story],
    };
  },
  insight: (writing) => {
    const insight = writing.brief.facts.find(canLead);
    if (!insight) return { blocks: [], used: [] };
    const label = insight.labels.length > 0 ? writing.random.pick(insight.labels) : undefined;
    return {
      blocks: [
        line(labelled(insight, label, writing)),
        line(coversTitle(writing) ? undefined : titleAnswer(writing)),
      ],
      used: [insight],
    };
  },
};

/** What people get wrong makes a first line when it is short. */
export const canLead = ({ role, head, sentences }: Fact) =>
  (role === 'insight' || role === 'rule') &&
  countWords(head?.text ?? sentences[0] ?? '') <= 15 &&
  countWords(head?.text ?? sentences[0] ?? '') >= 3;

/**
 * A few words stand behind labels in a list; where the agent said more, each answer stands whole
 * after the question it answers.
 */
function notes(facts: readonly Fact[], scope: string | undefined, writing: Writing): Block[] {
  const [only] = facts;
  if (!only) return scope ? [line(scope)] : [];
  if (facts.length === 1) {
    const said = sayFact(only, writing);
    return scope && isShort(only) && said[0]?.kind === 'p' && !said[0].text.endsWith(':')
      ? [line(scope, said[0].text), ...said.slice(1)]
      : [...(scope ? [line(scope)] : []), ...said];
  }
  if (facts.every(isShort))
    return [
      line(scope, pickLine(writing, scope?.endsWith('?') ? shortIntros : noteIntros)),
      bullets(facts.map(note)),
    ];
  return [...(scope ? [line(scope)] : []), ...facts.map((fact) => line(answered(fact, writing)))];
}

/** "The mistake I see most: waiting until spring". */
function note({ labels: [label], head, items }: Fact): string {
  const words = isPlainList(items) ? listed(items) : (head?.text ?? '');
  return label ? `${strong(`${label}:`)} ${inSentence(words)}` : capitalise(words);
}

/** "What surprises newcomers? How dry it is. Also hail." */
function answered(fact: Fact, writing: Writing): string {
  const { asked = [], labels, typed } = fact;
  if (asked.length > 0)
    return `${strong(pickLine(writing, fittingQuestions(asked, typed)))} ${capitalise(typed)}`;
  return labels[0] ? `${strong(`${labels[0]}:`)} ${inSentence(typed)}` : typed;
}

const shortIntros = ["Here's what I see:", 'What to know:', 'From my side:', 'My notes:'];
const noteIntros = [
  'What I see around {city}:',
  'A few notes from {city}:',
  'What I tell clients here:',
  'From my own work in {city}:',
  "What I'd add for {city}:",
];

const isSaidWell = (fact: Fact, writing: Writing) =>
  speaksForItself(fact) || (isShort(fact) && inFrame(fact, writing) !== undefined);

/** The result first, when the story has one and is more than a line. */
function teaserOf(told: string): string | undefined {
  if (countWords(told) < 14) return undefined;
  const days =
    /\b(closed|sold|under contract|pending) in (?:just |only |about )?(\d+ (?:days|weeks|hours)|one weekend|a weekend)/i.exec(
      told,
    );
  const over = /\b\$?[\d,.]+k? (?:over|above) (?:list|asking)\b/i.exec(told);
  const offers = /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) offers\b/i.exec(told);
  const time = /\b(?:offer|done|finished) in (\d+ (?:days|weeks|hours))/i.exec(told);
  if (days) return `${capitalise(days[1] ?? '')} in ${days[2]}. Here's how.`;
  if (offers) return `${startInWords(offers[0])}. Here's how that happened.`;
  if (over) return `${capitalise(over[0])}. Here's how.`;
  return time ? `${startInWords(time[0])}. Here's what changed.` : undefined;
}

/** The more the agent said, the less we add: three tips beside one fact, none beside many. */
function roomForTips({ brief }: Writing): number {
  const words = brief.facts.reduce((sum, fact) => sum + countWords(wordsOfFact(fact)), 0);
  const count = brief.facts.length + (brief.scope ? 1 : 0);
  if (words > 50 || count > 3) return 0;
  return count < 2 && words < 25 ? 3 : 2;
}

/** What the agent said speaks of the title's own matter. */
function coversTitle({ brief, title, material }: Writing): boolean {
  const words = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/\p{L}{4,}/gu)
        ?.map((word) => word.slice(0, 5)) ?? [],
    );
  const wanted = [...words(title.replaceAll(material.place.city, ''))];
  const said = words(
    brief.facts.map(({ head, sentences }) => [head?.text, ...sentences].join(' ')).join(' '),
  );
  return wanted.filter((word) => said.has(word)).length >= Math.max(2, wanted.length * 0.6);
}

/** A first line when no fact makes one: the title's own, else the topic's. */
function hookLine(writing: Writing): string {
  return splitSentences(pickLine(writing, openingsFor(writing)))[0] ?? '';
}
