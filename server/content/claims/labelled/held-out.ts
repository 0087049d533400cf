/**
 * Facts that agents told, said again in other words, and told wrong: a wrong year, street, price or number, swapped
 * names, invented programs, superlatives. Written after the code and looked at once; figures in docs/claims.md.
 */
export type ToldFact = {
  fact: string;
  /** True, in other words. */
  reworded: [string, string];
  /** Words of the fact with what they are wrongly said to be. */
  swaps: [is: string, said: string][];
  /** Added on top of it: the sentence, and the words that nobody told. */
  invented: [sentence: string, words: string];
};

const told = (
  fact: string,
  reworded: ToldFact['reworded'],
  swaps: ToldFact['swaps'],
  ...invented: ToldFact['invented']
): ToldFact => ({ fact, reworded, swaps, invented });

export const toldFacts: ToldFact[] = [
  told(
    'The Maple Avenue bridge reopened in 2021 after $3.2 million of repairs.',
    [
      'After repairs of $3.2 million, the bridge on Maple Avenue reopened in 2021.',
      'Since 2021 the Maple Avenue bridge is open again, $3.2 million later.',
    ],
    [
      ['2021', '2019'],
      ['Maple Avenue', 'Cedar Avenue'],
      ['$3.2 million', '$2.3 million'],
      ['2021', '2022'],
    ],
    'Repairs were paid by the Safe Spans Program.',
    'Safe Spans Program',
  ),
  told(
    'Nadia Brandt of Harbor Lending closed 14 loans with my buyers last year.',
    [
      'My buyers closed 14 loans with Nadia Brandt of Harbor Lending last year.',
      'Harbor Lending, where Nadia Brandt works, closed fourteen of my buyers’ loans.',
    ],
    [
      ['14', '41'],
      ['Nadia Brandt', 'Nadia Harbor'],
      ['Harbor Lending', 'Summit Lending'],
      ['14', '24'],
    ],
    'She is the top lender in the county.',
    'the top lender',
  ),
  told(
    'We listed 212 Birch Lane at $489,000 and it sold for $503,500.',
    [
      '212 Birch Lane sold for $503,500, listed at $489,000.',
      'The listing at 212 Birch Lane asked $489K and sold at $503,500.',
    ],
    [
      ['$489,000', '$498,000'],
      ['$503,500', '$530,500'],
      ['Birch Lane', 'Beech Lane'],
      ['$503,500', '$513,500'],
    ],
    'The appraisal came in at $511,000.',
    '$511,000',
  ),
  told(
    'The Saturday market at Pier Plaza has 62 vendors.',
    [
      'Sixty-two vendors come to the Saturday market at Pier Plaza.',
      'At Pier Plaza the Saturday market counts 62 vendors.',
    ],
    [
      ['62', '26'],
      ['Pier Plaza', 'Port Plaza'],
      ['62', '82'],
      ['Pier Plaza', 'Pier Park'],
    ],
    'It is the oldest market in the state.',
    'the oldest market',
  ),
  told(
    'Our office moved to 40 Court Street in 2018.',
    [
      'In 2018 we moved the office to 40 Court Street.',
      'The office has been at 40 Court Street since 2018.',
    ],
    [
      ['2018', '2008'],
      ['Court Street', 'Grant Street'],
      ['2018', '2016'],
      ['Court Street', 'Court Square'],
    ],
    'Dalton Realty Partners used the rooms before.',
    'Dalton Realty Partners',
  ),
  told(
    'The first-time buyer grant from the city pays up to $7,500.',
    [
      'Up to $7,500 comes from the city grant for first-time buyers.',
      'First-time buyers get a city grant of up to $7,500.',
    ],
    [
      ['$7,500', '$5,700'],
      ['$7,500', '$17,500'],
      ['$7,500', '$10,000'],
      ['$7,500', '$750'],
    ],
    'The Homeward Bound Initiative adds more.',
    'Homeward Bound Initiative',
  ),
  told(
    'Lot sizes in Quail Hollow run about 0.3 acres.',
    ['In Quail Hollow, lots are about 0.3 acres.', 'A lot in Quail Hollow has roughly 0.3 acres.'],
    [
      ['0.3 acres', '0.8 acres'],
      ['Quail Hollow', 'Quail Ridge'],
      ['0.3 acres', '3 acres'],
      ['Quail Hollow', 'Fox Hollow'],
    ],
    'Streets there are the widest in town, and the longest driveway is on Ivy Court.',
    'Ivy Court',
  ),
  told(
    'My team sold 57 homes in 2025, 19 of them off market.',
    [
      'In 2025 my team sold 57 homes, and 19 were off market.',
      'Of the 57 homes that my team sold in 2025, nineteen never hit the market.',
    ],
    [
      ['57', '75'],
      ['2025', '2023'],
      ['19', '29'],
      ['57', '157'],
    ],
    'That makes us the leading team in the region.',
    'the leading team',
  ),
  told(
    'The library on Third Avenue lends tools for two weeks, and a card costs $12.',
    [
      'A card for the library on Third Avenue costs $12 and lends tools for two weeks.',
      'Tools are lent for two weeks at the Third Avenue library; the card is $12.',
    ],
    [
      ['Third Avenue', 'Fifth Avenue'],
      ['$12', '$21'],
      ['Third Avenue', 'Third Street'],
      ['$12', '$20'],
    ],
    'Ask for Mr. Lindqvist at the desk.',
    'Lindqvist',
  ),
  told(
    'Days on market dropped from 41 to 28 this fall.',
    [
      'This fall, days on market dropped to 28 from 41.',
      'Homes were on the market 28 days this fall, down from 41.',
    ],
    [
      ['41', '51'],
      ['28', '18'],
      ['41', '31'],
      ['28', '38'],
    ],
    'Nashville Realtors Council published the figures.',
    'Nashville Realtors Council',
  ),
  told(
    'Sam Okafor inspects roofs for $225 and answers within a day.',
    [
      'For $225, Sam Okafor inspects a roof and answers within a day.',
      'Roof inspections by Sam Okafor cost $225.',
    ],
    [
      ['Sam Okafor', 'Sam Okoro'],
      ['$225', '$252'],
      ['Sam Okafor', 'Tom Okafor'],
      ['$225', '$275'],
    ],
    'He is the only certified inspector in the county.',
    'the only certified inspector',
  ),
  told(
    'The Riverbend trail connects Mill Park and Station Square in 2.5 miles.',
    [
      'In 2.5 miles the Riverbend trail goes from Mill Park to Station Square.',
      'Mill Park and Station Square are 2.5 miles apart on the Riverbend trail.',
    ],
    [
      ['2.5 miles', '5.2 miles'],
      ['Mill Park', 'Hill Park'],
      ['Station Square', 'Union Square'],
      ['2.5 miles', '3.5 miles'],
    ],
    'It was built with money of the Green Mile Fund.',
    'Green Mile Fund',
  ),
  told(
    'Property tax bills go out on October 1 and are due by January 31.',
    [
      'Bills for property tax go out October 1, due January 31.',
      'You get the property tax bill on October 1 and pay it by January 31.',
    ],
    [
      ['October 1', 'November 1'],
      ['January 31', 'February 28'],
      ['October 1', 'October 15'],
      ['January 31', 'January 13'],
    ],
    'State law requires a payment plan on request.',
    'State law requires',
  ),
  told(
    'Cobblestone Bakery on Hale Street opens at 6 and closes at 2.',
    [
      'On Hale Street, Cobblestone Bakery opens at 6 and closes at 2.',
      'Cobblestone Bakery, Hale Street, is open from 6 to 2.',
    ],
    [
      ['Cobblestone Bakery', 'Keystone Bakery'],
      ['Hale Street', 'Vale Street'],
      ['Hale Street', 'Hale Road'],
      ['Cobblestone Bakery', 'Cobblestone Cafe'],
    ],
    'It has the best sourdough in the country.',
    'the best sourdough',
  ),
  told(
    'Interest on my buyer’s loan was 6.25% in March 2026.',
    [
      'My buyer’s loan had 6.25% interest in March 2026.',
      'In March 2026 that loan came with interest of 6.25 percent.',
    ],
    [
      ['6.25%', '5.25%'],
      ['March 2026', 'May 2026'],
      ['6.25%', '6.52%'],
      ['March 2026', 'March 2025'],
    ],
    'The lender was Granite Peak Credit Union.',
    'Granite Peak Credit Union',
  ),
  told(
    'The house on Tamarind Court was built in 1962 and has 1,840 square feet.',
    [
      'Built in 1962, the house on Tamarind Court has 1,840 square feet.',
      'With 1,840 sq ft, the Tamarind Court house dates from 1962.',
    ],
    [
      ['1962', '1926'],
      ['1,840 square feet', '1,480 square feet'],
      ['Tamarind Court', 'Tangerine Court'],
      ['1962', '1972'],
    ],
    'The kitchen was redone for $38,000.',
    '$38,000',
  ),
  told(
    'Twelve sellers on my street asked me for a price in one month.',
    [
      'In one month, twelve sellers on my street asked me for a price.',
      'I was asked for a price by 12 sellers on my street in one month.',
    ],
    [
      ['Twelve', 'Twenty'],
      ['Twelve', 'Fourteen'],
      ['Twelve', 'Thirty'],
      ['Twelve', 'Eleven'],
    ],
    'Most of them had met Carla Nuñez before.',
    'Carla Nuñez',
  ),
  told(
    'Fernwood Elementary is 9 minutes by bike from the listing.',
    [
      'By bike, Fernwood Elementary is nine minutes from the listing.',
      'The listing is a 9-minute bike ride from Fernwood Elementary.',
    ],
    [
      ['9 minutes', '19 minutes'],
      ['Fernwood Elementary', 'Glenwood Elementary'],
      ['9 minutes', '6 minutes'],
      ['Fernwood Elementary', 'Fernwood Academy'],
    ],
    'The school won the Blue Star Award.',
    'Blue Star Award',
  ),
  told(
    'HOA dues at Larch Commons rose from $210 to $245 in January.',
    [
      'In January, dues at the Larch Commons HOA rose to $245 from $210.',
      'Larch Commons HOA dues are $245 since January; they were $210.',
    ],
    [
      ['$210', '$120'],
      ['$245', '$254'],
      ['Larch Commons', 'Birch Commons'],
      ['$245', '$295'],
    ],
    'By law, owners vote on any change.',
    'By law',
  ),
  told(
    'We raised $4,180 for the food pantry at the block party on Juniper Way.',
    [
      'At the Juniper Way block party we raised $4,180 for the food pantry.',
      'The food pantry got $4,180 from the block party on Juniper Way.',
    ],
    [
      ['$4,180', '$4,810'],
      ['Juniper Way', 'Jasper Way'],
      ['$4,180', '$14,180'],
      ['Juniper Way', 'Juniper Lane'],
    ],
    'Three hundred neighbors came.',
    'Three hundred',
  ),
  told(
    'The county has 1,276 active listings, 8% more than a year ago.',
    [
      'Active listings in the county are 1,276, up 8% from a year ago.',
      'With 1,276 listings active, the county has 8 percent more than a year ago.',
    ],
    [
      ['1,276', '1,726'],
      ['8%', '18%'],
      ['1,276', '2,176'],
      ['8%', '3%'],
    ],
    'It is the fastest-growing county in the state.',
    'the fastest-growing county',
  ),
  told(
    'Ines Caldera at Beacon Title holds closings on Thursdays.',
    [
      'On Thursdays, Ines Caldera at Beacon Title holds closings.',
      'Closings with Ines Caldera of Beacon Title are on Thursdays.',
    ],
    [
      ['Ines Caldera', 'Ines Calderon'],
      ['Beacon Title', 'Beacon Escrow'],
      ['Ines Caldera', 'Maria Caldera'],
      ['Beacon Title', 'Bayside Title'],
    ],
    'They charge $395 for it.',
    '$395',
  ),
  told(
    'My license number is 0458812 and I have worked here since 2009.',
    [
      'I have worked here since 2009, license number 0458812.',
      'Working here since 2009 under license number 0458812.',
    ],
    [
      ['0458812', '0485812'],
      ['2009', '2001'],
      ['0458812', '0458821'],
      ['2009', '1999'],
    ],
    'Before that I worked for Coastline Homes in Tampa.',
    'Coastline Homes',
  ),
  told(
    'A new roof cost my seller $13,400 in August 2025.',
    [
      'In August 2025 my seller paid $13,400 for a new roof.',
      'The seller’s new roof came to $13,400 in August 2025.',
    ],
    [
      ['$13,400', '$14,300'],
      ['August 2025', 'April 2025'],
      ['$13,400', '$11,400'],
      ['August 2025', 'August 2024'],
    ],
    'Ridgeway Roofing did the work in 4 days.',
    'Ridgeway Roofing',
  ),
  told(
    'The ferry to Gull Island leaves every 40 minutes from Dock Street.',
    [
      'Every 40 minutes the ferry to Gull Island leaves from Dock Street.',
      'From Dock Street there is a ferry to Gull Island every forty minutes.',
    ],
    [
      ['40 minutes', '14 minutes'],
      ['Gull Island', 'Goose Island'],
      ['Dock Street', 'Dock Road'],
      ['40 minutes', '50 minutes'],
    ],
    'A ticket is $9.50.',
    '$9.50',
  ),
  told(
    'Our open house on June 7 drew 33 visitors and 5 offers.',
    [
      'On June 7 our open house drew 33 visitors and five offers.',
      'Thirty-three visitors came to the open house on June 7, and 5 offers with them.',
    ],
    [
      ['June 7', 'July 7'],
      ['33', '53'],
      ['5 offers', '15 offers'],
      ['June 7', 'June 17'],
    ],
    'One of the offers came from Portland.',
    'Portland',
  ),
  told(
    'Water service in Alder Heights moved to Valley Water in 2024.',
    [
      'In 2024 Alder Heights moved to Valley Water for its water service.',
      'Valley Water has served Alder Heights with water since 2024.',
    ],
    [
      ['2024', '2014'],
      ['Alder Heights', 'Elder Heights'],
      ['Valley Water', 'County Water'],
      ['2024', '2020'],
    ],
    'The connection fee is $1,100.',
    '$1,100',
  ),
  told(
    'I walked 11 homes with the Petersons before they chose one on Rowan Drive.',
    [
      'Before they chose one on Rowan Drive, I walked 11 homes with the Petersons.',
      'The Petersons and I walked eleven homes; they chose one on Rowan Drive.',
    ],
    [
      ['11', '17'],
      ['Petersons', 'Pattersons'],
      ['Rowan Drive', 'Raven Drive'],
      ['11', '21'],
    ],
    'They used the Keys to Home loan.',
    'Keys to Home',
  ),
  told(
    'Rent for a two-bedroom near Hollis Park averages $1,625.',
    [
      'Near Hollis Park the average rent of a two-bedroom is $1,625.',
      'A two-bedroom near Hollis Park rents for $1,625 on average.',
    ],
    [
      ['$1,625', '$1,265'],
      ['Hollis Park', 'Hillis Park'],
      ['$1,625', '$1,925'],
      ['Hollis Park', 'Hollis Square'],
    ],
    'The city limits increases to 4%.',
    'The city limits',
  ),
  told(
    'Our spring cleanup on April 19 filled 7 dumpsters along Creek Road.',
    [
      'Along Creek Road, our spring cleanup filled seven dumpsters on April 19.',
      'On April 19 the spring cleanup on Creek Road filled 7 dumpsters.',
    ],
    [
      ['April 19', 'April 29'],
      ['7', '17'],
      ['Creek Road', 'Crest Road'],
      ['April 19', 'May 19'],
    ],
    'Waste Partners gave the dumpsters.',
    'Waste Partners',
  ),
  told(
    'The Whitcomb building has 24 condos from $315,000.',
    [
      'There are 24 condos in the Whitcomb building, from $315,000.',
      'Condos in the Whitcomb building, 24 of them, start at $315,000.',
    ],
    [
      ['24', '42'],
      ['$315,000', '$351,000'],
      ['Whitcomb', 'Whitman'],
      ['$315,000', '$215,000'],
    ],
    'It is the tallest building in the county.',
    'the tallest building',
  ),
  told(
    'Frost comes to our valley around October 20.',
    [
      'Around October 20, frost comes to our valley.',
      'Our valley has its frost around October 20.',
    ],
    [
      ['October 20', 'October 2'],
      ['October 20', 'November 20'],
      ['October 20', 'September 20'],
      ['October 20', 'October 30'],
    ],
    'Cooper Nursery sells covers for $18.',
    'Cooper Nursery',
  ),
  told(
    'The sewer line at 18 Orchard Row was replaced in 2020 for $9,600.',
    [
      'For $9,600, the sewer line at 18 Orchard Row was replaced in 2020.',
      '18 Orchard Row got a new sewer line in 2020, which was $9,600.',
    ],
    [
      ['2020', '2002'],
      ['$9,600', '$6,900'],
      ['Orchard Row', 'Orchid Row'],
      ['2020', '2010'],
    ],
    'You must disclose the receipt.',
    'You must disclose',
  ),
  told(
    'Bus 14 stops at Lindell Court and reaches Union Depot in 22 minutes.',
    [
      'From Lindell Court, bus 14 reaches Union Depot in 22 minutes.',
      'Bus 14 takes 22 minutes from Lindell Court to Union Depot.',
    ],
    [
      ['22 minutes', '12 minutes'],
      ['Lindell Court', 'Lindon Court'],
      ['Union Depot', 'Union Center'],
      ['22 minutes', '32 minutes'],
    ],
    'A day pass costs $4.',
    '$4',
  ),
  told(
    'Grace Tran and Leo Marsh joined our team in September.',
    [
      'In September, Grace Tran and Leo Marsh joined our team.',
      'Our team has grown: Grace Tran and Leo Marsh joined in September.',
    ],
    [
      ['Grace Tran', 'Grace Marsh'],
      ['Leo Marsh', 'Leo March'],
      ['Grace Tran', 'Lena Tran'],
      ['Leo Marsh', 'Leo Tran'],
    ],
    'They came from Lakeshore Brokers.',
    'Lakeshore Brokers',
  ),
  told(
    'Solar on the Hobbs Street duplex saves the owner $94 a month.',
    [
      'The owner of the Hobbs Street duplex saves $94 a month with solar.',
      'At the duplex on Hobbs Street, solar saves $94 a month.',
    ],
    [
      ['$94', '$49'],
      ['Hobbs Street', 'Hodges Street'],
      ['$94', '$194'],
      ['Hobbs Street', 'Hobbs Court'],
    ],
    'The Sunrise Rebate paid for half.',
    'Sunrise Rebate',
  ),
  told(
    'Deer Creek Golf Club waives its $3,000 fee for new owners until May 2027.',
    [
      'Until May 2027, new owners pay no $3,000 fee at Deer Creek Golf Club.',
      'Deer Creek Golf Club waives the fee of $3,000 for new owners until May 2027.',
    ],
    [
      ['$3,000', '$30,000'],
      ['Deer Creek', 'Bear Creek'],
      ['May 2027', 'May 2028'],
      ['$3,000', '$2,000'],
    ],
    'It has the longest course in the state.',
    'the longest course',
  ),
  told(
    'Our buyer beat six other offers on Pruitt Avenue with a 15-day close.',
    [
      'With a 15-day close, our buyer beat six other offers on Pruitt Avenue.',
      'On Pruitt Avenue our buyer won over six other offers by closing in 15 days.',
    ],
    [
      ['six', 'nine'],
      ['Pruitt Avenue', 'Prewitt Avenue'],
      ['15', '25'],
      ['six', 'sixteen'],
    ],
    'The seller was Judge Abernathy.',
    'Abernathy',
  ),
  told(
    'Snow parking rules start on November 15 west of Vine Street.',
    [
      'West of Vine Street, snow parking rules start November 15.',
      'From November 15, snow rules hold for parking west of Vine Street.',
    ],
    [
      ['November 15', 'December 15'],
      ['Vine Street', 'Pine Street'],
      ['November 15', 'November 1'],
      ['Vine Street', 'Vine Avenue'],
    ],
    'A ticket costs $65.',
    '$65',
  ),
  told(
    'Two of my clients saved 11% on insurance with Tidewater Mutual.',
    [
      'With Tidewater Mutual, two of my clients saved 11% on insurance.',
      'Insurance from Tidewater Mutual cost two of my clients 11 percent less.',
    ],
    [
      ['11%', '21%'],
      ['Tidewater Mutual', 'Clearwater Mutual'],
      ['11%', '1%'],
      ['Tidewater Mutual', 'Tidewater Life'],
    ],
    'Its agent is Priscilla Wong.',
    'Priscilla Wong',
  ),
];
