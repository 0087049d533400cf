import { capitalise } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { plainSteps } from './orders.ts';

/** A step as it is said to the reader: "they" are "you", and a number has its "at" or its pause. */
export const toTheReader = (said: string) => withPauses(withYou(withYourThings(said)));

/** "I would like them to message me", "They should download my checklist": what readers are asked is an order. */
export function asOrder(said: string): string {
  const asked = askedOfReaders.exec(said)?.[0];
  if (!asked) return said;
  return capitalise(withYou(said.slice(asked.length)));
}

const readers =
  '(?:them|they|people|readers?|folks|everyone|everybody|anyone|anybody|anyone interested|buyers|sellers|owners|homeowners|clients|neighbors|locals)';
const steps =
  'call|text|dm|message|email|download|book|schedule|reach|send|visit|stop|come|ask|reply|comment|sign|register|rsvp|grab|get|bring|go|find|follow|drop|contact|request|tell|write|share';
const askedOfReaders = new RegExp(
  [
    `^(?:(?:I|we)(?:['’]d| would)? )?(?:really |just )?(?:like|love|want|need|prefer|ask|tell|invite)(?: for)? ${readers} to (?:please |just )?`,
    `^(?:have|get|let) ${readers} (?=(?:${steps})\\b)`,
    `^${readers} (?:should|can|could|ought to|need to|are welcome to) (?:please |just |either )?(?=(?:${steps})\\b)`,
  ].join('|'),
  'iu',
);

/** "I have a checklist they can download": where nobody else is named, they are the readers. */
const withYou = (said: string) => {
  const first = /\b(?:they|them|their|people|folks|readers)\b/i.exec(said);
  if (!first || others.test(said.slice(0, first.index))) return said;
  return said
    .replace(/^(?:they|people|readers|folks) (?:should|can|could) (\p{L})/iu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/\b(?:they|people|folks|readers)(?=['’](?:re|ve|ll|d)\b)/gi, 'you')
    .replace(/\bthey\b/gi, 'you')
    .replace(
      /(?<=\b(?:tell|show|send|help|for|to|with|give|walk|have|let|get|see|want|like|meet|invite|call|text|email) )(?:them|people|folks)\b/gi,
      'you',
    )
    .replace(/\bthem\b(?= (?:the|a|an|my|what|how|which|where|through|to)\b)/gi, 'you')
    .replace(/\btheir\b/gi, 'your');
};

/** Whom else "they" may be, once they were named. */
const others =
  /\b(?:buyers?|sellers?|lenders?|agents?|builders?|inspectors?|appraisers?|city|county|office|company|team|neighbors?|tenants?|owners?|contractors?|movers?|stagers?|attorneys?|cpas?|kids|dogs|friends?|someone|anyone|list|homes|names|shops|places|photos|numbers|programs|vendors|\p{L}{3,}ers)\b/iu;

/** "email resume to ...": whose it is. */
const withYourThings = (said: string) =>
  said.replace(
    /\b([Ss]end|[Ee]mail|[Tt]ext|[Ss]hare|[Dd]rop off|[Bb]ring|[Mm]essage)( me| us)? (?=(?:resume|address|question|questions|timeline|number|zip(?: code)?|name|budget|phone number|headcount|wish list)\b)/g,
    '$1$2 your ',
  );

const point = `${emailIn.source}|${phoneIn.source}|${linkIn.source}`;

function withPauses(step: string): string {
  const reach = `(?:${phoneIn.source}|${emailIn.source})`;
  return (
    withSentencesApart(step)
      // "I have a checklist, link in bio"
      .replace(
        /^(.+?),? (?:the )?link(?:['’]s| is)? in (?:my |the )?(bio|profile|comments)$/i,
        (all, before: string, where: string) =>
          phraseKind(before) === 'noun'
            ? all
            : `${before}. The link is in ${/^c/i.test(where) ? 'the' : 'my'} ${where.toLowerCase()}`,
      )
      .replace(
        /^for (an? |the )?([^,]{4,30}?),? (?=(?:call|text|dm|message|email)\b)/i,
        (_, article = 'a ', what: string) => `For ${/s$/.test(what) ? '' : article}${what}, `,
      )
      .replace(/^(if \p{L}+ [^,]{3,40}?) (?=(?:call|text|dm|email|message) )/iu, '$1, ')
      .replace(
        /^any questions,? (?:please |just )?(\p{L})/iu,
        (_, letter: string) => `Any questions? ${letter.toUpperCase()}`,
      )
      .replace(/^(happy|glad|delighted) (?=to \p{L})/iu, (how) => `I'm ${how.toLowerCase()}`)
      .replace(/^(?:not sure|maybe|i guess|probably)[,;:]? (?:maybe )?(?=\p{L})/iu, '')
      // "give Bea a call 208-555-0116", "Kim, kim@example.com"
      .replace(
        new RegExp(
          `\\b(an? (?:call|shout|ring|text|line|buzz|email|note|message)),? (?=${reach})`,
          'iu',
        ),
        '$1 at ',
      )
      .replace(new RegExp(`(?<=\\bto \\p{Lu}\\p{L}+),? (?=${emailIn.source})`, 'u'), ' at ')
      .replace(new RegExp(`\\b(me|us),? (?=${reach})`, 'iu'), '$1 at ')
      .replace(
        new RegExp(
          `\\b([Cc]all|[Tt]ext) ((?:the |my |our )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|(?:the|my|our) (?:office|team|desk|assistant)) (?=${phoneIn.source})`,
          'u',
        ),
        '$1 $2 at ',
      )
      .replace(new RegExp(`(?<=\\p{L}) @ (?=${phoneIn.source})`, 'iu'), ' at ')
      // "schedule a tour, 208-555-0116 or tours@example.com"
      .replace(new RegExp(`(?<=\\p{Ll}{3}), (?=(?:${point}) or (?:${point})$)`, 'u'), ': ')
      .replace(new RegExp(`(?<=\\p{Ll}{2}[!.]?) or (?=${phoneIn.source})`, 'iu'), ' or call ')
      .replace(
        new RegExp(
          `(?<=\\p{Ll}{3})(?<!\\b(?:[Cc]all|[Tt]ext|[Ee]mail|[Vv]isit|with|via|from|link|through|at|on|to|or|and|[Dd]ial)),? (${emailIn.source}|${phoneIn.source}|${linkIn.source})$`,
          'u',
        ),
        ': $1',
      )
      // "stop in Thursday 4 to 6"
      .replace(/(?<=\b\p{Lu}\p{L}+day) (?=\d{1,2}(?::\d\d)? to \d)/gu, ' from ')
      .replace(/\bon (?:ig|insta)\b/gi, 'on Instagram')
      .replace(
        /(?<=\b(?:find|follow|dm|message|hit) (?:me|us)(?: up)? on \p{L}+),? (?=@\w)/giu,
        ': ',
      )
  );
}

/** "come by, the coffee's on", "visit, we'll have cider": an order, and a sentence of its own. */
function withSentencesApart(step: string): string {
  const at = step.search(
    /, (?=(?:I|we|you|it|it['’]s|there['’]s|\p{L}+['’](?:s|ll|m|re)|email|call|text|send|message|bring|sign up|book|just|(?:mornings|evenings|afternoons|weekends|weekdays|nights|texts?) (?:are|is|works?) best)\b)/iu,
  );
  if (at < 0) return step;
  const [order, rest] = [step.slice(0, at), step.slice(at + 2)];
  const isApart =
    (/^(?:sentence|order)$/.test(phraseKind(order)) || /^there['’]s\b/i.test(order)) &&
    (/^(?:sentence|order)$/.test(phraseKind(rest)) ||
      / best$|^\p{L}+['’](?:s|re) (?:on|in|at|free|open|ready|hot|for)\b/iu.test(rest)) &&
    !/,/.test(order) &&
    !/^(?:if|when|once|and|or|but|so|to|by|for|after|before)\b/i.test(order);
  return isApart ? `${plainSteps[order.toLowerCase()] ?? `${order}.`} ${capitalise(rest)}` : step;
}
