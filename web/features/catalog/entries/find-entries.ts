/** Entries whose texts hold every word that is looked for, in any order. */
export function findEntries<Entry>(
  entries: Entry[],
  search: string,
  textsOf: (entry: Entry) => (string | null)[],
): Entry[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter((entry) => {
    const text = plain(textsOf(entry).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

/** "Jose" finds "José". */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
