import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import { isCareful } from '#builtin/writer/understand/careful.ts';
import { isAsked, phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { inside, kindOfThing, offeredStep } from './offered-step.ts';
import { isStepOrder, plainSteps, withHowToBook } from './orders.ts';
import { asOrder, toTheReader } from './to-the-reader.ts';
import { waysToReach } from './ways-to-reach.ts';

/** What the reader should do next becomes the last line. Each sentence is a step of its own. */
export function readNextStep(brief: Brief, typed: string, fromMemory: boolean): void {
  if (brief.nextStep && fromMemory) return;
  const said = asOrder(typed);
  if (isCareful(said) && takeCarefulSteps(brief, splitSentences(said), fromMemory)) return;
  const text = withNumberJoined(said);
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
      !isStepOrder(each) &&
      countWords(each) > 3;
    if (!isTold) addStep(brief, each, fromMemory);
    // What is no step is told where the others are, but for what goes on after one and what the agent would do.
    else if (brief.nextStep || isOffered.test(each))
      brief.nextStep = [brief.nextStep, asSentence(toTheReader(each))].filter(Boolean).join(' ');
    else
      brief.facts.push({
        role: 'insight',
        labels: [],
        typed: asSentence(each),
        items: [],
        sentences: [asSentence(each)],
        fromMemory,
      });
  }
}

/** Steps that were typed with care stand as they were typed; what was told before the first of them is told apart. */
function takeCarefulSteps(
  brief: Brief,
  sentences: readonly string[],
  fromMemory: boolean,
): boolean {
  const start = sentences.findIndex(
    (each) => phoneIn.test(each) || emailIn.test(each) || linkIn.test(each) || isStepOrder(each),
  );
  if (start < 0) return false;
  for (const each of sentences.slice(0, start))
    brief.facts.push({
      role: 'insight',
      labels: [],
      typed: each,
      items: [],
      sentences: [each],
      fromMemory,
      isCareful: true,
    });
  const steps = sentences
    .slice(start)
    .map(asOrder)
    // "By phone or text at 208-555-0116": what is done there.
    .map((each) =>
      each.replace(
        /^(?=(?:By (?:phone|text|email)|At (?:\(?\d{3}|\S+@))\b)(\p{Lu})/u,
        (_, letter: string) => `Reach me ${letter.toLowerCase()}`,
      ),
    );
  brief.nextStep = [brief.nextStep, ...steps].filter(Boolean).join(' ');
  return true;
}

const isOffered =
  /^(?:I|we)(?:['’]d| would|['’]ll| will)\b|^(?:I|we) can\b|^(?:I['’]m |we['’]re )?(?:happy|glad) to\b/i;

const asksThenCalls = new RegExp(
  `^[^?.]{4,60}\\? (?:just |please )?(?:(?:text|call|dm|message|email|ask|send)\\b|(?:\\p{Lu}\\p{L}+,? )?${phoneIn.source}|${emailIn.source})`,
  'iu',
);

/** "have them call me before they write. Rob 541-555-0194": whom to call, and where. */
const withNumberJoined = (typed: string) => {
  // "call. 208-555-0116"
  const said = typed.replace(
    new RegExp(`^((?:call|text|call or text|text or call))[.,;:!]+ (?=${phoneIn.source})`, 'iu'),
    '$1 ',
  );
  return /^(?:please |just )?(?:call|text|message|contact)\b/i.test(said)
    ? said.replace(
        new RegExp(
          `(?<=\\p{Ll})[.!:,] (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?),? (${phoneIn.source})[.!]?$`,
          'u',
        ),
        ': $1, $2',
      )
    : said;
};

function addStep(brief: Brief, said: string, fromMemory: boolean): void {
  if (asksNobody.test(said)) {
    brief.nextStep ??= '';
    return;
  }
  const before = brief.nextStep ?? '';
  const number = new RegExp(`^${phoneIn.source}$`).exec(withoutEnding(said.trim(), ' ,;.'))?.[0];
  // "Call before you list. 208-555-0116": the number of the call.
  if (
    number &&
    /^(?:[^.!?]*[?] )?(?:call|text)\b[^.!?]*[.]$/i.test(before) &&
    !phoneIn.test(before)
  )
    brief.nextStep = `${withoutEnding(before, '.')}: ${number}.`;
  else {
    const step = stepFor(said);
    brief.nextStep = before && !fromMemory ? `${before} ${step}` : step;
  }
}

const asksNobody =
  /^(?:(?:nothing|no|none|n\/a),? )?(?:just|only) (?:read|enjoy|look|awareness|an? thank|thank|thanks)\w*\b|^(?:no (?:call|action|ask)|nothing to do|fyi)\b/i;

/** One step as a sentence for the reader. */
function stepFor(said: string): string {
  const { lead, rest } = withoutLead(
    withoutEnding(said.trim(), phoneIn.test(said) ? ' ,;.' : ' ,;').replace(/\.{2,}$/, '.'),
  );
  return [lead, sayStep(rest)].filter(Boolean).join(' ');
}

/** "questions? 208-555-0116", "or at 208-555-0116". */
function withoutLead(step: string): { lead: string; rest: string } {
  const asked =
    /^(?:(?:any |for )?(?:q['’]?s?|questions?)\b[:,?.]*|for (?:info|details|more info(?:rmation)?)\b[:,]?) (?:(?:to|at|for) )?(?=\S)/i.exec(
      step,
    );
  const rest = step
    .slice(asked?.[0].length ?? 0)
    .replace(/^(?:or|and|also|then)(?: at)? (?=\S)/i, '')
    .replace(/^(?:the )?link or /i, 'Use the link or ')
    .replace(/^lets (?=\p{L})/iu, "let's ")
    .replace(/^(?:the )?sign[- ]?in sheet(?=, )/i, "there's a sign-in sheet");
  if (!asked || !(phoneIn.test(rest) || emailIn.test(rest) || isStepOrder(rest)))
    return { lead: '', rest: step === rest ? step : rest };
  return { lead: 'Questions?', rest };
}

/** "208-555-0116 text best im in class til 3": how, and why. */
const wayThatIsBest = new RegExp(
  `^(${phoneIn.source})[,.;]? (text|call)(?:s|ing)? (?:is |are )?(?:best|preferred|better)[,.;]? ?(.*)$`,
  'isu',
);

/** "208-555-0116 ill send my list": where, and what comes of it. */
const wayAndThen = new RegExp(
  `^(${phoneIn.source})[.;]? ((?:ill|i['’]ll|i will|we['’]ll|we will) \\p{L}.+)$`,
  'isu',
);

function sayStep(typed: string): string {
  // "text me 316-555-0142 n ill send my list"
  const step = typed.replace(
    /(?<=\d{4}) (?:n|&|and) (?:ill|i['’]?ll|i will) (?=\p{L})/iu,
    ". I'll ",
  );
  const [, number, how = '', why = ''] = wayThatIsBest.exec(step) ?? [];
  const [, point, then = ''] = wayAndThen.exec(step) ?? [];
  if (point)
    return `Call or text ${point}. ${asSentence(toTheReader(then.replace(/^ill\b/i, "I'll")))}`;
  if (number)
    return [`${capitalise(how.toLowerCase())} ${number}.`, why && asSentence(toTheReader(why))]
      .filter(Boolean)
      .join(' ');
  const plain = withoutEnding(step, ' .!');
  return plainSteps[plain.toLowerCase()] ?? wayInWords(plain) ?? stepInWords(step);
}

/** What names a way to reach the agent or a place to look, and says little else. */
function wayInWords(step: string): string | undefined {
  const reply = new RegExp(
    `^rsvp[,:]? (?:(?:to|at) )?(?:me (?:at )?)?(?=(?:${phoneIn.source}|${emailIn.source}|${linkIn.source})$)`,
    'iu',
  );
  if (reply.test(step)) return asSentence(step.replace(reply, 'RSVP: '));
  if (new RegExp(`^${linkIn.source}$`, 'iu').test(step) && !emailIn.test(step))
    return asSentence(`See more at ${step}`);
  const keyword = new RegExp(`^["“]?([A-Z]{3,12})["”]? to (${phoneIn.source})(.*)$`).exec(step);
  if (keyword) return asSentence(`Text ${keyword[1]} to ${keyword[2]}${keyword[3]}`);
  const ways = waysToReach(step);
  if (ways) return ways;
  const [, asked = '', answered = ''] = /^([^?.]{4,60}\?) (.+)$/.exec(step) ?? [];
  // "Interested? ann@example.com"
  const reached = answered && waysToReach(answered);
  if (reached) return `${asSentence(asked)} ${reached}`;
  // "a seat at the class, text 208-555-0116"
  const [, thing = '', how = ''] = /^((?:an?|the|my|your) [^,]+), (.+)$/i.exec(step) ?? [];
  const wayToIt = how && !isStepOrder(thing) && waysToReach(how);
  if (wayToIt) return asSentence(`${withoutEnding(wayToIt, '.')} for ${inside(thing)}`);
  // "208-555-0116, I answer until 8"
  const at = step.search(/, (?=(?:I|we|I['’](?:m|ll)|it['’]s|no|please)\b)/i);
  const before = at < 0 ? undefined : waysToReach(step.slice(0, at));
  if (before) return `${before} ${asSentence(toTheReader(step.slice(at + 2)))}`;
  // "agents: 208-555-0116": for whom it is.
  const [, whom = '', theirs = ''] = /^(\p{L}+(?: \p{L}+)?): (.+)$/u.exec(step) ?? [];
  const wayOfTheirs = theirs && waysToReach(theirs);
  return wayOfTheirs && !isStepOrder(step) && kindOfThing(whom) === undefined
    ? asSentence(`${whom}: ${inside(wayOfTheirs)}`)
    : undefined;
}

/** Orders and sentences stay as they were typed; a thing is offered. */
function stepInWords(step: string): string {
  // "my lender list, just ask"
  const [, wanted = ''] =
    /^((?:an?|the|my|our) [^,]+),? (?:just |please )?ask(?: me)?$/i.exec(step) ?? [];
  if (wanted && !isStepOrder(wanted)) return asSentence(`Ask me for ${inside(wanted)}`);
  const said = toTheReader(step);
  const sentences = splitSentences(said);
  const isWhole =
    sentences.length > 1 ||
    isStepOrder(said) ||
    phraseKind(said) === 'sentence' ||
    asksThenCalls.test(said) ||
    /^no (?:need|rsvp|registration|appointment|sign-?up)\b/i.test(said) ||
    /\b(?:in the comments|below)$/i.test(said) ||
    // "By Friday, text me": what comes first says when.
    said.split(/, (?:or |and )?| or /).some((part, index) => index > 0 && isStepOrder(part));
  if (isWhole)
    return withHowToBook(
      sentences
        .map((each) => (isAsked(each) ? capitalise(each.replace(/[.?]*$/, '?')) : asSentence(each)))
        .join(' '),
    );
  const thing = step.replace(/^(?:(?:I['’]m|we['’]re) )?offer(?:ing)? /i, '');
  if (phraseKind(thing) === 'gerund' && kindOfThing(thing) === undefined)
    return asSentence(`The next step: ${thing}`);
  // "through the brokerage website", "QR code on the sign"
  if (/^(?:through|via|thru) /i.test(thing)) return asSentence(`Reach me ${inside(thing)}`);
  if (/^(?:the )?QR code\b/i.test(thing))
    return asSentence(`Scan ${/^the/i.test(thing) ? inside(thing) : `the ${thing}`}`);
  return offeredStep(thing);
}
