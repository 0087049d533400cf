import type { Reader } from '#builtin/writer/revise/edit.ts';

const number = '(\\d{1,4})';
const words = '\\s*[- ]?words?\\b';
const pattern = (text: string) => new RegExp(text, 'i');
const shorter = { kind: 'shorter', by: 'some' } as const;

/** A bound can stand on either side of the number: "at most 90 words", "90 words max". */
const countReaders: Reader[] = [
  {
    says: pattern(`\\b${number}(?: words)? ?(?:-|–|to|and) ?${number}${words}`),
    edit: ([, one, other]) => ({
      kind: 'words',
      least: Math.min(Number(one), Number(other)),
      most: Math.max(Number(one), Number(other)),
    }),
    speaksForItself: true,
  },
  {
    says: pattern(
      `\\b(?:under|below|at (?:the )?most|max(?:imum)?(?: of)?|(?:no|not) (?:more|longer) than|less than|fewer than|up to|within|limit(?:ed)?(?: it| this)? to|limit of|not over|(?:not|don['’]?t) exceed(?:ing)?)\\s+${number}${words}|\\b${number}${words}\\s*,?\\s*\\(?(?:max|maximum|or (?:less|fewer|under|shorter)|at (?:the )?most|tops|and no more|limit)\\b`,
    ),
    edit: ([said, before, after]) => ({
      kind: 'words',
      most: Number(before ?? after) - (/^(?:under|below|less than|fewer than)/i.test(said) ? 1 : 0),
    }),
    speaksForItself: true,
  },
  {
    says: pattern(
      `\\b(?:at least|min(?:imum)?(?: of)?|(?:no|not) (?:fewer|less) than|more than|over|above)\\s+${number}${words}|\\b${number}\\+? ?words?\\s*,?\\s*\\(?(?:min|minimum|or (?:more|longer)|at least|and up)\\b|\\b${number}\\+ ?words?\\b`,
    ),
    edit: ([, before, after, plus]) => ({ kind: 'words', least: Number(before ?? after ?? plus) }),
    speaksForItself: true,
  },
  {
    says: pattern(`\\b${number}${words}`),
    edit: (match) => ({ kind: 'words', about: Number(match[1]) }),
    speaksForItself: true,
  },
];

const counts: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

const part =
  '(middle|body|intro(?:duction)?|opening|beginning|ending|story|list|(?:first|second|third|fourth|last|final|middle|opening) (?:paragraph|section|part|sentence|line)|[\\w-]+ (?:paragraph|section|part))';

/** Of one part: before the whole text is read as too long. */
export const partLengthReaders: Reader[] = [
  {
    says: /\b(?:shorter|fewer words in the) sentences\b|\b(?:break|split|chop) up (?:the )?(?:long )?sentences\b|\bsentences (?:are|feel|seem|run) (?:\w+ )?(?:too )?long\b/i,
    edit: () => ({ kind: 'simpler' }),
    speaksForItself: true,
  },
  {
    says: pattern(`\\b(?:a |the )?(?:shorter|briefer|tighter|snappier) ${part}\\b`),
    edit: ([, what = '']) => ({ kind: 'shorterPart', what: what.toLowerCase() }),
    speaksForItself: true,
  },
  {
    says: pattern(
      `\\b${part}\\b (?:is|are|seems?|feels?|runs?|reads?) (?:\\w+ ){0,2}(?:too )?(?:long|wordy|long-winded)\\b|^(?:shorten|trim|cut down|tighten(?: up)?|condense|make) (?:the |that |your )?${part}(?: shorter| down| up| a bit| briefer| tighter)?$`,
    ),
    edit: ([said, one, two]) =>
      /^make/i.test(said) && !/\b(?:shorter|briefer|tighter)$/i.test(said)
        ? undefined
        : { kind: 'shorterPart', what: (one ?? two ?? '').toLowerCase() },
    speaksForItself: true,
  },
];

export const lengthReaders: Reader[] = [
  {
    says: /\b(?:to|in|into|as|just|only|make it|keep it|max(?:imum)?|under|at most|about|like|no more than|within) (?:just |like |about |around |maybe )?(\d|two|three|four|five|six) (?:short )?(?:sentences|lines)\b|\b(?:(?:one|two|three|four|\d) or )?(\d|two|three|four|five|six) (?:short )?(?:sentences|lines) (?:max|tops|total|or less|at most|only|(?:is|are|would be) (?:plenty|enough|fine|good|all))\b/i,
    edit: ([, one, two]) => ({
      kind: 'sentences',
      most: counts[(one ?? two ?? '').toLowerCase()] ?? Number(one ?? two),
    }),
    speaksForItself: true,
  },
  ...countReaders,
  {
    // "Longer, but not too long" wants no more than the first half.
    says: /(?<=\b(?:not|n['’]t|never) (?:\w+ ){0,2})too (?:long|short)\b/i,
    edit: () => undefined,
  },
  {
    says: /\b(?:too much text|too many words|(?:fewer|less) (?:words|text))\b/i,
    edit: () => shorter,
    speaksForItself: true,
  },
  {
    says: /\b(?:cut|trim|reduce|shorten|make)\b[^.]{0,20}\b(?:in |by )?half\b|\bhalf (?:as long|the (?:length|size|words))\b|^(?:like |about |maybe |by )?(?:in )?half$/i,
    edit: () => ({ kind: 'shorter', by: 'half' }),
  },
  {
    says: /\b(?:by|cut|trim)(?: it| this)?(?: down)?(?: by)? (?:like |about |maybe |roughly )?(?:a|one|1) (?:third|quarter)\b|\ba third (?:shorter|less)\b|\btwo[- ]thirds (?:as long|the length)\b/i,
    edit: () => ({ kind: 'shorter', by: 'third' }),
  },
  {
    says: /\b(?:punch(?:ier|y|iness)?|more punch|snappier|snappy|tighter|tighten|crisper|crisp|zippier|punch (?:it|this) up)\b/i,
    edit: () => ({ kind: 'punchier' }),
  },
  {
    says: /\b(?:wordy|wordier|long-winded|rambling|rambles|verbose|repetitive|drags|fluff|filler|crap|rambly|too much going on)\b/i,
    edit: () => shorter,
    less: () => shorter,
    unwanted: () => shorter,
  },
  {
    says: /\b(?:shorter|shorten|(?:(?<=(?:it|this|post|text|too|so|is|be|enough|not) )(?:short|brief|compact))|briefer|more (?:brief|compact)|concise|condense|trim|cut (?:it|this) down|less text|short (?:and|&|n) sweet)\b/i,
    edit: () => shorter,
    less: () => ({ kind: 'longer' }),
  },
  {
    says: /\b(?:longer|(?<=(?:it|this|too|so|as|is|be|that) )long|lengthy|lengthen|expand|extend|(?:more |too much )?(?:details?|detailed|depth|information|info|text)|elaborate|flesh (?:it )?out)\b/i,
    edit: ({ input }) => (asksForMore(input) ? { kind: 'longer' } : undefined),
    less: () => shorter,
  },
];

/** "more detail", "longer"; but "the long driveway" is no edit for length. */
const asksForMore = (part: string) =>
  /\b(?:longer|lengthen|expand|extend|elaborate|flesh|more (?:detail(?:s|ed)?|depth|information|info|text)|(?:not|n['’]t) .{0,12}enough)\b/i.test(
    part,
  );
