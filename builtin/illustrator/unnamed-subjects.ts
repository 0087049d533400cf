import type { SceneSubject } from './scene.ts';

/** What we have no drawing of is on a table or in a room all the same, and no house. */
export const cornersOfHomes: readonly (readonly [SceneSubject, RegExp])[] = [
  [
    'table-things',
    /\b(?:tables?|desks?|counter ?-?(?:top)?s?|shel(?:f|ves)|night ?-?stands?|cookies?|scissors|recipes?|cutters?|pens?|pencils?)\b/,
  ],
  ['bathroom', /\b(?:tiles?|grout|sinks?|drains?|plumbing|faucets?)\b/],
  [
    'empty-room',
    /\b(?:ceilings?|carpets?|blinds|drapes|vents?|ducts?|walls?|floors?|base ?-?boards?|moldings?|indoor|inside)\b/,
  ],
];

export const outdoors =
  /\b(?:outdoors?|outside|yards?|streets?|garden|exteriors?|driveways?|roofs?)\b/;

/** An animal that is named first is the picture, and what it lies on a detail. */
export const petLeads = (wanted: string) =>
  /^\W*(?:[a-z'-]+ ){0,3}?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|retrievers?|labs?|labradors?|corgis?|beagles?|poodles?|huskys?|pugs?)\b/.test(
    wanted,
  );

export const roomOfPet = (wanted: string): SceneSubject =>
  /\b(?:moving|box(?:es)?)\b/.test(wanted)
    ? 'moving-boxes'
    : /\b(?:towels?|laundry)\b/.test(wanted)
      ? 'laundry'
      : /\bwindows?\b/.test(wanted)
        ? 'window-seat'
        : 'living-room';

/** What animals lie on indoors. */
export const onSoftThings =
  /\b(?:windows?|moving|box(?:es)?|blankets?|rugs?|sofas?|couch(?:es)?|pillows?|cushions?|towels?|laundry|carpets?|floors?|indoors?|inside|slippers?|shoes?)\b/;
