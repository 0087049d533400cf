import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Brief } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from './segments.ts';

/** Each sentence is a step of its own: "520-555-0188. I help with the paperwork." */
export function readNextStep(brief: Brief, said: string, fromMemory: boolean): void {
  if (brief.nextStep && fromMemory) return;
  const text = toYou(withNameAndNumber(said));
  const sentences = asksThenCalls.test(text)
    ? [text]
    : splitSentences(text).flatMap((each) =>
        each.split(/(?<=\d{4}),? (?=(?:room|space|seats?) (?:holds|is|are)\b)/i),
      );
  const isMixed =
    sentences.length > 1 && sentences.some((each) => phoneIn.test(each) || emailIn.test(each));
  for (const each of isMixed ? sentences : [text]) {
    const isTold =
      isMixed &&
      !phoneIn.test(each) &&
      !emailIn.test(each) &&
      !linkIn.test(each) &&
      phraseKind(each) !== 'order' &&
      countWords(each) > 3;
    // What is no step is told where the others are, but for what goes on after one.
    if (isTold && !brief.nextStep)
      brief.facts.push({
        role: 'insight',
        labels: [],
        typed: asSentence(each),
        items: [],
        sentences: [asSentence(each)],
        fromMemory,
      });
    else if (isTold) brief.nextStep = `${brief.nextStep} ${asSentence(each)}`;
    else readStep(brief, each, fromMemory);
  }
}

/** "have them call me before they write. Rob 541-555-0194": whom to call, and where. */
const withNameAndNumber = (said: string) =>
  /^(?:please |just )?(?:call|text|message|contact)\b/i.test(said)
    ? said.replace(
        new RegExp(
          `(?<=\\p{Ll})[.!:,] (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?),? (${phoneIn.source})[.!]?$`,
          'u',
        ),
        ': $1, $2',
      )
    : said;

/** "send me the address and I'll tell them what I'd change" is said to the reader. */
const toYou = (said: string) =>
  /^(?:please |just )?(?:call|text|ask|message|email|dm|book|get|send|see|come|reach|stop|give|share|drop|save|read|bring|print|keep|pick|download)\b/i.test(
    said,
  )
    ? said
        .replace(
          /(?<=\b(?:tell|show|send|help|for|to|with|give|walk) )(?:them|people|folks)\b/gi,
          'you',
        )
        .replace(/(?<=\b(?:on|to|in|with|of|bring|at|from) )their\b/gi, 'your')
    : said;

const asksThenCalls = /^[^?.]{4,60}\? (?:just |please )?(?:text|call|dm|message|email|ask|send)\b/i;

/** "text me" and "call before you write an offer" are sentences already; "a valuation" is not. */
function readStep(brief: Brief, said: string, fromMemory: boolean): void {
  if (
    /^(?:just|only) (?:read|enjoy|look|awareness)\w*\b|^(?:no (?:call|action|ask)|nothing to do|fyi)\b/i.test(
      said,
    )
  ) {
    brief.nextStep ??= '';
    return;
  }
  const step = withoutEnding(said.trim(), phoneIn.test(said) ? ' ,;.' : ' ,;')
    .replace(/^(?:they|people|readers|folks) (?:should|can|could) (\p{L})/iu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .replace(/\.{2,}$/, '.')
    .replace(
      /^(?:qs?|questions?)[:,?]? (?:to |for )?(?=(?:call|text|email|ask|contact|message|dm)\b)(\p{L})/iu,
      (_, letter: string) => `Questions? ${letter.toUpperCase()}`,
    )
    .replace(/^(?:the )?link or /i, 'Use the link or ')
    .replace(
      new RegExp(
        `^((?:Questions\\? )?(?:[Cc]all|[Tt]ext|[Ee]mail|[Cc]all or text|[Tt]ext or call|[Aa]sk|[Cc]ontact)) (\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?:,|:| -| at)? (?=${phoneIn.source})`,
        'u',
      ),
      '$1 $2 at ',
    )
    .replace(new RegExp(`(?<=\\p{Ll}{2}[!.]?) or (?=${phoneIn.source})`, 'iu'), ' or call ')
    // "me 850-555-0107 or your agent", "Marcy @ 316-555-0144"
    .replace(new RegExp(`^me(?: at)? (?=${phoneIn.source})`, 'i'), 'call me at ')
    .replace(new RegExp(`(?<=\\p{L}) @ (?=${phoneIn.source})`, 'iu'), ' at ')
    .replace(new RegExp(`^(\\p{Lu}\\p{Ll}+) at (?=${phoneIn.source}$)`, 'u'), 'call $1 at ')
    .replace(new RegExp(`^(${phoneIn.source}),? text (?:is )?(?:ok|fine)$`, 'i'), 'call or text $1')
    // "call or text 207-555-0150, Amy Pelletier"
    .replace(
      new RegExp(
        `^((?:call|text|call or text|text or call)) (${phoneIn.source}),? (?:for |ask for )?(\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)$`,
        'iu',
      ),
      '$1 $3 at $2',
    )
    .replace(
      new RegExp(
        `^((?:call|text|call or text|text or call)) (${phoneIn.source}) \\((\\p{Lu}\\p{L}+)\\)$`,
        'iu',
      ),
      '$1 $3 at $2',
    )
    // It is said to the reader: "before they write an offer".
    .replace(
      /^((?:please )?(?:call|text|ask|message|email|dm|book|get|send|see|come|reach)\b.*?) (before|if|when|once|after) they\b/i,
      '$1 $2 you',
    )
    .replace(
      /^(instagram|facebook|ig|fb) (?:dm|msg|message)s?,? or /i,
      (_, name: string) => `Message me on ${/^f/i.test(name) ? 'Facebook' : 'Instagram'}, or `,
    )
    .replace(new RegExp(`,? / (?=${emailIn.source}$)`, 'i'), ', or email ')
    .replace(
      new RegExp(`^(dm|text|call|email|message)(?: me)? or (?=${phoneIn.source})`, 'i'),
      (_, verb: string) =>
        /^(?:dm|email|message)$/i.test(verb) ? `${verb} me or call ` : `${verb} me at `,
    )
    // "870-555-0190 call" and "ring the bell or 434-555-0168".
    .replace(new RegExp(`^(${phoneIn.source}),? (call or text|text or call)$`, 'i'), '$2 $1')
    .replace(
      new RegExp(`^(${phoneIn.source}),? (call|text)s?(?:ing)? is best$`, 'i'),
      '$2 is best: $1',
    )
    .replace(new RegExp(`^(${phoneIn.source}),? (call|text)\\b`, 'i'), '$2 $1')
    .replace(new RegExp(` or (?=${phoneIn.source}$)`, 'i'), ' or call ');
  const reply = new RegExp(
    `^rsvp[,:]? (?:(?:to|at) )?(?:me (?:at )?)?(?=(?:${phoneIn.source}|${emailIn.source}|${linkIn.source})$)`,
    'iu',
  );
  if (reply.test(step)) {
    brief.nextStep = [brief.nextStep, asSentence(step.replace(reply, 'RSVP: '))]
      .filter(Boolean)
      .join(' ');
    return;
  }
  if (/^(?:the )?link(?: is)? in (?:my )?(?:bio|profile)$/i.test(step)) {
    brief.nextStep = 'The link is in my bio.';
    return;
  }
  const isCall =
    /^(?:[^.!?]*[?] )?(?:call|text)\b[^.!?]*[.]$/i.test(brief.nextStep ?? '') &&
    !phoneIn.test(brief.nextStep ?? '');
  if (isCall && new RegExp(`^${phoneIn.source}$`).test(step)) {
    brief.nextStep = `${withoutEnding(brief.nextStep ?? '', '.')}: ${step}.`;
    return;
  }
  const onlyPhone = new RegExp(`^(${phoneIn.source})(?: \\((\\p{Lu}\\p{L}+)\\))?$`, 'u').exec(step);
  if (onlyPhone) {
    brief.nextStep = onlyPhone[2]
      ? `Call or text ${onlyPhone[2]} at ${onlyPhone[1]}.`
      : [brief.nextStep, `Call or text ${onlyPhone[1]}.`].filter(Boolean).join(' ');
    return;
  }
  const mail = new RegExp(
    `^(?:(?:for )?(?:qs?|questions?|info|details|email)[:,?]? (?:(?:to|at|email) )?)(${emailIn.source})$`,
    'iu',
  ).exec(step);
  if (mail) {
    brief.nextStep = [
      brief.nextStep,
      `${/question|^q/i.test(step) ? 'Questions? ' : ''}Email me at ${mail[1]}.`,
    ]
      .filter(Boolean)
      .join(' ');
    return;
  }
  const whenever = new RegExp(
    `^(?:questions?[:,]? (?:to )?)?(${phoneIn.source})(?: ((?:anytime|any time|before|after|until|day or night|weekdays|evenings)\\b.*))?$`,
    'i',
  ).exec(step);
  if (whenever) {
    const isQuestion = /^question/i.test(step);
    brief.nextStep = `${isQuestion ? 'Questions? ' : ''}${asSentence(`Call or text ${[whenever[1], whenever[2]].filter(Boolean).join(' ')}`)}`;
    return;
  }
  const asks = new RegExp(
    `^(?:qs?|questions?)[:,?]? (?:for |to )?(\\p{Lu}\\p{Ll}+)[,:]? (?:at )?(${phoneIn.source})$`,
    'u',
  ).exec(step.replace(/^q/, 'Q').replace(/^Q(?:s|uestions?)?\b/, 'questions'));
  if (asks) {
    brief.nextStep = [brief.nextStep, `Questions? Call ${asks[1]} at ${asks[2]}.`]
      .filter(Boolean)
      .join(' ');
    return;
  }
  const alone = alonePlain[step.toLowerCase()];
  if (alone) {
    brief.nextStep = alone;
    return;
  }
  const platform =
    /^(?:(?:a )?(?:dm|message)s? (?:me )?(?:on|via) )?(instagram|facebook|insta|ig|fb)(?: (?:dm|message)s?)?$/i.exec(
      step,
    );
  if (platform && /dm|message|^ig$|insta/i.test(step)) {
    const name = /^f/i.test(platform[1] ?? '') ? 'Facebook' : 'Instagram';
    brief.nextStep = `${/message/i.test(step) ? 'Message' : 'DM'} me on ${name}.`;
    return;
  }
  const named = new RegExp(
    `^(\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?),? (${phoneIn.source})(?:,? (.+))?$`,
    'u',
  ).exec(step);
  if (named && !/^(?:Call|Text|Email|Phone|Cell|Office)$/.test(named[1] ?? '')) {
    const rest = (named[3] ?? '').replace(/^(?:call|text)(?: or (?:call|text))? or /i, 'or ');
    const isText = /^(?:or )?text(?:s|ing)? (?:is )?(?:ok(?:ay)?|fine|too)$/i.test(rest);
    brief.nextStep = asSentence(
      isText
        ? `Call or text ${named[1]} at ${named[2]}`
        : `Call ${named[1]} at ${named[2]}${rest ? `, ${rest}` : ''}`,
    );
    return;
  }
  const numberFirst = new RegExp(
    `^(${phoneIn.source}),? (\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)(?:,? (?:and )?(I['’]?ll .+))?$`,
    'u',
  ).exec(step);
  if (numberFirst) {
    brief.nextStep = asSentence(
      `Call or text ${numberFirst[2]} at ${numberFirst[1]}${numberFirst[3] ? ` and ${numberFirst[3]}` : ''}`,
    );
    return;
  }
  const either = new RegExp(`^(${phoneIn.source}),? or (dm|text|email|message)(?: me)?$`, 'i').exec(
    step,
  );
  if (either) {
    brief.nextStep = `Call ${either[1]}, or ${/^dm$/i.test(either[2] ?? '') ? 'DM' : either[2]?.toLowerCase()} me.`;
    return;
  }
  const kind = phraseKind(splitSentences(step)[0] ?? step);
  const isWhole =
    /^no (?:need|rsvp|registration|appointment|sign-?up)\b/i.test(step) ||
    kind === 'order' ||
    kind === 'sentence' ||
    splitSentences(step).length > 1 ||
    // "Thinking of selling? Text me" asks first.
    asksThenCalls.test(step);
  const contact = phoneIn.test(step) || emailIn.test(step) || linkIn.test(step);
  const bare = countWords(step) <= 2 && !isWhole;
  const sentence =
    bare && contact
      ? emailIn.test(step)
        ? `Email me at ${step}.`
        : phoneIn.test(step)
          ? `Call or text ${step}.`
          : `See more at ${step}.`
      : isWhole
        ? splitSentences(withPause(step)).map(asSentence).join(' ')
        : kind === 'gerund'
          ? asSentence(`The next step: ${step}`)
          : contact
            ? asSentence(
                countWords(step) <= 2 ||
                  new RegExp(`^(?:${phoneIn.source}|${emailIn.source})`).test(step)
                  ? `Reach me at ${step}`
                  : `To reach me: ${step}`,
              )
            : /^(?:an?|the|my|our|your|free) |s$/i.test(step) || countWords(step) > 5
              ? asSentence(`Next step: ${step}`)
              : asSentence(step);
  brief.nextStep = brief.nextStep && !fromMemory ? `${brief.nextStep} ${sentence}` : sentence;
}

/** One word of the question is no sentence. */
const alonePlain: Record<string, string> = {
  visit: 'Come visit.',
  reply: 'Send me a reply.',
  comment: 'Tell me in the comments.',
  call: 'Give me a call.',
  dm: 'DM me.',
  text: 'Text me.',
  message: 'Send me a message.',
  email: 'Email me.',
  'download checklist': 'Ask me for the checklist.',
  'download a checklist': 'Ask me for the checklist.',
  'download the checklist': 'Ask me for the checklist.',
};

/** "email me for the checklist ren@example.com" names the address after a pause. */
const withPause = (step: string) =>
  step
    .replace(/^(if \p{L}+ [^,]{3,40}?) (?=(?:call|text|dm|email|message) )/iu, '$1, ')
    .replace(new RegExp(`\\b(me|us) (?=${phoneIn.source}|${emailIn.source})`, 'iu'), '$1 at ')
    .replace(
      new RegExp(
        `\\b([Cc]all|[Tt]ext) (\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?=${phoneIn.source})`,
        'u',
      ),
      '$1 $2 at ',
    )
    .replace(
      new RegExp(
        `(?<=\\p{Ll}{3})(?<!\\b(?:[Cc]all|[Tt]ext|[Ee]mail|[Vv]isit|with|via|from|link|through|at|on|to|[Dd]ial)) (${emailIn.source}|${phoneIn.source}|${linkIn.source})$`,
        'u',
      ),
      ': $1',
    );

/**
 * "text me 419-555-0133 for my list of roofers", typed where names were asked for, tells the reader
 * what to do: whatever the question was, it is the call to action.
 */
export function takeContact(said: string): { contact: string; rest: string } {
  // "free class on Tuesdays, text HOME to 915-555-0190"
  const keyword = new RegExp(
    `(?:^|,? (?:or )?)(text \\S{2,12} to ${phoneIn.source})[.!]*$`,
    'i',
  ).exec(said);
  if (keyword) return { contact: keyword[1] ?? '', rest: said.slice(0, keyword.index).trim() };
  const sentences = splitSentences(said);
  const contacts = sentences.filter(
    (sentence) =>
      (reachesMe.test(sentence) && phraseKind(sentence) === 'order') ||
      ifThenCall.test(sentence) ||
      (/^(?:qs?|questions?)\b/i.test(sentence) && phoneIn.test(sentence)) ||
      (sentences.length > 1 &&
        new RegExp(`^(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? )?${phoneIn.source}[.!]?$`, 'u').test(
          sentence,
        )),
  );
  if (contacts.length === 0) return { contact: '', rest: said };
  return {
    contact: contacts
      .join(' ')
      // "Call me before you write an offer. Rob 541-555-0194"
      .replace(
        new RegExp(
          `(?<=\\p{Ll})[.!] (?=(?:\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?,? )?${phoneIn.source}[.!]?$)`,
          'u',
        ),
        ': ',
      ),
    rest: sentences.filter((sentence) => !contacts.includes(sentence)).join(' '),
  };
}

/** "if you got land call Wade 405-555-0191". */
const ifThenCall = new RegExp(
  `^(?:if|when|want|need|thinking|looking|got|have)\\b[^.!]*\\b(?:call|text|dm|email|message)\\b[^.!]*${phoneIn.source}[.!]?$`,
  'i',
);

const reachesMe =
  /^(?:(?:please|just|so) )?(?:call|text|dm|email|message|ping|contact|msg|txt|ask(?= me (?:at )?\(?\d))(?:,? (?:or|and) (?:call|text|dm|email|message))? (?:me|us)\b/i;
