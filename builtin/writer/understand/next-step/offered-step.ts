import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { waysToReach } from './ways-to-reach.ts';

/**
 * What the agent offers, typed as a thing: "net sheet", "free 20-minute call", "checklist, it's on my site example.com".
 * A thing that is known for what it is gets a verb; of any other the words stand as they are, before a way to ask for it.
 */
export function offeredStep(step: string): string {
  const { thing, where } = apart(step);
  const kind = kindOfThing(thing);
  // "Lunch on me if you were one of them" is offered as it stands.
  if (/\bon (?:me|us)\b/i.test(step)) return asSentence(step);
  if (where === 'link in bio') return asSentence(`${thing}: the link is in my bio`);
  if (where === 'link in the comments') return asSentence(`${thing}: the link is in the comments`);
  const link = linkIn.exec(where)?.[0];
  if (link && !emailIn.test(where) && !phoneIn.test(where)) {
    // "checklist, it's on my site example.com"
    const onSite = /\bmy (?:web ?)?(?:site|page)\b/i.exec(where)?.[0].toLowerCase();
    const at = onSite ? `on ${onSite}: ${link}` : `at ${link}`;
    return asSentence(
      kind ? `${getIt[kind]} ${withArticle(thing, kind !== 'meeting')} ${at}` : `${thing}: ${link}`,
    );
  }
  if (where !== '') {
    const way = waysToReach(where);
    if (way && kind) return asSentence(`${withoutEnding(way, '.')} for ${withArticle(thing)}`);
    return asSentence(`${thing}: ${way ? inside(withoutEnding(way, '.')) : where}`);
  }
  if (/^(?:the |my |our )?form\b/i.test(thing))
    return asSentence(`Fill out ${/^form/i.test(thing) ? `the ${inside(thing)}` : inside(thing)}`);
  if (kind === 'event') return asSentence(`Join me for ${withArticle(thing)}`);
  if (kind) return asSentence(`Ask me for ${withArticle(thing)}`);
  // "free, Thursdays at 5:30 at the office": where and when say enough.
  return isAnnounced.test(thing)
    ? `${asSentence(thing)} Hope to see you there.`
    : `${asSentence(thing)} Questions? Send me a message.`;
}

type Kind = 'paper' | 'meeting' | 'event';
const getIt: Record<Kind, string> = { paper: 'Get', meeting: 'Book', event: 'Sign up for' };

const heads: [Kind, RegExp][] = [
  [
    'paper',
    /^(?:checklist|list|guide|worksheet|sheet|packet|spreadsheet|report|template|sample|calculator|map|brochure|flyer|e-?book|pdf|handout|timeline|calendar|newsletter|workbook|planner|folder|binder|cma|analysis|estimate|breakdown|update|numbers|figures|sales|details|floor ?plans?|videos?)$/i,
  ],
  [
    'meeting',
    /^(?:call|chat|consult|consultation|valuation|visit|walk-through|walkthrough|tour|appointment|zoom|coffee|meeting|evaluation|review|showing|session|check|opinion|strategy|checkup|check-up|assessment|preview)s?$/i,
  ],
  ['event', /^(?:class|classes|workshop|seminar|webinar|lunch|party|meetup|q&a|happy hour)s?$/i],
];

/** What a thing is tells the last word of its name, before what only describes it. */
export function kindOfThing(thing: string): Kind | undefined {
  const [name = ''] = thing.split(
    /[,(:]| (?:in|on|of|with|near|from|for|to|at|by|before|after|that|who|which|about|every|this|next|i|we|you|is|are|if|when|and|or)\b/i,
  );
  // "first Tuesday of the month at the library" is a time.
  if (/^(?:first|second|third|last|every) \p{Lu}\p{L}+day/u.test(thing)) return undefined;
  const words = name.trim().split(' ');
  const head = words.length <= 6 ? (words.at(-1) ?? '') : '';
  return heads.find(([, pattern]) => pattern.test(head))?.[0];
}

const isAnnounced =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|noon|january|february|march|april|june|july|august|september|october|november|december)\b|\d (?:a|p)\.m\.|\d:\d\d|\d to \d/i;

/** The thing, and where or how it is to be had. */
function apart(step: string): { thing: string; where: string } {
  const inBio =
    /^(.+?)[,;:.]? (?:-+ )?(?:the )?link(?:['’]s| is)? in (?:my |the )?(bio|profile|comments?)$/i.exec(
      step,
    );
  if (inBio)
    return {
      thing: inBio[1] ?? '',
      where: /^c/i.test(inBio[2] ?? '') ? 'link in the comments' : 'link in bio',
    };
  const first = new RegExp(
    `^(${linkIn.source}|${phoneIn.source})(?: for|,|:| -) (?:an? |the |my )?(.+)$`,
    'iu',
  ).exec(step);
  if (first && !linkIn.test(first[2] ?? '') && !phoneIn.test(first[2] ?? ''))
    return { thing: first[2] ?? '', where: first[1] ?? '' };
  const way = new RegExp(
    `(?:[,;:]| -| –)? (?:(?:it['’]?s|its|is|are|they['’]?re) )?(?:(?:on|at|from|via|through|with) )?((?:(?:my|the|our) (?:web ?)?(?:site|page|link)[,:]? )?(?:${linkIn.source}|(?:\\p{Lu}\\p{Ll}+,? )?(?:${phoneIn.source}|${emailIn.source})).*)$`,
    'u',
  ).exec(step);
  if (way && way.index > 0) return { thing: step.slice(0, way.index), where: way[1] ?? '' };
  return { thing: step, where: '' };
}

/** "a net sheet", "an appointment", "my checklist", "floor plans". */
function withArticle(thing: string, isKnown = false): string {
  const said = lowerFirst(thing);
  const [name = ''] = said.split(/[,(]| (?:in|on|of|with|for|at|by|before|after)\b/);
  const isSeveral = /(?:[^sui]s|numbers)$/i.test(name) && !/\b(?:class|news|analysis)$/i.test(name);
  return /^(?:an?|the|my|our|your|this|that|some|any|one|two|three|\d+ \p{L}+s\b)\b/iu.test(said) ||
    isSeveral
    ? said
    : `${isKnown ? 'the' : indefiniteArticle(said)} ${said}`;
}

export const inside = (sentence: string) =>
  /^DM\b/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
