import type { LabelledPair } from './labelled-pair.ts';

/**
 * A second opinion, written when the tagger was finished: precision 0.948 and recall 0.919 at first
 * sight. Since then only an "I" after a name has been mended.
 */
export const fresh: LabelledPair[] = [
  {
    question: 'What surprises people who move to Spokane?',
    answer:
      "How dry the summers are. Most of my buyers come from Seattle or the Bay Area, and they fall for the South Hill's old trees first.",
    places: ['city:spokane', 'city:seattle', 'state:wa', 'neighborhood:south hill'],
  },
  {
    question: 'Do I need a survey?',
    answer:
      'In Vermont almost never, in Chittenden County sometimes, for a camp on Lake Champlain always. Bring the old deed.',
    places: ['state:vt', 'county:chittenden'],
  },
  {
    question: 'How do you describe Lincoln, NE to newcomers?',
    answer:
      'Game days, short drives, honest basements. Haymarket has the lofts, Near South has the porches.',
    places: ['city:lincoln', 'state:ne', 'neighborhood:haymarket', 'neighborhood:near south'],
  },
  {
    question: 'What should I budget for a roof?',
    answer:
      'Get three bids. Ask each roofer about decking, drip edge and the warranty, and do not sign in the driveway.',
    places: [],
  },
  {
    question: 'Which suburbs of Minneapolis have lake access?',
    answer: 'Wayzata, Excelsior and Minnetonka Beach. Hennepin County keeps the dock permits.',
    places: [
      'city:minneapolis',
      'city:wayzata',
      'city:excelsior',
      'city:minnetonka beach',
      'county:hennepin',
      'state:mn',
    ],
  },
  {
    question: 'Tell me about a tricky closing.',
    answer:
      'The seller was in Anchorage, the buyer in Tulsa, and the notary in Omaha had the flu. We closed on a Friday anyway.',
    places: ['city:anchorage', 'state:ak', 'city:tulsa', 'state:ok', 'city:omaha', 'state:ne'],
  },
  {
    question: 'Is Park City still worth it for a second home?',
    answer:
      'Old Town holds its price, Kimball Junction rents better in summer. Summit County limits nightly rentals, so read the rules first.',
    places: [
      'city:park city',
      'state:ut',
      'neighborhood:old town',
      'neighborhood:kimball junction',
      'county:summit',
    ],
  },
  {
    question: 'Who do you call for paint?',
    answer:
      'Benjamin Moore for trim, Sherwin-Williams for walls, and my neighbor Dale when the ladder is too tall.',
    places: [],
  },
  {
    question: 'Where are prices softest right now?',
    answer:
      'Condos in downtown Portland, Oregon and new townhomes in Hillsboro. Anything with a yard in Sellwood is still gone in a week.',
    places: ['city:portland', 'state:or', 'city:hillsboro', 'neighborhood:sellwood'],
  },
  {
    question: 'Can a buyer back out in New Jersey?',
    answer:
      'During attorney review, yes, three business days. In Montclair and Maplewood the lawyers know each other, which helps.',
    places: ['state:nj', 'city:montclair', 'city:maplewood'],
  },
  {
    question: 'What do you love about Galena?',
    answer:
      'Main Street in October and the hills around it. Jo Daviess County is the one part of Illinois that is not flat.',
    places: ['city:galena', 'county:jo daviess', 'state:il'],
  },
  {
    question: 'how much are closing costs in tampa fl',
    answer: 'about two percent for buyers. doc stamps are on the seller here and in st petersburg',
    places: ['city:tampa', 'state:fl', 'city:st. petersburg'],
  },
  {
    question: 'Which builders do you trust?',
    answer:
      'In Huntsville I like two local ones. The big names built half of Madison, AL in ten years and it shows in the trim.',
    places: ['city:huntsville', 'city:madison', 'state:al'],
  },
  {
    question: 'How do you run an open house in January?',
    answer: 'Boot tray, hot cider, every lamp on. Nobody in Buffalo expects a green lawn.',
    places: ['city:buffalo', 'state:ny'],
  },
  {
    question: 'What is a good first rental?',
    answer:
      'A brick duplex near the university in Knoxville, or a small ranch in Maryville. Blount County taxes are lower than Knox County.',
    places: ['city:knoxville', 'city:maryville', 'county:blount', 'county:knox', 'state:tn'],
  },
  {
    question: 'Why did the house on Elm Street not sell?',
    answer:
      'Price, photos and a cat. We relisted with Hannah Brooks as photographer and it went in nine days.',
    places: [],
  },
  {
    question: 'What does 06880 mean to a buyer?',
    answer:
      'Westport: the train, the beach sticker and a teardown on every third lot. For less, look at Norwalk or Fairfield.',
    places: ['zip-code:06880', 'city:westport', 'city:norwalk', 'city:fairfield', 'state:ct'],
  },
  {
    question: 'Do I need radon testing in Pennsylvania?',
    answer:
      'Yes, especially in the Lehigh Valley. Bethlehem and Easton basements often need a fan.',
    places: ['state:pa', 'city:bethlehem', 'city:easton'],
  },
  {
    question: 'How do you pick a staging color?',
    answer:
      'Warm white, one green plant, and no gray. The room should feel like Sunday morning, not like a hotel in Las Vegas.',
    places: ['city:las vegas', 'state:nv'],
  },
  {
    question: 'Which neighborhoods in Richmond, VA have alleys?',
    answer:
      'The Fan, Church Hill and the Museum District. Ask the city which ones it plows and which are private.',
    places: [
      'city:richmond',
      'state:va',
      'neighborhood:fan',
      'neighborhood:church hill',
      'neighborhood:museum district',
    ],
  },
  {
    question: 'What about wildfire insurance?',
    answer:
      'In Paradise and Magalia, California you may need the state plan. Butte County clears the lots, you clear the gutters.',
    places: ['city:paradise', 'city:magalia', 'state:ca', 'county:butte'],
  },
  {
    question: 'What is the commute from Lawrence?',
    answer:
      'To Topeka half an hour, to Overland Park forty minutes on K-10. Kansas puts the tolls on your plate.',
    places: ['city:lawrence', 'city:topeka', 'city:overland park', 'state:ks'],
  },
  {
    question: 'Should I waive the inspection?',
    answer:
      'I would not. Do a pre-inspection with someone like Pillar to Post, then offer without the contingency if you must.',
    places: [],
  },
  {
    question: 'Tell me about the Pelican Landing community.',
    answer:
      'Gated, with its own beach park, north of Naples in Bonita Springs. The HOA gives you a boat ride instead of a parking lot.',
    places: ['community:pelican landing', 'city:naples', 'city:bonita springs', 'state:fl'],
  },
  {
    question: 'Where do you send people who want acreage?',
    answer:
      'Elbert County, or east of Parker, CO. Look for the well permit and whether horses are allowed.',
    places: ['county:elbert', 'city:parker', 'state:co'],
  },
  {
    question: 'What do you say about flood maps in Charleston?',
    answer:
      "That they change. On James Island and in West Ashley I show the new line and the old one. Daniel Island's lots were filled.",
    places: [
      'city:charleston',
      'state:sc',
      'neighborhood:james island',
      'neighborhood:west ashley',
      'neighborhood:daniel island',
    ],
  },
  {
    question: 'Any tips for listing in August?',
    answer:
      'Price it to be first, not last. Turn the sprinklers on at six, close the blinds at noon, and shoot the photos at dusk.',
    places: [],
  },
  {
    question: 'What is your niche?',
    answer:
      'Mid-century ranches in Prairie Village and Leawood, and the first condo for people who work at Children’s Mercy.',
    places: ['city:prairie village', 'city:leawood', 'state:ks'],
  },
  {
    question: 'How are things in the Hudson Valley?',
    answer:
      'Beacon is busy, Kingston is busier, and Rhinebeck has three listings. Weekenders from Brooklyn still pay cash.',
    places: ['city:beacon', 'city:kingston', 'city:rhinebeck', 'city:brooklyn', 'state:ny'],
  },
  {
    question: 'Is the Tetonia side of the valley cheaper?',
    answer:
      'Much. Idaho wages, Wyoming views. Most of my buyers work in Jackson and sleep in Driggs or Victor.',
    places: ['city:tetonia', 'state:id', 'state:wy', 'city:jackson', 'city:driggs', 'city:victor'],
  },
];
