/** "1911 FOURSQUARE. NEW SEWER LINE 2023": typed with the capitals locked. Names get theirs back by what reads names. */
export function withoutShouting(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  // "NY/NJ/MA" is written so.
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  if (words.length < fewestWords || capitals.length < letters.length * mostOfThem) return text;
  return text
    .replace(/\p{L}[\p{L}'’]*/gu, (word) => (keptBig.test(word) ? word : word.toLowerCase()))
    .replace(onStreet, (_, number: string, name: string) => `${number} ${asName(name)}`)
    .replace(/(?:^|[.!?] +)\p{Ll}/gu, (start) => start.toUpperCase());
}

const fewestWords = 2;
const mostOfThem = 0.9;

/** Short forms that are written so. */
const keptBig =
  /^(?:I|HVAC|HOAS?|MLS|VA|FHA|USDA|PMI|NMLS|ADU|LED|TV|AC|EV|BBQ|FSBO|HUD|SFR|BR|BA|SF|DOM|YOY|FAQ|DIY|US|RV|NE|NW|SE|SW)$/;

const onStreet =
  /(?<=^|[^\p{L}\d])(\d{1,6}) ((?:[nsew]\.? |north |south |east |west )?(?:\p{L}+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|way|pl|place|cir|circle|ter|pkwy|hwy)\b\.?)/giu;

const asName = (name: string) =>
  name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
