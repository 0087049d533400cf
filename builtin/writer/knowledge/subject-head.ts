/**
 * The word that says what a subject is: "sewer line insurance" is insurance, and "what snow birds bring"
 * are birds. Empty where a thing is done, or where the last word only says what kind of text it is.
 */
export function subjectHead(text: string): string {
  const plain = text
    .replace(/^(?:(?:the|my|our|your|an?|some|best|top|new|local|favorite|\d+) )+/, '')
    .replace(/[?!.:;,].*$/, '');
  if (/^\p{L}+ing\b/u.test(plain) || asked.test(plain) || / and | or | vs\.? /.test(plain))
    return '';
  const [chunk = ''] = plain.split(endOfThing);
  const words = chunk.trim().split(/\s+/);
  while (words.length > 1 && wide.test(words.at(-1) ?? '')) words.pop();
  const head = words.at(-1) ?? '';
  // One word is found by itself, or not at all.
  return words.length < 2 || words.length > 4 || wide.test(head) || !/^\p{L}{3,}$/u.test(head)
    ? ''
    : head;
}

/** What a subject is about, and a text of it says. */
export function isOfHead(
  head: string,
  {
    id,
    words,
    openings,
    points,
    tips = [],
  }: {
    id: string;
    words: readonly string[];
    openings: readonly string[];
    points: readonly string[];
    tips?: readonly string[];
  },
): boolean {
  if (head === '') return true;
  const stem = head.replace(/(?:ies|y|es|s)$/, '');
  return [id, ...words, ...openings, ...points, ...tips].join(' ').toLowerCase().includes(stem);
}

const asked =
  /^(?:how|what|why|when|where|who|which|is|are|do|does|did|can|could|should|will|would|i|we|you|it|they|don't|never|always|not)\b/;

/** A preposition or a verb: what follows is said of the thing. */
const endOfThing =
  / (?:in|on|at|of|for|from|to|with|without|by|near|before|after|during|around|when|while|if|that|which|who|is|are|was|were|has|have|had|can|will|do|does|did|came|come|comes|need|needs|made|make|makes|get|gets|got|go|goes|going|went|heading|coming|open|opens|start|starts|started|dropped|fell|rose|this|next|last|explained|\p{L}{3,}ed)(?= |$)/u;

/** What a text is, when it is of something, and words that fit any subject. */
const wide =
  /^(?:tips?|tricks?|ideas?|trends?|guides?|checklists?|lists?|mistakes?|myths?|facts?|reasons?|ways?|things?|steps?|basics?|secrets?|stor(?:y|ies)|updates?|news|posts?|questions?|advice|season|day|days|week|weekend|month|year|time|today|rules?|laws?|options?|costs?|prices?|fees?|spots?|places?|shops?|home|homes|house|houses|property|properties|real|estate|market|area|town|city|life|living|fun|favorites?|gems?|recommendations?|resources?|programs?|inspections?|maintenance|care|prep|safety|repairs?|replacements?|upgrades?|projects?|install\p{L}*|process|timeline|deadlines?|lessons?|hacks?|plans?|moments?|review|reviews|edition|spotlight|appreciation|reminder|win|wins)$/u;
