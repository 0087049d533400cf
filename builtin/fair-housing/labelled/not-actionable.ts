/**
 * What HUD's memo of 9 January 1995 calls not actionable, and every phrase of the list that is
 * fine, each in three natural sentences. None may be flagged. The keys are ids of the list, or
 * words of the memo that the list has no line for.
 */
export const notActionable: Record<string, [string, string, string]> = {
  'pride-ownership': [
    'Pride of ownership shows in every room.',
    'You can see the pride of ownership from the curb.',
    'Fresh paint and a trimmed hedge: pride of ownership throughout.',
  ],
  'ok-master': [
    'The master bedroom faces the garden.',
    'A master suite with two closets sits on the main floor.',
    'The master bath has a soaking tub and the master closet has built-ins.',
  ],
  'place-names': [
    'Chinatown has a new light-rail stop.',
    'The condo is two blocks from Little Italy.',
    'Koreatown permits rose in May.',
  ],
  'ok-primary': [
    'The primary suite opens to a deck.',
    'Three bedrooms upstairs, with the primary bedroom on the main level.',
    'Homestead rules apply to your primary residence.',
  ],
  'ok-rare': [
    'A rare find on a corner lot.',
    'Half an acre this close to downtown is a rare find.',
    'Original tile and a two-car garage make it a rare find.',
  ],
  'ok-desirable': [
    'This home sits in a desirable neighborhood near the lake.',
    'A highly desirable location two blocks from the station.',
    'An established neighborhood with sidewalks and street trees.',
  ],
  'ok-family-room': [
    'The family room has a gas fireplace.',
    'A large family room opens to the patio.',
    'There is no family room, but the den is roomy.',
  ],
  'ok-sf': [
    'Single-family homes sold faster than condos in May.',
    'The lot is zoned for two-family dwellings.',
    'A multi-family property with four separate meters.',
  ],
  'ok-inlaw': [
    'A mother-in-law suite sits over the garage.',
    'The lower level has an in-law apartment with its own entrance.',
    'Ask the city about permits before you add a mother-in-law unit.',
  ],
  'ok-bach-apt': [
    'A bachelor apartment above the shop is for rent.',
    'The listing is a bachelor apartment with a kitchenette.',
    'Two bachelor apartments share the laundry.',
  ],
  'ok-walk': [
    'Walking distance to the park and the library.',
    'A fourth-floor walk-up with city light on three sides.',
    'Walk to the bus stop in five minutes; the walk score is posted online.',
  ],
  'ok-walk-closet': [
    'Each bedroom has a walk-in closet.',
    'A walk-in pantry sits beside the stove.',
    'The renovated bath has a walk-in shower.',
  ],
  'ok-view': [
    'Great view from the upper deck.',
    'The living room has sweeping views of the river.',
    'Mountain views on clear days.',
  ],
  'ok-trails': [
    'Jogging trails begin at the end of the street.',
    'Walking paths and bike lanes connect the two parks.',
    'The preserve has miles of hiking trails.',
  ],
  'ok-quiet-street': [
    'Set on quiet streets near the arboretum.',
    'A quiet neighborhood with little through traffic.',
    'The house stands at the end of a quiet cul-de-sac.',
  ],
  'ok-cozy': [
    'A cozy cottage with a wood stove.',
    'The reading nook is small and cozy.',
    'Cozy, bright and ready for a new coat of paint.',
  ],
  'ok-nbr': [
    'A two-bedroom bungalow with a porch.',
    'This 3BR condo has two parking spaces.',
    'Two-bedroom units start on the third floor.',
  ],
  'ok-nosmoke': [
    'Non-smoking building.',
    'The owner asks for no smoking on the balcony.',
    'A smoke-free property by rule of the association.',
  ],
  'ok-sober': [
    'Sober house rules apply to all guests.',
    'The rental keeps a sober environment.',
    'Read the sober house rules before you sign.',
  ],
  'ok-nobikes': [
    'No bicycles allowed in the hallway.',
    'No pets over the posted limit; no parking in the fire lane.',
    'No bikes on the balcony, please.',
  ],
  'ok-ramp': [
    'A wheelchair ramp leads to the side door.',
    'The bath has grab bars and a roll-in shower.',
    'Wheelchair accessible entrance and wide doorways on the main floor.',
  ],
  'ok-single-level': [
    'Single-level living with no interior steps.',
    'A one-story ranch with a first-floor bedroom and laundry.',
    'Low-maintenance yard with drip irrigation.',
  ],
  'ok-chapel': [
    'Apartment complex with chapel and library.',
    'A building with a chapel, a gym and a rooftop garden.',
    'It is a complex with chapel, pool and mail room.',
  ],
  'ok-kosher': [
    'Kosher meals available in the dining hall.',
    'The house has a kosher kitchen with two sinks.',
    'The tower has a Shabbat elevator.',
  ],
  'ok-holiday': [
    'Merry Christmas from our team.',
    'Happy Easter! Join the egg hunt in the square on Saturday.',
    'Santa arrives at noon and the Christmas tree lights up at six.',
  ],
  'ok-worship': [
    'The guide lists parks, shops and places of worship.',
    'Houses of worship of many kinds are part of the downtown map.',
    'Zoning for places of worship changed last year.',
  ],
  'ok-la-parish': [
    'Homes near Orleans Parish sold quickly this spring.',
    'Check the assessor of St. Tammany Parish for the tax roll.',
    'East Baton Rouge Parish updated its flood maps.',
  ],
  'ok-saint-place': [
    'New listings in St. Paul this week.',
    'A condo near San Marcos and a lot in Santa Rosa.',
    'Saint Augustine homes often have coquina walls.',
  ],
  'ok-ftb': [
    'First-time buyers should ask about inspection windows.',
    'A starter home with room to add on.',
    'First-time home buyers can compare three lenders.',
  ],
  'ok-exclusive-listing': [
    'Our exclusive listing goes live on Thursday.',
    'An exclusive right to sell agreement names the term and the fee.',
    'The unit includes exclusive use of a storage room.',
  ],
  'ok-private-feature': [
    'A private yard with a fence on three sides.',
    'The primary bedroom has a private balcony.',
    'Book private showings by noon; private mortgage insurance may apply.',
  ],
  'ok-traditional-style': [
    'A traditional layout with a center hall.',
    'Traditional architecture with brick and shutters.',
    'It is a traditional sale, not a short sale.',
  ],
  'ok-secure': [
    'A gated community with a clubhouse.',
    'Secure entry and a secured garage.',
    'The security deposit equals one month of rent.',
  ],
  'ok-mature-trees': [
    'Mature trees shade the drive.',
    'Mature landscaping frames the porch.',
    'Two mature oaks stand in the yard.',
  ],
  'ok-style-nation': [
    'Spanish tile on the roof and French doors to the patio.',
    'Italian restaurants and a Thai market are on Main Street.',
    'A Greek Revival farmhouse beside a Dutch Colonial.',
  ],
  'ok-colour-thing': [
    'White kitchen cabinets and black granite.',
    'An all-white kitchen with quartz counters.',
    'Mostly white walls and black matte hardware.',
  ],
  'ok-language': [
    'Se habla español.',
    'I also speak Mandarin.',
    'Our bilingual team answers calls on Saturday.',
  ],
  'ok-lgbtq-agent': [
    'I am an LGBTQ+ friendly agent.',
    'Our LGBTQ affirming team works across the county.',
    'Member of the LGBTQ+ alliance real estate network.',
  ],
  'ok-jackjill': [
    'A Jack and Jill bath joins the two bedrooms.',
    'Upstairs: three bedrooms and a Jack & Jill bathroom.',
    'The Jack-and-Jill bath has two sinks.',
  ],
  'ok-fico': [
    'Custom window blinds stay with the house.',
    'Never send a blind offer on land you have not walked.',
    'Mind the blind corner at the end of the drive.',
  ],
  'ok-eho': [
    'Equal Housing Opportunity.',
    'We follow the Fair Housing Act and support fair housing for all.',
    'We serve every client regardless of race, color, religion, sex, disability, familial status or national origin.',
  ],
  'ok-sec8-welcome': [
    'Section 8 welcome.',
    'Housing choice vouchers accepted.',
    'Vouchers considered under the same written criteria.',
  ],
  'ok-va': [
    'VA loans welcome.',
    'The condo is FHA approved.',
    'Ask whether the loan is VA assumable.',
  ],
  'ok-zoned': [
    'Zoned for Lincoln Elementary; verify with the district.',
    'Served by the Leander school district.',
    'The lot is assigned to Oak Hill Elementary, buyer to verify.',
  ],
  'ok-near-school': [
    'Near schools and parks.',
    'Close to shopping and minutes from downtown.',
    'Minutes to campus and close to transit.',
  ],
  'ok-income-restricted': [
    'An income-restricted unit in the city program.',
    'The affordable housing lottery opens in June.',
    'Income qualified housing program: check the rules online.',
  ],
  'ok-fam-law': [
    'A family-owned bakery is on the corner.',
    'A small family business runs the garden center.',
    'Ask a family law attorney about title.',
  ],
  'ok-single-items': [
    'A single-car garage with a workbench.',
    'Replace single-pane windows before winter.',
    'We had a single offer on Monday and three by Friday.',
  ],
  'ok-race-event': [
    'The 5K race closes Main Street on Sunday.',
    'Watch the boat race from the pier.',
    'Road races bring visitors every fall.',
  ],
  'ok-native-plants': [
    'Native plants need less water.',
    'The front beds hold native grasses.',
    'Native landscaping keeps the bill low.',
  ],
  'ok-integrated-thing': [
    'Integrated appliances keep the lines clean.',
    'The kitchen has integrated lighting.',
    'An integrated garage and integrated storage save space.',
  ],
  'ok-diverse-thing': [
    'A diverse range of floor plans.',
    'Diverse dining along the river.',
    'The county has a diverse mix of housing types.',
  ],
  'ok-safe-thing': [
    'A safety checklist for stair rails.',
    'The house has a safe room for storms.',
    'Fire safety starts with a clear dryer vent.',
  ],
  'ok-adult-ed': [
    'The library offers adult education in the evening.',
    'Adult classes meet at the arts center.',
    'Young trees need water in their first summer.',
  ],
  'ok-colour-shade': [
    'Bright white looks blue in this light.',
    'Soft whites and matte blacks suit these rooms.',
    'A warmer white, a creamy white and one dark wall.',
  ],
  'ok-plain-language': [
    'All four loans in plain English.',
    'I explain the contract in simple English.',
    'Everyday English, no jargon.',
  ],
  'fourth-floor walk-up': [
    'Fourth-floor walk-up, no elevator.',
    'It is a walk-up on the third floor.',
    'A walk-up with exposed brick.',
  ],
  'walk to bus stop': [
    'Walk to bus stop.',
    'A short walk to bus and rail.',
    'The bus stop is one block away.',
  ],
  'Valentine images': [
    'Happy Valentine’s Day to our neighbors near and far.',
    'St. Patrick’s Day parade downtown at ten.',
    'The Easter Bunny visits the farmers market.',
  ],
  'no violation by name': [
    'Two-bedroom, cozy, with a family room.',
    'Quiet streets, no bicycles allowed in the lobby.',
    'Great view, jogging trails, walk-in closets.',
  ],
};
