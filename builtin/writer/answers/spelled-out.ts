import { withoutEnding } from '#builtin/writer/language/sentences.ts';

/**
 * What was typed on a phone, before it is read: slips that a reader of an article stumbles over.
 * Names, figures and the choice of words stay the agent's.
 */
export function spelledOut(answer: string, question = ''): string {
  return (
    prices(numbered(answer), question)
      .replace(/,?\s+(?:lol|haha+|lmao)\b(?=[.!?]|$)/gi, '')
      .replace(new RegExp(`\\b(${companies}) co\\.(?= \\p{Ll})`, 'giu'), '$1 company.')
      .replace(new RegExp(`\\b(${companies}) co\\b\\.?`, 'giu'), '$1 company')
      .replace(/\batty\b\.?/gi, 'attorney')
      .replace(/\bconv\b\.?/gi, 'conventional')
      .replace(
        /\bpre (?=(?:listing|approval|drywall|pour|war|qualified|approved)\b|1\d{3}\b)/gi,
        'pre-',
      )
      .replace(/\ba (\d{2}) (?:ft|feet|foot)\b(?=$|[,.;])/gi, 'a $1-footer')
      .replace(/\b(seller|buyer)s market\b/gi, "$1's market")
      .replace(/^(\d{3}-\d{3}-\d{4}),? (text|call)(?:ing)? is best$/i, '$2 me at $1')
      .replace(/^(text|call):? (\d{3}-\d{3}-\d{4})$/i, '$1 me at $2')
      // "3,100 to fix".
      .replace(
        /(?<![$\d.,])(\d{1,3},\d{3})(?= (?:to fix|to repair|all in|in repairs|total|credit|of work|later)\b)/gi,
        '$$$1',
      )
      .replace(
        /\ba (?=(?:older|open|extra|early|easy|honest|hour|inspection|agent|offer|attorney)\b)/gi,
        'an ',
      )
      .replace(/\bvs\.?(?= (?:an?|the|to) )/gi, 'versus')
      .replace(/\$(\d)(\d{3})(?![\d,.])/g, '$$$1,$2')
      // "taxes about 2.4k".
      .replace(
        /(?<![\w$.,])\$?(\d{1,3}\.\d)k\b/gi,
        (_, thousands: string) => `$${(Number(thousands) * 1_000).toLocaleString('en-US')}`,
      )
      // "$25,000 to $40,000 for a pull and replace, 8-12 if you keep the boxes".
      .replace(
        /(?<=\d(?:,000|k)\b.*[,;.] )(\d{1,3}) ?(?:-|–|to) ?(\d{1,3})(?= (?:if|for|with|when|to)\b)/gi,
        (all, low: string, high: string) =>
          Number(low) < Number(high) ? `$${low},000 to $${high},000` : all,
      )
      .replace(/\bdist\.(?= )/gi, 'district')
      .replace(/\bea\b\.?(?=$|[\s,;.])/gi, 'each')
      .replace(/\b(\d{1,2}) mo\b\.?(?! \p{Lu})/gu, (_, count: string) => timeOf(count, 'month'))
      .replace(/\b(\d{1,2}) wks?\b\.?/g, (_, count: string) => timeOf(count, 'week'))
      .replace(/\b([234])[- ]fam(?:ily)?\b/gi, (_, count: string) => `${counts[count]}-family`)
      .replace(/\b(some|any|every|no)things (?=wrong|off|up|broken|going)/gi, "$1thing's ")
      .replace(isIt, (word) => `${word.charAt(0)}t's `)
      .replace(
        new RegExp(`\\b(${months})\\b\\.? (to|thru|through|-|and) (${months})\\b\\.?`, 'gi'),
        (_, from: string, link: string, to: string) => `${monthOf(from)} ${link} ${monthOf(to)}`,
      )
      .replace(
        /\b(on|in|at|near|of) (\p{Ll}{3,}) (hill|park|heights|beach|point|square|creek|grove|ridge|valley|village|springs)\b/gu,
        (all, where: string, name: string, kind: string) =>
          ordinary.has(name) ? all : `${where} ${upper(name)} ${upper(kind)}`,
      )
      // "they want 24 hours, text me 256-555-0150": a sentence of its own.
      .replace(/, ((?:call|text|dm|email|message) (?:me|us)\b[^,.]*)$/i, '. $1')
  );
}

const companies = 'title|power|solar|escrow|insurance|moving|utility';
const counts: Record<string, string> = { 2: 'two', 3: 'three', 4: 'four' };
const timeOf = (count: string, unit: string) => `${count} ${unit}${count === '1' ? '' : 's'}`;
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const ordinary = new Set(
  'the this that one any each every dog city town local public small big'.split(' '),
);

/** "its called", "its short": words that nothing can have. */
const isIt =
  /\bits (?=\d|(?:called|short|long|like|usually|my|your|this|that|what|where|when|how|on|in|no|one|more|less|mostly|pretty|almost|also|because|cheaper|faster|better|harder|easier|hot|cold|confidential|tight|slow|busy|common|normal|required|optional|hard|fine|okay|up to|under|over)\b)/gi;

/** "90 to 150" where a price was asked for. */
const prices = (answer: string, question: string) =>
  /\bprice (?:range|band)|\bbudget\b/i.test(question)
    ? answer
        .replace(
          /(?<=\p{L} )(in the |the )?\$?([2-9]\d{2})s\b/gu,
          (_, the = 'in the ', price) => `${the}$${price}s`,
        )
        .replace(
          /^\$?(\d{2,3})k? ?(?:to|-|–) ?\$?(\d{2,3})k?(?=$|[,;.]| (?:for|mostly|right now)\b)/,
          (all, low: string, high: string) =>
            Number(low) < Number(high) ? `$${low},000 to $${high},000` : all,
        )
    : answer;

/** "1. furnace 2. chimney liner 3. ice dams", typed in one line. */
function numbered(answer: string): string {
  const parts = answer.split(/(?:^|\s)(?=[1-9][.)] ?\p{L})/u);
  return parts.length > 2
    ? parts
        .map((part) => withoutEnding(part.replace(/^[1-9][.)] ?/, ''), ' ,;.'))
        .join('\n')
        .trim()
    : answer;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthOf = (short: string) =>
  monthNames.find((name) => name.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ??
  short;
