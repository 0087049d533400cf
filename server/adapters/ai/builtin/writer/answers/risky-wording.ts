import { type Flag, replacementFor } from '#contract/fair-housing.ts';
import { checkFairHousing } from '#server/content/fair-housing/check.ts';
import { escapeText } from '#server/content/text.ts';

type Place = { city: string; state: string; county?: string };

export type Cleaned = { text: string; dropped: string[] };

/**
 * An agent's sentence without wording that should not be published. What cannot be cut out of the
 * sentence takes its clause along, and at last the whole sentence.
 */
export function withoutRisks(sentence: string, place: Place): Cleaned {
  const dropped: string[] = [];
  let text = sentence;
  for (let round = 0; round < 4; round++) {
    const flag = risksIn(text, place)[0];
    if (!flag) return { text, dropped };
    dropped.push(flag.text);
    text = cut(text, flag);
  }
  return { text: risksIn(text, place).length > 0 ? '' : text, dropped };
}

function risksIn(text: string, place: Place): Flag[] {
  const post = { title: '', content: escapeText(text), hashtags: [] };
  return checkFairHousing(post, { place }).filter((flag) => flag.severity === 'avoid');
}

function cut(text: string, flag: Flag): string {
  const replacement = replacementFor(flag);
  const before = text.slice(0, flag.start);
  const after = text.slice(flag.end);
  if (replacement.action === 'replace' && !replacement.onlyIfTrue) {
    return before + replacement.text + after;
  }
  return withoutClause(before, after);
}

/** Takes out the clause around the words: from the comma or "and" before to the one after. */
function withoutClause(before: string, after: string): string {
  const start = before.match(/^(.*)(?:,| and| but| or| which| that|;|:) /su)?.[1] ?? '';
  const end = after.match(/(?:,| and| but|;) (.*)$/su)?.[1] ?? after.match(/[.!?]\s*$/u)?.[0] ?? '';
  const startWords = start.split(/\s+/).filter(Boolean).length;
  // Two words are no sentence: better nothing than a torn one.
  if (startWords < 3 && end.split(/\s+/).filter(Boolean).length < 3) return '';
  if (startWords < 3) return end.charAt(0).toUpperCase() + end.slice(1);
  return /^[.!?]?$/.test(end.trim()) ? `${start}${end.trim() || '.'}` : `${start}, ${end}`;
}
