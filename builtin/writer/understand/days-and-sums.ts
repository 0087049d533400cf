/** Days, hours, sums and shares typed short: "oh sun 1-3", "hoa 20 to 90 mo", "2.5 or 5 pct". */
export const withDaysAndSums = (text: string) =>
  text
    .replace(/\bin (?:the )?lr\b/gi, 'in the living room')
    .replace(
      /(?<![\d:] )\b(mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?s? (am|pm)s?(?= \p{L})/giu,
      (_, day: string, half: string) =>
        `${weekdays[day.slice(0, 2).toLowerCase()]} ${half.toLowerCase() === 'am' ? 'morning' : 'afternoon'}`,
    )
    .replace(
      /(?<!\bthe )\b(mon|tue|wed|thu|thur|fri|sat|sun)s(?=,? (?:\d|from|at|in|all|may\b|june|july|aug|sep|oct)|[,.;]|$)/g,
      (_, day: string) => `${weekdays[day.slice(0, 2).toLowerCase()]}s`,
    )
    .replace(
      /\b(ranch|colonial|cape|bungalow|condo|townhome|townhouse|rambler|split[- ]level|cottage|duplex) (?=[\d,]{3,6} ?(?:sf|sq|square))/gi,
      '$1, ',
    )
    .replace(/^((?:yes,? |no,? )?(?:just )?(?:attending|going)), (?=(?:our|my|we|i)\b)/i, '$1. ')
    .replace(/^(?:no,? )?just there (?=every|each|for|to|on)/i, "I'm there ")
    // "9 to 1 may to october"
    .replace(
      /(\d to \d{1,2}(?::\d\d)?),? (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* (?:to|through|thru|until|[-–]) ?\p{L})/giu,
      '$1, ',
    )
    .replace(
      /(?:(?<=^)(?:oh|OH)|(?<=, )oh) (?=(?:this |next )?(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?\b|\d{1,2}(?::\d\d)? ?(?:-|–|to) ?\d)/gu,
      'open house ',
    )
    .replace(
      /\b(new (?:metal |tile )?(?:roof|furnace|boiler|hvac|ac|windows|water heater|siding|deck|fence|septic|kitchen|floors)),? ['’]?(1[5-9]|2[0-6])(?=$|[,.;]| (?:after|with|w)\b)/gi,
      '$1 in 20$2',
    )
    .replace(/\b(\d)[- ]stall(?=$|[,.;])/gi, '$1-stall garage')
    .replace(
      /\b((?:sales|income|property) tax(?:es)?(?: rate)?(?: (?:is|are|runs?))?(?: (?:about|around|near|over|under|at|almost|like|roughly))*) (\d{1,2}(?:\.\d+)?)(?=$|[;)]|[.,](?!\d)| (?:here|in\b|on\b|but\b|so\b))/gi,
      '$1 $2%',
    )
    // "hoa 20 to 90 mo" is what it costs, and no time.
    .replace(
      /\b((?:hoa|dues|fees?|rents?)\b(?:(?!\b(?:lease|term|warranty)\b)[^.;,\d$]){0,40})\$?(\d{2,4})(?: ?(?:-|–|to) ?\$?(\d{2,4}))? ?(?:(?:\/|a |per )mo(?:nth)?|mo)\b(?! (?:\p{L}+ )?(?:lease|old|term|warranty|notice|contract)\b)/giu,
      (_, what: string, low: string, high?: string) =>
        `${what}$${low}${high ? ` to $${high}` : ''} a month`,
    )
    .replace(/\b(\d(?:\.\d+)? ?(?:m|mil|million)|\d+k)\+ (?=any|every|all|most)/gi, '$1+, ')
    // "2.5 or 5 pct"
    .replace(/(?<=\d) ?pct\b(?:\.(?= (?:down|off|of|over|under)\b))?/gi, '%')
    .replace(/\bpct\b/gi, 'percent')
    .replace(/(?<![\d$.])(\d{1,2}(?:\.\d+)?) (or|to|and) (?=\d{1,2}(?:\.\d+)?%)/gi, '$1% $2 ')
    .replace(
      /\b(mon|tues?|wed|thurs?|fri|sat|sun)(?:day)? (?=noon\b)/gi,
      (_, day: string) => `${weekdays[day.slice(0, 2).toLowerCase()]} at `,
    );

const weekdays: Record<string, string> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};
