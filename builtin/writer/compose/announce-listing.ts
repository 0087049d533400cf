import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence } from '#builtin/writer/language/sentences.ts';
import { priceIn, spelledPrice } from '#builtin/writer/understand/segments.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import { announceByName, besideLittle } from './announce-by-name.ts';
import { callToAction } from './calls.ts';
import { homeBlocks } from './home-in-lines.ts';
import { homeNamedIn, kindListed } from './named-home.ts';
import { factsOf, sayRest } from './say-facts.ts';
import { ofArea, prepositionOf } from './where-in-town.ts';
import { line, pickLine, type Writing, whereIn } from './writing.ts';

const heads: Partial<Record<Intent, string[]>> = {
  'just-listed': ['Just listed: {where}.', 'New on the market: {where}.', 'Now listed: {where}.'],
  'coming-soon': [
    'Coming soon: {where}.',
    'A first look at {where}, coming soon.',
    'Not on the market yet: {where}.',
  ],
};

const headsOfHome = {
  'just-listed': ['Just listed', 'New on the market', 'Now listed'],
  'coming-soon': ['Coming soon'],
} as const;

/** A listing that starts, or is about to. */
export function announceListing(writing: Writing, intent: 'just-listed' | 'coming-soon'): Block[] {
  const { brief } = writing;
  const named = announceByName(writing, intent);
  if (named) return named;
  const features = factsOf(brief, 'features');
  const where = whereIn(writing);
  const { day, hours } = brief.event;
  const address = brief.event.address ?? writing.subject?.address;
  const area = address ?? writing.subject?.area;
  const isBack = /\bback on (?:the )?market\b/i.test(writing.subject?.text ?? '');
  const place = `${area ? prepositionOf(writing, area) : 'in'} ${ofArea(where)}`.trim();
  // "a Craftsman in Sellwood" is named behind its place.
  const home = address
    ? undefined
    : homeNamedIn(writing)?.replace(
        area ? new RegExp(` (?:in|on|at) (?:the )?${RegExp.escape(area)}$`) : /$^/,
        '',
      );
  const asked = writing.subject?.price;
  if (asked) brief.property.price ??= spelledPrice(asked);
  const { rooms, size, price } = brief.property;
  // A price alone would be a line of its own.
  const ending =
    home && !priceIn.test(home) && price?.startsWith('$') && rooms.length + size.length === 0
      ? price
      : undefined;
  if (ending) brief.property.price = undefined;
  const hook = home
    ? `${pickLine(writing, headsOfHome[intent])} ${place}: ${[home, ending].filter(Boolean).join(', ')}.`
    : pickLine(writing, isBack ? ['Back on the market: {where}.'] : (heads[intent] ?? [])).replace(
        '{where}',
        address ? where : `${kindListed(writing)} ${place}`,
      );
  const timing = [day, hours].filter(Boolean).join(', ');
  return [
    line(hook),
    ...homeBlocks(features, writing),
    ...sayRest(features, writing),
    ...(isBack ? backAgain(writing) : besideLittle(writing, intent)),
    line(
      timing &&
        asSentence(intent === 'coming-soon' ? `On the market ${timing}` : `See it ${timing}`),
    ),
    line(callToAction(writing, intent)),
  ];
}

/** Somebody was quicker, and then it came to nothing: that is said, and nothing of first days. */
const backAgain = (writing: Writing): Block[] => [
  line(
    /\bfinanc\w* (?:fell|fall|falls)\b/i.test(writing.subject?.text ?? '') &&
      "The buyer's financing fell through.",
    writing.brief.facts.length === 0 &&
      pickLine(writing, [
        'If you missed it the first time, here is your second look.',
        'A second chance for anybody who was a day late the first time.',
      ]),
  ),
];

export function announcePrice(writing: Writing): Block[] {
  const named = announceByName(writing, 'price-change');
  if (named) return named;
  const { brief, material } = writing;
  const { price, oldPrice } = brief.property;
  const what = brief.event.address ?? writing.subject?.address ?? writing.subject?.area;
  const isHere = brief.event.address ?? writing.subject?.address;
  const preposition = isHere ? 'on' : prepositionOf(writing, what ?? '');
  const where = what ? ` ${preposition} ${whereIn(writing)}` : ` in ${material.place.city}`;
  const features = factsOf(brief, 'features');
  const hook = price
    ? pickLine(writing, [
        `New price${where}: ${price}.`,
        `Now ${price}: ${what ? whereIn(writing) : `${kindListed(writing)} in ${material.place.city}`}.`,
      ])
    : pickLine(writing, [`New price${where}.`, `The price just changed${where}.`]);
  const { day } = brief.event;
  brief.property.price = undefined;
  return [
    line(
      hook,
      oldPrice &&
        (day
          ? `It was ${oldPrice} until ${day.replace(/,? \d{4}$/, '')}.`
          : pickLine(writing, [`It was ${oldPrice}.`, `That's down from ${oldPrice}.`])),
    ),
    ...homeBlocks(features, writing),
    ...sayRest(features, writing),
    ...besideLittle(writing, 'price-change'),
    line(callToAction(writing, 'price-change')),
  ];
}
