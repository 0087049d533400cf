/** Who is said to be there: nobody is drawn, and whoever reads the answer has to know it. */
const people = [
  'couples?|famil(?:y|ies)|kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|teens?|teenagers?',
  'moms?|dads?|mothers?|fathers?|parents?|grand(?:parents?|mas?|pas?|mothers?|fathers?|kids)',
  'neighbors?|friends?|people|persons?|m[ae]n|wom[ae]n|boys?|girls?|crowds?|someone|somebody',
  'buyers?|(?:home ?-?)?owners?|sellers?|agents?|realtors?|brokers?|lenders?|clients?|tenants?|landlords?',
  'inspectors?|appraisers?|contractors?|builders?|crews?|workers?|handym[ae]n|roofers?|plumbers?',
  'electricians?|technicians?|painters?|installers?|movers?|landscapers?|gardeners?|photographers?',
  'hikers?|joggers?|cyclists?|bikers?|walkers?|swimmers?|surfers?|skiers?|golfers?|skaters?|runners',
  '(?<!(?:record|cd|dvd|vinyl) )players?|dancers?|musicians?|shoppers?|vendors?|diners(?= (?:eating|at|in|on))|chefs?|baristas?|farmers?',
  'students?|teachers?|veterans?|soldiers?|firefighters?|carolers?|guests?|visitors?|trick[- ]or[- ]treaters?',
  'hands?(?= (?:holding|signing|turning|shaking|writing|over|with|of|on|and|in)\\b|\\W*$)|hands|hand ?-?shakes?|shaking hands',
].join('|');

/** "Kids' room", "guest bath", "farmers market", "a family home": what belongs to people or is named after them. */
const theirs =
  "(?!['-])(?! (?:rooms?|(?:bed|bath|play|living|dining|green) ?-?rooms?|baths?|houses?|homes?|suites?|signs?|guides?|books?|entrances?|tables?|gates?|pools?|day|markets?|lounge|desks?|kitchens?|showers?|dinners?|meals?|photos?|portraits?|pictures?|tape|vests?|friendly|owned|reports?|closets?|dens?|cars?|vans?|trucks?|areas?|spaces?|toys|cottages?|quarters|offices?|check ?-?lists?|tips|towels?|beds?|cribs?|carriages?|strollers?|grand|oil|steps|heritage|cave|made)\\b)(?<!\\b(?:for|by|to|single|multi|two|three|[23])[ -](?:[a-z]+ )?(?:famil(?:y|ies)|buyers?|sellers?|owners?|agents?|builders?))";

const young =
  '(?:(?:young|older|elderly|happy|smiling|excited|little|retired|proud|busy|first-time|two|three|new|several|a few) )*';

/** What they do is not seen either: "a couple walking", "hands holding". */
const doing = '(?: [a-z]+ing\\b(?! (?:rooms?|box(?:es)?|trucks?)\\b))?';

const named = `\\b${young}(?:${people})\\b${theirs}`;

/** Who is named. */
export const personWords = new RegExp(named, 'g');

/** Who is named, with what they do. */
export const peopleWords = new RegExp(named + doing, 'g');
