import { claims, leastAnswered, namesPair } from '#builtin/writer/compose/explain-subject.ts';
import { tellsHours } from '#builtin/writer/compose/greet-holiday.ts';
import { knownAnswer } from '#builtin/writer/compose/known-answers.ts';
import { asksForTips, countedIn, knownOf, saysOf } from '#builtin/writer/compose/known-subject.ts';
import {
  asksQuestion,
  asksReaders,
  asQuestion,
  comparesTwo,
} from '#builtin/writer/compose/subject-question.ts';
import { askedOf } from '#builtin/writer/knowledge/asked-of.ts';
import { nearestSubject } from '#builtin/writer/knowledge/nearest-subject.ts';
import { coverOf, type KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { isListItem, type ReadyPost } from '#builtin/writer/knowledge/ready-posts.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import type { OwnSubject } from '#builtin/writer/understand/subject.ts';

/**
 * The posts of a subject that was typed, as far as they answer it: what it costs or whether it is worth it only where they
 * say so, not two things side by side, nothing that the agent claims of it, and as many things to do as were asked for.
 */
export function postsOfSubject(subject: OwnSubject): readonly ReadyPost[] {
  const { text, intent } = subject;
  const known = knownFully(subject) ?? nearestSubject(text, intent);
  if (!known?.posts || subject.area || subject.address || subject.price) return [];
  if (asksReaders.test(text)) return [];
  const asked = askedOf(text)?.kind;
  const posts = known.posts.filter((lines) => !asked || saysOf[asked].test(lines.join(' ')));
  if (intent === 'holiday' ? tellsHours.test(text) : claims(subject) || promisesReasons.test(text))
    return [];
  if (comparesTwo.test(text) && !namesPair(known)) return [];
  // "Should you waive the inspection?" is no question about inspections: the topics may answer it.
  if (asksQuestion(text) && !posts.some((lines) => hasAll(lines, text)) && answered(subject))
    return [];
  const count = countedIn(text) ?? countedIn(text.replace(startsWithCount, '$1 things $2'));
  if (count) {
    const [thing = ''] = keywordsOf(startsWithCount.exec(text)?.[2]?.split(' ').at(-1) ?? '');
    // Three mistakes are no three tips.
    const fitting = posts.filter((lines) => !thing || keywordsOf(lines.join(' ')).has(thing));
    return closestTo(
      text,
      fitting.flatMap((lines) => withItems(lines, count) ?? []),
    );
  }
  if (asksForOne.test(text)) return posts.filter((lines) => !lines.some(isListItem));
  const lists = asksForTips.test(text) ? posts.filter((lines) => lines.some(isListItem)) : [];
  return closestTo(text, lists.length > 0 ? lists : posts);
}

/** "Zillow is wrong and here's why": reasons that only the agent has, and that a post of ours may not share. */
const promisesReasons =
  /\b(?:dead|wrong|waste|bad|overrated|scam|lie|lies|never|hate|not|isn['’]t|aren['’]t|don['’]t)\b.*\bhere(?:['’]?s| is) why$/i;

const asksForOne = /^(?:one|a|1|my (?:best|top|number one)) (?:\p{L}+ )?tip\b/iu;

/**
 * What is known of this very subject, and not of a word in it: "electric rates" are no mortgage rates. Of two words the
 * first one says what it is about.
 */
function knownFully(subject: OwnSubject): KnownSubject | undefined {
  const { text, intent } = subject;
  const known = knownOf(subject);
  if (!known || (intent !== 'explain' && intent !== 'opinion') || phraseKind(text) === 'sentence')
    return known;
  const cover = coverOf(known, text);
  const [first = ''] = text.split(' ');
  const isOfFirst = keywordsOf(first).size > 0 && coverOf(known, first) === 1;
  return cover > 0.5 || (cover === 0.5 && isOfFirst) ? known : undefined;
}

const hasAll = (lines: ReadyPost, text: string) =>
  keywordsOf(text).isSubsetOf(keywordsOf(lines.join(' ')));

const answered = ({ intent, text }: OwnSubject) =>
  knownAnswer(asQuestion(text), leastAnswered(intent)) !== undefined;

/** "Five repairs" are five of the six that a post has, where it does not say how many there are. */
function withItems(lines: ReadyPost, count: number): [ReadyPost] | undefined {
  const items = lines.filter(isListItem);
  if (items.length < count) return undefined;
  if (items.length === count) return [lines];
  const left = new Set(items.slice(0, count));
  const others = lines.filter((line) => !isListItem(line)).join(' ');
  return saysCount.test(others)
    ? undefined
    : [lines.filter((line) => !isListItem(line) || left.has(line))];
}

/** "Five inexpensive repairs that buyers notice" */
const startsWithCount =
  /^(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ((?:\p{L}+ )*\p{L}+s\b)/iu;

const saysCount = /\b(?:two|three|four|five|six|seven|both|all|last one|first one)\b/i;

/** Those that have most of the words that were typed: of storms, the one that speaks of hurricanes. */
function closestTo(text: string, posts: readonly ReadyPost[]): readonly ReadyPost[] {
  if (posts.length < 2) return posts;
  const wanted = [...keywordsOf(text)];
  const shared = posts.map((lines) => {
    const words = keywordsOf(lines.join(' '));
    return wanted.filter((word) => words.has(word)).length;
  });
  const most = Math.max(...shared);
  return posts.filter((_, index) => shared[index] === most);
}
