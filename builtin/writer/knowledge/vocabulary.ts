import { findKnowledge, listKnowledge } from './load-knowledge.ts';

let vocabulary: Set<string> | undefined;

/** All words the knowledge writes in lower case. */
function knownWords(): Set<string> {
  vocabulary ??= new Set(
    JSON.stringify([findKnowledge('general'), ...listKnowledge()]).match(
      /(?<![\p{L}'-])[a-z]+(?![\p{L}'])/gu,
    ),
  );
  return vocabulary;
}

/** For use inside a sentence. Names and short forms keep their capital: only known words lose it. */
export function lowerFirst(text: string): string {
  const word = /^[A-Z][a-z]*(?![\p{L}'])/u.exec(text)?.[0];
  if (!word || word === 'I' || properNames.test(text)) return text;
  const isEveryday = everydayWords.has(word.toLowerCase()) || knownWords().has(word.toLowerCase());
  return isEveryday ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

let orders: Set<string> | undefined;

/** Whether words tell somebody to do something, as the actions of the knowledge do. */
export function isOrder(text: string): boolean {
  orders ??= new Set(
    listKnowledge().flatMap(({ points }) => points.map(({ action }) => firstWord(action))),
  );
  return orders.has(firstWord(text));
}

const firstWord = (text: string) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** What agents answer with and the knowledge happens not to say. */
const everydayWords = new Set(
  `acreage apartments bungalow bungalows cabins condo condos cottage cottages duplex duplexes estates
  farmhouse farmhouses farms fixer fixers foursquares lakefront lofts mid-century multifamily
  penthouses ranches riverfront rowhomes rowhouses single-story split-level studios townhome
  townhomes townhouse townhouses triplexes vacant waterfront`.split(/\s+/),
);

/** Names that begin with an everyday word. */
const properNames =
  /^(?:Loan Estimate|Closing Disclosure|Census Bureau|Fair Housing|Freddie|Fannie|Department of|Realtor)/;
