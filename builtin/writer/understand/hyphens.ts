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
