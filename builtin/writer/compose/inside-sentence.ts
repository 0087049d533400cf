import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { isInDictionary } from '#builtin/writer/understand/spelling.ts';
import { usStates } from '#contract/us-states.ts';

/** Inside a sentence; names keep their letters. */
export const small = (text: string) =>
  // "Second Saturday class" begins with no name, "South of Broad" is one.
  /^(?:First|Second|Third|Fourth|Last|Free|Every|Monthly|Weekly) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : // "The Housing Commission's program": the article is no part of the name.
      /^(?:The|A|An) (?!Hague\b|Dalles\b|Woodlands\b|Villages\b)/.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : startsWithStyle.test(text) ||
          /^\p{Lu}\S*\s+\p{Lu}|^\p{Lu}{2}|^(?:North|South|East|West) of \p{Lu}/u.test(text)
        ? text
        : lowerFirst(withSmallStart(text));

/** Styles of houses that keep their capital, though a dictionary may have them without it. */
export const startsWithStyle =
  /^(?:Craftsman|Victorian|Tudor|Georgian|Italianate|Mediterranean|Spanish|Federal|Dutch|French|Greek|Queen|Cape Cod|Colonial Revival)s?\b/;

const stateNames = new Set<string>(usStates.map(({ name }) => name));

/**
 * "Screened porches" and "Photography" are no names, "Visionary and Kartchner" may be: a word of the
 * dictionary, with small words after it or long and alone.
 */
export const withSmallStart = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:,? \p{Ll}|\p{Ll}{6}$)/u.test(text) &&
  !stateNames.has(/^\p{L}+/u.exec(text)?.[0] ?? '') &&
  !/^(?:\S+ ){1,3}(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}/u.test(
    text,
  ) &&
  startsWithWord(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Whether the first word is one of the dictionary. */
export const startsWithWord = (text: string) => {
  const word = (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
  return (
    isInDictionary(word) || isInDictionary(word.replace(/^(?:pre|re|un|non)(?=\p{L}{5})/u, ''))
  );
};
