import { canonical } from './canonical.ts';
import type { Edit } from './edit.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { given } from './readers/given-words.ts';
import { withoutTypos } from './typos.ts';

/** A request about marked words alone: "this" is the passage, and nothing else may change. */
export function readPassageRequest(request: string): ReadRequest {
  const wish = canonical(withoutTypos(request).trim());
  const words = newWords.exec(wish)?.[1];
  if (words && !describesPassage.test(words))
    return { edits: [{ kind: 'passage', text: given(words) }], unread: [] };
  if (isBold.test(wish)) return { edits: [{ kind: 'passage', isBold: true }], unread: [] };
  if (isRemoval.test(wish)) return { edits: [removal], unread: [] };
  const { edits, unread } = readRequest(request);
  return {
    edits: edits.map((edit) => (ofPassage.has(edit.kind) ? edit : ofWholeText)),
    unread,
  };
}

const newWords =
  /^(?:say|write|put|use(?: (?:these|my) words)?|(?:change|switch|reword|rewrite) (?:(?:it|this|that) )?(?:to|as)|replace (?:(?:it|this|that) )?with|make (?:it|this) say|(?:(?:it|this|that) )?should (?:say|be|read))(?: instead)?:? (.+)$/i;

/** "change it to a question" tells what it should be, and not its words. */
const describesPassage =
  /^(?:(?:an?|one|two|some|something|more|less|fewer|the|it|this|that)\b.*\b(?:question|sentences?|list|bullets?|emojis?|formal|casual|better|shorter|nicer|stronger|simpler|words?)|(?:more|less|shorter|longer|better|first|bold|emojis?|bullets?)\b)/i;

const isBold = /^(?:(?:make|put) (?:it|this|that) (?:in )?)?bold(?: (?:it|this|that))?$/i;

const isRemoval = /^(?:remove|cut) (?:it|this|that|this (?:part|sentence|bit|line))(?: out)?$/i;

const removal: Edit = {
  kind: 'declined',
  what: 'leave nothing in place of a passage',
  instead: 'Delete it in the text, or ask without a selection.',
};

const ofWholeText: Edit = {
  kind: 'declined',
  what: 'do that to a few words',
  instead: 'It is about the whole text: ask again without a selection.',
};

const ofPassage = new Set<Edit['kind']>([
  'shorter',
  'longer',
  'punchier',
  'words',
  'characters',
  'simpler',
  'friendlier',
  'casual',
  'human',
  'gentle',
  'direct',
  'lessSalesy',
  'person',
  'bullets',
  'noBullets',
  'numbered',
  'oneParagraph',
  'emoji',
  'noEmoji',
  'exclamation',
  'noExclamation',
  'swapParts',
  'mention',
  'statement',
  'remove',
  'noNames',
  'spelling',
  'reword',
  'value',
  'capitals',
  'name',
  'keep',
  'unknown',
  'declined',
]);
