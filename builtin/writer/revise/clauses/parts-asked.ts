import type { Edit } from '#builtin/writer/revise/edit.ts';
import { isByPlace, isUnit, namedPartOf } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

/** How one part of the text should sound or be built, when nobody says its words. */

const endWords =
  'ending|end|closing|close|closer|last (?:line|sentence)|final (?:line|sentence)|call to action|cta|sign[- ]?off|contact line';
const weak =
  'weak|boring|flat|meh|lame|generic|bland|dull|blah|abrupt|vague|tired|cheesy|a dud|bad|weird|off|awkward|odd|clunky|confusing';
const looser =
  'friendl\\w*|warm\\w*|casual|soft\\w*|nicer|kinder|less (?:formal|stiff|pushy|salesy)|more (?:personal|friendly|casual|inviting|welcoming)';

const softenEnd = new RegExp(
  `^(?:soften|warm(?: up)?|ease|loosen|lighten)(?: up)? (?:the |my )?(?:${endWords})$`,
  'i',
);
const endIsWeak = new RegExp(
  `^(?:the |my )?(?:${endWords}) (?:is|sounds?|feels?|reads?|seems?|looks?)(?: \\w+){0,2} (?:${weak})$`,
  'i',
);
const endLooser = new RegExp(
  `^(?:make |have |get )?(?:the |my )?(?:${endWords}) (?:be |sound |feel |a bit |a little |to be |should be |needs to be )*(?:more )?(?:${looser})$`,
  'i',
);
const titleIsWeak = new RegExp(
  `^(?:the |my )?(?:title|headline) (?:is|sounds?|feels?|reads?|seems?|looks?)(?: \\w+){0,2} (?:${weak}|clickbaity?|confusing|off)$|^i (?:hate|dislike|don['’]?t (?:really )?like) the (?:title|headline)$`,
  'i',
);
const splitIt =
  /^(?:split|break(?: up)?|divide|chop) (?:up )?(?:the |that |my )?(.+? (?:sentence|line))(?: up)?(?: in(?:to)? (?:two|2))?$/i;
const joinThem = /^(?:combine|merge|join) (?:the )?(.{3,60})$/i;
const eachPart =
  /^(?:shorten|trim|tighten(?: up)?|condense|cut down) (?:each|every|all)(?: of)?(?: the)? (?:section|paragraph|bullet|part|answer|item)s?$/i;
const eachSentence =
  /^(?:shorten|trim|tighten(?: up)?|simplify|cut(?: down)?) (?:each|every|all)(?: of)?(?: the)? sentences?$/i;
const headings =
  /^(?:make|turn|change) (?:the |all (?:the )?|each )?(?:headings?|headers|subheads?|section titles) (?:in)?(?:to )?(?:be )?(?:an? )?(questions?|shorter|catchier|bolder|funnier|bigger|smaller)$/i;
const noCapitals = /^(?:no|less|fewer|without|stop(?: the)?) (?:all )?caps(?: lock)?$/i;

const askingOfParts: ClauseReader = (words, { title, content }) => {
  if (endLooser.test(words) || softenEnd.test(words))
    return [{ kind: 'callToAction', isLooser: true }];
  if (endIsWeak.test(words)) return [{ kind: 'callToAction' }];
  if (titleIsWeak.test(words)) return [{ kind: 'title' }];
  if (eachSentence.test(words)) return [{ kind: 'simpler' }];
  if (eachPart.test(words)) return [{ kind: 'shorter', by: 'some' }];
  const [part] = groupsOf(splitIt, words) ?? [];
  if (part)
    return [
      declined(`split the ${part} in two`, 'Tell me the two sentences, and I will put them in.'),
    ];
  const [those] = groupsOf(joinThem, words) ?? [];
  if (those && /\b(?:sentences|lines|paragraphs)\b/i.test(those))
    return [
      declined(
        `join the ${those} into one`,
        'Tell me the line as it should read, and I will put it in.',
      ),
    ];
  const [how] = groupsOf(headings, words) ?? [];
  if (how)
    return [
      declined(
        /question/i.test(how)
          ? 'turn the headings into questions'
          : `make the headings ${how.toLowerCase()}`,
        'Tell me the words of each, and I will put them in.',
      ),
    ];
  if (noCapitals.test(words)) return withoutCapitals(`${title}\n${content}`);
  return undefined;
};

/** Words that are shouted, and no short names such as HOA. */
function withoutCapitals(text: string): Edit[] {
  const shouted = [...new Set(text.match(/(?<![\p{L}#])\p{Lu}{4,}(?!\p{L})/gu) ?? [])].filter(
    (word) => !/^(?:REALTORS?|NASA|HVAC|ARMLS|GFWAR)$/.test(word),
  );
  return shouted.length === 0
    ? [{ kind: 'question', answer: 'There are no words in capitals to change.' }]
    : shouted
        .slice(0, 5)
        .map((word): Edit => ({ kind: 'reword', from: word, to: word.toLowerCase() }));
}

const declined = (what: string, instead: string): Edit => ({ kind: 'declined', what, instead });

const ordinals = '(first|second|third|fourth|last)';
const becomes = new RegExp(
  `^(?:the |make the |move the |put the )?${ordinals} (paragraph|sentence|line|bullet|item|point|stop)(?: should| needs to| must| can| could)? ?(?:be|go|come|to|in)? (?:the )?${ordinals}(?: one| place| spot)?$`,
  'i',
);

/** "first paragraph should be second" */
const reordering: ClauseReader = (words) => {
  const [one = '', unit = '', other = ''] = groupsOf(becomes, words) ?? [];
  if (one === '' || one.toLowerCase() === other.toLowerCase()) return undefined;
  // "put the last paragraph first" moves it, and the first one stays where it was but for that.
  if (/^(?:move|put|make) /i.test(words) && /^(?:first|last)$/i.test(other)) {
    const what = `${one} ${unit}`.toLowerCase();
    return [/^first$/i.test(other) ? { kind: 'startWith', what } : { kind: 'endWith', what }];
  }
  if (/^(?:move|put) /i.test(words))
    return [
      {
        kind: 'move',
        what: `${one} ${unit}`.toLowerCase(),
        to: 'before',
        anchor: `${other} ${unit}`.toLowerCase(),
      },
    ];
  return [
    {
      kind: 'swapParts',
      one: `${one} ${unit}`.toLowerCase(),
      other: `${other} ${unit}`.toLowerCase(),
    },
  ];
};

const swapBoth =
  /^(?:swap|switch|flip|trade|exchange)(?: around)? (?:the )?(.+?) (?:and|with|for) (?:the )?(.+?)(?: around)?$/i;

/** "swap the opening and the ending" */
const swapping: ClauseReader = (words) => {
  const meant = (groupsOf(swapBoth, words) ?? []).map((part) => {
    const name = namedPartOf(part);
    return name === 'opening'
      ? 'first paragraph'
      : name === 'ending'
        ? 'last paragraph'
        : isUnit(part)
          ? part
          : '';
  });
  const [one = '', other = ''] = meant;
  const isNamed =
    /^(?:first|last) paragraph$/.test(one) && /^(?:first|last) paragraph$/.test(other);
  const arePlaces = isByPlace(one) && isByPlace(other);
  return (isNamed || arePlaces) && one !== other ? [{ kind: 'swapParts', one, other }] : undefined;
};

/** "bold 58", "bold the rents" */
const emboldening: ClauseReader = (words, post) => {
  const [what = ''] =
    groupsOf(/^(?:bold|make bold|put in bold) (?:the )?["“]?(.{1,40}?)["”]?$/i, words) ?? [];
  const [stressed = ''] =
    groupsOf(/^(?:emphasi[sz]e|highlight|stress|play up) (?:the )?(.{3,40})$/i, words) ?? [];
  if (stressed !== '' && isByPlace(stressed)) return [{ kind: 'bold', what: stressed }];
  return what !== '' &&
    post.content.toLowerCase().includes(what.toLowerCase()) &&
    !namedPartOf(what)
    ? [{ kind: 'bold', what }]
    : undefined;
};

export const partReaders: ClauseReader[] = [swapping, askingOfParts, reordering, emboldening];
