/** What an agency with clients in several states has saved, newest last. */
export const notebook = {
  austinClosingCosts: {
    question: 'What closing costs do buyers pay in Austin?',
    answer:
      "Plan for two to three percent: lender fees, the lender's title policy, prepaid taxes and insurance. In Texas the seller usually pays for the owner's title policy.",
  },
  austinOptionPeriod: {
    question: 'What is the option period?',
    answer:
      'In Austin, TX buyers pay a small option fee for seven to ten days in which they can walk away for any reason. Use the days well.',
  },
  hydePark: {
    question: 'What do you love about Hyde Park?',
    answer:
      'Bungalows with deep porches, the bakery on 43rd Street and old pecan trees. It is one of the oldest neighborhoods of Austin.',
  },
  muellerBuilders: {
    question: 'Who builds in Mueller?',
    answer:
      'Mueller in Austin has row houses, yard homes and condos by several builders. New construction here comes with energy ratings and an HOA.',
  },
  austinInspections: {
    question: 'Which inspections matter most?',
    answer:
      'Foundation first: our clay soil moves. In Austin I always order a sewer scope for homes built before 1975, and a termite check.',
  },
  roundRockTaxes: {
    question: 'How high are property taxes in Round Rock?',
    answer:
      'Williamson County plus the city, the school district and sometimes a MUD. File the homestead exemption in January.',
  },
  cedarParkCommute: {
    question: 'How is the commute from Cedar Park?',
    answer:
      'Take the toll road, or the train from Leander. Relocating clients who work in downtown Austin plan forty minutes.',
  },
  georgetownRightSizing: {
    question: 'What do people choose who want a smaller home?',
    answer:
      'The Sun City community in Georgetown, TX has single-story plans and little yard. Most downsize in one step: sell the big house first and rent it back for a month.',
  },
  lakewayLuxury: {
    question: 'How do you market luxury homes in Lakeway?',
    answer:
      'Twilight video, a printed book and a broker tour. Waterfront on Lake Travis sells by the dock and the view.',
  },
  austinStaging: {
    question: 'Is staging worth it?',
    answer:
      'For vacant homes in Austin, yes. I stage the living room, the kitchen and the main bedroom, and let the rest breathe.',
  },
  austinRates: {
    question: 'How do you explain mortgage rates?',
    answer:
      'I never quote one. I send buyers to two lenders in Austin and ask for a loan estimate from each on the same day, then we talk about points and the rate lock.',
  },
  pflugervilleFirstHome: {
    question: 'What can first-time buyers do in Pflugerville?',
    answer:
      'Look at down payment assistance from the Texas housing agency, and at homes a few years old instead of brand new ones.',
  },
  travisProtest: {
    question: 'How do I protest the appraisal in Travis County?',
    answer:
      'File by May 15, bring photos of deferred maintenance and three sales. Most cases settle informally.',
  },
  southAustinSales: {
    question: 'What sells in 78704?',
    answer:
      'Anything with a garage apartment. Buyers there pay for sidewalks and accept small closets.',
  },
  austinEvents: {
    question: 'Which local events do you post about?',
    answer:
      'The kite festival at Zilker Park in March, the Pecan Street festival, and the farmers market in downtown Austin.',
  },
  austinOpenHouse: {
    question: 'How do you run an open house?',
    answer:
      'Sunday from two to four, signs at both corners. In Austin traffic people arrive late. Everyone gets the utility bills and the disclosure.',
  },
  sanAntonioCondos: {
    question: 'Where do condos sell in San Antonio?',
    answer:
      'Near the Pearl and in Southtown. Ask for the HOA reserve study before you fall in love.',
  },
  dallasMarket: {
    question: 'How is the market in Dallas?',
    answer:
      'More listings than last year, and price cuts after three weeks. Lakewood and the M Streets still move.',
  },
  planoRelocation: {
    question: 'What do people moving from California ask?',
    answer:
      'Property taxes. Then I show them in Plano and Frisco, TX what a yard costs and that there is no state income tax.',
  },
  houstonFlood: {
    question: 'How do you talk about flood risk in Houston?',
    answer:
      'Ask for the elevation certificate, past claims and a flood insurance quote before the option period ends.',
  },
  fortWorthRenovation: {
    question: 'Which renovation pays in Fort Worth?',
    answer: 'Paint, lighting and the front door. Kitchens only when the cabinets are broken.',
  },
  denverRoof: {
    question: 'When should I replace the roof?',
    answer:
      'After hail. In Denver insurers want photos within a year, and buyers ask for the invoice.',
  },
  coloradoRadon: {
    question: 'What about radon?',
    answer: 'In Colorado test every time. A mitigation fan costs about as much as a weekend away.',
  },
  boulderCottage: {
    question: 'Can I build an accessory dwelling unit in Boulder?',
    answer: 'Yes, with a permit. Ask the city about saturation limits before you pay a designer.',
  },
  phoenixPool: {
    question: 'What should buyers check about pools in Phoenix?',
    answer:
      'The age of the plaster, the pump and the fence. Order a pool inspection besides the home inspection.',
  },
  scottsdaleLuxury: {
    question: 'What do luxury buyers want in Scottsdale?',
    answer: 'Mountain views, a guest casita and a garage for four cars.',
  },
  tampaInsurance: {
    question: 'Why is insurance so high in Tampa?',
    answer:
      'Wind and water. A new roof, shutters and a wind mitigation report bring the homeowners insurance down.',
  },
  miamiCondo: {
    question: 'What do condo buyers need to read in Miami?',
    answer:
      'The reserve study and the milestone inspection. Special assessments can be larger than the down payment.',
  },
  seattleOffer: {
    question: 'How do you write an offer in Seattle?',
    answer: 'A pre-inspection, an escalation clause with a cap, and a short review date.',
  },
  ballard: {
    question: 'What is Ballard like?',
    answer:
      'Townhouses, breweries and a Sunday market. Seattle lets owners add a cottage in the back.',
  },
  nashvilleRentals: {
    question: 'Can I rent it short term in Nashville?',
    answer:
      'Only with an owner permit in residential zones. As an investment property it works better as a long rental.',
  },
  charlotteWarranty: {
    question: 'What does the builder warranty cover in Charlotte?',
    answer:
      'One year for finishes, two for systems, ten for structure. Book an inspection in month eleven.',
  },
  cookCountyTaxes: {
    question: 'How do property taxes work in Chicago?',
    answer:
      'Cook County bills twice a year and runs behind, so the seller gives a credit at closing.',
  },
  bostonFirstHome: {
    question: 'Where do first-time buyers start in Boston?',
    answer:
      'With a triple-decker condo in Dorchester. Ask about the condo fee and what the other two owners plan.',
  },
  earnestMoney: {
    question: 'What is earnest money?',
    answer:
      'A deposit that shows you mean it. It goes to escrow and counts toward the price at closing.',
  },
  listingPhotos: {
    question: 'How should I prepare for listing photos?',
    answer: 'Clear counters, lights on, lids down. The photographer needs ninety minutes.',
  },
  walkThrough: {
    question: 'What happens at the final walk-through?',
    answer:
      'We run every tap, test the appliances and check that the agreed repairs were done. Bring the contract.',
  },
  lowAppraisal: {
    question: 'What if the appraisal comes in low?',
    answer:
      'Ask for a reconsideration with better sales, split the difference, or use the contingency and leave.',
  },
  fallChores: {
    question: 'What should owners do every fall?',
    answer: 'Clean the gutters, change filters, drain the hoses and have the furnace serviced.',
  },
  buyerAgreement: {
    question: 'What does a buyer agreement say?',
    answer:
      'What I do for you, for how long, in which area, and how I am paid. Read it before the first showing.',
  },
} satisfies Record<string, { question: string; answer: string }>;

export type NotebookKey = keyof typeof notebook;
