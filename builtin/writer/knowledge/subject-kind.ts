/** What kind of thing a subject of one's own is; it decides which general advice fits. */
export type SubjectKind = 'project' | 'money' | 'outing' | 'any';

export function kindOfSubject(subject: string): SubjectKind {
  return kinds.find(([, words]) => words.test(subject))?.[0] ?? 'any';
}

/** In this order: a "dog door" is work on a house and "festival parking fees" are an outing. */
const kinds: [SubjectKind, RegExp][] = [
  [
    'project',
    /\b(?:addition|adu|attic|basement|bath(?:room)?|cabinet|ceiling|chimney|contractor|countertop|deck|door|drainage|driveway|electric\w*|fence|floor\w*|foundation|furnace|garage|garden\w*|gutter|hvac|heat(?:ing| pump)|insulation|kitchen|landscap\w*|lawn|light fixture|mold|paint\w*|panel|patio|pest|pipe|plumbing|pool|porch\w*|radon|remodel\w*|renovat\w*|repair\w*|retrofit\w*|roof\w*|septic|sewer|shed|siding|smart home|solar|sprinkler|swing|termite|thermostat|tile|tree|wall|water heater|well|window|wiring|yard)s?\b/i,
  ],
  [
    'outing',
    /\b(?:arts?|bak(?:ery|eries)|bars?|beach(?:es)?|bik(?:e|es|ing)|birthdays?|boat\w*|breakfast|brew\w*|brunch|caf[eé]s?|camp(?:s|ing|grounds?)?|christmas|coffee|concerts?|date night|dinner|dogs?|dog parks?|easter|events?|fairs?|farmers|father['’]s day|festivals?|fireworks|fishing|food|food trucks?|fun|golf|gyms?|halloween|hanukkah|hik(?:e|es|ing)|holidays?|ice cream|july|kayak\w*|kwanzaa|lakes?|librar(?:y|ies)|live music|lunch|markets? day|memorial day|labor day|veterans day|mother['’]s day|movies?|museums?|music|new year\w*|nightlife|parades?|parks?|passover|patrick['’]?s|pets?|pickleball|picnics?|pizza|playgrounds?|pumpkins?|ramadan|restaurants?|run(?:ning|s)?|scene|shop(?:s|ping)?|soccer|sports?|swim\w*|tacos?|tennis|thanksgiving|theat(?:er|re)s?|trails?|valentine\w*|volunteer\w*|weekends?|wine\w*|yoga|zoo)\b/i,
  ],
  [
    'money',
    /\b(?:apprais\w*|assess\w*|budget|clos(?:e|ing)|commission|cost|credit|debt|deed|down payment|equity|escrow|fee|financ\w*|foreclosure|insur\w*|interest|invest\w*|lender|lien|loan|mortgage|offer|pay\w*|pric\w*|probate|rate|refinanc\w*|rent\w*|sav(?:e|ing)|tax(?:es)?|title|trust)s?\b/i,
  ],
];
