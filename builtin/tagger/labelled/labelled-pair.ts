/**
 * A question and answer with the place tags a careful reader would write on the card: every city,
 * county, ZIP code, neighborhood and planned community that is named, and the state when it is named
 * or the rest leaves no doubt. A ZIP code also stands for its post office. Streets, parks, lakes,
 * buildings, firms and people are no places here. Names are those of the place data, without article.
 */
export type LabelledPair = { question: string; answer: string; places: string[] };
