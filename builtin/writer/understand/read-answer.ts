import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';
import { addFact, addSentence } from './add-fact.ts';
import { withPricesAskedFor } from './amounts-asked-for.ts';
import type { Brief } from './brief.ts';
import { isCareful, isCarefulSentence, withCareKept } from './careful.ts';
import { readDirections } from './directions.ts';
import { insistedIn } from './insisted.ts';
import { asksToReply, isAskedBelow, isContact } from './is-call.ts';
import { isSurelyRemark } from './likely-remark.ts';
import { readListingAnswer } from './listing-answers.ts';
import { withNameAndDeed } from './name-and-deed.ts';
import { withSeenNames } from './names.ts';
import { isSaidToReader } from './next-step/orders.ts';
import { readNextStep } from './next-step/read-next-step.ts';
import { takeContact } from './next-step/take-contact.ts';
import { phraseKind } from './phrase-kind.ts';
import { readEvent, saysWhereAndWhen } from './read-event.ts';
import { readHome } from './read-home.ts';
import { readOccasion } from './read-occasion.ts';
import { readRentalFigures, readReport, readSourceAnswer } from './read-report.ts';
import { readReviewer } from './read-reviewer.ts';
import { readScope } from './read-scope.ts';
import { readSteerAnswer } from './read-steer.ts';
import { audienceIn, isAudience, isOnlyReaders, isReaders } from './readers.ts';
import { withoutRemarks } from './remarks.ts';
import { repaired } from './repair.ts';
import { roleOf } from './roles.ts';
import { givenWording, saysToWriter, withoutLeave } from './said-to-writer.ts';
import { splitItems } from './segments.ts';
import { offeredToYou, withDoer, withReadersAsked, withSellersOf } from './who-they-are.ts';
import { withoutRisk } from './without-risk.ts';
import { writeOutDollars } from './write-out-dollars.ts';
import { withoutYesOrNo } from './yes-or-no.ts';

export const mostCharactersRead = 6_000;

/** "No lender on this one". */
const nothingSaid = /^(?:no|none|not|nobody|n\/a)\b[^.,;]{0,30}[.]?$/i;

/** "None that I can quote" is an answer, and no remark of which the agent should hear. */
const saysNothing =
  /^(?:none|nope?|no|n\/a|nothing|idk|not sure)(?: (?:that|to|for|at|yet|really|sorry|thanks|comment|idea)\b[^,;]{0,25})?[.!]*$/i;

/** "none, every owner inflates theirs": no figures, and why. */
const noneAndWhy = /^(?:none|no|nope)[,;.:-]+ (?!.*(?:\d|\b(?:but|me|my|i|we|our)\b))/i;

/** "n/a. There is talk about the marina, but nothing I can back up.": nothing, and why. */
const nothingToBackUp =
  /^[^.!]{0,60}\?\?? (?:not sure|idk)[,.;]? (?:so )?skip\b|^(?:n\/?a|none|no|nothing)[.,;:-]+ [^.!?]{0,120}\b(?:nothing|can['’]?t|cannot|not able to) (?:\p{L}+ ){0,4}(?:verify|confirm|back up|source)\b[^.!?]{0,60}[.!]?$/iu;

/** "the ramp is free after 6 I think". */
const doubt = /((?<=^|[.,;!] )[^.,;!]{4,60}?),? I (?:think|believe)([.,;!]|$)/giu;

/** One answer, read by the role of its question and by what it is. */
export function readAnswer(
  brief: Brief,
  { question, answer, role: given }: QuestionAnswer,
  place: Place,
  {
    fromMemory,
    isProperty,
    isEvent,
    isRisky,
    everything,
  }: {
    fromMemory: boolean;
    isProperty: boolean;
    isEvent: boolean;
    isRisky: boolean;
    everything: string;
  },
): void {
  const asked = roleOf(question, place.city, given);
  // "do i need 20 down (no)": what people ask, and what the agent says to it.
  const typedWhole = answer
    .slice(0, mostCharactersRead)
    .replace(
      /^((?:do|does|did|is|are|can|could|should|will|would|how|what|when|why|who|where|which)\b.*?)[?.]? ?\((no|yes|nope)\)[.!]?$/is,
      (_, asked: string, reply: string) => `${asked}? ${/^yes$/i.test(reply) ? 'Yes' : 'No'}.`,
    );
  const granted = asked.role === 'steer' ? typedWhole : withoutLeave(typedWhole);
  const wording = asked.role === 'steer' ? undefined : givenWording(granted);
  if (wording) brief.wording ??= asSentence(wording.wording);
  // What was typed with care is out of reach until all else is set right.
  const kept = withCareKept(
    wording?.rest ?? granted,
    asked.role !== 'steer' && !/\bauthority to advertise\b/i.test(question),
  );
  const directed = readDirections(kept.open);
  brief.wishes = {
    ...brief.wishes,
    ...directed.wishes,
    unsure: [...brief.wishes.unsure, ...directed.wishes.unsure],
    declined: [...brief.wishes.declined, ...directed.wishes.declined],
    holds: [...brief.wishes.holds, ...directed.wishes.holds],
  };
  if (!isProperty && !isEvent) brief.wishes.insisted ??= insistedIn(kept.restored(directed.said));
  const listing = readListingAnswer(question, withDoubleQuotes(directed.said), isProperty);
  if (listing.hint) brief.hints.push(listing.hint);
  const isSaid = asked.isAside === true && phraseKind(answer) === 'sentence';
  const meant = isSaid ? 'detail' : asked.role;
  const role = isProperty && meant === 'detail' && !asked.isSeeded ? 'features' : meant;
  const labels = role === asked.role ? asked.labels : [];
  const frames = role === asked.role ? asked.frames : undefined;
  const questions = role === asked.role ? asked.asked : undefined;
  const typed = listing.answer;
  const taken = new Set<string>();
  const withoutAsides = (text: string) =>
    role === 'steer'
      ? text
      : withoutRemarks(
          text,
          (clause) => taken.add(clause),
          directed.wishes.told,
          role === 'next-step' ? isSaidToReader : undefined,
        );
  const { said: answered, isYes } = withoutYesOrNo(
    withSeenNames(
      repaired(withoutAsides(typed), question, place.state),
      `${everything}, ${place.city}`,
    ),
    question,
  );
  // "There's one, but only by word of mouth, so no."
  const hasNothingToBackUp = nothingToBackUp.test(typedWhole.trim());
  if (hasNothingToBackUp) brief.remarks.push(typedWhole.trim());
  const isNo =
    /(?:^|[,; ])so no[.!]*$/i.test(typed.trim()) ||
    hasNothingToBackUp ||
    (role === 'figures' && noneAndWhy.test(typed.trim()));
  const open = isNo ? '' : withSellersOf(isProperty, withoutAsides(answered));
  const said =
    role === 'steer'
      ? open
      : withPricesAskedFor(
          withReadersAsked(
            withoutOrders(kept.restored(open), role !== 'next-step', (sentence) =>
              brief.remarks.push(sentence),
            ),
            question,
          ),
          question,
        );
  const isTypedWithCare = isCareful(said);
  brief.remarks.push(...[...taken].filter((clause) => !saysNothing.test(clause)));
  const { told, points } = directed.wishes;
  if (points && !isRisky)
    brief.facts.push({
      role: 'rule',
      labels: ['What to look at'],
      typed: repaired(points, question, place.state),
      items: splitItems(withoutEnding(repaired(points, question, place.state), ' .')),
      sentences: [],
      isTypedAsList: true,
      fromMemory,
    });
  // What is said in so many words is said, whatever it was asked for.
  const words =
    role === 'steer' && !/\b(?:no|not|don['’]?t|never|without|avoid|skip)\b/i.test(typed)
      ? /["“]([^"”]{8,})["”]/.exec(typed)?.[1]
      : undefined;
  if (role === 'steer' && (words || told.length > 0)) {
    for (const each of [...told, ...(words ? [words] : [])].map((text) =>
      repaired(text, question, place.state),
    ))
      if (phraseKind(each) === 'order' && /\b(?:me|us|my|our)\b|\d{4}|@|\.\w{2,}\b/i.test(each))
        readNextStep(brief, each, fromMemory);
      else if (phraseKind(each) === 'noun' && countWords(each) > 3 && countWords(each) < 12)
        addFact(brief, { role: 'detail', labels: ['Worth a look'], fromMemory }, each, '');
      else if (phraseKind(each) !== 'noun' || countWords(each) > 3)
        addSentence(brief, 'note', withMatterOf(each));
      else
        brief.hints.push(
          `You asked for "${withoutEnding(each, ' .')}": so few words do not say enough on their own, so the text does not have them.`,
        );
    return;
  }
  // "no selling. just pls go buy something from a neighbor": what readers are asked for.
  const asks =
    role === 'steer' &&
    /(?:^|[.,;!] )(?:just )?(?:pls|please),? ((?:just )?(?:go|come|shop|support|eat|visit|stop) [^.!]{6,80})/i.exec(
      answer,
    )?.[1];
  if (asks) readNextStep(brief, repaired(asks, question, place.state), fromMemory);
  // Whom a greeting is for is asked of the writer, and what is only for the writer is not greeted.
  const occasion = role === 'steer' ? withoutRemarks(said, (clause) => taken.add(clause)) : said;
  if (readOccasion(brief, { said: occasion, question, isRisky }, place)) return;
  if (role === 'steer') {
    const isNothing = /^n\/?a\b/i.test(answer.trim());
    readSteerAnswer(brief, { said, isYes, isNothing, question, isRisky, fromMemory }, place);
    return;
  }
  // "No lender, so say talk to a lender": what was to be said is said.
  if (said === '' || nothingSaid.test(said)) {
    for (const each of told.map((text) => repaired(text, question, place.state)))
      addSentence(brief, 'note', withMatterOf(each));
    if (told.length > 0) return;
  }
  if (said === '') {
    // A greeting that asks nobody for anything ends without a call.
    if (
      role === 'next-step' &&
      !isYes &&
      /\bwhat would you like (?:them|people) to do\b/i.test(question)
    )
      brief.wishes.hasNoCall = true;
    if (isYes && /\battending|sponsor/i.test(question))
      addSentence(brief, 'note', "I'll be there.");
    return;
  }
  const sure = isTypedWithCare
    ? said
    : said.replace(doubt, (_, claim: string, mark: string) => {
        brief.hints.push(`You were not sure of "${claim.trim()}": check it before you post.`);
        // What is not sure must not stand as a rule.
        const careful = claim
          .replace(/\b(?:need|have) to\b/i, 'may need to')
          .replace(/\bneeds to\b|\bhas to\b/i, 'may need to');
        return `${careful === claim ? `${claim}, I think` : careful}${mark}`;
      });
  const ordered = role === 'places' ? sure.replace(/,? in (?:that|this) order(?=\.?$)/i, '') : sure;
  const safe = isRisky ? withoutRisk(brief, ordered, place) : ordered;
  const isHome =
    /^beds, baths\b/i.test(question) ||
    (isProperty && /^\d ?\/ ?\d(?:\.\d+)?(?:,| )|^\d ?(?:bd|br|beds?)\b/i.test(safe));
  if (isHome) {
    const isSold = /\bclosing date\b/i.test(question) || !/^beds, baths\b/i.test(question);
    const more = readHome(brief, safe, isSold);
    // "3/2 pool": one more thing of the home.
    if (more !== '' && countWords(more) <= 3 && !/[\d.,]/.test(more))
      brief.property.size.push(more.charAt(0).toLowerCase() + more.slice(1));
    else if (/\b(?:bed|bath|listed?\b)/i.test(more)) addSentence(brief, 'note', more);
    else if (more !== '')
      addFact(brief, { role: 'features', labels, frames, fromMemory }, more, question);
    return;
  }
  const { contact, rest: clean } =
    role === 'next-step' ? { contact: '', rest: safe } : takeContact(safe);
  if (contact !== '') readNextStep(brief, contact, fromMemory);
  if (clean === '' || (contact !== '' && withoutYesOrNo(clean, question).said === '')) return;
  if (role !== 'next-step' && role !== 'event' && isContact(clean)) {
    readNextStep(brief, clean, fromMemory);
    return;
  }
  // "send me a listing and I'll tell you what I see", wherever it was typed.
  if (
    role !== 'next-step' &&
    role !== 'event' &&
    role !== 'figures' &&
    splitSentences(clean).length === 1 &&
    /^(?:please |just )*(?:call|text|dm|email|message|send|ask|book|reply|comment|reach out|stop by|swing by|sign up|register|rsvp|grab|download|get)\b.*\b(?:me|us|my|our|below|the comments)\b/i.test(
      clean,
    ) &&
    phraseKind(clean) === 'order'
  ) {
    readNextStep(brief, clean, fromMemory);
    return;
  }
  // Whom it is for, typed where something else was asked.
  const isAskedFor = /\bkind of client\b|^whom\b/i.test(question);
  if (
    asked.isSeeded &&
    !isAskedFor &&
    /^(?:insight|rule|detail)$/.test(role) &&
    isOnlyReaders(clean)
  ) {
    brief.audience ??= audienceIn(clean);
    brief.scope ??= {
      text: writeOutDollars(withoutEnding(clean.replace(/^for /i, ''), ' .!')).replace(
        /, \p{L}+ly$/u,
        '',
      ),
      labels: ['For'],
      rest: [],
      sentences: [],
    };
    return;
  }
  if (!asked.isSeeded && (role === 'detail' || role === 'features')) {
    // Questions we do not know: who it is for shapes the text, what to do next ends it.
    const isWhom =
      isAudience.test(clean) &&
      countWords(clean) <= 8 &&
      !/,/.test(clean) &&
      (!/\d/.test(clean) || countWords(clean) <= 5) &&
      !/\b(?:are|is|want|should|need|can|will|have|keep|ask)\b/i.test(clean);
    const [first = '', ...others] = splitSentences(clean);
    if (isWhom || (others.length > 0 && isAudience.test(first) && countWords(first) <= 3)) {
      brief.audience ??= audienceIn(first);
      if (others.length > 0) addSentence(brief, 'note', others.join(' '));
      return;
    }
    if (isReaders.test(clean) && countWords(clean) <= 14 && !brief.scope) {
      brief.scope = {
        text: writeOutDollars(withoutEnding(clean.replace(/^for /i, ''), ' .!')),
        labels: ['For'],
        rest: [],
        sentences: [],
      };
      return;
    }
    const offered = /^offer (?:them )?(an? .+)$/i.exec(clean)?.[1];
    if (offered) {
      readNextStep(brief, `ask me for ${offered}`, fromMemory);
      return;
    }
    if (asksToReply.test(clean) || isContact(clean) || isAskedBelow(clean)) {
      readNextStep(brief, clean, fromMemory);
      return;
    }
  }
  const readers: Partial<Record<Role, () => void>> = {
    figures: () =>
      /\breal figures\b/i.test(question)
        ? readRentalFigures(brief, clean, fromMemory)
        : readReport(brief, clean),
    source: () => readSourceAnswer(brief, clean, labels, frames),
    event: () => readEvent(brief, clean, question),
    scope: () => readScope(brief, clean, { labels, asked: questions, frames }, place),
    'next-step': () => readNextStep(brief, clean, fromMemory),
  };
  const isAnnounced = (isEvent || isProperty) && !asked.isSeeded && role !== 'next-step';
  if (isAnnounced && saysWhereAndWhen(clean, isEvent)) {
    readEvent(brief, clean);
    return;
  }
  if (/\breviews this content\b/i.test(question)) {
    readReviewer(
      brief,
      clean,
      !/\b(?:don['’]?t|do not|no|not|leave|without|keep)\b[^.,]{0,24}\b(?:names?\b|(?:mention|name|use|print) (?:her|him)\b)/i.test(
        answer,
      ),
    );
    return;
  }
  // A source of rates is of use where a rate is quoted.
  if (
    /\bcited for rates\b/i.test(question) &&
    !brief.facts.some(({ typed }) => typed.includes('%'))
  ) {
    const told = splitSentences(clean).filter(
      (sentence) => phraseKind(sentence) === 'sentence' && !/\brates?\b/i.test(sentence),
    );
    for (const sentence of told) addSentence(brief, 'note', sentence);
    if (told.length > 0 || /\brates?\b.*\bout\b|\bno rates?\b|\bleave\b/i.test(clean)) return;
    brief.hints.push(`No rate is quoted, so the text does not name its source (${clean}).`);
    return;
  }
  // "have a PM": that there is one says nothing to a reader.
  if (
    /\bmay be named\b/i.test(question) &&
    /^(?:i |we |yes,? )?have (?:an?|one|two|some|several|a few)\b(?: \p{L}+){0,3}[.!]?$/iu.test(
      clean,
    )
  ) {
    brief.hints.push(`I left out "${clean.replace(/[.!]$/, '')}": without a name it helps nobody.`);
    return;
  }
  // "advice": what is offered is asked for.
  if (
    role === 'offer' &&
    /^(?:staging |some |free )?(?:advice|tips|suggestions)[.!]?$/i.test(clean)
  ) {
    readNextStep(brief, `Ask me for ${clean.replace(/[.!]$/, '').toLowerCase()}`, fromMemory);
    return;
  }
  const special = readers[role];
  if (special) special();
  else
    addFact(
      brief,
      {
        role,
        labels,
        asked: questions,
        frames,
        fromMemory,
        isCareful: isTypedWithCare || undefined,
      },
      isTypedWithCare
        ? clean
        : role === 'offer' || /\bif they (?:ask|call|text) me\b/i.test(clean)
          ? offeredToYou(withoutWhatIsNot(clean))
          : withNameAndDeed(withDoer(clean, question), question),
      question,
    );
}

/** "pro photos, floor plan. no drone": what is offered. */
const withoutWhatIsNot = (said: string) => {
  const offered = said.replace(
    /[.,;] (?:but )?no (?:drones?(?: shots| photos| video)?|videos?|staging|photos?|3d(?: tour)?|floor ?plans?|matterport|twilight(?: photos)?|print)(?=[.,;]|$)/giu,
    '',
  );
  return /\p{L}/u.test(offered) ? offered : said;
};

/** What is said to the writer in a sentence of its own, after all that is known of such orders was followed. */
const withoutOrders = (
  text: string,
  mayHoldRemarks: boolean,
  onOrder: (sentence: string) => void,
) =>
  text
    .split('\n')
    .map((each) => {
      const sentences = splitSentences(each);
      const left = sentences.filter((sentence) => {
        const isOrder =
          (sentences.length > 1 && countWords(sentence) > 2 && saysToWriter(sentence)) ||
          (mayHoldRemarks &&
            isCarefulSentence(sentence) &&
            isSurelyRemark(bareOf(sentence), 'sentence'));
        if (isOrder) onOrder(sentence);
        return !isOrder;
      });
      const said = mayHoldRemarks ? left.map((sentence) => withoutTail(sentence, onOrder)) : left;
      return said.join(' ') === sentences.join(' ') ? each : said.join(' ');
    })
    .join('\n');

const bareOf = (sentence: string) => sentence.replace(/[.!]+$/, '');

/** "An auction house I trust, though I would rather share the name privately.": the end is said to the writer. */
function withoutTail(sentence: string, onOrder: (sentence: string) => void): string {
  if (!isCarefulSentence(sentence)) return sentence;
  const at = sentence.search(
    /, (?=(?:so|but|and|though|although) (?!.*, (?:so|but|though|although) ))/,
  );
  const tail = at < 0 ? '' : bareOf(sentence.slice(at + 2));
  if (tail === '' || countWords(sentence.slice(0, at)) < 3 || !isSurelyRemark(tail, 'last clause'))
    return sentence;
  onOrder(tail);
  return `${sentence.slice(0, at)}.`;
}

/** "he wants 'for education only' at the bottom": words somebody wants to have said as they are. */
const withDoubleQuotes = (text: string) =>
  text.replace(/(^|[\s(])['‘]([^'’"“”]{4,60})['’](?=[\s,.;:)]|$)/g, '$1"$2"');

/** "Talk to a CPA" says of what only where it is named. */
const withMatterOf = (said: string) => {
  const matter =
    /^(?:talk|speak) (?:to|with) (?:an? |your )?(?:local )?(?:(cpa|accountant|tax)|(attorney|lawyer)|(lender))\b(?: \p{L}+)?[.!]?$/iu.exec(
      said,
    );
  const name = matter && (matter[1] ? 'tax' : matter[2] ? 'legal' : 'loan');
  return name ? `For ${name} questions, ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
};
