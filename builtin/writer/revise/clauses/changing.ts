import type { Edit } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { bare, unquoted } from '#builtin/writer/revise/readers/given-words.ts';
import { recounting } from './figures.ts';
import { bareObject, namesPart, stands } from './parts.ts';
import { type ClauseReader, groupsOf, likeLetters, type PieceText, wholeText } from './reading.ts';

const scopeAfter =
  / (?:in|from|of|on) (?:the |my )?(title|headline|bullets?|list|first line|last line|opening|ending|post|text|hash ?tags?)$/i;
const scopeBefore =
  /^(?:in|on) (?:the |my )?(title|headline|bullets?|list|first line|last line|opening|ending|post|text|hash ?tags?),? /i;

const sayInstead =
  /^(?:say|use|write|put|call (?:it|them|this)|make (?:it|that)|it['’]?s|its|it is|it was|that['’]?s|there['’]?s|should (?:be|say)|it should (?:be|say)) (.+?),? (?:instead of|not|rather than|in place of) (.+)$/i;
const dontSay =
  /^(?:don['’]?t|do not|never|stop) (?:say|saying|use|using|write|call (?:it|them)|put)(?:ing)? (.+?)[,;.] (?:just )?(?:say|use|write|put|call (?:it|them)|it['’]?s|its|it is) (.+?)(?: instead)?$/i;
const nobodySays =
  /^(?:nobody|no one|people don['’]?t|we don['’]?t|i don['’]?t|i never) (?:really )?(?:says?|uses?|calls? it)(?: it)? (.+?)[,;.] (?:so |just )*(?:say|use|write|put|call it|make it) (.+?)(?: instead)?$/i;
const said = /^i (?:said|meant|told you|wrote) (.+?),? (?:and )?not (.+)$/i;
const notSaid =
  /^i (?:didn['’]?t|did not|never) (?:say|write|mean|said) (.+?),? (?:but )?(?:i (?:said|meant|wrote)|it['’]?s|its) (.+)$/i;
const swapped = /^(?:swap|trade|exchange|sub)(?: out)? (.+?) (?:for|with) (.+)$/i;
const fixed =
  /^(?:please )?(?:fix|correct|update) (.+?),? (?:it['’]?s|its|it is|should be|it should be|to) (?:actually |really |spelled )?(.+)$/i;
const noLonger =
  /^(?:we|i|they) (?:don['’]?t|do not|no longer|aren['’]?t|are not) (?:do|doing|have|having|offer|use|serve) (.+?) (?:any ?more|now)[,;.]? (?:it['’]?s|its|it is|just|we (?:do|have|offer)|now it['’]?s) (?:now )?(?:just )?(.+)$/i;

const verbAndBoth = /^(?:change|replace|switch|make|turn|fix) (.+)$/i;

/** "change A to B", where the text tells where A ends: it may hold a "to" of its own. */
const changingByText: ClauseReader = (words, post) => {
  const [both = ''] = groupsOf(verbAndBoth, words) ?? [];
  if (both === '' || /["“”]/.test(both)) return undefined;
  const text = wholeText(post);
  const isMade = /^make\b/i.test(words);
  const joints = [...both.matchAll(isMade ? / /g : / (?:to|with|into|for) /g)].toReversed();
  for (const { index, 0: joint } of joints) {
    const [old, fresh] = [both.slice(0, index).trim(), both.slice(index + joint.length).trim()];
    const isRelated = fresh
      .split(/\s+/)
      .some((word) => word.length > 3 && old.toLowerCase().includes(word.toLowerCase()));
    if (old.split(' ').length < 2 || fresh === '' || !stands(text, old) || namesPart(old)) continue;
    // "make closed friday closed nov 13"; "make the price bold" gives no words.
    if (isMade && !isRelated) continue;
    if (!isMade && joints.length < 2) return undefined;
    return [{ kind: 'reword', from: old, to: unquoted(fresh) }];
  }
  return undefined;
};

const fullName =
  /^(?:(?:oh )?(?:it['’]?s|its|it is|the name is|full name is) )?((?:\d+ (?=\p{Lu}))?(?:\p{Lu}[\p{L}'’&.-]*\s?){3,6})$/u;

/** "its Anchored Ship Coffee Bar" where the text has "Anchored Ship". */
const namingWhole: ClauseReader = (words, post) => {
  const [name = ''] = groupsOf(fullName, words) ?? [];
  const text = wholeText(post);
  if (name === '' || stands(text, name) || !/^(?:oh |it|the|full)|\d/i.test(words))
    return undefined;
  const parts = name.split(/\s+/);
  for (let count = parts.length - 1; count >= 2; count--) {
    const start = parts.slice(0, count).join(' ');
    if (stands(text, start)) return [{ kind: 'reword', from: start, to: name }];
  }
  return undefined;
};

/** "don't say A or B, say C": those of them that stand there, and a word where none does. */
const avoiding: ClauseReader = (words, post) => {
  const [old = '', fresh = ''] = (groupsOf(dontSay, words) ?? []).map(unquoted);
  const names = old.split(/,? (?:or|and|nor) |, /);
  if (names.length < 2 || fresh === '' || names.some((name) => name.split(' ').length > 3))
    return undefined;
  const there = names.filter((name) => stands(post.content, name));
  return there.length > 0
    ? there.map((from): Edit => ({ kind: 'reword', from, to: fresh }))
    : [
        {
          kind: 'question',
          answer: `The text says neither "${names.join('" nor "')}", so I changed nothing for that.`,
        },
      ];
};

/** Words of the text that are to be others, whichever of the two is named first. */
const changing: ClauseReader = (typed, post) => {
  const scope = scopeAfter.exec(typed)?.[1] ?? scopeBefore.exec(typed)?.[1];
  const words = typed.replace(scopeAfter, '').replace(scopeBefore, '');
  const given =
    groupsOf(sayInstead, words) ??
    groupsOf(nobodySays, words)?.toReversed() ??
    groupsOf(dontSay, words)?.toReversed() ??
    groupsOf(noLonger, words)?.toReversed() ??
    groupsOf(said, words) ??
    groupsOf(notSaid, words)?.toReversed() ??
    groupsOf(swapped, words)?.toReversed() ??
    groupsOf(fixed, words)?.toReversed();
  // Two things that both stand in the text change places.
  const [one = '', other = ''] = /^(?:swap|trade|exchange|switch)\b/i.test(words)
    ? (groupsOf(swapped, words) ?? []).map((each) => bareObject(bare(each)))
    : [];
  if (one !== '' && stands(post.content, one) && stands(post.content, other))
    return [{ kind: 'swapParts', one, other }];
  if (!given) return undefined;
  const [fresh = '', all = ''] = given.map((each) => unquoted(bare(each)) || unquoted(each));
  // "say A not B, and their number is 701-555-0188": what follows is news.
  const [, head = '', news = ''] =
    /^(.+?),? and ((?:the|their|his|her|its|our|my) .+)$/i.exec(all) ??
    /^([^,]+), (.*\d.*)$/.exec(all) ??
    [];
  const isTwo = head !== '' && !stands(post.content, all) && stands(post.content, head);
  const old = isTwo ? head : all;
  if (fresh === '' || old === '' || /^(?:i|we|me|us)$/i.test(old) || /^(?:i|we)$/i.test(fresh))
    return undefined;
  // "don't say my first sale was a condo, say it was a duplex": the condo is.
  const [, was = ''] = / (?:was|is|were|are) (.+)$/i.exec(old) ?? [];
  const [, now = ''] = /^(?:it|they|that) (?:was|is|were|are) (.+)$/i.exec(fresh) ?? [];
  if (was !== '' && now !== '' && stands(post.content, was))
    return replacement(was, now, post, scope);
  const changed = replacement(old, fresh, post, scope);
  return changed && isTwo
    ? [
        ...changed,
        /^(?:the|their|his|her|its|our|my) /i.test(news)
          ? { kind: 'mention', what: news, isLiteral: true, about: fresh }
          : { kind: 'statement', what: news },
      ]
    : changed;
};

function replacement(
  old: string,
  fresh: string,
  post: PieceText,
  scope?: string,
): Edit[] | undefined {
  const counted = /^\d|^\p{L}+$/u.test(old) ? recounting(fresh, post) : undefined;
  if (counted) return counted;
  const text = wholeText(post);
  const inTitle = scope !== undefined && /^(?:title|headline)$/i.test(scope);
  const from = withItsTail(old, fresh, inTitle ? post.title : text);
  if (!from) return undefined;
  if (inTitle) return [{ kind: 'title', text: reworded(post.title, from, fresh) }];
  // What goes on behind the old words has the article of the new ones.
  const isLonger = from.length > bareObject(old).length && !/^(?:an?|the) /i.test(from);
  return [
    { kind: 'reword', from, to: isLonger ? bareObject(fresh) : withoutOwnArticle(from, fresh) },
  ];
}

/** "a clean offer" becomes "clean offers": many things have no "a". */
function reworded(title: string, from: string, fresh: string): string {
  const changed = title.replace(pattern(from), (found) => likeLetters(found, fresh));
  const isManyNow = /[^s]s$/i.test(fresh) && !/s$/i.test(from);
  return isManyNow
    ? changed.replace(new RegExp(`\\ban? ((?:\\p{L}+ )?${escaped(fresh)})`, 'iu'), '$1')
    : changed;
}

const pattern = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'iu');

/** "two" with "a 3 car garage" is "two car garage", where the text has that. */
function withItsTail(old: string, fresh: string, text: string): string | undefined {
  const bareOld = stands(text, old) ? old : bareObject(old);
  const words = fresh.split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const whole = `${bareOld} ${words.slice(at).join(' ')}`;
    if (stands(text, whole)) return whole;
  }
  return stands(text, bareOld) ? bareOld : undefined;
}

/** The text has an article of its own in front of the words. */
const withoutOwnArticle = (from: string, fresh: string) =>
  /^(?:an?|the) /i.test(from) ? fresh : fresh.replace(/^(?:an?|the) (?=\d)/iu, '');

const hashtagsAre =
  /^(?:(?:make|change|set|keep|use) (?:the |my )?hash ?tags?(?: to| be)?|(?:the |my )?hash ?tags?(?: should be| are| to be|:)|(?:just|only) use) (just |only )?((?:#?[\p{L}\p{N}_]+(?:,? and |,? |$))*#[\p{L}\p{N}_]+)(?: only)?$/iu;

/** "make the hashtags just #Raleigh and #EarnestMoney" */
const hashtagsAlone: ClauseReader = (words) => {
  const tags = hashtagsAre.exec(words)?.[2]?.match(/#[\p{L}\p{N}_]+/gu);
  return tags ? [{ kind: 'hashtags', only: tags.map((tag) => tag.slice(1)) }] : undefined;
};

const twoChanges =
  /^(?:change|replace|switch|swap) (?:the )?(.+?) (?:to|with|for) (.+?),? and (?:the )?(.+?) (?:to|with|for) (.+)$/i;

/** "change Elm to Oak and 6 days to 8 days" */
const changingTwo: ClauseReader = (words, post) => {
  const [one = '', first = '', other = '', second = ''] = (groupsOf(twoChanges, words) ?? []).map(
    unquoted,
  );
  const text = wholeText(post);
  const isThere = (words: string) =>
    stands(text, words) ||
    stands(
      text,
      `${Number(/^\$?(\d+)k$/i.exec(words)?.[1] ?? 0) * 1000}`.replace(/(\d)(\d{3})$/, '$1,$2'),
    );
  return one !== '' && isThere(one) && isThere(other)
    ? [
        { kind: 'reword', from: one, to: first },
        { kind: 'reword', from: other, to: second },
      ]
    : undefined;
};

export const changingReaders: ClauseReader[] = [
  avoiding,
  changingTwo,
  hashtagsAlone,
  changing,
  changingByText,
  namingWhole,
];
