/**
 * A second set, written after the first was known and without sight of the code's answers: facts of agents, two true
 * rewordings of each, and two false sentences with the words that are false. Looked at once; figures in docs/claims.md.
 */
type RetoldFact = {
  fact: string;
  reworded: [string, string];
  wrong: [sentence: string, words: string][];
};

const retold = (
  fact: string,
  reworded: RetoldFact['reworded'],
  ...wrong: RetoldFact['wrong']
): RetoldFact => ({ fact, reworded, wrong });

export const retoldFacts: RetoldFact[] = [
  retold(
    'The city repaved Orchard Road last August for $640,000.',
    [
      'Last August Orchard Road got new pavement, a $640,000 job.',
      'For $640,000 the city put fresh asphalt on Orchard Road in August.',
    ],
    ['The city repaved Orchard Road last August for $460,000.', '$460,000'],
    ['Orchard Lane was repaved last August.', 'Orchard Lane'],
  ),
  retold(
    'My listing at 18 Quarry Hill drew 23 showings in its first weekend.',
    [
      'In the first weekend, 23 showings were booked for 18 Quarry Hill.',
      'Twenty-three showings came through 18 Quarry Hill that first weekend.',
    ],
    ['My listing at 18 Quarry Hill drew 32 showings in its first weekend.', '32'],
    ['It also drew 5 written offers.', '5'],
  ),
  retold(
    'Bellweather Elementary adds a second kindergarten room in fall 2027.',
    [
      'In fall 2027 Bellweather Elementary opens another kindergarten room.',
      'A second room for kindergarten comes to Bellweather Elementary in fall 2027.',
    ],
    ['Bellweather Elementary adds a second kindergarten room in fall 2026.', '2026'],
    ['Fairweather Elementary adds a kindergarten room.', 'Fairweather Elementary'],
  ),
  retold(
    'Property tax on a $400,000 home in the county runs about $4,900 a year.',
    [
      'A $400,000 home in the county carries roughly $4,900 of property tax a year.',
      'Expect around $4,900 a year in property tax on a home of $400,000.',
    ],
    ['Property tax on a $400,000 home runs about $5,900 a year.', '$5,900'],
    ['The rate is 1.4 percent.', '1.4 percent'],
  ),
  retold(
    'The Riverwalk extension opened on May 3 with 1.2 miles of new path.',
    [
      'Since May 3 the Riverwalk is 1.2 miles longer.',
      'On May 3 the Riverwalk extension opened: 1.2 miles of new path.',
    ],
    ['The Riverwalk extension opened on May 13 with new path.', 'May 13'],
    ['It added 2.1 miles of path to the Riverwalk.', '2.1 miles'],
  ),
  retold(
    'I have lived in Glenhaven since 1998 and raised three kids here.',
    [
      'Glenhaven has been my home since 1998, and three kids grew up here.',
      'Since 1998 I have lived in Glenhaven, with three kids raised here.',
    ],
    ['I have lived in Glenhaven since 1989.', '1989'],
    ['I raised four kids here.', 'four'],
  ),
  retold(
    'Tessa Moreau at Northgate Title handles our closings.',
    [
      'Our closings are handled by Tessa Moreau at Northgate Title.',
      'Tessa Moreau, who works at Northgate Title, takes care of our closings.',
    ],
    ['Theresa Moreau at Northgate Title handles our closings.', 'Theresa Moreau'],
    ['Our closings are with Southgate Title.', 'Southgate Title'],
  ),
  retold(
    'The house at 77 Larkspur Court has a roof from 2021 and a furnace from 2016.',
    [
      'At 77 Larkspur Court the roof is from 2021, the furnace from 2016.',
      'Roof 2021, furnace 2016: that is 77 Larkspur Court.',
    ],
    ['The furnace at 77 Larkspur Court is from 2019.', '2019'],
    ['The house at 71 Larkspur Court has a new roof.', '71'],
  ),
  retold(
    'Inventory in the 55303 zip fell to 41 active listings in October.',
    [
      'In October only 41 listings were active in 55303.',
      'The 55303 zip was down to 41 active listings in October.',
    ],
    ['Inventory in the 55303 zip fell to 14 active listings in October.', '14'],
    ['Inventory in the 55330 zip fell in October.', '55330'],
  ),
  retold(
    'The Harvest Supper at Grange Hall is on Saturday, October 17, from 5 to 8 pm.',
    [
      'Come to Grange Hall for the Harvest Supper on October 17, 5 to 8 pm.',
      'On Saturday, October 17, the Harvest Supper fills Grange Hall from 5 to 8 pm.',
    ],
    ['The Harvest Supper at Grange Hall is on Saturday, October 24.', 'October 24'],
    ['Tickets for the Harvest Supper are $12.', '$12'],
  ),
  retold(
    'Sellers on Finch Street accepted $12,500 under asking after 19 days.',
    [
      'After 19 days the sellers on Finch Street took $12,500 under asking.',
      'On Finch Street it took 19 days and $12,500 off the asking price.',
    ],
    ['Sellers on Finch Street accepted $15,200 under asking.', '$15,200'],
    ['The sale on Finch Street took 90 days.', '90'],
  ),
  retold(
    'Our team of six closed 112 sales in 2025.',
    [
      'In 2025 the six of us closed 112 sales.',
      'We are a team of six, with 112 closed sales in 2025.',
    ],
    ['Our team of six closed 121 sales in 2025.', '121'],
    ['We are the busiest team in the valley.', 'the busiest team'],
  ),
  retold(
    'The HOA at Willow Bend charges $245 a month and covers lawn and snow.',
    [
      'At Willow Bend the HOA fee is $245 a month, lawn and snow included.',
      'Lawn and snow are covered by the $245 a month Willow Bend’s HOA asks for.',
    ],
    ['The HOA at Willow Bend charges $254 a month.', '$254'],
    ['Dues at Willow Run cover lawn and snow.', 'Willow Run'],
  ),
  retold(
    'The commuter train reaches Union Station in 38 minutes from Maple Grove.',
    [
      'From Maple Grove it is 38 minutes by commuter train to Union Station.',
      'Union Station is a 38-minute ride on the commuter train from Maple Grove.',
    ],
    ['The commuter train reaches Union Station in 28 minutes.', '28 minutes'],
    ['From Maple Grove the train goes to Grand Central.', 'Grand Central'],
  ),
  retold(
    'Rosa’s Bakery on Third Street celebrates 40 years this month.',
    [
      'This month marks 40 years of Rosa’s Bakery on Third Street.',
      'Forty years of Rosa’s Bakery on Third Street are celebrated this month.',
    ],
    ['Rosa’s Bakery on Third Street celebrates 50 years this month.', '50 years'],
    ['Rita’s Bakery celebrates this month.', 'Rita’s Bakery'],
  ),
  retold(
    'A 20 percent down payment on $350,000 is $70,000.',
    [
      'On $350,000, 20 percent down comes to $70,000.',
      'With $350,000 as the price, a 20 percent down payment means $70,000.',
    ],
    ['A 20 percent down payment on $350,000 is $75,000.', '$75,000'],
    ['Lenders here take 3.5 percent down.', '3.5 percent'],
  ),
  retold(
    'The lot on Sycamore Trail is 0.6 acres with 110 feet on the creek.',
    [
      'Sycamore Trail: 0.6 acres, 110 feet of it along the creek.',
      'There are 110 feet on the creek on this 0.6-acre lot on Sycamore Trail.',
    ],
    ['The lot on Sycamore Trail is 0.9 acres.', '0.9 acres'],
    ['It has 210 feet on the creek.', '210 feet'],
  ),
  retold(
    'First-time buyers can get up to $15,000 from the Hearthstone Fund.',
    [
      'The Hearthstone Fund gives first-time buyers up to $15,000.',
      'Up to $15,000 is there for first-time buyers, from the Hearthstone Fund.',
    ],
    ['First-time buyers can get up to $25,000 from the Hearthstone Fund.', '$25,000'],
    ['The Keystone Fund helps first-time buyers.', 'Keystone Fund'],
  ),
  retold(
    'Dana Fielding from our office earned her CRS in March 2024.',
    [
      'In March 2024 Dana Fielding of our office earned her CRS.',
      'Dana Fielding, from our office, has held the CRS since March 2024.',
    ],
    ['Dana Fielding from our office earned her CRS in May 2024.', 'May 2024'],
    ['Dana Fielding earned her GRI.', 'GRI'],
  ),
  retold(
    'The condo at Harbor Point sold for $612,000, or $487 a square foot.',
    [
      'At $487 a square foot, the Harbor Point condo sold for $612,000.',
      'The Harbor Point condo went for $612,000 ($487 a square foot).',
    ],
    ['The condo at Harbor Point sold for $621,000.', '$621,000'],
    ['That is $478 a square foot at Harbor Point.', '$478'],
  ),
  retold(
    'Cedar Park pool opens Memorial Day and costs $6 for residents.',
    [
      'Residents pay $6 at Cedar Park pool, which opens Memorial Day.',
      'From Memorial Day on, Cedar Park pool is open; residents pay $6.',
    ],
    ['Cedar Park pool costs $9 for residents.', '$9'],
    ['Cedar Park pool opens Labor Day.', 'Labor Day'],
  ),
  retold(
    'Mortgage rates were at 6.3 percent when my buyers locked on Tuesday.',
    [
      'My buyers locked on Tuesday, with mortgage rates at 6.3 percent.',
      'On Tuesday my buyers locked a mortgage rate of 6.3%.',
    ],
    ['Mortgage rates were at 5.3 percent when my buyers locked.', '5.3 percent'],
    ['They saved $310 a month by locking.', '$310'],
  ),
  retold(
    'Stonebridge Phase 2 brings 64 townhomes from the low $300s.',
    [
      'With Stonebridge Phase 2 come 64 townhomes, from the low $300s.',
      'Sixty-four townhomes from the low $300s are planned in Stonebridge Phase 2.',
    ],
    ['Stonebridge Phase 2 brings 46 townhomes.', '46'],
    ['Stonebridge Phase 2 is built by Calloway Homes.', 'Calloway Homes'],
  ),
  retold(
    'I answer every inquiry within two hours, seven days a week.',
    [
      'Every inquiry gets my answer within two hours, seven days a week.',
      'Within two hours you have an answer from me, seven days a week.',
    ],
    ['I answer every inquiry within 30 minutes.', '30 minutes'],
    ['State law requires an answer within a day.', 'State law requires'],
  ),
  retold(
    'Pinewood’s farmers market moves to Depot Square on June 6.',
    [
      'From June 6 Pinewood’s farmers market is at Depot Square.',
      'On June 6 the farmers market of Pinewood moves to Depot Square.',
    ],
    ['Pinewood’s farmers market moves to Depot Square on July 6.', 'July 6'],
    ['Pinewood’s farmers market moves to Station Square.', 'Station Square'],
  ),
  retold(
    'The duplex on Beacon Street rents for $1,450 a side.',
    [
      'Each side of the duplex on Beacon Street rents for $1,450.',
      'On Beacon Street the duplex brings $1,450 a side in rent.',
    ],
    ['The duplex on Beacon Street rents for $1,540 a side.', '$1,540'],
    ['The duplex was built in 1931.', '1931'],
  ),
  retold(
    'Greenfield’s bond adds $62 a year to the tax bill of a typical home.',
    [
      'A typical home pays $62 a year more on its tax bill for Greenfield’s bond.',
      'Greenfield’s bond means $62 a year on a typical tax bill.',
    ],
    ['Greenfield’s bond adds $162 a year to the tax bill.', '$162'],
    ['Voters passed the bond with 58 percent.', '58 percent'],
  ),
  retold(
    'Our charity run on September 12 raised $8,300 for Lantern House.',
    [
      'Lantern House received $8,300 from our charity run on September 12.',
      'On September 12 we ran for Lantern House and raised $8,300.',
    ],
    ['Our charity run raised $8,800 for Lantern House.', '$8,800'],
    ['Our charity run was for Beacon House.', 'Beacon House'],
  ),
  retold(
    'The inspection at 9 Thistle Way found two issues, both fixed for $900.',
    [
      'Two issues turned up in the inspection at 9 Thistle Way and were fixed for $900.',
      'At 9 Thistle Way the inspection found two issues; fixing both took $900.',
    ],
    ['The inspection at 9 Thistle Way found three issues.', 'three'],
    ['Both were fixed for $1,900.', '$1,900'],
  ),
  retold(
    'Median days on market in Eastlake went from 31 to 24 this year.',
    [
      'This year Eastlake’s median days on market fell from 31 to 24.',
      'In Eastlake, median days on market are 24 now, 31 before.',
    ],
    ['Median days on market in Eastlake went from 31 to 14 this year.', '14'],
    ['Eastlake is the fastest market in the metro.', 'the fastest market'],
  ),
];
