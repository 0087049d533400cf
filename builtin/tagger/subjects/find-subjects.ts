import type { Page } from '#builtin/tagger/page.ts';
import { singular } from './singular.ts';
import { type Term, vocabulary } from './vocabulary.ts';

type Options = {
  /** Words before this one weigh double: what was asked is what it is about. */
  questionEnds: number;
  /** Only what is said, without what it belongs to. */
  isNarrow?: boolean;
};

/** Subjects of the trade in what is left of a text, the heaviest first, then what they belong to. */
export function findSubjects(page: Page, { questionEnds, isNarrow }: Options): string[] {
  const keys = page.words.map(({ keys: { bare } }) => singular(bare));
  const weights = new Map<Term, number>();
  for (let index = 0; index < keys.length; index++) {
    const phrase = phraseAt(page, keys, index);
    if (!phrase) continue;
    const inQuestion = (page.words[index]?.start ?? 0) < questionEnds;
    const weight = (inQuestion ? 2 : 1) + (phrase.words.length - 1) / 2;
    weights.set(phrase.term, (weights.get(phrase.term) ?? 0) + weight);
    page.claim(index, phrase.words.length);
    index += phrase.words.length - 1;
  }
  const said = [...weights].sort(([, one], [, other]) => other - one).slice(0, saidAtMost);
  if (isNarrow) return said.map(([{ tag }]) => tag);
  // What is said in passing brings nothing along.
  const weighty = said.filter(([, weight], place) => place === 0 || weight >= weightyFrom);
  const wider = weighty.flatMap(([{ tag }]) => widerThan(tag));
  return [...new Set([...said.map(([{ tag }]) => tag), ...wider])];
}

const saidAtMost = 8;

/** Asked about, or said twice. */
const weightyFrom = 2;

/** The longest phrase of the trade at a word. */
function phraseAt(page: Page, keys: string[], index: number) {
  return vocabulary()
    .phrases.get(keys[index] ?? '')
    ?.find(({ words }) =>
      words.every((word, offset) => {
        const isNext = offset === 0 || /^[ -]$/.test(page.gap(index + offset));
        return isNext && keys[index + offset] === word && !page.isClaimed(index + offset);
      }),
    );
}

/** What a subject belongs to, and what that belongs to. */
export function widerThan(tag: string): string[] {
  const { under = [] } = vocabulary().terms.get(tag) ?? {};
  return under.flatMap((wider) => [wider, ...widerThan(wider)]);
}
