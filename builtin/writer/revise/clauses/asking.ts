import type { Edit } from '#builtin/writer/revise/edit.ts';
import { bare } from '#builtin/writer/revise/readers/given-words.ts';
import { namedPartOf, namesPart } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

const languages =
  'spanish|french|german|chinese|mandarin|vietnamese|tagalog|korean|portuguese|russian|arabic|hindi|polish|italian|japanese|creole|somali|hmong';
const language = new RegExp(
  `^(?:(?:do|make|write|put|have|translate|change|i need|also) )*(?:it |this |that |the (?:post|text) )?(?:all )?(?:in(?:to)? |to )?(${languages})(?: version| translation| too| please)*$`,
  'i',
);

const undo =
  /^(?:undo|revert|go back|take (?:it|that) back|put it back|change it back|restore)\b.*$/i;

const forReaders =
  /^(?:this|it|that|the post)(?:['’]?s| is| will be| goes(?: out)?)?(?: going)? (?:for|to|meant for|read by) (?:the |my |our )?((?:\p{L}+ ){0,4}\p{L}+)$/iu;

const rewriteSo =
  /^(?:rewrite|reword|rephrase|redo|fix|change) (?:the |my |that )?(.+? (?:line|sentence|bullet|part|bit|paragraph|item)|opening|ending|first line|last line)(?:,? (?:so (?:that )?|to )(.+))?$/i;

const mended =
  /^(?:fix|clean up|redo|rewrite|reword|rephrase|improve|smooth out|work on|polish) (?:the |that |my )?((?:sentence|line|part|bit|paragraph|bullet)s? (?:about|on|with|where|that) .+?|(?:.{2,40} )?(?:sentence|line|paragraph|bullet))(?:[,.;]? (?:it|that|because|is|its|it['’]s|sounds?|reads?|makes?)\b.*)?$/i;

const partSounds =
  /^(?:the |my )?(.{3,40}?) (?:shouldn['’]?t|should not|doesn['’]?t need to|can['’]?t) (?:be|sound|read|feel) (?:so |that |too |as )?(formal|stiff|pushy|cold|salesy|generic|boring|casual|robotic|stuffy)$/i;

/** What a text cannot hold: other languages, what was before, readers of whom nothing is known. */
export const asking: ClauseReader = (words) => {
  const [tongue] = groupsOf(language, words) ?? [];
  if (tongue)
    return [declined(`write in ${tongue.charAt(0).toUpperCase()}${tongue.slice(1).toLowerCase()}`)];
  if (undo.test(words) && !/["“]/.test(words))
    return [declined('go back from here', 'Earlier versions of the post are kept beside it.')];
  const [who] = groupsOf(forReaders, words) ?? [];
  if (
    who &&
    !/^(?:buyers?|sellers?|homeowners|investors|first[- ]time buyers?|me|us|now|you|all|everyone|it)$/i.test(
      who,
    )
  )
    return [
      declined(
        `write it for ${bare(who)} by myself`,
        'Tell me what to say to them, or connect a model.',
      ),
    ];
  const [part, wanted] = groupsOf(rewriteSo, words) ?? [];
  const isGiven =
    / to /.test(words) && (/^(?:change|replace)\b/i.test(words) || /\d|[.!?]$/.test(wanted ?? ''));
  if (part && wanted && !isGiven && !/^["“]|^(?:say|read)\b/i.test(wanted))
    return [
      declined(
        `rewrite the ${bare(part)} so that ${wanted.replace(/^its /i, "it's ")}`,
        'Tell me what it should say, and I will put it there.',
      ),
    ];
  const [bad] = groupsOf(mended, words) ?? [];
  if (bad && !/["“]/.test(words) && !namedPartOf(bad)) return [{ kind: 'mend', what: bad }];
  const [quiet, how] = groupsOf(partSounds, words) ?? [];
  if (quiet && how && namesPart(quiet))
    return namedPartOf(quiet) === 'ending'
      ? [{ kind: 'callToAction', isLooser: true }]
      : [
          declined(
            `make the ${bare(quiet)} less ${how.toLowerCase()} alone`,
            'Tell me what it should say.',
          ),
        ];
  return undefined;
};

const declined = (what: string, instead?: string): Edit => ({
  kind: 'declined',
  what,
  ...(instead && { instead }),
});
