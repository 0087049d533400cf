/** Words that speak for or against a place, in small letters. */

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** What stands before a place: "in Austin", "buyers from Charlotte", "downtown Denver". */
export const placePrepositions = list(`
  in near around outside across throughout within toward towards between from to serving inside
  downtown uptown greater metro central suburban north south east west northeast northwest
  southeast southwest northern southern eastern western beyond past
`);

export const weakPrepositions = list('of for at over through on along about like drive cover');

export const compassWords = list(
  'north south east west northeast northwest southeast southwest old',
);

/** What stands after a place: "Boston buyers", "Seattle zoning". */
export const placeFollowers = list(`
  homes home houses house condos condo townhomes bungalows buyers buyer sellers seller owners agents
  clients lenders insurers listings listing market prices traffic residents locals zoning permits
  area side metro suburbs streets real rentals apartments
`);

/** What a place does at the head of a sentence: "Nashville wants an owner permit." */
export const placeVerbs = list(`
  is has have was are wants requires allows lets keeps sells sell offers sits goes gets still
  moves feels runs remains does
`);

/** "The Mueller neighborhood", "the Arcadia side". */
export const neighborhoodNouns = list(`
  neighborhood neighborhoods neighbourhood quarter area areas side section
`);

/** "The Teravista subdivision". */
export const communityNouns = list(`
  community communities subdivision subdivisions development developments hoa
`);

/** Last words of quarters of a city. */
export const neighborhoodSuffixes = list(`
  heights park hills hill village district square gardens quarter terrace row town side end slope
  hollow flats corner corners addition point grove green bluff bluffs highlands highland place
  circle junction triangle yards acres island shores beach key harbor cove
`);

/** Last words of what was planned and built as one. */
export const communitySuffixes = list(`
  ranch estates plantation landing crossing preserve trails pointe farms meadows reserve club
  villages commons lakes woods oaks ridge run glen manor vista springs
`);

/** Last words of streets, waters and buildings, which are no places to live in. */
export const landmarkSuffixes = list(`
  street st avenue ave road rd lane ln drive dr boulevard blvd highway hwy parkway pkwy freeway
  expressway tollway route line bayou lake river creek bay bridge trail trailhead airport university
  college school elementary academy hospital library museum stadium arena center centre mall plaza
  market theater theatre festival tower church cathedral zoo greenway riverwalk pier marina station
  state tech survey
`);

export const landmarkPrefixes = list('lake river mount interstate highway route fort camp federal');

/** Words of a firm's name, at its end. */
export const firmWords = list(`
  realty realtors realtor mortgage bank title homes brothers insurance union company companies group
  inc llc properties builders depot financial credit lending loans capital partners associates
  brokerage escrow services solutions construction communities american republic fargo mae mac
  morrison elm
`);

/** Names that are never a place in a sentence about homes. */
export const otherNames = list(`
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer fall autumn winter
  christmas thanksgiving halloween easter zillow redfin compass airbnb vrbo google instagram facebook
  youtube realtor realtors lennar pulte chase citi costco ikea lowes matterport nextdoor i
  victorian craftsman colonial tudor ranch english spanish french american internet census
`);

/** Cities whose name is a word of its own: one in a text is hardly ever the city. */
export const ordinaryWords = list(`
  mobile orange reading surprise paradise normal spring temple mission bend central green golden pearl
  hope price bath star superior summit alliance liberty commerce enterprise justice industry sunrise
  vista plum walnut eagle crystal badger bear holiday marathon prospect progress reserve economy
  friendly forest valley grove lakes ridge canyon parkway college republic prosper humble parole eden
  beacon alpine delta triangle gateway august page king winters noble welcome grants clay rifle mound
  fate halfway midway rodeo oasis globe imperial liberal mustang sulphur converse anthem marina orchards
  keystone vineyard hercules mentor savage highland upland woodland laurel magnolia sycamore cypress
  hickory linden aspen sunset bell union uptown downtown chinatown homestead harbor haven landing
  plantation center sandwich mango citrus cocoa petal trinity hull heath dent parsons villas worth
  fountain gypsum atlantic pacific media energy opportunity evergreen landmark shoreline corona jupiter
  airport baker ball banks beach bells blades branch brick bright brilliant brush burns cache carpenter
  celebration century china circle coats combine comfort cool council crane deposit drain early effort
  english experiment freedom friend gap granite gray grill halls harvest hatch hazard helper home
  hometown hooks hurricane hurt junction lead luck many marks minor narrows needles nice opportunity
  pace parks pinch pine pink plains post purchase redwood rush sells shields stamps strong thermal
  toast tool university violet walls wells west wink winner main first second
`);

/** Cities that are as often the name of a person. */
export const givenNames = list(`
  jackson lincoln madison gilbert norman tyler brandon allen lawrence carson lynn newton tracy troy
  bryan gary kendall shelby franklin davis victoria rogers hamilton blaine taylor moore bartlett wayne
  sanford anderson logan wilson monroe parker murray keller prescott shelton beverly campbell burke
  florence sherman chelsea whitney roy marion addison ewing clinton kyle dalton mason randolph matthews
  helena evans burton harrison shirley sterling tucker ramsey alvin harvey daphne walker marshall graham
  duncan griffin wright arnold hudson gardner sidney adrian murphy ramona hollis bryant norton seymour
  alice dixon clayton howard palmer sheridan linda godfrey maitland durant foley holden donna stuart
  zachary griffith estelle calhoun morton vincent mitchell bradley perry jasper clive iona marco
  jennings clark hugo morris hayden pierre andrews buford sharon lindsay butler beatrice davidson
  webster spencer jerome martin newman roscoe vernon edwards beecher eunice maynard carroll cameron cody
  dunn winslow girard howell taft thompson anthony rochelle alma winston scott craig garrison kirby
  eaton hooper ripley dexter blair baxter waller emerson hubbard fletcher lamar melissa corbin kaufman
  sullivan lucas kimberly viola walden dillon paige henderson garland irving warren kent chandler
  everett eugene stanton
`);

/** Two-letter codes that are also words or abbreviations, in small letters. */
export const ambiguousCodes = list('al co de hi id in la ma me ms mt oh ok or pa va ar md ne ca');
