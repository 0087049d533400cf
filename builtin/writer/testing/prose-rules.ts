/** What every sentence of the knowledge must keep to. */

/** Words the prompts forbid, and others that say nothing. */
const filler = [
  /\bare you ready\b/i,
  /\bin today['’]s\b/i,
  /\bfast-paced\b/i,
  /\bnestled\b/i,
  /\bboasts?\b/i,
  /\bstunning\b/i,
  /\bdream home\b/i,
  /\blook no further\b/i,
  /\bwhether you['’]re\b/i,
  /\bexclusive(?:ly)?\b/i,
  /\bprestigious\b/i,
  /\bup-and-coming\b/i,
  /\bdiverse\b/i,
  /\bgame[- ]chang/i,
  /\bunlock(?:s|ed|ing)?\b(?! (?:the|a|any|every) (?:door|gate|lockbox|window|shed|cabinet))/i,
  /\bseamless(?:ly)?\b/i,
  /\bhassle-free\b/i,
  /\bone-stop\b/i,
  /\bhidden gem\b/i,
  /\bmust-have\b/i,
  /\bworld-class\b/i,
  /\bstate-of-the-art\b/i,
  /\bgorgeous\b/i,
  /\bbreathtaking\b/i,
  /\belevate\b/i,
  /\bleverage\b/i,
  /\bdelve\b/i,
  /\bnavigat(?:e|ing) the\b/i,
  /\bat the end of the day\b/i,
  /\bfree of charge\b/i,
  /\bguarantee[sd]?\b(?=[^.]*\b(?:sale|price|profit|return|approval)\b)/i,
];

/** A figure nobody gave is an invented one. Names that hold digits may stay. */
const figure = /\d|[$%]/;
const namesWithDigits = /\b1031\b|\b55\+|\b203\(k\)|\b24\/7\b|\b1099\b|\b529\b/g;

const otherMarks = /[!;]|[“”‘’]|—|–|\.\.\.|…|\*|https?:|www\./;
const british =
  /\b(?:colour|favourite|centre|licence|neighbour|organis\w*|realis(?:e|ed|ing)|programme|metre)s?/i;

export function findProseFaults(text: string): string[] {
  const faults = filler.filter((word) => word.test(text)).map((word) => `filler ${word.source}`);
  if (figure.test(text.replace(namesWithDigits, ''))) faults.push('a figure');
  if (otherMarks.test(text)) faults.push(`the mark ${otherMarks.exec(text)?.[0]}`);
  if (british.test(text)) faults.push(`British spelling ${british.exec(text)?.[0]}`);
  if (/\b(\w+) \1\b/i.test(text) && !/\b(had had|that that)\b/i.test(text))
    faults.push('a word twice');
  if (/\{city\}['’]s|\{state\}['’]s|\b[Aa]n? \{(?:city|state)\}/.test(text))
    faults.push('article or possessive of a placeholder');
  return faults;
}

export const countSentences = (text: string) => (text.match(/[.?](?=\s|$)/g) ?? []).length;

/** The Flesch-Kincaid grade, with syllables counted by vowel groups. */
export function readingGrade(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.match(/[A-Za-z][A-Za-z'-]*/g) ?? []);
  const sentences = texts.reduce((sum, text) => sum + Math.max(1, countSentences(text)), 0);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

function countSyllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
