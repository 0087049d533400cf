import { once } from '#builtin/once.ts';
import { findKnowledge, listKnowledge } from './load-knowledge.ts';

/** All words the knowledge writes in lower case. */
const knownWords = once(
  () =>
    new Set<string>(
      JSON.stringify([findKnowledge('general'), ...listKnowledge()]).match(
        /(?<![\p{L}'-])[a-z]+(?![\p{L}'])/gu,
      ),
    ),
);

/** The words that our texts and agents write in small letters. */
export const everydayVocabulary = () => [
  ...new Set([...knownWords(), ...everydayWords, ...common]),
];

/** For use inside a sentence. Names and short forms keep their capital: only known words lose it. */
export function lowerFirst(text: string): string {
  const word = /^[A-Z][a-z]*(?![\p{L}'])/u.exec(text)?.[0];
  if (!word || word === 'I' || properNames.test(text)) return text;
  const isEveryday = everydayWords.has(word.toLowerCase()) || knownWords().has(word.toLowerCase());
  return isEveryday ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Whether a word is one that our texts use in small letters, in this form or a near one. */
export function isEverydayWord(word: string): boolean {
  const known = knownWords();
  return [word, word.replace(/s$/, ''), `${word}s`, word.replace(/(?:ed|ing|er|ly)$/, '')].some(
    (form) => form.length > 1 && (known.has(form) || everydayWords.has(form) || common.has(form)),
  );
}

/** The first words of what the knowledge tells people to do. */
const orders = once(
  () =>
    new Set(listKnowledge().flatMap(({ points }) => points.map((each) => firstWord(each.action)))),
);

/** Whether words tell somebody to do something, as the actions of the knowledge do. */
export const isOrder = (text: string): boolean => orders().has(firstWord(text));

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** What agents answer with and the knowledge happens not to say. */
const everydayWords = new Set(
  `acreage apartments bungalow bungalows cabins condo condos cottage cottages duplex duplexes estates
  farmhouse farmhouses farms fixer fixers foursquares lakefront lofts mid-century multifamily
  penthouses ranches riverfront rowhomes rowhouses single-story split-level studios townhome
  townhomes townhouse townhouses triplexes vacant waterfront`.split(/\s+/),
);

/** Everyday words that the knowledge happens not to use. */
const common = new Set(
  `guy guys stuff lots tons bunch kids dogs cats dad mom awesome super cool huge tiny crazy cheap pricey loved hated worst nope yep
  yeah thanks pretty kinda sorta gonna wanna gotta everybody nobody someone anybody whatever anyways folks buddy friend friends
  neighbor tornado tornadoes hurricane hurricanes blizzard hail muggy sunny rainy snowy humid mosquitoes pollen allergy allergies
  pizza tacos beer wine brunch sushi burgers coffee donuts bbq playground pickleball brewery breweries hiking biking skiing fishing
  boating golf gym yoga downtown uptown midtown suburbs suburb airport hospital university college campus military army navy
  marines startup startups tech aerospace manufacturing refinery refineries wineries ranchers oil gas both mostly also plus about
  around near north south east west northeast northwest southeast southwest free local handyman plumber plumbers roofer roofers
  electrician electricians painter painters movers mover stager stagers lender lenders inspector inspectors attorney attorneys
  none maybe soon later yes not any degrees blizzard paneling valances bulbs mailbox driveway landscaping
  neighborhood opportunity appointment schedule available beautiful absolutely especially probably`.split(
    /\s+/,
  ),
);

/** Names that begin with an everyday word. */
const properNames =
  /^(?:Loan Estimate|Closing Disclosure|Census Bureau|Fair Housing|Freddie|Fannie|Department of|Realtor|Zoom|Google|Habitat|Amazon|Target)/;
