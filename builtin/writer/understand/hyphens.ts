/** Words that are written as one, and those that belong to more than one. */
export const withHyphens = (text: string) =>
  text
    .replace(
      /\bpre (approv(?:ed|al)|drywall|listing|pour|construction|inspection|closing|owned|qualif(?:ied|y))\b/gi,
      (_, word: string) => (/^approv|^qualif/i.test(word) ? `pre${word}` : `pre-${word}`),
    )
    .replace(/\b(AC|HVAC|furnace|boiler|heat pump|system) tune up\b/gi, '$1 tune-up')
    .replace(/\b(walk) in (?=(?:shower|closet|pantry|tub)\b)/gi, '$1-in ')
    .replace(
      /\bsingle level (?=(?:homes?|patio|living|ranch|plans?|townhomes?|condos?)\b)/gi,
      'single-level ',
    )
    .replace(
      /\b(\d) (?:bed|bd|br) (?=(?:(?:brick|stucco|frame|newer|older|small|one-story|two-story) )?(?:ranches|single|two|one|ranch|homes?|plans?|townhomes?|condos?|capes?|colonials?)\b)/gi,
      '$1-bedroom ',
    )
    .replace(/\b11 month(?=$|[.,;]| (?:inspection|walk|check))/gi, '11-month')
    .replace(/\block (?:n|and|&) leave\b/gi, 'lock-and-leave')
    .replace(
      /\blong time (?=(?:owners?|clients?|neighbors?|residents?|agents?|friends?)\b)/gi,
      'longtime ',
    )
    .replace(/\blead safe (?=(?:cert|certificate|rental|program|rules?)\b)/gi, 'lead-safe ')
    .replace(/\bHUD approved\b/gi, 'HUD-approved')
    .replace(
      /\bside by side (?=(?:sheet|list|comparison|spreadsheet|chart|table|breakdown|numbers|view|net)s?\b)/gi,
      'side-by-side ',
    )
    .replace(
      /\b(one|two|three|\d)[- ]stor(?:ys|ies|eys)(?=$|[,.;]| (?:from|under|over|in|and|with|around|built|near|mostly|mainly)\b)/gi,
      '$1-story homes',
    )
    .replace(/\bpermit ready (?=(?:plans?|designs?|adus?|drawings)\b)/gi, 'permit-ready ')
    .replace(
      /\b(one|two|three|four|five|seven|ten|\d+) day (?=(?:attorney|inspection|option|review|right|notice|window|period|rescission|due diligence)\b)/gi,
      '$1-day ',
    )
    .replace(/(?<=\$[\d.,]{1,9}(?: ?(?:k|m|million))?) up(?=$|[,.;])/gi, ' and up')
    .replace(/\b(owners?|people|folks|those|anyone|everyone) who been\b/gi, "$1 who've been")
    .replace(
      /, (saves|costs|takes|adds|cuts|helps|speeds) (time|money|weeks|months|days|a lot)(?=$|[.;!])/gi,
      ', which $1 $2',
    )
    .replace(
      /\b(\d+) (?:yr|year)s? old (?=\p{Ll}{3})(?!and\b|but\b|with\b|when\b)/giu,
      '$1-year-old ',
    )
    .replace(
      /\b(half|freshly|newly) (painted|finished|done|furnished) (?=\p{Ll}{3})/gu,
      (all, how: string, done: string) => (how === 'half' ? `half-${done} ` : all),
    )
    .replace(
      /\bwhole house (?=(?:generators?|fans?|humidifiers?|filters?|audio|water)\b)/gi,
      'whole-house ',
    )
    .replace(/\bnon refundable\b/gi, 'nonrefundable')
    .replace(/\bpre war\b/gi, 'pre-war')
    .replace(
      /\b(short|long)[ -]term (?=(?:rentals?|rental|lease|leases|cabins?|tenants?|single|guests)\b)/gi,
      '$1-term ',
    )
    .replace(
      /\b(first|second|third|main|ground|top) floor (?=(?:bed|bedroom|bedrooms|laundry|primary|suite|bath|bathroom|condo|condos|unit|office|living)\b)/gi,
      '$1-floor ',
    )
    .replace(/\b(one|two|three|four) car (?=garages?\b)/gi, '$1-car ')
    .replace(
      /\b(one|two|three|\d) (?:story|level) (?=(?:homes?|houses?|townhomes?|townhouses?|colonials?|foyer|ranch|on|duplex(?:es)?|condos?|villas?|twins?|bungalows?|cottages?|plans?|craftsman|craftsmans)\b)/gi,
      '$1-story ',
    )
    .replace(
      /\b(single|main|lower|upper) level (?=(?:homes?|houses?|townhomes?|townhouses?|condos?|living|primary|bedroom|suite|plans?|laundry|villas?)\b)/gi,
      '$1-level ',
    )
    .replace(/\b([1-9]) bed ([1-9]|one|two|three)[ -](?:story|level)\b/gi, '$1-bedroom $2-story')
    .replace(
      /\b([1-9]) (and|or|to) ([1-9])[ -](?:bed|bedroom|br) (?=\p{L})/giu,
      '$1- $2 $3-bedroom ',
    )
    .replace(
      /\b(\d+)[ -]?(?:min|mins|minutes?) (bike|bus|train|ferry|streetcar|trolley|subway)(?: ride)? (?=(?:to|from|into)\b)/gi,
      '$1-minute $2 ride ',
    )
    .replace(/\bunder ?(?:building|bldg) parking\b/gi, 'under-building parking')
    .replace(
      /\b(pie|airport|curb|curbside|donation|gift|key|free|ornament|pumpkin|tree|lunch|dinner|package|trash|school|furniture)(?:['’]s)? pick[ -]up\b/gi,
      '$1 pickup',
    )
    .replace(/\bdonation pick[ -]ups\b/gi, 'donation pickups')
    .replace(/\b(pre-?listing|listing|final|staging) walk ?through\b/gi, '$1 walk-through')
    .replace(/\b3d (?=tours?|walk|scan|model|floor)/g, '3D ')
    .replace(
      /\b(\d+)[ -](?:min|mins|minutes?) (?=(?:\p{L}+ )?(?:consult|consultation|call|calls|chat|coffee|walk|drive|visit|video|meeting|class|tour)s?\b)/giu,
      '$1-minute ',
    )
    .replace(
      /\b(\d+)[ -](?:hr|hrs|hours?) (?=(?:\p{L}+ )?(?:consult|consultation|call|visit|class|tour|session|walk-through)s?\b)/giu,
      '$1-hour ',
    )
    .replace(/\b(five|four|5|4) star (?=(?:reviews?|ratings?|service)\b)/gi, '$1-star ')
    .replace(/\b(?:1|one) on (?:1|one)\b/gi, 'one-on-one')
    .replace(/\b(walk)[ -]?thru(s?)\b/gi, '$1-through$2')
    .replace(/\bwalk ?through (?=(?:is|was|isn['’]?t|happens|comes)\b)/gi, 'walk-through ')
    .replace(/\bpre (?=(?:1[89]|20)\d\d\b)/gi, 'pre-')
    .replace(
      /\bsingle family (?=(?:rentals?|homes?|houses?|zoning|lots?|neighborhoods?)\b)/gi,
      'single-family ',
    )
    .replace(/\b([1-9]) (?:bed|br) (?=(?:rents?|rentals?|units?|places?)\b)/gi, '$1-bedroom ')
    .replace(/\bmove in ready\b/gi, 'move-in ready')
    .replace(/\bwalk out (?=(?:lower level|basement|level)\b)/gi, 'walk-out ')
    .replace(/\bno step (?=(?:entry|shower|showers|primary|access)\b)/gi, 'no-step ')
    .replace(/\boff street (?=parking\b)/gi, 'off-street ')
    .replace(/\bbrand new (?=\p{Ll}{4,})(?!and\b|with\b)/giu, 'brand-new ')
    .replace(
      /\b(one|two|three|\d) page (?=(?:list|guide|checklist|sheet|summary|handout|timeline)\b)/gi,
      '$1-page ',
    )
    .replace(
      /\b(kids) (?=(?:toys|books|rooms?|art|bikes|stuff|clothes|shoes|coats|boots)\b)/gi,
      "$1' ",
    )
    .replace(/\b(?:en )?espanol tambien\b/gi, 'en español también')
    .replace(/\ben espanol\b/gi, 'en español')
    .replace(/\bfacebook marketplace\b/gi, 'Facebook Marketplace')
    .replace(
      /\b(looks?|looked) like (different|new|brand-new) (house|home|place)\b/gi,
      '$1 like a $2 $3',
    );
