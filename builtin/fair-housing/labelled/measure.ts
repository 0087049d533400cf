import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { escapeText } from '#contract/text.ts';

/**
 * Sentences with a label, in two halves. The check was made with the tuned half in view. The held-out
 * half was written before and is only counted: whoever changes the check looks at its totals, not at its
 * sentences.
 */
export type Half = 'tuned' | 'held-out';

/** `topic` is the class of a fault, or what a fine sentence is about. */
export type LabelledSentence = {
  isFault: boolean;
  topic: string;
  register: string;
  sentence: string;
};

export function readLabelled(half: Half): LabelledSentence[] {
  return ['faults', 'fine'].flatMap((label) => {
    const file = path.join(import.meta.dirname, `${half}.${label}.txt`);
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const [topic = '', register = '', ...rest] = line.split(' | ');
        return { isFault: label === 'faults', topic, register, sentence: rest.join(' | ') };
      });
  });
}

export type Measured = LabelledSentence & { isFlagged: boolean };

/** A flag of either kind counts. */
export function measure(half: Half): Measured[] {
  return readLabelled(half).map((labelled) => {
    const content = escapeText(labelled.sentence);
    const place = { city: 'Boise', county: 'Ada', state: 'ID' };
    const flags = checkFairHousing({ title: '', content, hashtags: [] }, { place });
    return { ...labelled, isFlagged: flags.length > 0 };
  });
}

export type Share = { hits: number; of: number };

export const recallOf = (measured: Measured[]): Share => {
  const faults = measured.filter(({ isFault }) => isFault);
  return { hits: faults.filter(({ isFlagged }) => isFlagged).length, of: faults.length };
};

export const precisionOf = (measured: Measured[]): Share => {
  const flagged = measured.filter(({ isFlagged }) => isFlagged);
  return { hits: flagged.filter(({ isFault }) => isFault).length, of: flagged.length };
};

/** Wilson's interval at 95 %: a share of few sentences says little. */
export function intervalOf({ hits, of }: Share): [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const scale = 1 + (z * z) / of;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
