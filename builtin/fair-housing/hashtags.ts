import { getLexicon } from './groups.ts';
import { isPlaceName } from './place-mentions.ts';
import { baseForms } from './word-forms.ts';

/**
 * Where words begin inside hashtags without capitals: `#perfectforfamilies` is three. A tag is split only
 * where all of it is words that matter here, so that `#pinegrove` and `#whitesettlement` stay one.
 */
export function tagBreaks(text: string, isTags: boolean): ReadonlySet<number> {
  const breaks = new Set<number>();
  for (const { 0: tag, index } of text.matchAll(isTags ? bareTag : signedTag)) {
    const word = tag.replace('#', '');
    if (word.length > longestTag || isPlaceName(word)) continue;
    let at = index + tag.length - word.length;
    for (const part of splitTag(word).slice(0, -1)) {
      at += part.length;
      breaks.add(at);
    }
  }
  return breaks;
}

const bareTag = /(?<![^\s#])#?[a-z]+(?:8[a-z]*)?(?!\S)/g;
const signedTag = /#[a-z]+(?:8[a-z]*)?(?![\p{L}\p{N}_])/gu;

/** Networks allow a hundred characters. */
const longestTag = 60;

/** The fewest words that make up the tag, or the tag itself. */
function splitTag(tag: string): string[] {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= tag.length; end += 1) {
    for (let start = Math.max(0, end - longestWord); start < end; start += 1) {
      const before = best[start];
      const word = tag.slice(start, end);
      if (!before || !isTagWord(word)) continue;
      if (before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY)) {
        best[end] = [...before, word];
      }
    }
  }
  return best[tag.length] ?? [tag];
}

const longestWord = 14;

function isTagWord(word: string): boolean {
  if (tagWords.has(word)) return true;
  if (word.length < 3) return false;
  const known = getLexicon('english').entryOf(word);
  return known !== undefined && baseForms(word).some((form) => form.length > 2);
}

const tagWords = new Set(
  `
  no not only for the a an to of and in at free friendly welcome preferred wanted perfect ideal great best
  good top rated safe safest quiet low crime exclusive luxury living life home homes house condo apartment
  apartments rental rentals building school schools district place raise your new section 8 oriented values
  owned style dream pad cave man she shed bachelor young growing empty nest nesters active plus over under
  retirement mature working class up coming diverse private gated elite prestigious all are is need apply
  speaking english non god fearing church based faith
  `
    .trim()
    .split(/\s+/),
);
