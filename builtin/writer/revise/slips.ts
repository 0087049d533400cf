/** Slips of the keyboard that nobody means: a mark or a word twice, a small "i", a well-known misspelling. */

const misspelled: Record<string, string> = {
  teh: 'the',
  recieve: 'receive',
  recieved: 'received',
  seperate: 'separate',
  definately: 'definitely',
  accomodate: 'accommodate',
  neccessary: 'necessary',
  occured: 'occurred',
  untill: 'until',
  beleive: 'believe',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  calender: 'calendar',
  garantee: 'guarantee',
  maintainance: 'maintenance',
  kichen: 'kitchen',
  bathrom: 'bathroom',
  basment: 'basement',
  adress: 'address',
  begining: 'beginning',
  realy: 'really',
  alot: 'a lot',
  wich: 'which',
  becuase: 'because',
  thier: 'their',
  freind: 'friend',
  freinds: 'friends',
  neigborhood: 'neighborhood',
  morgage: 'mortgage',
  appartment: 'apartment',
};

export function withoutSlips(text: string): string {
  return (
    text
      .replace(/(?<!\.)\.\.(?!\.)/g, '.')
      .replace(/\.{4,}/g, '...')
      .replace(/,{2,}/g, ',')
      // "The question I get most: what do I pay." asks.
      .replace(
        /^(The question [^:.?]{2,30}: (?:what|how|do|does|can|should|is|are|when|where|why|which)\b[^.?!]+)\.$/i,
        '$1?',
      )
      .replace(/ +(?=[,.;!?](?:\s|$))/g, '')
      .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
      .replace(/(?<![\p{L}\p{N}'’])(the|a|an|of|to|and|for|with|is|at) \1(?![\p{L}'’])/giu, '$1')
      .replace(/(?<=^|\s)i(?=['’](?:m|d|ll|ve)\b| )/g, 'I')
      .replace(/(?<![\p{L}'’])\p{L}{3,}(?![\p{L}'’])/gu, (word) => {
        const right = misspelled[word.toLowerCase()];
        if (!right) return word;
        return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
      })
  );
}
