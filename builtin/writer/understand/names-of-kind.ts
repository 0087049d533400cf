import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { withStreetNames } from './street-names.ts';

/**
 * A name whose last word says what it is: "Houston street", "Galena canning company". The kind gets its
 * capital where a name in capitals stands before it; a word that only describes keeps its small letter.
 */
export const withNamesOfKind = (text: string) =>
  withStreetNames(text)
    .replace(street, (all, name: string, kind: string) =>
      isName(name) ? `${name} ${titled(kind)}` : all,
    )
    // "1st street bakery": a street by its number, and who is named after it.
    .replace(
      /\b(\d{1,3}(?:st|nd|rd|th)) (street|avenue|ave|st)(?=$|[\s,.;])(?! (?:from|closing|time|showing)\b)/gi,
      (_, number: string, kind: string) => `${number} ${titled(kind)}`,
    )
    .replace(business, (all, name: string, between: string, kind: string) =>
      isName(name.split(' ')[0] ?? '') && !isPraise.test(between)
        ? `${name}${titled(between)} ${titled(kind)}`
        : all,
    )
    .replace(/(?<=\d \p{L}[^,;.]{2,30},? )(suite|ste|unit|apt)(?=\.? ?#?\d)/gu, titled);

/** Not at the start of a sentence, where every word has a capital, unless nobody uses it otherwise. */
const isName = (name: string) =>
  /\d/.test(name) || (!isEverydayWord(name.toLowerCase()) && !noName.test(name));

const noName =
  /^(?:The|This|That|My|Our|Your|Their|His|Her|An?|Every|Each|Any|Some|No|One|On|At|Off|In|From|Same|Another|Which|What|And|Or|But|Dead|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?$|^(?:January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving)$/;

const street =
  /(?<![\p{L}\d'’])(\p{Lu}[\p{L}'’]+) (street|avenue|road|boulevard|lane|parkway)(?=$|[\s,.;:!?)])(?! (?:parking|lights?|noise|view|food|fairs?|smarts|parties|party|trees?|appeal)\b)/gu;

const business =
  /(?<![\p{L}\d'’])(?<!\b(?:an?|every|any|some|each|another|this|local|no) )((?:\p{Lu}[\p{L}'’&]+|\d{1,3}(?:st|nd|rd|th) (?:Street|St|Avenue|Ave))(?: \p{Lu}[\p{L}'’&]+)*)((?: \p{Ll}{3,})?) (company|co|hardware|bakery|coffee|cafe|café|diner|grill|brewing|brewery|outfitters|roasters|roastery|grounds|creamery|pizzeria|florist|tavern|boutique|bookstore|books|gallery|deli|salon|mercantile|orchard|nursery)(?=$|[\s,.;:!?)])(?! (?:is|are|was|were)\b)/gu;

/** "Akron friendly diner" praises, and "Boise for coffee" names no café. */
const isPraise =
  /^ (?:for|and|the|with|has|had|have|got|get|new|best|own|good|great|local|favorite|loves?|likes?|drinks?|free|hot|iced|black|over|from|near|at|in|of|our|my)$/;

const titled = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
