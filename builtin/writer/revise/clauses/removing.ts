import type { Edit } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import { bare } from '#builtin/writer/revise/readers/given-words.ts';
import { bareObject, isByPlace, isUnit, namedPartOf, namesPart, shareIn, stands } from './parts.ts';
import { type ClauseReader, groupsOf, wholeText } from './reading.ts';

const takeOut =
  '(?:remove|delete|drop|cut(?: out)?|take (?:out|off|away)|get rid of|lose|skip|ditch|scrap|strip(?: out)?|omit|leave (?:out|off)|kill|nix|erase|axe|toss|chop)';
const dontNeed =
  "(?:(?:you |we |i )?(?:don['’]?t|do not) need|no need for|(?:i |we )?(?:don['’]?t|do not) want)";

const verbFirst = new RegExp(`^(?:${takeOut}|${dontNeed}) (.+)$`, 'i');
const verbAround =
  /^(?:take|leave|cut|edit|kick|pull|drop|remove|get) (.+?) (?:out|off)(?:(?: of)? (?:the )?(?:list|post|text|it|there|bullets))?$/i;
const verbLast =
  /^(.+?) (?:can|should|could|needs? to|has to|must|gotta) (?:go|be (?:removed|deleted|cut|dropped|taken out)|come out)(?: too| also| as well)?$/i;
const notThere =
  /^(?:the |my |that )?(.+?) (?:should(?:n['’]?t| not)|can(?:['’]?t|not)|must(?:n['’]?t| not)|isn['’]?t supposed to|is not supposed to) be (?:in )?(?:there|here|it|on (?:it|there)|public|listed|mentioned|named|shown|printed|shared)(?:, .*)?$/i;
/** "cut it down", "lose the formal tone", "drop the price to 300": other wishes with the same verbs. */
const isOther =
  /^(?:it|this|that|them)?\s*(?:down|back|short|in half|by (?:\d|half|about|a (?:third|half|few|little))|to)\b|\b(?:tone|voice|style|vibe)$|\bto \$?\d|\b(?:except|but|besides|words|characters|everything|anything|whatever|all of it)\b|^(?:the )?(?:length|word ?count)\b/i;

/** Something to take out: parts, and each of several. */
const removing: ClauseReader = (words, post) => {
  // "no shoe covers needed anymore"
  const [needless] =
    groupsOf(
      /^no (?:more )?(.{3,40}?)(?: (?:needed|required|necessary))?(?: (?:any ?more|any longer|now))$/i,
      words,
    ) ?? [];
  if (needless && shareIn(wholeText(post), needless) === 1)
    return [{ kind: 'remove', what: needless }];
  const [around] = groupsOf(verbAround, words) ?? [];
  const [object = ''] = around
    ? [around]
    : (groupsOf(verbFirst, words) ?? groupsOf(verbLast, words) ?? groupsOf(notThere, words) ?? []);
  if (object === '' || isOther.test(object)) return undefined;
  const text = wholeText(post);
  const [word = ''] = groupsOf(/^the words? ["“]?([\p{L}\d'’ -]{2,40}?)["”]?$/iu, object) ?? [];
  if (word !== '' && stands(text, word)) return [{ kind: 'remove', what: word, isWord: true }];
  const meant = bare(object);
  const several = severalIn(meant, text);
  if (several)
    return several.map((each): Edit => removed(each, text) ?? { kind: 'remove', what: each });
  const one = removed(meant, text);
  if (one) return [one];
  // "from my own leases" are words inside a sentence, and no thing that it speaks of.
  if (startsInside.test(meant) && stands(text, meant))
    return [{ kind: 'remove', what: meant, isWord: true }];
  // Two words that stand there as they were typed are that, whatever else they could mean.
  if (
    bareObject(meant).split(' ').length > 1 &&
    !/\d/.test(meant) &&
    stands(text, bareObject(meant))
  )
    return [
      {
        kind: 'remove',
        what: meant.replace(/^["“]|["”]$/g, ''),
        ...(/^["“]/.test(object) && { isWord: true }),
      },
    ];
  const isNamed = around ?? groupsOf(notThere, words) ?? groupsOf(verbLast, words);
  return isNamed && (stands(text, bareObject(meant)) || shareIn(text, meant) === 1)
    ? [{ kind: 'remove', what: bareObject(meant) }]
    : undefined;
};

const startsInside =
  /^(?:from|in|on|at|with|by|for|and|or|so|because|over|under|after|before|to|of|as|just|only|very)\b/i;

const dontSay =
  /^(?:don['’]?t|do not|never|stop) (say(?:ing)?|us(?:e|ing)|writ(?:e|ing)|mention(?:ing)?) (?:the words? |words like )?(.+)$/i;

/** "don't say stunning or dream home": the words, each of them. */
const refusing: ClauseReader = (words, post) => {
  const [verb = '', object = ''] = groupsOf(dontSay, words) ?? [];
  // "don't say A, say B" has words for it.
  if (/[,;.] (?:just |maybe )?(?:say|use|put|write|call it)\b/i.test(object)) return undefined;
  const names = bare(object)
    .split(/,? (?:or|and|nor) |, /)
    .map((name) => name.replace(/^["“]|["”]$/g, ''));
  const text = wholeText(post);
  const isOne =
    names.length === 1 &&
    /^(?:say|us)/i.test(verb) &&
    /^\p{L}+$/u.test(names[0] ?? '') &&
    stands(text, names[0] ?? '');
  if ((names.length < 2 && !isOne) || !names.some((name) => stands(text, bareObject(name))))
    return undefined;
  return names.map(
    (name): Edit => ({
      kind: 'remove',
      what: bareObject(name),
      ...(!/^mention/i.test(verb) && { isWord: true }),
    }),
  );
};

/** "the first and the last sentence", "the emojis and the boiler line": where each is something in the text. */
function severalIn(object: string, text: string): string[] | undefined {
  if (/["“”]/.test(object) || stands(text, bareObject(object))) return undefined;
  const parts = object.split(/,? and (?:also )?|, | & /).filter(Boolean);
  if (parts.length < 2) return undefined;
  const unit = / (sentence|line|paragraph|bullet|item|point|part|bit)s?$/i.exec(
    parts.at(-1) ?? '',
  )?.[1];
  const named = parts.map((part) => {
    const first = / (sentence|line|paragraph|bullet|item|point)s?$/i.exec(parts[0] ?? '')?.[1];
    return first ? part.replace(/ ones?$/i, ` ${first}`) : part;
  });
  const whole = named.map((part) =>
    unit && !isUnit(part) && isByPlace(`${part} ${unit}`) ? `${part} ${unit}` : part,
  );
  const isThing = (part: string) =>
    namesPart(part) || stands(text, bareObject(part)) || shareIn(text, part) === 1;
  return whole.every((part) => isThing(part)) ? whole : undefined;
}

function removed(object: string, text: string): Edit | undefined {
  const [asked] =
    groupsOf(
      /^((?:the )?(?:last |first )?questions?(?: (?:at|in|near) the (?:end|top|start|bottom|ending|opening))?)$/i,
      object,
    ) ?? [];
  if (asked)
    return {
      kind: 'remove',
      what: asked
        .replace(/ending$/i, 'end')
        .replace(/^(?:the )?last question$/i, 'question at the end'),
    };
  const tags = object.match(/#[\p{L}\p{N}_]+/gu);
  if (tags) return { kind: 'hashtags', drop: tags.map((tag) => tag.slice(1)) };
  const part = namedPartOf(object);
  if (part === 'hashtags') return { kind: 'hashtags', count: 0 };
  if (part === 'emoji') return { kind: 'noEmoji' };
  if (part === 'exclamation') return { kind: 'noExclamation' };
  if (part === 'bold') return { kind: 'noBold' };
  if (part === 'title')
    return {
      kind: 'declined',
      what: 'take the title away',
      instead: 'A post needs one. Tell me its words, and I will put them in.',
    };
  if (isUnit(object)) {
    // A paragraph or a section goes as a whole.
    if (/\b(?:paragraph|section|story)s?\b/i.test(object)) return undefined;
    const what = wordsOfUnit(object);
    // The whole sentence is meant by "the boiler line", and by "the Homes sit when price part".
    const isSentence =
      /\b(?:sentence|line|paragraph|bullet|item|point)s?\b/i.test(object) ||
      (what.split(' ').length > 2 &&
        new RegExp(`(?:^|[.!?]\\s+)${escaped(what)}`, 'imu').test(text));
    return {
      kind: 'remove',
      what,
      ...(isSentence && { isWhole: true }),
      ...(/ line$/i.test(object) && !isByPlace(object) && { isLine: true }),
    };
  }
  return undefined;
}

/** "Homes sit when price part" is known by the words in front of "part". */
const wordsOfUnit = (object: string) =>
  isByPlace(object)
    ? bareObject(object)
    : bareObject(object).replace(
        / (?:sentence|line|paragraph|bullet|bullet point|item|point|part|bit|section|stuff|thing)s?$/i,
        '',
      );

export const removingReaders: ClauseReader[] = [refusing, removing];
