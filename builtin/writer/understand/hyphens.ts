/** Words that are written as one, and those that belong to more than one. */
export const withHyphens = (text: string) =>
  text
    .replace(
      /\bpre (approv(?:ed|al)|drywall|pour|construction|inspection|closing|owned|qualif(?:ied|y))\b/gi,
      (_, word: string) => (/^approv|^qualif/i.test(word) ? `pre${word}` : `pre-${word}`),
    )
    .replace(/\block (?:n|and|&) leave\b/gi, 'lock-and-leave')
    .replace(
      /\blong time (?=(?:owners?|clients?|neighbors?|residents?|agents?|friends?)\b)/gi,
      'longtime ',
    )
    .replace(/\blead safe (?=(?:cert|certificate|rental|program|rules?)\b)/gi, 'lead-safe ')
    .replace(/\bHUD approved\b/gi, 'HUD-approved')
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
      /\b(one|two|three|\d) (?:story|level) (?=(?:homes?|houses?|townhomes?|colonials?|foyer|ranch|on)\b)/gi,
      '$1-story ',
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
    .replace(/\bmove in ready\b/gi, 'move-in ready')
    .replace(/\bwalk out (?=(?:lower level|basement|level)\b)/gi, 'walk-out ')
    .replace(/\bno step (?=(?:entry|shower|showers|primary|access)\b)/gi, 'no-step ')
    .replace(/\boff street (?=parking\b)/gi, 'off-street ')
    .replace(/\bbrand new (?=\p{Ll}{4,})(?!and\b|with\b)/giu, 'brand-new ')
    .replace(
      /\b(one|two|three|\d) page (?=(?:list|guide|checklist|sheet|summary|handout|timeline)\b)/gi,
      '$1-page ',
    )
    .replace(/\bkids (?=(?:toys|books|rooms?|art|bikes|stuff|clothes|shoes)\b)/gi, "kids' ")
    .replace(/\b(?:en )?espanol tambien\b/gi, 'en español también')
    .replace(/\ben espanol\b/gi, 'en español')
    .replace(/\bfacebook marketplace\b/gi, 'Facebook Marketplace')
    .replace(
      /\b(looks?|looked) like (different|new|brand-new) (house|home|place)\b/gi,
      '$1 like a $2 $3',
    );
