import type { Reader, Wish } from '#builtin/writer/revise/wish.ts';

/** A part of the text as people call it. What is said of it is never printed. */
const openingWords =
  '(?:opening|opener|hook|first (?:line|sentence)|intro(?:duction)?|beginning|start)';
const better =
  '(?:bold\\w*|strong\\w*|better|different|new|another|catch\\w*|punch\\w*|fresh\\w*|good|great|attention[- ]grabbing|interesting|change|rewrite|improve|fix|redo|replace|work on)';

const pattern = (text: string) => new RegExp(text, 'i');
const bare = (text = '') =>
  text
    .trim()
    .replace(/^["“]|["”.]+$/g, '')
    .replace(/^(?:the|my|our|a|an) /i, '')
    .trim();

const readers: [RegExp, (match: RegExpExecArray) => Wish | undefined][] = [
  [
    /\b(?:funny|funnier|humor\w*|joke|hilarious|witty|sarcastic|rhym\w*|poem|rap|song)\b/i,
    (match) => ({ kind: 'declined', what: `do "${match[0]}"` }),
  ],
  [
    /\b(?:translate|in|into|to|en) (?:it |this )?(?:in(?:to)? |to )?(spanish|french|german|chinese|mandarin|vietnamese|tagalog|korean|portuguese|russian|arabic|hindi|polish|italian|japanese|español)\b|\btranslat\w*/i,
    (match) => ({
      kind: 'declined',
      what: match[1]
        ? `write in ${match[1][0]?.toUpperCase()}${match[1].slice(1)}`
        : 'write in another language',
    }),
  ],
  [
    /\b(?:remove|drop|delete|cut|lose|take out|leave out)\b.*\b(?:invented|made[- ]up|make up|i (?:did not|didn['’]?t|never) (?:say|said|write|tell))\b|\bonly (?:use )?what i (?:said|wrote|told)\b/i,
    () => ({ kind: 'onlyOwn' }),
  ],
  [
    pattern(
      `\\b(?:move|put|bring) (.+?) (?:to (?:the )?(?:top|front|beginning|start)|first|up (?:top|front)|at the (?:top|start|beginning))$`,
    ),
    (match) => ({ kind: 'startWith', what: bare(match[1]) }),
  ],
  [
    /\b(?:move|put|bring) (.+?) (?:to|at) the (?:end|bottom|close)$/i,
    (match) => ({ kind: 'endWith', what: bare(match[1]) }),
  ],
  [
    pattern(
      `\\b${better}\\b[^.]{0,20}\\b${openingWords}\\b|\\b${openingWords}\\b.{0,24}\\b(?:weak|boring|flat|bad|dull|better|stronger|bolder|punchier|different|slow|generic)\\b`,
    ),
    () => ({ kind: 'opening' }),
  ],
  [
    /\b(?:start|open|lead|begin)(?: it| this| off| the post| out)? with:? (.+)$/i,
    (match) => {
      const said = match[1]?.trim() ?? '';
      const quoted = /^["“](.+)["”]$/.exec(said)?.[1];
      if (quoted) return { kind: 'startWith', what: quoted, isLiteral: true };
      return new RegExp(
        `^(?:an?|some)\\b.*\\b(?:hook|bang|opening|opener)\\b|^${better} ${openingWords}`,
        'i',
      ).test(said)
        ? { kind: 'opening' }
        : { kind: 'startWith', what: bare(said) };
    },
  ],
  [
    /\b(?:punchier|punchy|more punch|snappier|snappy|tighter|crisper)\b/i,
    () => ({ kind: 'punchier' }),
  ],
  [
    /\b(?:change|replace|swap|correct|fix)\s+["“](.+?)["”]\s+(?:to|with|for|by|into)\s+["“]?(.+?)["”]?$/i,
    (match) => ({ kind: 'reword', from: match[1] ?? '', to: match[2] ?? '' }),
  ],
  [
    // Without quotation marks only a name or a figure is sure to be words of the text.
    /\b(?:[Cc]hange|[Rr]eplace|[Cc]orrect|[Ff]ix)\s+((?:\p{Lu}|[\d$])[^"“#]{1,50}?)\s+(?:to|with)\s+["“]?([^"”#]{1,60}?)["”.]?$/u,
    (match) => ({ kind: 'reword', from: match[1] ?? '', to: match[2] ?? '' }),
  ],
  [
    /\b(?:drop|remove|delete|cut|take out|leave out) the (?!(?:first|second|third|fourth|last|final|opening|closing|whole|entire)\b)(.{3,60}?) (?:sentence|line|part|paragraph|bit)s?$/i,
    (match) => ({ kind: 'remove', what: bare(match[1]) }),
  ],
  [
    /^(?:it['’]?s|the name is|the street is|spell it|it should be|should be)(?: spelled)?\s+["“]?([\p{L}\p{N}'’ -]{2,40}?)["”]?,? not ["“]?([\p{L}\p{N}'’ -]{2,40}?)["”]?$/iu,
    (match) => ({ kind: 'reword', from: match[2] ?? '', to: match[1] ?? '' }),
  ],
  [/\b(?:in |use |write (?:it )?in )?(?:the )?first person\b/i, () => ({ kind: 'firstPerson' })],
];

/** Read before all others, so that no other reader takes a part of the text for words to print. */
export const partReaders: Reader[] = readers.map(([says, wish]) => ({
  says,
  wish,
  speaksForItself: true,
}));
