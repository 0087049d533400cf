/** Words typed for others that sound alike ("pick there own", "once your outside city limits"), where only one can be meant. */
export const withoutSoundAlikes = (text: string) =>
  text
    .replace(
      /\b(if|when|since|unless|because|that) your (?=(?:in|on|at) (?:one|it|that|a|an|the|this)\b)/gi,
      "$1 you're ",
    )
    .replace(
      /\byour (?=(?:patient(?=$|[,.;!]| (?:and|or|enough|about)\b)|lucky(?=$|[,.;!]| (?:to|if|that|when|enough)\b)|worried|flexible(?=$|[,.;])|handy(?=$|[,.;])|tired of|sick of|done (?:with|looking|waiting|renting)|ready (?:to|for)|interested in|new (?:to|here|in town)|welcome to|invited(?= to\b|[.,!;]|$)|free to|under contract|not|sure|stuck|wondering|curious|in the market|gonna|probably|already|always|never|preapproved|prequalified|pre-?approved|better off|outside|inside (?:the )?(?:city|town)|out of|from out|moving (?:here|to|from|in|out)|(?:going|trying|planning|hoping|about|able) to|thinking (?:of|about)|(?:looking|waiting) (?:at|for|to)|(?:buying|selling|renting|paying|getting|listing) (?:an?|the|in|it|from|here|your|for|too)|on (?:a|the|septic|well|city)|in (?:a|the) (?!\p{L}+ (?:is|are|was|has)))\b)/giu,
      (your) => `${your.slice(0, 3)}'re `,
    )
    // "check which one your in": nothing follows that could be yours.
    .replace(/\b(you)r (?=(?:in|on|at|here|there|ready|done|new)(?:[.,;!?]|$))/gi, "$1're ")
    .replace(
      /(?<=\b(?:pick|sell|sold|buy|bought|list|get|got|lose|lost|want|keep|kept|use|with|in|on|of|for|to|about|from|through|know|lower|raise|drop|change|changed|take|took|move|bring|fix|paint|love|loved|need|see|check|at|look on|lock|locked|moved|do|did|choose|chose|hired?|and) )there (?=(?:own|face|faces|house|home|agent|lender|budget|offer|money|kids|yard|price|mind|minds|stuff|lease|mortgage|loan|payment|taxes|tax|bill|insurance|names?|parents|job|jobs|dogs?|garage|kitchen|furniture|equity|down payment|credit|rate|dream|forever|inspection|inspector|first (?:home|house|place)|new (?:home|house|place)|old (?:home|house|place)|next (?:home|house|place)|current (?:home|house|place|loan|rate))\b)/giu,
      'their ',
    )
    .replace(
      /(?<=^|[.!?;,] |\b(?:and|but|so|because|if|when|that) )(t)heir (?=(?:is|are|was|were|isn['’]t|aren['’]t|will be|has been|may be)\b)/giu,
      '$1here ',
    )
    .replace(
      /\b(more|less|better|bigger|faster|lower|higher|rather|smaller|cheaper|longer|fewer|easier|worse|older|newer|earlier|harder|sooner) then (?=(?:the|an?|you|it|they|we|I|my|your|most|last|people|any|usual|expected|ever|what|in|at|other|list|asking|offers?|ours|yours|theirs|\d|\$)\b|\$)/giu,
      '$1 than ',
    )
    .replace(
      /(?<=\b(?:it|it['’]s|is|are|was|were|priced|way|not|sits?|took|takes|them|house|market|far|list|pricing) )to (?=(?:much|many|high|low|long|late|early|big|small|fast|slow|expensive)(?:[.,;!?]|$| (?:for|and|to)\b))/giu,
      'too ',
    )
    .replace(
      /\b(will|to|you|they|we|might|could|don['’]t|can|would|buyers|sellers|people) loose (?=(?:the|an?|your|their|money|it|out|deals?|buyers|that|this)\b)/giu,
      '$1 lose ',
    )
    // "were sponsoring the cocoa": nobody else is named.
    .replace(/(?<=^|[.!?;] )(w)ere (?=\p{Ll}{3,}ing\b)/giu, "$1e're ")
    .replace(
      /\b(give|gives|gave|giving|get|got|some|good|bad|best|my|your|of|for|honest|free|take) advise\b/gi,
      '$1 advice',
    )
    .replace(/\bnoone\b/gi, 'no one')
    .replace(/\b(be|is|are|was|being) apart of\b/gi, '$1 a part of')
    .replace(
      /\b(billed|taxed|metered|sold|priced|charged|paid) separate(?= from\b|$|[.,;])/gi,
      '$1 separately',
    );
