import { foldPlace } from '#builtin/places/fold.ts';
import { countWords } from './language/sentences.ts';
import { phraseKind } from './understand/phrase-kind.ts';
import { repaired } from './understand/repair.ts';
import { type Intent, readSubject } from './understand/subject.ts';
import { splitSubject } from './understand/subject-answers.ts';

/**
 * A subject that an agent typed as a title: slips set right, and with its place, unless it names it
 * already, is a sentence of its own or ends in a question that a place would not follow.
 */
export function subjectTitle(name: string, city: string): string {
  const { subject } = splitSubject(name.trim(), { city, state: '' });
  const tip = longTip.exec(subject)?.[1];
  if (tip && countWords(tip) > mostWords) return `A tip for ${city} ${readersOf(tip)}`;
  const month = monthly.exec(subject)?.[1];
  if (month) return `${city} market update: ${capitalise(month)}`;
  const announced = withAddress.exec(subject);
  if (announced)
    return `${capitalise((announced[1] ?? '').toLowerCase())}: ${withoutSlips(announced[2] ?? '')}, ${city}`;
  const title = capitalise(
    shortened(
      withoutSlips(
        subject
          // "Under contract in 3 days!! Sunnyside", "shoutout - Ruby's Diner"
          .replace(/(?:!+| [-–—]+) (?=\p{Lu}[^.!?]*$)/u, ': ')
          .replace(/\bshoutout\b/i, 'shout-out')
          .replace(/\bnear (?:us|me|here)$/i, `near ${city}`)
          .replace(opinion, '')
          .replace(/ (?:vs|versus)\.? /i, ' vs. ')
          .replace(/ my listing(?= (?:on|in|at) )/i, '')
          // "just listed 3 bed brick ranch", "gratitude post for my team"
          .replace(
            /^(just listed|new listing|coming soon|now listed) (?=(?:an? )?\d ?-?(?:bed|br|bd|acre)|an? \p{L})/iu,
            '$1: ',
          )
          .replace(/^(?:gratitude|appreciation|thank[- ]you) post (?:for|to) /i, 'Thank you to '),
      ),
    ),
  );
  // A mark that we put is no end the agent chose.
  const isAsked = title.endsWith('?') && !subject.trim().endsWith('?') && asks.test(title);
  if (isAsked && !namesPlace(title, city) && countWords(title) <= mostWords)
    return `${title.slice(0, -1)} in ${city}?`;
  if (/[.?!…]$/.test(title) || namesPlace(title, city)) return title;
  if (asksAtTheEnd.test(title)) return `${title}?`;
  // "Rates dropped this week" are the country's, and a sentence ends where it ends.
  const { intent } = readSubject(title, { city, state: '' });
  if (tellsAll.has(intent) && phraseKind(title) === 'sentence' && !asks.test(title)) return title;
  // "50 reviews on Google", "10 years this week": no place follows.
  if (
    / on (?:Google|Zillow|Facebook|Instagram|Yelp|YouTube)$| (?:this (?:week|month|year)|today)$/i.test(
      title,
    ) &&
    intent === 'milestone'
  )
    return title;
  // "Coming soon in Maple Grove" has its "in" already.
  if (/: \p{Lu}[\p{L}'’&. ]{2,40}$/u.test(title)) return `${title}, ${city}`;
  if (/ (?:in|on|at) (?:the )?(?:\p{Lu}|\d+ \p{Lu})[^,]{2,30}$/u.test(title) && !asks.test(title))
    return `${title}, ${city}`;
  return `${title} in ${city}${asks.test(title) ? '?' : ''}`;
}

/** Subjects that can be whole sentences; what is announced is announced somewhere. */
const tellsAll: ReadonlySet<Intent> = new Set(['explain', 'opinion', 'market-news']);

/** A title of more words is a text. */
const mostWords = 9;

const opinion =
  /^(?:my (?:honest )?(?:opinion|take)|(?:hot|unpopular) (?:take|opinion)|opinion): /i;
const longTip = /^(?:(?:quick|seller|buyer|pro) )?tip: (.+)$/i;

/** "Market update October" */
const monthly =
  /^(?:monthly )?market (?:update|report|stats)(?: for| -|,)? ((?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)$/i;

/** "just listed 418 Tamarack Ln" */
const withAddress =
  /^(just listed|new listing|coming soon|price change|price drop|price reduced|new price|just sold|under contract|open house)(?:[:,-]| at| on)? (\d{1,6} (?:\S+ ){1,4}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|way|pl|place|ter|terrace|pkwy|trl|trail|loop)\.?(?: (?:[nsew]|ne|nw|se|sw))?)$/i;

const readersOf = (tip: string) =>
  /\b(?:showings?|listing|staging|sell(?:ing|ers?)?|open house)\b/i.test(tip)
    ? 'sellers'
    : /\b(?:offers?|loan|lender|pre-?approv\w+|buy(?:ing|ers?)?|inspection)\b/i.test(tip)
      ? 'buyers'
      : 'homeowners';

/** "Thank you to the sweetest couple who closed today": whom it thanks is enough above it. */
function shortened(title: string): string {
  if (countWords(title) <= mostWords) return title;
  const [head = ''] = title.split(/,? (?:who|that|which|because) /i);
  return countWords(head) >= 3 ? head : title;
}

/** What was typed in small letters only was typed in a hurry; other words are as they were meant. */
const withoutSlips = (name: string) =>
  /\p{Lu}\p{Ll}/u.test(name) || name.length > 200
    ? name.replace(/\bi\b(?!\.)/g, 'I')
    : repaired(name);

/** A question that was typed without its mark. */
const asks =
  /^(?:what(?:['’]s| is| are| does| do| should| happens)|how (?:do|does|much|many|long|to know)|when (?:is|do|does|should)|why (?:is|are|do|does)|should|is|are|do|does|can|will)\b/i;
const asksAtTheEnd =
  /[,:;–-] (?:should|is|are|do|does|can|will|what|how|why|when) (?:I|we|you|it|they|there|this|that)\b[^,]*$/i;

const namesPlace = (title: string, city: string) =>
  city !== '' && ` ${foldPlace(title)} `.includes(` ${foldPlace(city)} `);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
