import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';

/** A wish is typed in a hurry: names small, sums in words. Here they are as the text and the trade write them. */

/** Names of the text, typed small: "1055 grandview" where it has "1055 Grandview Ave". */
export function withNamesOfText(request: string, text: string): string {
  const names = new Map<string, string>();
  for (const [name] of text.matchAll(/(?<=[\p{L}\d,] )\p{Lu}\p{Ll}{3,}(?![\p{L}\d])/gu)) {
    const small = name.toLowerCase();
    const isOnlyName = !new RegExp(`(?<![\\p{L}])${small}(?![\\p{L}])`, 'u').test(text);
    if (isOnlyName && !isEverydayWord(small)) names.set(small, name);
  }
  return request.replace(
    /(?<![\p{L}\p{N}@#./"“'‘-])\p{Ll}{4,}(?![\p{L}\p{N}@"”'’-]|\.\p{L})/gu,
    (word) => names.get(word) ?? word,
  );
}

const scales: Record<string, number> = { thousand: 1e3, grand: 1e3, million: 1e6, mil: 1e6 };

/** "on the 5th AND the 6th": a small word that is shouted is none of the text. */
export const withoutShoutedAnd = (request: string): string =>
  /\p{Ll}{2}/u.test(request)
    ? request.replace(/(?<=\p{L}|\d) (?:AND|OR|BUT)(?= \S)/gu, (word) => word.toLowerCase())
    : request;

/** "7 thousand" as "7,000", and "9 grand" as money. */
export const withSumsInDigits = (request: string): string =>
  request.replace(
    /(\$ ?)?(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) (thousand|grand|million|mil)\b/gi,
    (_, mark: string | undefined, number: string, scale: string) => {
      const sum = Math.round(Number(number) * (scales[scale.toLowerCase()] ?? 1));
      return `${mark || /grand/i.test(scale) ? '$' : ''}${sum.toLocaleString('en-US')}`;
    },
  );
