/**
 * "Which parts of town do you know best?" leads into an answer as "The parts of town I know best".
 * With the city, words such as "owners in Santa Fe" are known to belong together.
 */
export function leadOf(question: string, city = ''): string | undefined {
  const asked = question
    .trim()
    .replace(/\s+/g, ' ')
    // What else is asked after a comma has an answer of its own.
    .replace(/,? (?:and (?:what|which|who|how|when|from|for|with)|such as)\b[^?]*/i, '')
    .replace(/,? in your experience\b|, (?:and|with) [^?]*/gi, '');
  const marked = city === '' ? asked : asked.replaceAll(city, cityMark);
  for (const [pattern, lead] of leads) {
    const match = pattern.exec(marked);
    if (!match) continue;
    const filled = lead.replace(/\$(\d)/g, (_, number) => match[Number(number)] ?? '');
    return asOwn(filled).replaceAll(cityMark, () => city);
  }
  return undefined;
}

/** Stands for the name of the city, which may be several words. */
const cityMark = '\uE010';

const people = `(?:an? |the |your |${cityMark} )?[\\p{L}-]+(?: (?:to|of) (?:[\\p{L}-]+|${cityMark}))?(?: in ${cityMark})?`;

/** Verbs whose subject is what was asked for: "Which document causes the most delay?" */
const doing =
  'causes?|surprises?|comes? up|matters?|works?|suits?|helps?|change(?= traffic)|raises?|holds? up|shapes?|counts? as|makes?|reveals?|bound|have|has|are|tend to';

const thing = `(\\p{L}[^?;]{1,60}?)`;
const rest = '([^?;]{3,70})';
const start = `[\\p{L}${cityMark}]`;

/** Only where the words can stay as they are: "does" would ask for another form of the verb. */
const leads: [RegExp, string][] = (
  [
    ['(?:which|what) (?!is |are )$thing do you want named', 'The $1 to know'],
    ['(?:which|what) (?!is |are )$thing (?:can|may) you name.*', 'The $1 to know'],
    ['(?:which|what) (?!is |are )$thing do you $rest', 'The $1 I $2'],
    ['(?:which|what) (?!is |are )$thing would you $rest', "The $1 I'd $2"],
    ['(?:which|what) (?!is |are )$thing have you $rest', "The $1 I've $2"],
    ['what have you $rest', "What I've $1"],
    ['what have ($people) $rest', 'What $1 have $2'],
    ['what do you $rest', 'What I $1'],
    ['(where(?: in $city)?) do you $rest', '$1 I $2'],
    ['how do you $rest', 'How I $1'],
    ['how would you $rest', "How I'd $1"],
    ['what do ($start[^?;]{2,70})', 'What $1'],
    ['what does ($start[^?;]{2,40}?) say about $rest', 'What $1 says about $2'],
    ['how does ($start[^?;]{2,50}) usually work', 'How $1 usually works'],
    ['what are ($start[^?;]{2,40}?) telling you $rest', 'What $1 are telling me $2'],
    ['(?:which|what) (?!is |are )$thing should be \\p{L}+(?: for $city)?', 'The $1'],
    ['(?:which|what) (?!is |are )$thing should the article look at', 'The $1 to look at'],
    ['(?:which|what) (?!is |are )$thing do ($start[^?;]{2,70})', 'The $1 $2'],
    ['(?:which|what) (?!is |are )$thing should ($people) (?:here )?$rest', 'The $1 $2 should $3'],
    ['what should (?!this)($people) (?:here )?$rest', 'What $1 should $2'],
    ['how should ($people) $rest', 'How $1 should $2'],
    ['how long have ($start[^?;]{2,30}) taken', 'How long $1 have taken'],
    ['(how (?:long|fast|often)|where|when|why) do ($start[^?;]{2,70})', '$1 $2'],
    ['how do ($start[^?;]{2,70})', 'How $1'],
    ['how are ($start[^?;]{2,40}?) usually $rest', 'How $1 are usually $2'],
    ['(?:which|what) (?!is |are |have )$thing ($doing)\\b([^?;]{0,60})', 'The $1 that $2$3'],
    ['(what (?:surprises|changed|usually starts) $rest)', '$1'],
    ['(who (?:handles|conducts|pays) $rest)', '$1'],
    ['what is your $rest', 'My $1'],
  ] as const
).map(([pattern, lead]) => [
  new RegExp(
    `^${pattern
      .replace('$thing', thing)
      .replace('$rest', rest)
      .replace('$people', people)
      .replace('$start', start)
      .replace('$doing', doing)
      .replaceAll('$city', cityMark)}\\?$`,
    'iu',
  ),
  lead,
]);

const asOwn = (lead: string) =>
  (lead.charAt(0).toUpperCase() + lead.slice(1))
    .replace(/\byour own\b/gi, 'my own')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byou (?=(?:know|meet|see|hear|want|use|find|tell|have)\b)/g, 'I ')
    .replace(/\byou\b/gi, 'me');
