/** A piece somebody orders, and which of the agent's answers belong in it. What is not named does not. */
export type LabelledRequest = {
  topic: string;
  context: string;
  title: string;
  questions?: string[];
  belong: string[];
};

export type LabelledNotebook = {
  answers: Record<string, { question: string; answer: string }>;
  requests: LabelledRequest[];
};

/** An agent in Austin. What is used where was decided with these in view. */
export const tuningNotebook: LabelledNotebook = {
  answers: {
    bungalows: {
      question: 'What should people know about older bungalows in Austin?',
      answer:
        'Pier and beam foundations move with our clay soil. I ask for the leveling record before anything else.',
    },
    park: {
      question: 'What is your favorite park in Austin?',
      answer: 'Zilker in the early morning, before the heat. I take my coffee to the rocks.',
    },
    staging: {
      question: 'Which rooms do you stage in Austin?',
      answer: 'The living room, the kitchen and the main bedroom. The rest only gets cleaned.',
    },
    pricing: {
      question: 'How do you find the right price for a house in Austin?',
      answer:
        'From sales of the last ninety days within half a mile, then I look at what is under contract.',
    },
    rates: {
      question: 'What do you tell buyers about mortgage rates?',
      answer:
        'I never quote one. Two lenders, the same day, a loan estimate from each, then we compare.',
    },
    preApproval: {
      question: 'When should buyers talk to a lender?',
      answer: 'Before the first showing. A pre-approval letter from a local lender opens doors.',
    },
    optionPeriod: {
      question: 'How do you use the option period in Austin, TX?',
      answer:
        'Inspection on day two, the sewer scope on day three, and the request for repairs by day six.',
    },
    taxes: {
      question: 'How do owners protest their property taxes in Travis County?',
      answer: 'File by May 15 with photos of everything that is broken and three lower sales.',
    },
    closingCosts: {
      question: 'What closing costs do buyers forget in Austin?',
      answer: 'Prepaid taxes and insurance, and the survey when the old one is not accepted.',
    },
    openHouse: {
      question: 'How do you run an open house?',
      answer:
        'Sunday from two to four, signs at both corners, and the utility bills on the counter.',
    },
    photos: {
      question: 'How should sellers get ready for the photographer?',
      answer: 'Lights on, counters empty, lids down, cars off the street.',
    },
    hydePark: {
      question: 'What do you love about Hyde Park?',
      answer:
        'Deep porches, the bakery on 43rd Street and old pecan trees. It is Austin at a walk.',
    },
    market: {
      question: 'How would you describe the Austin housing market?',
      answer: 'Calmer than people think: more listings, and the good ones still go in two weeks.',
    },
    roof: {
      question: 'When do roofs need replacing here?',
      answer: 'After hail. In Austin insurers want photos within a year of the storm.',
    },
    ac: {
      question: 'What breaks first in a Texas summer?',
      answer: 'The air conditioner. Flush the drain line in April and change the filter monthly.',
    },
    relocation: {
      question: 'What do people moving to Austin from California ask first?',
      answer: 'Property taxes, then the heat, then where the traffic is.',
    },
    dallasMarket: {
      question: 'How is the market in Dallas?',
      answer: 'More price cuts than last year, and Lakewood still moves.',
    },
    denverRadon: {
      question: 'Do buyers in Denver test for radon?',
      answer: 'Every time. The fan costs less than they fear.',
    },
    music: {
      question: 'Where do you send visitors for live music in Austin?',
      answer: 'The Continental Club on a weeknight. The early show is the best one.',
    },
    backyard: {
      question: 'Is a garage apartment worth building in Austin?',
      answer: 'Often. Check the lot coverage and the permit first; a backyard unit rents well.',
    },
    firstOffer: {
      question: 'What makes an offer strong?',
      answer: 'A clean contract, a real closing date and a lender who answers the phone.',
    },
    agentStory: {
      question: 'How did you become an agent?',
      answer: 'I taught middle school in Austin for nine years and helped a colleague buy.',
    },
    builders: {
      question: 'What do you check in a builder contract in Austin?',
      answer: 'Who picks the inspector, what happens when it is late, and which upgrades are firm.',
    },
    kitchens: {
      question: 'Which renovations pay back?',
      answer: 'Paint, lighting and the front door. Kitchens only when the cabinets are broken.',
    },
  },
  requests: [
    {
      topic: 'Financing and mortgages',
      context: 'Austin, TX',
      title: 'What moves mortgage rates, in plain words for Austin',
      questions: ['Which loan types do you want to explain?'],
      belong: ['rates', 'preApproval'],
    },
    {
      topic: 'market report',
      context: 'Austin, TX',
      title: 'How to read the Austin housing market this month',
      belong: ['market'],
    },
    {
      topic: 'Home staging',
      context: 'Austin, TX',
      title: 'Stage your Austin living room in one afternoon',
      questions: ['Which rooms or property types should this cover?'],
      belong: ['staging'],
    },
    {
      topic: 'Home staging',
      context: 'Austin, TX',
      title: 'The 15-minute photo-day checklist for Austin sellers',
      belong: ['staging', 'photos'],
    },
    {
      topic: 'sellers',
      context: 'Austin, TX',
      title: 'What a smart list price looks like in Austin right now',
      belong: ['pricing', 'staging', 'photos', 'openHouse'],
    },
    {
      topic: 'Open houses',
      context: 'Austin, TX',
      title: 'Seller prep: the hour before an Austin open house',
      belong: ['openHouse'],
    },
    {
      topic: 'Local events',
      context: 'Austin, TX',
      title: 'Live music dates in Austin',
      belong: ['music'],
    },
    {
      topic: 'Home maintenance',
      context: 'Austin, TX',
      title: 'When to replace a roof in Austin',
      questions: ['What local climate or soil issues matter (freeze, hurricane, clay, wildfire)?'],
      belong: ['roof', 'ac'],
    },
    {
      topic: 'Home maintenance',
      context: 'Austin, TX',
      title: 'HVAC care that suits the Austin climate',
      belong: ['ac'],
    },
    {
      topic: 'Buying an older house on pier and beam',
      context: 'Austin, TX',
      title: 'Buying an older house on pier and beam',
      belong: ['bungalows'],
    },
    {
      topic: 'Neighborhood guides',
      context: 'Austin, TX',
      title: 'How to explore the parks around Austin',
      belong: ['park', 'hydePark'],
    },
    {
      topic: 'Hyde Park on a Saturday',
      context: 'Austin, TX',
      title: 'Hyde Park on a Saturday',
      belong: ['hydePark'],
    },
    {
      topic: 'First-time buyers',
      context: 'Austin, TX',
      title: 'Costs first-time buyers in Austin forget',
      belong: ['closingCosts'],
    },
    {
      topic: 'First-time buyers',
      context: 'Austin, TX',
      title: 'Pre-qualified or pre-approved? What Austin sellers want to see',
      belong: ['preApproval'],
    },
    {
      topic: 'New construction',
      context: 'Austin, TX',
      title: 'Builder contract clauses to read in Austin',
      belong: ['builders'],
    },
    {
      topic: 'Renovation and value',
      context: 'Austin, TX',
      title: 'Projects that pay back in Austin',
      belong: ['kitchens'],
    },
    {
      topic: 'Renovation and value',
      context: 'Austin, TX',
      title: 'Permit basics for Austin remodels',
      belong: ['kitchens', 'backyard'],
    },
    {
      topic: 'Relocation',
      context: 'Austin, TX',
      title: 'Relocating to Austin: a 60-day plan',
      belong: ['relocation'],
    },
    {
      topic: 'buyers',
      context: 'Austin, TX',
      title: 'How to write a clean offer in Austin',
      belong: ['firstOffer', 'optionPeriod', 'closingCosts', 'preApproval', 'rates'],
    },
    {
      topic: 'Property tax season',
      context: 'Austin, TX',
      title: 'Property tax season',
      belong: ['taxes', 'relocation'],
    },
    {
      topic: 'Luxury homes',
      context: 'Austin, TX',
      title: 'Outdoor living trends in Austin estates',
      belong: [],
    },
    {
      topic: 'Testing for radon',
      context: 'Austin, TX',
      title: 'Testing for radon',
      belong: [],
    },
  ],
};
