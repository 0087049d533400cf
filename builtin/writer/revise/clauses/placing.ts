import type { Edit } from '#builtin/writer/revise/edit.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import { bareName } from '#builtin/writer/revise/readers/given-words.ts';
import { bareObject, isByPlace, namesPart, shareIn, stands } from './parts.ts';
import { type ClauseReader, groupsOf, wholeText } from './reading.ts';

const top =
  '(?:first|(?:at|to|on|near|in) the (?:very )?(?:top|start|beginning|front|first (?:line|sentence))|up (?:top|front)|on top|the (?:very )?first (?:line|thing|sentence))';
const bottom =
  '(?:last|(?:at|to|on|near) the (?:very )?(?:bottom|end)|the (?:very )?last (?:line|thing|sentence))';
const unit =
  '(?:sentences|lines|paragraphs|bullets|bullet points|items|points|stops|spots|steps|tips|features|places)';

const toPlace = new RegExp(
  `^(?:move|put|bring|place|get|shift|have) (.+?)(?: (?:all the way|up|down|back|over))? (${top}|${bottom})(?:,? (?:right |just )?(before|after|above|below) (.+))?$`,
  'i',
);
const shouldBe = new RegExp(
  `^(?:the )?(.+?) (?:(?:should|needs? to|has to|must|could) (?:be|go|come|stand)|goes|comes)(?: (?:all the way|up))? (${top}|${bottom})(?:,? (?:right |just )?(before|after|above|below) (.+))?$`,
  'i',
);
const swapTwo = new RegExp(
  `^(?:swap|switch|flip|reverse|trade)(?: around)?(?: the order of)? the (first|last) (?:two|2) (${unit})$`,
  'i',
);

const goesBeside =
  /^(?:(?:can|could|should|may) )?(?:the |my )?(.+?)(?: (?:should|needs? to|has to|must|could|can))? (?:go|come|be|stand) (?:right |just )?(before|after|above|below|ahead of) (?:the |my )?(.+)$/i;
const toldBeside =
  /^(?:mention|say|list|show|name|talk about) (?:the |my )?(.+?) (?:right |just )?(before|after|above|below|ahead of) (?:the |my )?(.+)$/i;

/** "mention the sunroom before the bedrooms" moves it; "mention parking is free after 6" tells something. */
function movedByTelling(words: string): string[] | undefined {
  const groups = groupsOf(toldBeside, words);
  const [thing = '', , anchor = ''] = groups ?? [];
  return /\b(?:is|are|was|were|has|have|can|will|that)\b/i.test(thing) || /^\d/.test(anchor)
    ? undefined
    : groups;
}

const centered =
  /^(?:make|rewrite|write|keep|center|focus) (?:it|this|the post|the focus) (?:be )?(?:(?:more|mostly|mainly|all|really) )*(?:about|on|around) (?:the |my |our )?(.{3,40})$/i;

const oneByOne =
  /^(?:(?:flip|change|reorder|rearrange) (?:it|the order|them),? (?:so )?|put |have |make |order:? |i want )?(?:the |my )?(.{3,40}?)(?: is| goes| comes)? first,?(?: and)? then (?:the |my )?(.{3,40}?)(?:,? (?:and )?then (?:the |my )?(.{3,40}?))?(?: last)?$/i;

const firstLineAbout =
  /^(?:make|have|let) the (?:first|opening|top) (?:line|sentence) (?:be )?(?:all )?about (?:the |my |our )?(.{3,40})$/i;
const onOwnLineAt =
  /^(?:put|move|have|give) (?:the |my )?(.{3,40}?) (?:on|in) (?:its|it['’]s|a|their) own line (?:at|to) the (?:very )?(end|bottom|top|start|beginning)$/i;
const justTell =
  /^(?:just|only) (?:tell|share|give me|keep) (?:me )?(?:the )?(story (?:of|about) .{3,40}|.{3,40} story)$/i;

/** Parts of the text that stand somewhere else, or alone. */
const standing: ClauseReader = (words, { content }) => {
  const [first = ''] = groupsOf(firstLineAbout, words) ?? [];
  if (first !== '' && shareIn(content, first) === 1) return [{ kind: 'startWith', what: first }];
  const [what = '', where = ''] = groupsOf(onOwnLineAt, words) ?? [];
  if (what !== '')
    return [{ kind: /^(?:end|bottom)$/i.test(where) ? 'endWith' : 'startWith', what }];
  const [story = ''] = groupsOf(justTell, words) ?? [];
  const about = story.replace(/^story (?:of|about) (?:the |my |our )?| story$/gi, '');
  return about !== '' && shareIn(content, about) === 1
    ? [{ kind: 'keepOnly', what: about }]
    : undefined;
};

/** "the story first, then the tip, then the price" */
const ordering: ClauseReader = (words, { content }) => {
  const parts = (groupsOf(oneByOne, words) ?? []).filter(Boolean);
  const isThere = (part: string) => shareIn(content, part) >= 0.5 || kindNamed(bareObject(part));
  const there = parts.filter(isThere);
  if (parts.length < 2 || there.length === 0) return undefined;
  return [
    ...there.map(
      (what, at): Edit =>
        at === 0
          ? { kind: 'startWith', what }
          : { kind: 'move', what, to: 'after', anchor: there[at - 1] ?? '' },
    ),
    ...parts
      .filter((part) => !isThere(part))
      .map(
        (part): Edit => ({
          kind: 'declined',
          what: `tell which line you mean by "${part}"`,
          instead: 'Give me its first words, and I will move it.',
        }),
      ),
  ];
};

/** What stands where: first, last, before or after another part. */
export const placing: ClauseReader = (words, post) => {
  const ordered = standing(words, post) ?? ordering(words, post);
  if (ordered) return ordered;
  // "make it more about the 7 offers": what the text says of them leads it.
  const [center = ''] = groupsOf(centered, words) ?? [];
  const isNews = shareIn(post.title, center) === 0 && shareIn(post.content, center) === 1;
  if (center !== '' && !namesPart(center) && isNews) return [{ kind: 'startWith', what: center }];
  const [which, units = ''] = groupsOf(swapTwo, words) ?? [];
  if (which) {
    const one = units.replace(/s$/i, '').toLowerCase();
    const [left, right] = /first/i.test(which) ? ['first', 'second'] : ['second to last', 'last'];
    return [{ kind: 'swapParts', one: `${left} ${one}`, other: `${right} ${one}` }];
  }
  const [shifted = '', way = ''] =
    groupsOf(
      /^(?:move|push|bring|shift) (?:the )?(.+?) (up|down)(?: (?:by )?(?:one|a (?:bit|line|spot|notch|little)))?$/i,
      words,
    ) ?? [];
  if (isByPlace(shifted))
    return [{ kind: 'move', what: shifted, to: /up/i.test(way) ? 'up' : 'down' }];
  const [lead = ''] =
    groupsOf(
      /^(?:start|open|begin|lead)(?: it| this| off| the post)? with:? (\p{Lu}.{11,120})$/iu,
      words,
    ) ?? [];
  // More than what the text says of it: these are the words of the line.
  if (
    /^\p{Lu}/u.test(lead) &&
    !/["“]/.test(lead) &&
    shareIn(wholeText(post), lead) < 1 &&
    lead.split(' ').length > 3
  )
    return [{ kind: 'startWith', what: lead, isLiteral: true }];
  const [itemFirst = ''] =
    groupsOf(
      /^(.+?) (?:should|needs to|has to|must|could) be (?:the )?(?:very )?first (?:bullet|item|point|stop|thing (?:on|in) the list)$/i,
      words,
    ) ??
    groupsOf(
      /^(?:make|put|move|have) (.+?) (?:the |be the |as the )(?:very )?first (?:bullet|item|point|stop)$/i,
      words,
    ) ??
    [];
  if (itemFirst !== '' && shareIn(wholeText(post), itemFirst) >= 0.5)
    return [{ kind: 'move', what: bareName(itemFirst), to: 'before', anchor: 'first bullet' }];
  const [thing = '', near = '', other = ''] =
    groupsOf(goesBeside, words) ??
    groupsOf(
      /^(?:the |my )(list|question|story|price|phone number|address|.+ (?:line|sentence|paragraph|part)) (?:right |just )?(before|after|above|below|ahead of) (?:the |my )(.+)$/i,
      words,
    ) ??
    movedByTelling(words) ??
    [];
  if (
    other !== '' &&
    shareIn(wholeText(post), thing) >= 0.5 &&
    shareIn(wholeText(post), other) >= 0.5
  )
    return [
      {
        kind: 'move',
        what: bareName(thing),
        to: /^(?:before|above|ahead)/i.test(near) ? 'before' : 'after',
        anchor: bareName(other),
      },
    ];
  const [what = '', where = '', side = '', anchor = ''] =
    groupsOf(toPlace, words) ?? groupsOf(shouldBe, words) ?? [];
  if (what === '' || /["“]/.test(what) || /^(?:it|this|that|them)$/i.test(what)) return undefined;
  const text = wholeText(post);
  // Only what stands in the text can be moved.
  const isThere = stands(text, bareObject(what)) || shareIn(text, what) >= 0.5;
  if (
    side !== '' &&
    isThere &&
    (shareIn(text, anchor) >= 0.5 || namesPart(anchor) || /^question$/i.test(bareObject(anchor)))
  )
    return [
      {
        kind: 'move',
        what: bareName(what),
        to: /^(?:before|above)$/i.test(side) ? 'before' : 'after',
        anchor: bareName(anchor),
      },
    ];
  if (!isThere || !stands(text, bareObject(what)) || bareObject(what).split(' ').length < 2)
    return undefined;
  const isFirst = new RegExp(`^${top}$`, 'i').test(where);
  if (isFirst && /\b(?:line|sentence)$/i.test(where)) return undefined;
  return isFirst
    ? [{ kind: 'startWith', what: bareObject(what) }]
    : [
        {
          kind: 'endWith',
          what: bareObject(what),
          ...(/^last$/i.test(where) && { isBeforeCall: true }),
        },
      ];
};
