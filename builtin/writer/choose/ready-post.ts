import { linesOf, withoutMarks } from '#builtin/writer/blocks.ts';
import { fromReadyPost } from '#builtin/writer/compose/from-ready-post.ts';
import { asTeam } from '#builtin/writer/compose/known-subject.ts';
import { isOpenMatter } from '#builtin/writer/compose/open-matter.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import {
  blocksOfReadyPost,
  isListItem,
  localLine,
  type ReadyPost,
  readyPostsOf,
} from '#builtin/writer/knowledge/ready-posts.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { type Brief, countFacts, type Fact } from '#builtin/writer/understand/brief.ts';
import type { VoiceName } from '#builtin/writer/voice/voice.ts';
import type { Facts } from '#contract/facts.ts';
import { wordsOfPost } from '#contract/post-length.ts';
import { postsOfSubject } from './posts-of-subject.ts';

/** Posts that were written whole, where the agent said nothing that such a post has no place for. */

/** One of the posts written for the title, of which the agent's last pieces had little. */
export function readyPost(writing: Writing, facts: Facts) {
  const { material, random, isWornOut, voice, subject } = writing;
  // What is announced, greeted or thanked for may be in the answers alone.
  if (!fitsBeside(writing.brief) || (subject && facts.answers.length > 0)) return undefined;
  // What the agent looks at belongs into the list itself.
  if (writing.brief.facts.some(isRemark) && /\bchecklists?\b/i.test(writing.title))
    return undefined;
  const [topic, title] = titleOf(writing) ?? [];
  const posts =
    topic && title ? (readyPostsOf(topic)[title] ?? []) : subject ? postsOfSubject(subject) : [];
  const { say } = material;
  const fresh = posts.filter(
    (lines) =>
      !isWornOut(say(lines.join(' '))) &&
      !isForOthers(lines, writing) &&
      (material.place.climates.includes('freeze') || !ofColdPlaces.test(lines.join(' '))),
  );
  if (fresh.length === 0) return undefined;
  const fitting = inVoiceOf(voice.name, facts.length === 'short' ? shortOf(fresh) : fresh);
  const lines = random.pick(fitting);
  const advice = linesOf(blocksOfReadyPost(lines.filter((line) => line !== localLine)));
  return {
    name: 'ready post',
    compose: (writing: Writing) => asTeam(writing, fromReadyPost(lines)(writing)),
    advice: say(withoutMarks(advice.join('\n'))),
  };
}

/** What homes have, and look out for, where the ground freezes: nobody in Naples looks at the basement. */
const ofColdPlaces = /\b(?:basements?|sump|furnaces?|snow|frost)\b/i;

/** Who is told what sellers get wrong is no buyer. */
function isForOthers(lines: ReadyPost, { brief, material }: Writing): boolean {
  if (brief.facts.length === 0 && !brief.audience) return false;
  const readers = brief.audience ?? readersOfTopic[material.knowledge.identifier];
  const others = readers && speaksTo[readers === 'sellers' ? 'buyers' : 'sellers'];
  return others?.test(lines.join(' ')) ?? false;
}

const readersOfTopic: Record<string, 'sellers' | 'buyers'> = {
  sellers: 'sellers',
  staging: 'sellers',
  buyers: 'buyers',
  'first-time-buyers': 'buyers',
  'new-construction': 'buyers',
};

const speaksTo = {
  buyers: /\bBuyers,|\b(?:Buying|House hunting|(?:Planning|Hoping|Looking|Getting ready) to buy)\b/,
  sellers:
    /\bSellers,|\b(?:Selling|(?:Planning|Hoping|Getting ready) to (?:sell|list)|[Tt]hinking of (?:selling|listing))\b/,
};

/** The seeded title, or one that asks for the same as a subject that was typed: "Just sold!". */
function titleOf({ material, subject }: Writing): readonly [string, string] | undefined {
  const { knowledge, titleEntry } = material;
  if (titleEntry) return [knowledge.identifier, titleEntry.title];
  if (!subject || subject.area || subject.address || subject.price) return undefined;
  const found = alike.find(([pattern]) => pattern.test(subject.text));
  return found && [found[1], found[2]];
}

const alike: readonly [RegExp, topic: string, title: string][] = [
  [
    /^(?:just listed|(?:my |our )?new listing|new on the market)$/i,
    'just-listed',
    'Just listed in {location}',
  ],
  [
    /^(?:how to |tips for )?(?:get(?:ting)?|prep(?:ar(?:e|ing)|ping)?) (?:your|a|the|my) (?:home|house)(?: ready)? (?:to|for) (?:sell|list|sale|market|listing|the market)\b/i,
    'sellers',
    'What to finish before your {location} home goes live',
  ],
  [/^coming soon$/i, 'just-listed', 'Coming soon in {location}'],
  [/^(?:just )?sold$/i, 'just-sold', 'Just sold in {location}'],
  [/^another (?:one|home|house) sold$/i, 'just-sold', 'Another {location} home sold'],
  [/^(?:new price|price (?:change|update))$/i, 'price-change', 'New price in {location}'],
  [
    /^(?:a )?thank[- ]you,? (?:to )?(?:all )?(?:my|our) clients$/i,
    'thanks-and-holidays',
    'A thank-you to my clients in {location}',
  ],
  [/^(?:happy )?thanksgiving$/i, 'thanks-and-holidays', 'Happy Thanksgiving from {location}'],
  [
    /^(?:happy holidays|season['’]?s greetings)$/i,
    'thanks-and-holidays',
    'Happy holidays, {location}',
  ],
  [/^happy new year(?:['’]?s)?$/i, 'thanks-and-holidays', 'Happy New Year, {location}'],
  [
    /^(?:happy )?(?:4th|fourth) of july$/i,
    'thanks-and-holidays',
    'Happy Fourth of July, {location}',
  ],
  [/^memorial day$/i, 'thanks-and-holidays', 'Memorial Day in {location}'],
];

/**
 * All that was said has a place beside a post that is whole: one remark before it, and at its end what the agent offers, how
 * to reach them, and which homes it is about, which asks their owners or buyers in.
 */
function fitsBeside({ facts, scope, ...brief }: Brief): boolean {
  return (
    countFacts({ ...brief, facts: [], scope: undefined }) === 0 &&
    (facts.every(({ role }) => role === 'offer') ||
      (facts.length === 1 && facts.every(isRemark))) &&
    (!scope || asksReadersIn.has(scope.labels[0] ?? ''))
  );
}

/** What the agent sees or knows of it, in a sentence or a few words: it comes first, and the post goes on from it. */
const isRemark = (fact: Fact) =>
  remarkable.has(fact.role) &&
  countWords(fact.typed) <= 24 &&
  !isOpenMatter(fact) &&
  // Who reviewed it stands at the end.
  !fact.typed.startsWith('Reviewed by ');
const remarkable = new Set<Fact['role']>(['insight', 'rule', 'features', 'detail', 'note']);

const asksReadersIn = new Set(['For', 'The strategy', 'The upper end here']);

/** Those that are short as they are, else the shortest that can lose a sentence: a list would lose what its title promises. */
function shortOf(posts: ReadyPost[]): ReadyPost[] {
  const byLength = posts.toSorted((one, other) => wordsOf(one) - wordsOf(other));
  const short = byLength.filter((lines) => wordsOf(lines) <= wordsOfPost.short.most);
  if (short.length > 0) return short;
  const withoutList = byLength.filter((lines) => !lines.some(isListItem));
  return (withoutList.length > 0 ? withoutList : byLength).slice(0, 2);
}

const wordsOf = (lines: ReadyPost) => countWords(lines.join(' '));

/** The half that sounds most like it: direct in short sentences, warm in words from me to you. */
function inVoiceOf(voice: VoiceName, posts: ReadyPost[]): ReadyPost[] {
  if (voice === 'plain') return posts;
  const measure = (lines: ReadyPost) => {
    const text = lines.join(' ');
    if (voice === 'direct') return countWords(text) / splitSentences(text).length;
    return -(text.match(/\b(?:I|me|my|you|your|we|us|our)\b/gi)?.length ?? 0) / countWords(text);
  };
  return posts
    .toSorted((one, other) => measure(one) - measure(other))
    .slice(0, Math.ceil(posts.length / 2));
}
