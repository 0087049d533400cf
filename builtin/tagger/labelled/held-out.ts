import type { LabelledPair } from './labelled-pair.ts';

/** Written before the tagger and left alone while it was tuned. */
export const heldOutPairs: LabelledPair[] = [
  {
    question: 'What is the most common mistake you see sellers make here?',
    answer:
      'Around Asheville, NC people price off what the neighbor got in spring. By September the buyers from Charlotte have gone home and the price has to follow.',
    places: ['city:asheville', 'city:charlotte', 'state:nc'],
  },
  {
    question: 'Which services do you include when you list a home?',
    answer:
      'Photos, a floor plan and a twilight shoot come with every listing in Scottsdale and Paradise Valley.',
    places: ['city:scottsdale', 'city:paradise valley', 'state:az'],
  },
  {
    question: 'Are there local customs to explain?',
    answer:
      'In Texas we have an option period. Most of my Katy and Sugar Land buyers ask for seven days.',
    places: ['state:tx', 'city:katy', 'city:sugar land'],
  },
  {
    question: 'How do property taxes work in Cook County?',
    answer:
      'Bills come twice a year and run behind, so the seller gives a credit at closing. Oak Park and Evanston have their own transfer stamps.',
    places: ['county:cook', 'city:oak park', 'city:evanston', 'state:il'],
  },
  {
    question: 'What do you tell people about flood zones?',
    answer:
      'Anything in 77096 or along Brays Bayou needs the elevation certificate before we write an offer. Meyerland has been rebuilding higher since the storm.',
    places: ['zip-code:77096', 'city:houston', 'state:tx', 'neighborhood:meyerland'],
  },
  {
    question: 'Which neighborhoods are walkable?',
    answer:
      'Capitol Hill and Fremont are the easy answers in Seattle. In Ballard you can get by with one car.',
    places: [
      'neighborhood:capitol hill',
      'neighborhood:fremont',
      'neighborhood:ballard',
      'city:seattle',
      'state:wa',
    ],
  },
  {
    question: 'What should first-time buyers know about VA loans?',
    answer:
      'VA loans ask for no down payment, and the appraiser looks at peeling paint. Ask your lender about the funding fee.',
    places: [],
  },
  {
    question: 'Do you work with builders?',
    answer:
      'Yes, I have taken clients through Taylor Morrison and Lennar homes in Lakewood Ranch, FL since 2015.',
    places: ['community:lakewood ranch', 'state:fl'],
  },
  {
    question: 'Where do people look when they want less house?',
    answer:
      'Many look at the Sun City community in Georgetown, TX, or at a one-story home in Round Rock.',
    places: ['community:sun city', 'city:georgetown', 'city:round rock', 'state:tx'],
  },
  {
    question: 'What is special about homes in the Garden District?',
    answer:
      'Raised center halls with deep porches. New Orleans has historic rules for anything you can see from the street, so call the commission before you touch a shutter.',
    places: ['neighborhood:garden district', 'city:new orleans', 'state:la'],
  },
  {
    question: 'How long do listings take?',
    answer:
      'In Boise about five weeks last summer, in Meridian a little less. Ada County records deeds the same day.',
    places: ['city:boise', 'city:meridian', 'county:ada', 'state:id'],
  },
  {
    question: 'How do I win a bidding war in Brookline?',
    answer:
      'Boston buyers waive too much. I suggest a short inspection window and a rate lock instead.',
    places: ['city:brookline', 'city:boston', 'state:ma'],
  },
  {
    question: 'What would you fix before selling?',
    answer:
      'Grout, gutters and the front door. Kitchens in Ranch homes from the sixties sell better with new lighting than with new cabinets.',
    places: [],
  },
  {
    question: 'Which closing costs are typical?',
    answer:
      'Title insurance, transfer tax, prepaid interest. Washington has an excise tax that the seller pays.',
    places: ['state:wa'],
  },
  {
    question: 'Do you cover rentals?',
    answer:
      'Only in Jersey City and Hoboken, NJ. For Manhattan I refer people to a friend at Compass.',
    places: ['city:jersey city', 'city:hoboken', 'state:nj', 'city:manhattan', 'state:ny'],
  },
  {
    question: 'What is the HOA fee in Summerlin?',
    answer:
      'It depends on the village. The Ridges has its own gate fee on top of the Summerlin council fee.',
    places: ['community:summerlin', 'community:ridges'],
  },
  {
    question: 'Is it a good time to buy a condo downtown?',
    answer:
      'In downtown Denver there is more choice than in years, and RiNo has two new buildings. Parking is the thing to ask about.',
    places: ['city:denver', 'state:co', 'neighborhood:rino'],
  },
  {
    question: 'Which roofs last?',
    answer:
      'Near Tampa I see tile roofs at 25 years and shingle at 15. Insurers in Hillsborough County and Pinellas County ask for a four-point inspection.',
    places: ['city:tampa', 'state:fl', 'county:hillsborough', 'county:pinellas'],
  },
  {
    question: 'What do relocating clients ask you first?',
    answer:
      'The commute. From Leander to the Domain is forty minutes at eight in the morning. The train helps if you work in downtown Austin.',
    places: ['city:leander', 'neighborhood:domain', 'city:austin', 'state:tx'],
  },
  {
    question: 'Do you have tips for open houses?',
    answer:
      'Music low, lights on, and cookies are a cliche. I put a QR code by the door and send the disclosure the same evening.',
    places: [],
  },
  {
    question: 'What does a home warranty cover?',
    answer:
      'Ask Old Republic or First American for the sample contract. They differ on pool equipment.',
    places: [],
  },
  {
    question: 'Which areas hold value?',
    answer:
      'Druid Hills and Virginia-Highland in Atlanta. Outside the perimeter, Alpharetta and Johns Creek in Fulton County.',
    places: [
      'neighborhood:druid hills',
      'neighborhood:virginia-highland',
      'city:atlanta',
      'state:ga',
      'city:alpharetta',
      'city:johns creek',
      'county:fulton',
    ],
  },
  {
    question: 'My client asks about earthquake coverage. What do I say?',
    answer:
      'It is a separate policy in California. Homes in the Sunset District need a retrofit quote, and San Francisco keeps a list of soft-story buildings.',
    places: ['state:ca', 'neighborhood:sunset district', 'city:san francisco'],
  },
  {
    question: 'how is the market in st. paul',
    answer:
      'steady. highland park goes first, then mac-groveland. minneapolis condos are slower this year',
    places: [
      'city:saint paul',
      'state:mn',
      'city:minneapolis',
      'neighborhood:highland park',
      'neighborhood:mac-groveland',
    ],
  },
  {
    question: 'What do you like about living in Ann Arbor, Michigan?',
    answer:
      'The river trails, the farmers market in Kerrytown on Saturdays, and that I can bike to closings.',
    places: ['city:ann arbor', 'state:mi', 'neighborhood:kerrytown'],
  },
  {
    question: 'Any advice on wells and septic?',
    answer:
      'In Loudoun County the health department has the permit drawings. West of Leesburg, VA nearly every house has both.',
    places: ['county:loudoun', 'city:leesburg', 'state:va'],
  },
  {
    question: 'What about short-term rentals?',
    answer:
      'Nashville wants an owner permit. Franklin and Brentwood in Williamson County do not allow them in most zones.',
    places: ['city:nashville', 'state:tn', 'city:franklin', 'city:brentwood', 'county:williamson'],
  },
  {
    question: 'How do you price a lake house?',
    answer:
      'By the foot of shoreline on Lake Norman, then by depth at the dock. Mooresville and Cornelius sell differently because of the county tax.',
    places: ['city:mooresville', 'city:cornelius', 'state:nc'],
  },
  {
    question: 'What is the first step for a new investor?',
    answer:
      'Run the numbers with vacancy and repairs. I had a client, Jackson, who bought a fourplex in Cleveland Heights after looking in Lakewood for a year.',
    places: ['city:cleveland heights', 'city:lakewood', 'state:oh'],
  },
  {
    question: 'What should sellers gather?',
    answer:
      "Survey, permits, HOA documents and the seller's disclosure. In Maricopa County you can pull permits online; in Mesa, AZ it takes a day.",
    places: ['county:maricopa', 'city:mesa', 'state:az'],
  },
];
