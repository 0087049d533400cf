import type { LabelledNotebook } from './requests.ts';

/** An agent in Columbus. Only the totals of these were seen while the rule was made. */
export const heldOutNotebook: LabelledNotebook = {
  answers: {
    basements: {
      question: 'What do you look for in Columbus basements?',
      answer: 'White lines on the block, a sump pump with a battery, and where the downspouts end.',
    },
    cafe: {
      question: 'Where do you meet clients in Columbus?',
      answer: 'At a coffee shop in German Village, at the long table by the window.',
    },
    metroParks: {
      question: 'Which metro park do you like best?',
      answer: 'Highbanks, for the bluff above the river. Twenty minutes from downtown Columbus.',
    },
    multipleOffers: {
      question: 'How do you handle multiple offers for sellers?',
      answer: 'Everyone gets the same deadline, and my seller reads one sheet with all the terms.',
    },
    listingPrep: {
      question: 'What should be done before a Columbus home is listed?',
      answer: 'Wash the windows, fix the loose handrail, and finish the half-painted room.',
    },
    downPayment: {
      question: 'Which down payment programs do you mention?',
      answer: 'The state housing agency in Ohio has one; the bank on the corner has another.',
    },
    radon: {
      question: 'How common is radon in Columbus?',
      answer: 'Very. Every buyer of mine tests, and the system goes in before closing.',
    },
    appraisalLow: {
      question: 'What do you do when an appraisal comes in low?',
      answer: 'I send three better sales the same day, then we talk about splitting the gap.',
    },
    rentals: {
      question: 'What do rental investors look for in Columbus?',
      answer: 'Duplexes near the university with separate meters and a dry basement.',
    },
    winter: {
      question: 'How do owners get ready for winter?',
      answer: 'Hoses off, furnace serviced in October, and a look at the gutters after the leaves.',
    },
    newAlbany: {
      question: 'What draws people to New Albany?',
      answer: 'White fences, the bike paths, and brick houses that all look related.',
    },
    dublinTaxes: {
      question: 'How do income taxes work in Dublin, Ohio?',
      answer: 'The city taxes wages where you work, and credits most of it where you live.',
    },
    inspection: {
      question: 'Do you go along to inspections?',
      answer: 'Always, for the last half hour. Buyers hear the tone and not only the list.',
    },
    downsizers: {
      question: 'What do your clients ask who want less house?',
      answer: 'A first-floor bedroom, a garage for two, and somebody else to mow.',
    },
    curb: {
      question: 'What is the cheapest curb appeal in Columbus?',
      answer: 'Black mulch, a new mailbox and a door in a color people remember.',
    },
    clevelandLake: {
      question: 'What sells near the lake in Cleveland?',
      answer: 'Anything with a porch that faces the water.',
    },
    indyMarket: {
      question: 'How is the market in Indianapolis?',
      answer: 'Steady, with new subdivisions on the north side.',
    },
    festivals: {
      question: 'Which festival should nobody miss?',
      answer: 'The arts festival on the riverfront in Columbus, early in June.',
    },
    inventory: {
      question: 'Why are there so few homes for sale in Columbus?',
      answer: 'Owners with old loans stay put. New listings come in April and are gone by Monday.',
    },
    movers: {
      question: 'What do you give people who relocate for work?',
      answer: 'A one-page map with drive times at eight in the morning, not at noon.',
    },
    sellerCredit: {
      question: 'Repair or credit?',
      answer: 'A credit when the trade is busy, a repair when the lender will ask for it anyway.',
    },
    myTeam: {
      question: 'Who works with you?',
      answer: 'A coordinator who answers within the hour, and two Columbus lenders I trust.',
    },
    brickFacades: {
      question: 'What do you say about German Village houses?',
      answer: 'Soft brick and lime mortar. A mason who uses hard cement ruins the wall.',
    },
    bathrooms: {
      question: 'What do you advise on bathroom remodels?',
      answer: 'New grout, a good mirror and a fan that works. Leave the tub where it is.',
    },
  },
  requests: [
    {
      topic: 'Financing and mortgages',
      context: 'Columbus, OH',
      title: 'Mortgage basics for Columbus buyers',
      questions: ['Which loan types do you want to explain?'],
      belong: ['downPayment', 'appraisalLow'],
    },
    {
      topic: 'First-time buyers',
      context: 'Columbus, OH',
      title: 'Down payment help: programs to ask about in Columbus',
      belong: ['downPayment'],
    },
    {
      topic: 'market report',
      context: 'Columbus, OH',
      title: 'Inventory in Columbus: what changed and why it matters',
      belong: ['inventory'],
    },
    {
      topic: 'market report',
      context: 'Columbus, OH',
      title: 'What new listings tell us about Columbus',
      belong: ['inventory'],
    },
    {
      topic: 'sellers',
      context: 'Columbus, OH',
      title: 'What to finish before your Columbus home goes live',
      belong: ['listingPrep', 'multipleOffers', 'curb', 'sellerCredit'],
    },
    {
      topic: 'sellers',
      context: 'Columbus, OH',
      title: 'Should you repair or credit? A Columbus seller guide',
      belong: ['sellerCredit', 'listingPrep', 'multipleOffers', 'curb'],
    },
    {
      topic: 'Home staging',
      context: 'Columbus, OH',
      title: 'Curb appeal ideas that suit Columbus homes',
      belong: ['curb'],
    },
    {
      topic: 'Home maintenance',
      context: 'Columbus, OH',
      title: 'Fall checklist for Columbus homes',
      belong: ['winter'],
    },
    {
      topic: 'Home maintenance',
      context: 'Columbus, OH',
      title: 'Gutters, grading and water in Columbus',
      questions: ['What local climate or soil issues matter (freeze, hurricane, clay, wildfire)?'],
      belong: ['winter', 'basements'],
    },
    {
      topic: 'A dry basement in a wet spring',
      context: 'Columbus, OH',
      title: 'A dry basement in a wet spring',
      belong: ['basements'],
    },
    {
      topic: 'buyers',
      context: 'Columbus, OH',
      title: 'Inspection findings in Columbus: fix, credit or walk away?',
      belong: ['inspection', 'radon', 'sellerCredit'],
    },
    {
      topic: 'Testing for radon',
      context: 'Columbus, OH',
      title: 'Testing for radon',
      belong: ['radon'],
    },
    {
      topic: 'Investment property',
      context: 'Columbus, OH',
      title: 'Duplex or single-family in Columbus?',
      belong: ['rentals'],
    },
    {
      topic: 'Relocation',
      context: 'Columbus, OH',
      title: 'Relocating to Columbus: a 60-day plan',
      questions: ['Which employers, campuses or bases draw people here?'],
      belong: ['movers'],
    },
    {
      topic: 'Right-sizing',
      context: 'Columbus, OH',
      title: 'Single-level living options in Columbus',
      belong: ['downsizers'],
    },
    {
      topic: 'Neighborhood guides',
      context: 'Columbus, OH',
      title: 'How to explore the parks around Columbus',
      questions: ['List 3 to 5 parks, shops, trails or venues you want named.'],
      belong: ['metroParks'],
    },
    {
      topic: 'Local events',
      context: 'Columbus, OH',
      title: 'Free outdoor events in Columbus this month',
      belong: ['festivals'],
    },
    {
      topic: 'Renovation and value',
      context: 'Columbus, OH',
      title: 'Bath updates Columbus buyers notice',
      belong: ['bathrooms'],
    },
    {
      topic: 'Living in German Village',
      context: 'Columbus, OH',
      title: 'Living in German Village',
      belong: ['brickFacades', 'cafe'],
    },
    {
      topic: 'When the appraisal is too low',
      context: 'Columbus, OH',
      title: 'When the appraisal is too low',
      belong: ['appraisalLow'],
    },
    {
      topic: 'Luxury homes',
      context: 'Columbus, OH',
      title: 'Private showings in Columbus: how they work',
      belong: [],
    },
    {
      topic: 'New construction',
      context: 'Columbus, OH',
      title: 'From lot to keys: build timelines in Columbus',
      belong: [],
    },
  ],
};
