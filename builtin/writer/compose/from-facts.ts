import type { Block } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { callToAction } from './calls.ts';
import { tips, titleAnswer } from './knowledge-lines.ts';
import {
  factsOf,
  inSentence,
  labelled,
  listBlock,
  sayAllElse,
  sayFact,
  scopeLine,
  storySentences,
  withScope,
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
  const hook = scope?.sentences[0] ?? hookLine(writing, [list]);
  const rest = scope?.rest.length ? asSentence(scope.rest.join(', ')) : undefined;
  return [
    line(hook),
    line(intro),
    ...listBlock(list),
    line(
      !isIntroComplete && zip && scope
        ? asSentence(`${area}${zip}, ${material.place.city}`)
        : undefined,
      rest,
    ),
    ...sayAllElse([list], writing),
    line(brief.nextStep || !isGuide ? callToAction(writing) : pickLine(writing, placeCalls)),
  ];
}

const placeCalls = [
  'Which stop did I miss? Tell me in the comments.',
  'What would you add? Tell me below.',
  "Where do you go first? Tell me, and I'll add it to my list.",
  'Want the rest of my list? Send me a message.',
];

/** What people get wrong is the hook, the agent's own words explain it. */
export function explainRule(writing: Writing): Block[] {
  const { brief } = writing;
  const rules = factsOf(brief, 'rule');
  const [insight] = factsOf(brief, 'insight');
  const [rule] = rules;
  if (!rule) return [];
  const answer = coversTitle(writing) ? undefined : titleAnswer(writing);
  const hook = insight
    ? [...(answer ? [line(answer)] : []), ...scopedFirst(insightHook(insight, writing), writing)]
    : [line(titleAnswer(writing) ?? hookLine(writing, rules))];
  const label = pickLine(writing, ["Here's how it works", 'How it works', 'The way it works here']);
  const text = rule.head
    ? labelled(rule, rule.labels[0] ?? label, writing)
    : `${label}: ${inSentence(rule.sentences.join(' '))}`;
  return [
    ...hook,
    ...(insight ? [line(text)] : scopedFirst([line(text)], writing)),
    ...rules.slice(1).flatMap((fact) => sayFact(fact, writing)),
    ...sayAllElse([...rules, ...(insight ? [insight] : [])], writing),
    ...tips(writing, Math.min(2, roomForTips(writing))),
    line(callToAction(writing)),
  ];
}

/** A line that opens with what people get wrong. */
function insightHook(insight: Fact, writing: Writing): Block[] {
  const { head, sentences } = insight;
  const label = insight.labels.length > 0 ? writing.random.pick(insight.labels) : undefined;
  // "They think ..." and a question need to be told whose they are.
  const standsAlone = !/^(?:they|it|its|he|she|this|that)\b|\?$/i.test(sentences[0] ?? '');
  if (!head && standsAlone) return [line(...sentences)];
  return [line(labelled(insight, label, writing))];
}

/** The story whole and in front, and what it teaches after it. */
export function tellStory(writing: Writing): Block[] {
  const { brief } = writing;
  const [story] = factsOf(brief, 'story');
  if (!story) return [];
  const told = storySentences(story, story.labels[0]);
  const teaser = coversTitle(writing)
    ? teaserOf(told.join(' '), writing)
    : (titleAnswer(writing) ?? teaserOf(told.join(' '), writing));
  const insights = factsOf(brief, 'insight');
  const [insight] = insights;
  const lesson = insight ? [line(labelled(insight, insight.labels[0], writing))] : [];
  const rest = [...lesson, ...sayAllElse([story, ...(insight ? [insight] : [])], writing)];
  return [
    line(teaser),
    line(...told),
    ...scopedFirst(rest, writing),
    ...tips(writing, Math.min(1, roomForTips(writing))),
    line(callToAction(writing)),
  ];
}

/** The result first, when the story has one and is more than a line. */
function teaserOf(told: string, writing: Writing): string | undefined {
  if (countWords(told) < 14) return titleAnswer(writing);
  const days =
    /\b(closed|sold|under contract|pending) in (?:just |only |about )?(\d+ (?:days|weeks|hours)|one weekend|a weekend)/i.exec(
      told,
    );
  const over = /\b\$?[\d,.]+k? (?:over|above) (?:list|asking)\b/i.exec(told);
  const offers = /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) offers\b/i.exec(told);
  const time = /\b(?:offer|done|finished) in (\d+ (?:days|weeks|hours))/i.exec(told);
  if (days)
    return pickLine(writing, [
      `${capitalise(days[1] ?? '')} in ${days[2]}. Here's how.`,
      `${startInWords(days[2] ?? '')}, start to finish. Here's how it went.`,
    ]);
  if (offers) return `${startInWords(offers[0])}. Here's how that happened.`;
  if (over) return `${capitalise(over[0])}. Here's how.`;
  if (time) return `${startInWords(time[0])}. Here's what changed.`;
  // No result to tease with: what the title asks, then the story.
  return titleAnswer(writing);
}

/** For which homes it holds: within the first line that has a label, or as a question before the first. */
function scopedFirst(blocks: Block[], writing: Writing): Block[] {
  const [first, ...others] = blocks;
  const within = withScope(first, writing);
  if (within && writing.random.chance(0.5)) return [within, ...others];
  const text = scopeLine(writing);
  if (!text) return blocks;
  const joins =
    first?.kind === 'p' &&
    !first.text.endsWith(':') &&
    countWords(first.text) <= (text.endsWith('?') ? 30 : 14);
  return joins && first ? [line(text, first.text), ...others] : [line(text), ...blocks];
}

/** What the agent knows and offers, in an order that helps, with a tip or two where there is room. */
export function giveAdvice(writing: Writing): Block[] {
  const { brief, random } = writing;
  const candidates = brief.facts.filter(canOpen);
  const opener =
    candidates.find(({ role }) => role === 'insight') ??
    (candidates.length > 0 ? random.pick(candidates) : undefined);
  const answer = titleAnswer(writing);
  const opensWithAnswer = answer !== undefined && (!opener || random.chance(0.45));
  const start =
    opensWithAnswer || !opener ? [line(answer ?? hookLine(writing, []))] : opening(opener, writing);
  const used = opener && !opensWithAnswer ? [opener] : [];
  const opensScoped = !opensWithAnswer && opener?.role === 'insight';
  const rest = sayAllElse(used, writing);
  return [
    ...(opensScoped ? scopedFirst(start, writing) : start),
    ...(!opensWithAnswer && answer && !coversTitle(writing) ? [line(answer)] : []),
    ...(opensScoped ? rest : scopedFirst(rest, writing)),
    ...tips(writing, roomForTips(writing)),
    line(callToAction(writing)),
  ];
}

/** The more the agent said, the less we add: three tips beside one fact, none beside many. */
function roomForTips({ brief }: Writing): number {
  const words = brief.facts.reduce((sum, fact) => sum + countWords(wordsOfFact(fact)), 0);
  const count = brief.facts.length + (brief.scope ? 1 : 0);
  if (words > 50 || count > 3) return 0;
  return count < 3 && words < 25 ? 3 : 2;
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
  return wanted.filter((word) => said.has(word)).length >= 2;
}

function canOpen({ role, head, sentences }: Fact): boolean {
  const first = head ? head.text : (sentences[0] ?? '');
  return (
    (role === 'insight' || role === 'offer' || role === 'story') &&
    countWords(first) <= 22 &&
    countWords(first) >= 3
  );
}

function opening(fact: Fact, writing: Writing): Block[] {
  if (fact.role === 'insight') return insightHook(fact, writing);
  return sayFact(fact, writing, Boolean(fact.head));
}

/** A first line when no fact makes one: the title's own, else the topic's. */
function hookLine(writing: Writing, _facts: readonly Fact[]): string {
  const { titleEntry, knowledge } = writing.material;
  return splitSentences(pickLine(writing, titleEntry?.openings ?? knowledge.openings))[0] ?? '';
}

/** What the agent offers, said at once. */
export function makeOffer(writing: Writing): Block[] {
  const { brief } = writing;
  const [offer] = factsOf(brief, 'offer');
  if (!offer) return [];
  return [
    ...(offer.head
      ? [line(hookLine(writing, [])), ...sayFact(offer, writing)]
      : [line(...offer.sentences), line(titleAnswer(writing))]),
    ...scopedFirst(sayAllElse([offer], writing), writing),
    ...tips(writing, Math.min(2, roomForTips(writing))),
    line(callToAction(writing)),
  ];
}
