import { startsWish } from './wish-starts.ts';

/** One thing that is asked for; `joint` is what stood between it and the clause before. */
export type Clause = { words: string; joint: string };

const border =
  /\n|;|(?<=[.!?])\s+(?=\S)|,?\s+(?:and|but|then|so|plus|&)\s+(?:also |then |please )?|,\s+|\s+(?=with(?:out)? (?:\p{L}+ )?(?:emojis?|hash ?tags?|bullets?)\b)/giu;

/** Words to be printed stand behind a colon. */
const dictated =
  /\b(?:with|to|say|says|saying|like|add|line|read|this|sentence|opening|ending|note): \S/i;

const howItIs =
  /^(?:please |can you |just )*(?:make|keep|write) (?:it|this) (?:more |less |a bit )?\p{L}+$/iu;

/** Their point ends no sentence. */
const shortForm =
  /(?:^|\s)(?:st|ave|dr|mr|mrs|ms|no|vs|e\.g|i\.e|a\.m|p\.m|p\.s|sq|ft|blvd|rd|ln|ct|hwy|apt|\p{L})\.$/iu;

/**
 * A wish as the clauses that it is made of. A full stop or a new line always ends one; a comma or "and" only
 * where what follows begins like a wish, because lists and the words to be printed hold commas as well.
 */
export function splitClauses(request: string): Clause[] {
  const kept: string[] = [];
  const safe = request
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/["“][^"”]*["”]|\([^()]*\)/g, (quote) => `\uE017${kept.push(quote) - 1}\uE018`);
  const clauses: Clause[] = [];
  let start = 0;
  let joint = '';
  const close = (end: number) => {
    const words = safe
      .slice(start, end)
      .replace(/\uE017(\d+)\uE018/g, (_, index) => kept[Number(index)] ?? '')
      .trim();
    if (/[\p{L}\p{N}]/u.test(words)) clauses.push({ words, joint });
  };
  for (const match of safe.matchAll(border)) {
    const end = match.index + match[0].length;
    const before = safe.slice(start, match.index);
    if (before.trim() === '' || !isBorder(match[0], before, safe.slice(end))) continue;
    close(match.index);
    joint = match[0];
    start = end;
  }
  close(safe.length);
  return clauses;
}

function isBorder(mark: string, before: string, rest: string): boolean {
  if (/^(?:\n|;)$/.test(mark)) return true;
  // "make it punchy with emojis" asks for two things.
  if (/^with/i.test(rest) && /^\s+$/.test(mark)) return howItIs.test(before);
  // "replace the last line with: Ask me. Seriously." goes on as long as no new wish begins.
  if (/^\s+$/.test(mark) && dictated.test(before)) return startsWish(rest, before, mark);
  if (/^\s+$/.test(mark)) return !shortForm.test(before);
  return startsWish(rest, before, mark);
}
