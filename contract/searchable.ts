/** Words as a search compares them: "Jose" finds "José". */
export const searchable = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** What somebody looks for, word by word. Every one has to be found, in any order. */
export const searchWordsOf = (search: string): string[] =>
  searchable(search).split(/\s+/).filter(Boolean);
