/** A topic as a person reads it: the catalog may have it in small letters. */
export const capitalizeWords = (text: string): string =>
  text.replace(/(?<![^\s("“])\p{Ll}/gu, (letter) => letter.toUpperCase());
