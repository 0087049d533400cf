import type { LabelledPair } from './labelled-pair.ts';

/** What the tagger was tuned on. */
export const tuningPairs: LabelledPair[] = [
  {
    question: 'Which inspections matter most in your area and why?',
    answer:
      'Foundation first, because our clay soil moves. In Austin I order a sewer scope for anything built before 1975, and in Hyde Park also a look at the old wiring.',
    places: ['city:austin', 'state:tx', 'neighborhood:hyde park'],
  },
  {
    question: 'What do buyers ask about in Naperville, IL?',
    answer:
      'Trains to Chicago, basements, and whether the Riverwalk floods. DuPage County has good maps.',
    places: ['city:naperville', 'state:il', 'city:chicago', 'county:dupage'],
  },
  {
    question: 'How do I explain earnest money?',
    answer:
      'A deposit that shows you mean it. It sits with the title company and counts toward the price at closing.',
    places: [],
  },
  {
    question: 'Is there a recent sale you may mention?',
    answer:
      'A bungalow in East Nashville that had six offers in four days. It was on Eastland Avenue, and the porch light in the photo did half the work.',
    places: ['neighborhood:east nashville', 'city:nashville', 'state:tn'],
  },
  {
    question: 'What is happening with new homes?',
    answer:
      'Builders in Frisco and McKinney, TX give rate buydowns instead of lower prices. Ask Toll Brothers and Highland Homes for the incentive sheet.',
    places: ['city:frisco', 'city:mckinney', 'state:tx'],
  },
  {
    question: 'Tell me about the Mueller neighborhood',
    answer:
      'Row houses, yard homes and a lake with a trail, ten minutes from downtown Austin. The HOA covers the alleys.',
    places: ['neighborhood:mueller', 'city:austin', 'state:tx'],
  },
  {
    question: 'What changed for condo buyers?',
    answer:
      'In Florida the reserve study is now due after 30 years. Miami Beach and Sunny Isles Beach lenders read it before they read the credit report.',
    places: ['state:fl', 'city:miami beach', 'city:sunny isles beach'],
  },
  {
    question: 'Which zip codes do you farm?',
    answer: 'Mostly 85016 and 85018, the Arcadia side of Phoenix.',
    places: [
      'zip-code:85016',
      'zip-code:85018',
      'city:phoenix',
      'state:az',
      'neighborhood:arcadia',
    ],
  },
  {
    question: 'Do FHA loans work for fixer-uppers?',
    answer:
      'The FHA 203(k) does. Chase and Wells Fargo both stopped, so I call a local credit union in May when rates are posted.',
    places: [],
  },
  {
    question: 'Where would you look for a lot?',
    answer:
      'Dripping Springs and Wimberley in Hays County. Check the well, and whether the road is public.',
    places: ['city:dripping springs', 'city:wimberley', 'county:hays', 'state:tx'],
  },
  {
    question: 'How do you stage a small condo?',
    answer:
      'Fewer pieces, bigger pieces. West Elm delivers to Capitol Hill, and I bring lamps because Seattle is dark in January.',
    places: ['neighborhood:capitol hill', 'city:seattle', 'state:wa'],
  },
  {
    question: 'What makes Rancho Santa Fe different?',
    answer:
      'The Covenant rules. In San Diego County it is the one place where the art jury reads your plans.',
    places: ['city:rancho santa fe', 'county:san diego', 'state:ca'],
  },
  {
    question: 'What is the commute like?',
    answer:
      'From Frederick, MD to Washington DC plan ninety minutes. From Bethesda it is the Red Line and twenty.',
    places: ['city:frederick', 'state:md', 'city:washington', 'city:bethesda'],
  },
  {
    question: 'What do you tell sellers about price cuts?',
    answer:
      'Two small ones hurt more than one honest one. Mark Henderson taught me that in Reading, Pennsylvania.',
    places: ['city:reading', 'state:pa'],
  },
  {
    question: 'What is the best season to list?',
    answer:
      'March to May in Columbus, Ohio. In German Village and Clintonville the gardens sell the house, so wait for the leaves.',
    places: [
      'city:columbus',
      'state:oh',
      'neighborhood:german village',
      'neighborhood:clintonville',
    ],
  },
  {
    question: 'Do you help people who move here?',
    answer:
      'Yes. I meet them at the Raleigh office, then we drive Cary, Apex and Holly Springs in one morning. Wake County is growing south.',
    places: [
      'city:raleigh',
      'city:cary',
      'city:apex',
      'city:holly springs',
      'county:wake',
      'state:nc',
    ],
  },
  {
    question: 'How does an appraisal gap clause work?',
    answer:
      'You promise cash for part of the difference. Cap it. Paige at Guild Mortgage has a worksheet.',
    places: [],
  },
  {
    question: 'What about water rights?',
    answer:
      'North of Fort Collins, CO they go with the ditch company, not the deed. Larimer County and Weld County both have horse properties with shares.',
    places: ['city:fort collins', 'state:co', 'county:larimer', 'county:weld'],
  },
  {
    question: 'Which communities have pools?',
    answer:
      'Steiner Ranch and Avery Ranch do, and so does the Teravista subdivision in Round Rock. Guest passes are limited.',
    places: [
      'community:steiner ranch',
      'community:avery ranch',
      'community:teravista',
      'city:round rock',
      'state:tx',
    ],
  },
  {
    question: 'what do first time buyers get wrong in el paso, tx',
    answer: 'they shop for the house before the loan. get the letter first, then look',
    places: ['city:el paso', 'state:tx'],
  },
  {
    question: 'How do you handle historic homes?',
    answer:
      'Savannah has a review board. In the Victorian District ask for the file before you write the offer; Chatham County keeps the old surveys.',
    places: ['city:savannah', 'neighborhood:victorian district', 'county:chatham', 'state:ga'],
  },
  {
    question: 'What is your favorite local event?',
    answer:
      'The balloon festival in Albuquerque. Clients from Rio Rancho drive in at four in the morning.',
    places: ['city:albuquerque', 'state:nm', 'city:rio rancho'],
  },
  {
    question: 'What should I know before I buy at auction?',
    answer:
      'Read the title report twice. In Michigan the owner can redeem for six months, and Wayne County sells thousands of lots each fall.',
    places: ['state:mi', 'county:wayne'],
  },
  {
    question: 'What upgrades do luxury buyers expect?',
    answer:
      'A scullery, a generator and real stone. In Highland Park and University Park people compare you with Preston Hollow in Dallas.',
    places: [
      'city:highland park',
      'city:university park',
      'neighborhood:preston hollow',
      'city:dallas',
      'state:tx',
    ],
  },
  {
    question: 'How should I prepare for listing photos?',
    answer:
      'Lids down, lights on, cars out of the drive. Spring light is kind. On Sunday we shoot the front.',
    places: [],
  },
  {
    question: 'Which taxes surprise people in Portland?',
    answer:
      'The arts tax, then the supportive housing tax. Oregon has no sales tax, and Multnomah County sends its own bill.',
    places: ['city:portland', 'state:or', 'county:multnomah'],
  },
  {
    question: 'Where do you find duplexes?',
    answer:
      'Near Ohio State, and around Lakewood on the west side of Cleveland. Cap rates in Parma, OH look better on paper than in January.',
    places: ['city:lakewood', 'city:cleveland', 'city:parma', 'state:oh'],
  },
  {
    question: 'What is the story with insurance?',
    answer:
      'After the storms, carriers left. Baldwin and Mobile counties have a state pool, and a fortified roof pays for itself on Dauphin Island, AL.',
    places: ['county:baldwin', 'county:mobile', 'city:dauphin island', 'state:al'],
  },
  {
    question: 'Why do homes sit in Lake Oswego?',
    answer:
      'Lake access. A house with an easement moves, the same house without does not. First Addition is the exception.',
    places: ['city:lake oswego', 'state:or', 'neighborhood:first addition'],
  },
  {
    question: 'What do you post about?',
    answer:
      'Small things: the new bakery in Brooklyn Heights, the stoop sale in Park Slope, how co-op boards in Brooklyn read a file.',
    places: [
      'neighborhood:brooklyn heights',
      'neighborhood:park slope',
      'city:brooklyn',
      'state:ny',
    ],
  },
];
