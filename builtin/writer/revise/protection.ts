import { linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { endingCall, withCall } from './call-to-action.ts';
import type { IsKept } from './text-units.ts';
import type { Wish } from './wish.ts';

/** What "keep the title" and "don't remove ..." ask of the other wishes. */
type Protection = {
  allows(wish: Wish): boolean;
  isKept: IsKept;
  restore(piece: Piece): Piece;
  notes: string[];
};

type Guarded = { name: RegExp; kinds: Wish['kind'][] };

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

export function protectionOf(wishes: readonly Wish[], original: Piece): Protection {
  const kept = wishes.flatMap((wish) => (wish.kind === 'keep' ? [wish.what] : []));
  const keeps = ({ name }: Guarded) => kept.some((what) => name.test(what));
  const kinds = new Set(Object.values(guarded).flatMap((each) => (keeps(each) ? each.kinds : [])));
  const isNamed = (what: string) => Object.values(guarded).some(({ name }) => name.test(what));
  const phrases = kept.filter((what) => !isNamed(what));
  const text = linesOf(original.blocks).join(' ');
  const call = endingCall(original.blocks);
  return {
    allows: ({ kind }) => !kinds.has(kind),
    isKept: (sentence) => phrases.some((phrase) => speaksOf(sentence, phrase)),
    restore: (piece) =>
      keeps(guarded.call) && call && endingCall(piece.blocks) !== call
        ? { ...piece, blocks: withCall(piece.blocks, call) }
        : piece,
    notes: phrases
      .filter((phrase) => !speaksOf(text, phrase))
      .map((phrase) => `I could not tell what "${phrase.slice(0, 80)}" is, to keep it.`),
  };
}

function speaksOf(sentence: string, phrase: string): boolean {
  const wanted = keywordsOf(
    phrase.replace(/\b(?:part|sentence|line|paragraph|bit|section|mention)s?\b/gi, ''),
  );
  const words = keywordsOf(sentence);
  return wanted.size > 0 && [...wanted].every((word) => words.has(word));
}
