import { linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Edit } from './edit.ts';
import { endingCall, withCall } from './edits/call-to-action.ts';
import { findPassages, meansParagraph } from './find-passage.ts';
import { passagesOf } from './passages.ts';
import type { IsKept } from './text-units.ts';

/** What "keep the title" and "don't remove ..." ask of the other edits. */
type ProtectedParts = {
  allows(edit: Edit): boolean;
  isKept: IsKept;
  restore(piece: Piece): Piece;
  notes: string[];
};

type Guarded = { name: RegExp; kinds: Edit['kind'][] };

const guarded: Record<'title' | 'hashtags' | 'call' | 'emoji' | 'list', Guarded> = {
  title: { name: /\b(?:title|headline)\b/i, kinds: ['title'] },
  hashtags: { name: /\bhash ?tags?\b/i, kinds: ['hashtags'] },
  call: {
    name: /\b(?:call[- ]to[- ]action|cta|ending|closing)\b/i,
    kinds: ['callToAction', 'noCallToAction'],
  },
  emoji: { name: /\bemojis?\b/i, kinds: ['emoji', 'noEmoji'] },
  list: { name: /\b(?:bullets?|bullet points|lists?)\b/i, kinds: ['bullets', 'noBullets'] },
};

export function protectedPartsOf(edits: readonly Edit[], original: Piece): ProtectedParts {
  // A text that is not translated keeps everything.
  const kept = edits.flatMap((edit) =>
    edit.kind === 'keep' ? [edit.what.replace(/ in (?:english|spanish)$/i, '')] : [],
  );
  const keeps = ({ name }: Guarded) => kept.some((what) => name.test(what));
  const kinds = new Set(Object.values(guarded).flatMap((each) => (keeps(each) ? each.kinds : [])));
  const isNamed = (what: string) => Object.values(guarded).some(({ name }) => name.test(what));
  const phrases = kept.filter((what) => !isNamed(what));
  const text = linesOf(original.blocks).join(' ');
  const keptPassages = new Set(
    phrases.flatMap((phrase) => {
      const found = findPassages(original.blocks, phrase);
      // A story is the paragraph that tells it.
      const told = meansParagraph(phrase)
        ? passagesOf(original.blocks).filter(
            ({ block, kind }) =>
              kind === 'sentence' &&
              found.some((each) => each.kind === kind && each.block === block),
          )
        : [];
      return [...found, ...told].map(({ text }) => text);
    }),
  );
  const call = endingCall(original.blocks);
  // A list that stays has all of its items.
  const listed = new Set(
    keeps(guarded.list)
      ? original.blocks.flatMap((block) => ('items' in block ? block.items : []))
      : [],
  );
  return {
    // Tags that stay may be written small.
    allows: (edit) => !kinds.has(edit.kind) || (edit.kind === 'hashtags' && edit.isLower === true),
    isKept: (sentence) =>
      listed.has(sentence) ||
      phrases.some((phrase) => speaksOf(sentence, phrase)) ||
      keptPassages.has(sentence),
    restore: (piece) =>
      keeps(guarded.call) && call && endingCall(piece.blocks) !== call
        ? { ...piece, blocks: withCall(piece.blocks, call) }
        : piece,
    notes:
      kept.length > 0 && edits.every(({ kind }) => kind === 'keep')
        ? ['I changed nothing: what you named stays.']
        : phrases
            .filter((phrase) => !speaksOf(text, phrase) && !isAlwaysKept.test(phrase))
            .filter((phrase) => findPassages(original.blocks, phrase).length === 0)
            .filter(
              (phrase) => !/^(?:the )?(?:first|second|third|last|final|opening) /i.test(phrase),
            )
            .map((phrase) => `I found no "${phrase.slice(0, 80)}" in the text to keep.`),
  };
}

/** Pictures, links and ways to reach the agent stay whatever is asked for. */
const isAlwaysKept =
  /\b(?:pictures?|photos?|images?|charts?|links?|(?:phone )?number|phone|cell|facts?|info|everything|all|rest|meaning|numbers|details)\b/i;

function speaksOf(sentence: string, phrase: string): boolean {
  const wanted = keywordsOf(
    phrase.replace(/\b(?:part|sentence|line|paragraph|bit|section|mention)s?\b/gi, ''),
  );
  const words = keywordsOf(sentence);
  return wanted.size > 0 && [...wanted].every((word) => words.has(word));
}
