import { type Block, bullets } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import type { Audience, Fact } from '#builtin/writer/understand/brief.ts';
import type { Figure } from '#builtin/writer/understand/figures.ts';
import { afterLabel, hasLabel, inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { titleAnswer } from './knowledge-lines.ts';
import { factsOf, labelled, sayRest } from './say-facts.ts';
import { standsAlone } from './stands-alone.ts';
import { line, pickLine, say, type Writing } from './writing.ts';

/** The number is the hook; the others keep their labels; area, date and source stand by them. */
export function reportFigures(writing: Writing): Block[] {
  const { brief } = writing;
  const share = shareOnTitle(writing);
  const [first, ...others] = share
    ? [share.figure, ...brief.report.figures.filter(({ text }) => text !== share.figure.text)]
    : onTitleFirst(writing);
  if (!first) return [];
  const insights = factsOf(brief, 'insight').filter((fact) => fact !== share?.fact);
  const source = sourceOf(
    writing,
    others.some(({ change }) => change),
  );
  return [
    line(figureHook(withTimeCompared(first, writing), writing)),
    ...(others.length > 1
      ? [line(source ? `${source}:` : 'The rest of the picture:'), bullets(others.map(figureItem))]
      : [line(...others.map((figure) => asSentence(figureItem(figure))), source && `${source}.`)]),
    line(rentsOf(writing), ...(aboutWhat(writing).more ?? []).map(asSentence)),
    ...insights.map((fact) =>
      // "up 4% from last year" is a figure, and no reading of one.
      line(
        /^(?:up|down|flat) [\d.$]/i.test(fact.typed) && fact.sentences.length === 0
          ? asSentence(capitalise(fact.typed))
          : readingOf(fact, writing),
      ),
    ),
    ...sayRest(share?.fact ? [...insights, share.fact] : insights, writing),
    ...explained(writing),
    // Who reads the figures needs no reading of ours beside theirs.
    ...(insights.length > 0 && (speaksOfTitle(writing) || isCompared.test(writing.title))
      ? []
      : speaksOfTitle(writing) && !asksForMeasure.test(writing.title)
        ? adviceFor(writing)
        : [line(titleAnswer(writing))]),
    line(callToAction(writing, 'market-news')),
  ];
}

/** The agent's own reading of two figures; ours would be of others. */
const isCompared = /\b(?:versus|vs\.?)(?= )/i;

/** A title about one figure is answered by what that figure means. */
const asksForMeasure =
  /\b(?:months of supply|days on market|inventory|list price|price per|median|absorption)\b/i;

/** Of which homes the rents are, when it takes more than a few words. */
function rentsOf(writing: Writing): string | undefined {
  const { homes } = aboutWhat(writing);
  const isRents = /^(?:Rents|Taxes|Insurance|HOA dues)$/.test(
    writing.brief.report.figures[0]?.label ?? '',
  );
  return isRents && homes?.includes(',') ? asSentence(`That's for ${homes}`) : undefined;
}

/** One of the figures counts what the title asks about, or the title asks for the figures. */
function speaksOfTitle({ brief, title, material }: Writing): boolean {
  const wanted = [...keywordsOfTitle(title, material.place)];
  const counted = keywordsOf(
    brief.report.figures.map(({ label, text }) => label ?? text).join(' '),
  );
  const said = keywordsOf(
    brief.facts.map(({ head, sentences }) => [head?.text, ...sentences].join(' ')).join(' '),
  );
  return (
    /\b(?:market|month|quarter|report|numbers|figures|update)\b/i.test(title) ||
    wanted.some((word) => counted.has(word) || said.has(word))
  );
}

/** "38% of actives had a price cut (29% October 2025)" under "Price reductions". */
function shareOnTitle({ brief, title }: Writing): { figure: Figure; fact?: Fact } | undefined {
  if (!isOfCuts.test(title)) return undefined;
  const isShare = (text: string) =>
    /^\d+(?:\.\d+)?% of\b/.test(text) && /\b(?:cuts?|reduc\p{L}+|drop\p{L}*)\b/iu.test(text);
  const figure = brief.report.figures.find(({ text, label }) => !label && isShare(text));
  if (figure) return { figure };
  const fact = brief.facts.find(({ typed }) => isShare(typed));
  return fact && { figure: { text: fact.typed, value: fact.typed }, fact };
}

/** "(29% October 2025)": what it was, told as a change. */
const withChangeTold = (text: string) =>
  text.replace(
    / \((\d+(?:\.\d+)?)% (?:in )?([^()]+)\)/,
    (_, before: string, when: string) =>
      `, ${Number(before) < Number.parseFloat(text) ? 'up' : 'down'} from ${before}%${/^(?:last|a)\b/.test(when) ? ' ' : ' in '}${when}`,
  );

/** The figure that the title asks for leads. */
function onTitleFirst({ brief, title, material }: Writing): Figure[] {
  const wanted = new Set(keywordsOfTitle(title, material.place));
  // "The market this month" asks for no figure of its own.
  if (!/days on market/i.test(title)) wanted.delete('market');
  for (const period of ['quarter', 'month', 'year', 'end']) wanted.delete(period);
  const isAsked = ({ label }: Figure) =>
    [...keywordsOf(label ?? '')].filter((word) => wanted.has(word)).length > 0;
  return brief.report.figures.toSorted(
    (one, other) => Number(isAsked(other)) - Number(isAsked(one)),
  );
}

/** "My read: good homes still go": what the agent thinks of the figures stands apart from them. */
function readingOf(fact: Fact, writing: Writing): string {
  const [label] = fact.labels;
  return label && standsAlone(fact) && !hasLabel(fact.typed) && !saysWhose.test(fact.typed)
    ? `${label}: ${afterLabel(fact, fact.typed)}`
    : labelled(fact, label, writing);
}

const saysWhose = /^(?:I|I['’]\p{L}+|my|we|we['’]\p{L}+|our|honestly|if|when|to me)\b/iu;

/** Of which area, or of which homes. */
function aboutWhat({ brief, material }: Writing): {
  area: string;
  homes?: string;
  /** What else was said of it. */
  more?: string[];
} {
  const { city } = material.place;
  const { scope } = brief;
  if (!scope) return { area: city };
  if (scope.area) {
    const [homes] = splitSentences(scope.rest.join(', '));
    const area = (
      /^(?:city|town|village) of /i.test(scope.area) ? `the ${scope.area}` : scope.area
    ).replace(/^(.+ and .+) County$/, '$1 Counties');
    return {
      area,
      homes:
        withoutEnding(homes ?? '', ' .').replace(
          /^no (\p{Lu}\p{L}+)$/u,
          / County$/.test(scope.area) ? 'no $1 County' : 'no $1',
        ) || undefined,
      more: scope.sentences,
    };
  }
  const zips = scope.text.match(/\b\d{5}\b/g);
  if (zips) {
    const homes = scope.text
      .replace(/(?:,|\band\b|&)?\s*\b\d{5}\b/g, ' ')
      .replace(/\s{2,}/g, ' ')
      .replace(/^(?:\s|and\b|[,.;])+|(?:\s|[,.;]|\bin$)+$/g, '');
    return { area: `${city} (${listed(zips)})`, homes: homes ? inSentence(homes) : undefined };
  }
  // "metro, all residential": of the city and what is around it.
  const metro = /^(?:the )?(?:whole |entire )?metro(?: area)?(?:, |$)/i.exec(scope.text)?.[0];
  if (metro)
    return {
      area: `the ${city} metro`,
      homes: inSentence(scope.text.slice(metro.length)) || undefined,
      more: scope.sentences,
    };
  // "Bend, no Redmond" keeps the letters of its name.
  const isOfCity = scope.text.startsWith(city);
  return {
    area: city,
    homes: isOfCity ? scope.text : inSentence(scope.text),
    more: scope.sentences,
  };
}

function figureHook({ label, value, change: moved, text, of }: Figure, writing: Writing): string {
  const { area, homes } = aboutWhat(writing);
  if (of) return asSentence(`${of} in ${area}: ${value}`);
  const change = moved ? `, ${inSameUnit(moved, value)}` : '';
  const isMoved = /^(\p{L}[\p{L} ]{2,30}?) ((?:up|down|flat)\b.*)$/u.exec(text);
  if (!label && isMoved) {
    const where = homes ? ` for ${homes} in ${area}` : ` in ${area}`;
    return asSentence(`${isMoved[1]}${where} is ${isMoved[2]}`);
  }
  if (!label && /^\d[\d.]*% of\b/.test(text))
    return asSentence(`In ${area}, ${withChangeTold(text)}`);
  const month = /: (\p{Lu}\p{L}+)$/u.exec(writing.title)?.[1];
  if (!label && month && writing.subject) return asSentence(`${text} in ${area} in ${month}`);
  if (!label) return asSentence(writing.subject ? text : `${area}: ${lowerFirst(text)}`);
  const name = lowerFirst(label);
  if (name.startsWith('homes for sale'))
    return `${area} ${/ and |counties/.test(area.replace(/ \([^()]*\)/, '')) ? 'have' : 'has'} ${value} homes for sale${change}.`;
  if (/^(?:new listings|pending sales|closed sales)$/.test(name))
    return `${area} saw ${value} ${name}${change}.`;
  if (/^(?:rents|taxes|insurance|hoa dues)$/i.test(name)) {
    const where = homes?.includes(',')
      ? undefined
      : homes?.includes(' in ')
        ? homes
        : homes
          ? `${homes} in ${area}`
          : undefined;
    const verb = name === 'insurance' ? 'runs' : 'run';
    return asSentence(
      where
        ? `On ${where}, ${lowerFirst(label)} ${verb} ${value}${change}`
        : `${capitalise(label)} in ${area} ${verb} ${value}${change}`,
    );
  }
  if (/^30-year/.test(name)) return `The ${name} is ${value}${change}.`;
  const isBare = /^(?:(?:median )?days on market|months of supply)$/.test(name);
  return pickLine(writing, [
    `${capitalise(isBare ? name : `the ${name}`)} in ${area} ${isBare ? 'are at' : 'is'} ${value}${change}.`,
    `${capitalise(name)} in ${area}: ${value}${change}.`,
  ]);
}

const figureItem = ({ label, value, change, text }: Figure) =>
  label ? `${label}: ${value}${change ? `, ${inSameUnit(change, value)}` : ''}` : text;

/** "down from 360,000" of a price is dollars. */
const inSameUnit = (change: string, value: string) =>
  value.startsWith('$') ? change.replace(/\bfrom (?=\d{2,3},\d{3}\b)/, 'from $') : change;

/** "October 2026 vs October 2025". */
const isComparedWith = / (?:vs\.?|versus|compared (?:to|with)) (.+)$/i;

/** "402, up from 371": when that was, where the agent named the month. */
function withTimeCompared(figure: Figure, { brief }: Writing): Figure {
  const then = isComparedWith.exec(brief.report.source?.period ?? '')?.[1] ?? '';
  const isNamed = /^\p{Lu}\p{Ll}+ \d{4}$/u.test(then);
  return isNamed && figure.label && /^(?:up|down) from \$?[\d,.]*\d%?$/.test(figure.change ?? '')
    ? { ...figure, change: `${figure.change} in ${then}` }
    : figure;
}

/** A board or an association of Realtors has an article inside a sentence. */
const named = (source: string) =>
  /^(?!the\b).*\b(?:Board|Association|Council|Alliance) of Realtors\b/i.test(source)
    ? `the ${source}`
    : source;

/** "Here's September 2026, single family, from MLS Technology". What it is compared with stands only beside two figures. */
function sourceOf(writing: Writing, hasChanges: boolean): string | undefined {
  const { source: given, figures } = writing.brief.report;
  const source = given && {
    ...given,
    period: hasChanges ? given.period : given.period?.replace(isComparedWith, ''),
  };
  const { homes } = aboutWhat(writing);
  const isSaid = /^(?:Rents|Taxes|Insurance|HOA dues)$/.test(figures[0]?.label ?? '');
  const kind = writing.brief.homesOfReport;
  const what = [
    source?.period?.replace(/^\p{L}+ quarter\b/u, (quarter) => `the ${quarter.toLowerCase()}`),
    kind && !homes?.includes(kind.split(' ')[0] ?? '') ? kind : undefined,
    isSaid ? undefined : homes,
  ]
    .filter(Boolean)
    .join(', ');
  const isMany = figures.length > 2;
  if (!source?.name)
    return what
      ? isMany
        ? source?.period
          ? `Here's ${what}`
          : `For ${what}`
        : capitalise(what)
      : undefined;
  if (!isMany) return `Source: ${[source.name, what].filter(Boolean).join(', ')}`;
  if (/^(?:my|our)\b/i.test(source.name))
    return capitalise(
      `from ${[source.name, source.period && lowerFirst(source.period), isSaid ? undefined : homes].filter(Boolean).join(', ')}`,
    );
  if (source.period && /^\p{L}+day\b|^\p{L}+ \d{1,2}$/u.test(source.period))
    return `From ${named(source.name)}, ${[source.period, isSaid ? undefined : homes].filter(Boolean).join(', ')}`;
  if (source.period && /^(?:through|as of|week|last|this)\b/i.test(source.period))
    return `${capitalise([lowerFirst(source.period), isSaid ? undefined : homes].filter(Boolean).join(', '))}, from ${named(source.name)}`;
  return what ? `Here's ${what}, from ${named(source.name)}` : `More from ${named(source.name)}`;
}

/** A figure that stands alone is explained, by its own measure or by none. */
function explained(writing: Writing): Block[] {
  const { brief, material } = writing;
  const [figure] = brief.report.figures;
  if (!figure?.label || brief.facts.length > 0 || brief.report.figures.length > 2) return [];
  const label = keywordsOf(figure.label);
  const shared = (name: string) => [...keywordsOf(name)].filter((word) => label.has(word)).length;
  const [best] = material.knowledge.measures.toSorted((a, b) => shared(b.name) - shared(a.name));
  if (!best || label.size === 0 || shared(best.name) < Math.min(2, label.size)) return [];
  return [line(say(writing, best.counted), say(writing, best.means)), line(say(writing, best.use))];
}

/** One piece of advice for the reader the agent named. */
function adviceFor(writing: Writing): Block[] {
  const { audience, facts } = writing.brief;
  const words = facts.reduce(
    (sum, { head, sentences }) => sum + countWords([head?.text, ...sentences].join(' ')),
    0,
  );
  const lines =
    audience === 'sellers' && isOfCuts.test(writing.title) ? ofCuts : audience && advice[audience];
  return lines && words < 60 ? [line(pickLine(writing, lines))] : [];
}

const isOfCuts = /\b(?:price )?(?:reductions?|cuts?|drops?)\b/i;

const ofCuts = [
  "If you're selling, price for the month you list in, not for the season behind you.",
  'Selling soon? Ask which homes sold without a cut, and what they started at.',
];

const advice: Record<Audience, string[]> = {
  sellers: [
    "If you're selling, fix the small stuff before photos. A dripping faucet costs you more at the repair table than it does at the hardware store.",
    "If you're selling, look at what's for sale in your price band before you pick a number. Those are the homes yours will be compared with.",
    'Selling soon? Ask which homes sold and which ones only sat. The second list teaches more.',
  ],
  buyers: [
    "If you're buying, have the letter from your lender ready before the tour.",
    'Buying? Watch how long homes in your range take to go under contract. It tells you how much room you have.',
  ],
  owners: [
    "Staying put? Then it's a good month to check what your insurance would pay to rebuild.",
    "If you're not moving, keep the receipts for whatever you fix. They'll matter the day you are.",
  ],
  investors: ["Run your own rent, tax and insurance lines before you trust anyone's average."],
};
