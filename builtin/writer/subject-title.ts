import { foldPlace } from '#builtin/places/fold.ts';
import { askedOf } from './knowledge/asked-of.ts';
import { findOwnSubject } from './knowledge/own-subjects.ts';
import { countWords } from './language/sentences.ts';
import { mendedSubject } from './understand/mend-subject.ts';
import { withNamesOfKind } from './understand/names-of-kind.ts';
import { phraseKind } from './understand/phrase-kind.ts';
import { spelled } from './understand/spelling.ts';
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
  if (/^(?:a |my )?referrals?(?: post| request| ask)?$/i.test(subject))
    return `Who do you know in ${city}?`;
  const month = monthly.exec(subject)?.[1];
  if (month) return `${city} market update: ${capitalise(month)}`;
  const announced = withAddress.exec(subject);
  if (announced)
    return `${capitalise((announced[1] ?? '').toLowerCase())}: ${withoutSlips(announced[2] ?? '').replace(/(?<=^\d+ )\p{Ll}/u, (letter) => letter.toUpperCase())}, ${city}`;
  const title = capitalise(
    shortened(
      withoutSlips(
        subject
          // "Under contract in 3 days!! Sunnyside", "shoutout - Ruby's Diner"
          .replace(/(?:!+| [-–—]+) (?=\p{Lu}[^.!?]*$)/u, ': ')
          // "Appraisal came in low now what"
          .replace(
            /(?<=\p{L}{3}),? (now what|what now)[.?!]*$/iu,
            (_, asked: string) => `. ${capitalise(asked.toLowerCase())}?`,
          )
          // "Rates at 6.1 what should you do"
          .replace(
            /(?<=\p{L}{3}|\d),? (what (?:should|do|does|can) (?:you|I|we|it|that|this)\b[^,.:;]*)$/iu,
            ': $1',
          )
          .replace(
            /(?<=\p{L}{3}),? (what to (?:know|do|expect|ask|check|look for))[.?!]*$/iu,
            ': $1',
          )
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
  const { intent } = readSubject(title, { city, state: '' });
  if (namesPlace(title, city)) return title;
  // What is told of a home is not where it was told.
  if (announces.has(intent) && / (?:that|which|who(?:se)?) /.test(title)) return title;
  const isAsked = asks.test(title);
  if (isAsked && countWords(title) <= mostWords) {
    const asked = title.replace(/\?$/, '');
    // What is asked of a place names it; a mark that the agent set ends the title.
    return `${asked}${ofPlace(title, intent) && !subject.trim().endsWith('?') ? ` in ${city}` : ''}?`;
  }
  if (asksReaders.test(title) || asksAtTheEnd.test(title) || askedOf(title)?.kind === 'worth')
    return `${title.replace(/[.?]$/, '')}?`;
  if (/[.?!…]$/.test(title)) return title;
  if (intent === 'holiday' && greets.test(title)) return `${title}, ${city}`;
  // "Coming soon in Maple Grove" has its "in" already.
  if (announces.has(intent) && endsInName.test(title)) return `${title}, ${city}`;
  // "Things to do in Ogden this weekend": when comes after where.
  const [, what = title, when = ''] = endsInTime.exec(title) ?? [];
  return ofPlace(what, intent) ? `${what} in ${city}${when}` : title;
}

const endsInTime =
  /^(.{4,}?)( (?:(?:this|next|coming) (?:week(?:end)?|month|season|spring|summer|fall|winter|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|today|tonight|tomorrow))$/iu;

/** What is announced is announced somewhere; a rate, a furnace and a holiday are the same everywhere. */
function ofPlace(title: string, intent: Intent): boolean {
  // "New rules in FL", "selling in winter", "homes near the park" say where or when.
  if (/ (?:in|near)(?: the| a| our)? \p{L}+$/iu.test(title)) return false;
  if (announces.has(intent)) return true;
  if (intent === 'thanks')
    return (
      !/\breview|\btestimonial/i.test(title) &&
      /\b(?:clients?|neighbors?|couple|friends|buyers|sellers)$/i.test(title)
    );
  if (intent === 'market-news')
    return !/\brates?\b|\bfed\b/i.test(title) && phraseKind(title) !== 'sentence';
  if (intent !== 'explain' && intent !== 'opinion') return false;
  if (phraseKind(title) === 'sentence' && !asks.test(title)) return false;
  const kind = findOwnSubject(title, intent)?.kind;
  return kind === 'places' || kind === 'market' || ofLocalSale.test(title);
}

const announces: ReadonlySet<Intent> = new Set([
  'just-listed',
  'coming-soon',
  'open-house',
  'price-change',
  'under-contract',
  'just-sold',
  'event',
]);

/** "Is now a good time to buy" and "old homes" are of one market each. */
const ofLocalSale =
  /\b(?:buy|sell|move|rent|invest)(?: an?)?(?: (?:home|house|condo|rental))?$|\b(?:homes|houses|condos|rentals|neighborhoods|real estate)$|\bmoving$/i;

const greets = /^(?:happy|merry|joyful) (?:\S+ ?){1,4}$/i;

const endsInName =
  /: \p{Lu}[\p{L}'’&. ]{2,40}$| (?:in|on|at)(?: the)?(?: [\p{Lu}\d][\p{L}\d.'’]*){1,4}$/u;

/** A title of more words is a text. */
const mostWords = 9;

const opinion =
  /^(?:my (?:honest )?(?:opinion|take)|(?:hot|unpopular) (?:take|opinion)|opinion): /i;
const longTip = /^(?:(?:quick|seller|buyer|pro) )?tip: (.+)$/i;

/** "Market update October" */
const monthly =
  /^(?:monthly )?market (?:update|report|stats)(?: for| -|,)? ((?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?)$/i;

/** "just listed 418 Tamarack Ln", "just listed 88 Birch" */
const withAddress =
  /^(just listed|new listing|coming soon|price change|price drop|price reduced|new price|just sold|under contract|open house)(?:[:,-]| at| on)? (\d{1,6} (?:\S+ ){1,4}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|way|pl|place|ter|terrace|pkwy|trl|trail|loop)\.?(?: (?:[nsew]|ne|nw|se|sw))?|\d{1,5} (?!(?:beds?|bedrooms?|br|bd|baths?|acres?|days?|weeks?|offers?|units?|homes?|hours?|more|of|to|in|k)\b)[a-z]{3,})$/i;

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

/**
 * What was typed in small letters only, or in capitals only, was typed in a hurry. Other words are as
 * they were meant, but for plain slips.
 */
const withoutSlips = (name: string) => {
  if (name.length > 200) return name;
  const isShouted = name === name.toUpperCase() && countWords(name) > 2;
  const mended = mendedSubject(isShouted ? name.toLowerCase() : name);
  return /\p{Lu}\p{Ll}/u.test(name) ? withDays(withNamesOfKind(spelled(mended))) : withDays(mended);
};

/** Days whose names have a mark that hardly anybody types. */
const withDays = (text: string) =>
  text
    .replace(/^(happy) new year/i, '$1 New Year')
    .replace(/\b(christmas|new year['’]?s) eve\b/gi, (day) =>
      day.split(' ').map(capitalise).join(' '),
    )
    .replace(/\b(small business saturday|giving tuesday|black friday|cyber monday)\b/gi, (day) =>
      day.toLowerCase().split(' ').map(capitalise).join(' '),
    )
    .replace(
      /\b(mother|father|valentine|president|st\.? patrick|new year|april fool)s?['’]?s? (day|eve)\b/gi,
      (_, name: string, day: string) =>
        [
          name.toLowerCase() === 'president'
            ? "Presidents'"
            : `${name
                .replace(/^st\.?(?= )/i, 'St.')
                .split(' ')
                .map(capitalise)
                .join(' ')}'s`,
          capitalise(day),
        ].join(' '),
    );

const asksReaders =
  /^(?:does |has )?any(?:one|body) (?:know|have|got|else|seen|need|want|tried)\b/i;

/** A question that was typed without its mark. */
const asks =
  /^(?:what(?:['’]s| is| are| does| do| should| happens)|how (?:do|does|much|many|long|to know)|when (?:is|do|does|should)|why (?:is|are|do|does)|which [\p{L} -]+? (?:is|are|do|does|should|can|will|would)|where (?:is|are|do|does|can|should)|who (?:is|are|pays|does)|should|is|are|do(?! not\b| ?n['’]?t\b)|does|can|will)\b/iu;
const asksAtTheEnd =
  /[,:;–-] (?:(?:what|how|when|why|where) )?(?:should|is|are|do|does|can|will) (?:I|we|you|it|they|there|this|that)\b[^,]*$/i;

const namesPlace = (title: string, city: string) =>
  city !== '' && ` ${foldPlace(title)} `.includes(` ${foldPlace(city)} `);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
