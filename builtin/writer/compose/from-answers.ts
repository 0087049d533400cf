import { type Block, linesOf } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf, keywordsOfTitle } from '#builtin/writer/points.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { answersReader, callToAction, plainCall } from './calls.ts';
import { isOpen, isQuestionHeard, questionHeard, withAnswer } from './heard-question.ts';
import { answerWithHook, hookLine, tips, titleAnswer, titleHook } from './knowledge-lines.ts';
import { knownReply, stemsAsked } from './known-reply.ts';
import { isPlural } from './noun-articles.ts';
import { invitationToAsk, isOpenMatter } from './open-matter.ts';
import { saysAgain } from './said-before.ts';
import { factsOf, isCallToReach, labelled, sayExtras, sayFact, wordsOfFact } from './say-facts.ts';
import { noteSentence, sayNotes } from './say-notes.ts';
import { besideScope, readerQuestion, scopeIntro, scopeSentence } from './say-scope.ts';
import { standsAlone } from './stands-alone.ts';
import { toldStory } from './tell-story.ts';
import { line, startInWords, type Writing } from './writing.ts';

/** What a post made from answers opens with. */
export type Lead = 'title' | 'story' | 'insight';

/**
 * A lead, then what the agent said: stories and whole sentences as paragraphs, fragments behind their
 * labels in one list, so that no sentence of ours has to fit around words it was not made for. Last
 * whom it is for and how to reach the agent.
 */
export function fromAnswers(lead: Lead): (writing: Writing) => Block[] {
  return (writing) => {
    const heard = withHeardAnswered(writing);
    const { blocks, used } = heard ?? leads[lead](writing);
    const left = onTitleFirst(
      withReferring(writing.brief.facts)
        .filter((fact) => !used.some(({ question }) => question && question === fact.question))
        .filter((fact) => !used.includes(fact) && !isTitle(fact, writing))
        .flatMap(withStoryApart),
      writing,
    );

    const { nextStep } = writing.brief;
    // What clients ask and nobody answers here is what the reader is asked to ask.
    const open = left.find((fact) => isOpenMatter(fact));
    const invited = open && invitationToAsk(open, writing);
    const answers = !nextStep || answersReader(nextStep);
    const asks = !invited && answers ? readerQuestion(writing) : undefined;
    // A way to reach the agent beside what they offer is the call to action.
    const call = nextStep ? undefined : left.find(isCallToReach);
    const told = left.filter((fact) => fact !== call && !(invited && fact === open));
    const stories = told.filter(({ role }) => role === 'story');
    // What the agent offers leads to the call, whatever else was said.
    const offers = told.filter(({ role }) => role === 'offer');
    // What nothing answers leads to the call, which asks for more.
    const others = told
      .filter((fact) => !stories.includes(fact) && !offers.includes(fact))
      .toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)));
    // A few words of theirs are the first lines of a checklist.
    const listable =
      /\bchecklists?\b/i.test(writing.title) && roomForTips(writing) > 0
        ? others.filter(isListable)
        : [];
    const toldStories = stories.map((story) => line(toldStory(story)));
    const promised = withOwnItems(
      tips(
        writing,
        roomForTips(writing),
        linesOf([...blocks, ...toldStories, ...told.map(asItem)]).join(' '),
      ),
      listable,
    );
    const body = [
      ...blocks,
      // The list that a title promises goes on from its answer.
      ...promised,
      ...toldStories,
      ...sayNotes(
        others.filter((fact) => !listable.includes(fact)),
        asks
          ? { sentence: besideScope(writing) }
          : { intro: scopeIntro(writing), sentence: scopeSentence(writing) },
        writing,
      ),
      ...offers.flatMap((fact) => sayOffer(fact, writing)),
      ...sayExtras(writing),
    ];
    return [
      ...body,
      ...(invited
        ? invited(call && labelled(call, call.labels[0], writing))
        : [
            line(
              asks,
              call
                ? labelled(call, call.labels[0], writing)
                : asks
                  ? plainCall(writing)
                  : callToAction(writing),
            ),
          ]),
    ];
  };
}

/** "irrigation - turn it on": a thing to look at or do. */
const isListable = (fact: Fact) =>
  (fact.role === 'detail' || fact.role === 'features' || fact.role === 'rule') &&
  !fact.isCareful &&
  !standsAlone(fact) &&
  // Whom to call, where the rebates are and what homes cost is nothing to tick off.
  !/\b(?:vendors?|services|rebate|named|prices?|budget|home types are)\b/i.test(
    fact.question ?? '',
  ) &&
  !fact.typed.includes('$') &&
  // A row of things is no line among others.
  fact.items.length < 3 &&
  splitSentences(fact.typed).length === 1 &&
  countWords(fact.typed) <= 16;

const asItem = ({ typed }: Fact): Block => ({
  kind: 'p',
  text: capitalise(typed.replace(/\.$/, '').replace(/ [-–] /, ': ')),
});

function withOwnItems(list: Block[], own: readonly Fact[]): Block[] {
  const items = linesOf(own.map(asItem));
  return list.map((block) =>
    'items' in block ? { ...block, items: [...items, ...block.items].slice(0, mostItems) } : block,
  );
}

const mostItems = 4;

/** "It's nonrefundable" after "due diligence fee": what it is was said by the answer before. */
function withReferring(facts: readonly Fact[]): Fact[] {
  const told: Fact[] = [];
  for (const fact of facts) {
    const last = told.at(-1);
    const refers =
      last?.head?.kind === 'noun' &&
      last.labels.length > 0 &&
      last.sentences.length === 0 &&
      last.items.length < 2 &&
      !isPlural(last.head.text) &&
      /^(?:insight|rule|detail)$/.test(fact.role) &&
      /^it(?:['’]s)?\s/i.test(fact.typed);
    if (last && refers)
      told[told.length - 1] = {
        ...last,
        typed: `${asSentence(last.typed)} ${fact.typed}`,
        sentences: splitSentences(fact.typed),
      };
    else told.push(fact);
  }
  return told;
}

/** "sell first. One couple was in the house 47 years ...": a few words, and a story that went on from them. */
function withStoryApart(fact: Fact): Fact[] {
  const { head, sentences, role } = fact;
  const told = sentences.join(' ');
  const isStory =
    head !== undefined &&
    !fact.isCareful &&
    role !== 'story' &&
    sentences.length > 1 &&
    countWords(told) > 20 &&
    /\b(?:I|we|one (?:couple|buyer|seller|client|family|owner))\b/i.test(told);
  return isStory
    ? [
        { ...fact, typed: asSentence(head.text), sentences: [] },
        { ...sentenceFact('story', told), sentences, typed: told },
      ]
    : [fact];
}

/** It speaks of what the title names. */
function isOnTitle(fact: Fact, { title, material }: Writing): boolean {
  const wanted = keywordsOfTitle(title, material.place);
  return [...keywordsOf(wordsOfFact(fact))].some((word) => wanted.has(word));
}

/** What the title speaks of comes before the rest, and of the rest what tells the reader most. */
function onTitleFirst(facts: readonly Fact[], { title, material }: Writing): Fact[] {
  const wanted = keywordsOfTitle(title, material.place);
  const shared = (fact: Fact) =>
    [...keywordsOf(`${fact.question ?? ''} ${fact.labels.join(' ')} ${wordsOfFact(fact)}`)].filter(
      (word) => wanted.has(word),
    ).length;
  return facts.toSorted(
    (one, other) => shared(other) - shared(one) || placeOf(one) - placeOf(other),
  );
}

const tellMost: Fact['role'][] = ['insight', 'rule', 'features', 'detail', 'places'];
/** In which order people sell and buy belongs to few titles. */
const placeOf = ({ role, frames }: Fact) =>
  tellMost.includes(role) && !frames?.order ? tellMost.indexOf(role) : tellMost.length;

/** "roof replacement" under "When to replace a roof" says nothing more. */
function isTitle(fact: Fact, { title, material }: Writing): boolean {
  const words = wordsOfFact(fact);
  const said = [...keywordsOf(words)].map((word) => word.slice(0, 5));
  const has = new Set([...keywordsOfTitle(title, material.place)].map((word) => word.slice(0, 5)));
  return (
    fact.sentences.length === 0 &&
    said.length > 0 &&
    !/\d/.test(words) &&
    said.every((word) => has.has(word))
  );
}

type Opened = { blocks: Block[]; used: Fact[] };

/** What clients ask opens the text, with its answer, where the agent left it open and told no story. */
function withHeardAnswered(writing: Writing): Opened | undefined {
  if (factsOf(writing.brief, 'story').length > 0) return undefined;
  const heard = writing.brief.facts.find(isQuestionHeard);
  if (!heard) return withMatterAnswered(writing);
  const told = questionHeard(heard);
  // What the agent answers needs no answer of ours that says the same.
  if (!isOpen(heard))
    return saysAgain(titleHook(writing) ?? '', told)
      ? { blocks: [line(told)], used: [heard] }
      : undefined;
  const blocks = withAnswer(heard, writing);
  return blocks && isNearTitle(linesOf(blocks).join(' '), writing)
    ? { blocks, used: [heard] }
    : undefined;
}

/** A question about something else would leave that of the title open. */
function isNearTitle(text: string, { title, material }: Writing): boolean {
  const near = stemsAsked(title.replaceAll(material.place.city, ''));
  return [...stemsAsked(text)].some((stem) => near.has(stem));
}

/** So does a step that confuses people, where something is known of just that step. */
function withMatterAnswered(writing: Writing): Opened | undefined {
  const matter = writing.brief.facts.find(isOpenMatter);
  const reply = matter && knownReply(matter.typed, writing);
  const said =
    reply && isNearTitle(`${matter.typed} ${reply}`, writing) && noteSentence(matter, writing);
  return said ? { blocks: [line(said), line(reply)], used: [matter] } : undefined;
}

const leads: Record<Lead, (writing: Writing) => Opened> = {
  title: (writing) => ({
    blocks: [line(saysLittle(writing) ? answerInFull(writing) : answerInShort(writing))],
    used: [],
  }),
  story: (writing) => {
    const story = factsOf(writing.brief, 'story')[0];
    if (!story) return { blocks: [], used: [] };
    const told = toldStory(story);
    // What was typed with care begins as it begins.
    const teaser = story.isCareful ? undefined : teaserOf(told);
    const answer = titleHook(writing);
    return {
      blocks: teaser
        ? [
            line(teaser),
            line(told.replace(/^One example: /, 'It was ')),
            line(coversTitle(writing) ? undefined : answer),
          ]
        : [line(answer), line(told)],
      used: [story],
    };
  },
  insight: (writing) => {
    const insight = leadingInsight(writing);
    if (!insight) return { blocks: [], used: [] };
    const label = insight.labels.length > 0 ? writing.random.pick(insight.labels) : undefined;
    // What people ask or get wrong is answered, whatever else was said.
    const answer =
      coversTitle(writing) && !leavesOpen.test(insight.typed) ? undefined : titleAnswer(writing);
    const said = line(labelled(insight, label, writing));
    // "Yes, because ..." answers the title and nothing else.
    const isReply = /^(?:Yes|No|It depends|Not always|Usually|Sometimes)\b/.test(answer ?? '');
    return {
      blocks: isReply ? [line(answer), said] : [said, line(answer)],
      used: [insight],
    };
  },
};

const leavesOpen =
  /\?|\b(?:asks?|asked|wonders?|whether|confus\p{L}+|think|thinks|assume|believe|forgets?|wrong|mistakes?|surpris\p{L}+|don['’]t (?:know|read|realize))\b/iu;

/** What people get wrong makes a first line when it is short and speaks of the title. */
export const leadingInsight = (writing: Writing) =>
  writing.brief.facts.find((fact) => canLead(fact) && isOnTitle(fact, writing));

const canLead = (fact: Fact) => {
  const words = countWords(fact.sentences[0] ?? '');
  return (
    (fact.role === 'insight' || fact.role === 'rule') &&
    !fact.head &&
    standsAlone(fact) &&
    // "Offer first, the inspection in between" is a note.
    (!/,(?!\d)/.test(fact.sentences[0] ?? '') ||
      /^(?:if|when|in|after|before|once)\b/i.test(fact.typed)) &&
    phraseKind((fact.sentences[0] ?? '').replace(/[.!]$/, '')) === 'sentence' &&
    !/^(?:what|how|why|when|who)\b|^(?:offer|sell|buy|list|close|inspect)\b.* then\b/i.test(
      fact.typed,
    ) &&
    words <= 15 &&
    words >= 3
  );
};

function sayOffer(fact: Fact, writing: Writing): Block[] {
  const sentence = standsAlone(fact) ? undefined : noteSentence(fact, writing);
  return sentence ? [line(sentence)] : sayFact(fact, writing);
}

/** The result first, when the story has one and is more than a line. */
function teaserOf(told: string): string | undefined {
  if (countWords(told) < 14) return undefined;
  const days =
    /\b(closed|sold|under contract|pending) in (?:just |only |about )?(\d+ (?:days|weeks|hours)|one weekend|a weekend)/i.exec(
      told,
    );
  const over = /(?<![\d$,.])\$?[\d,.]+k? (?:over|above) (?:list|asking)\b/i.exec(told);
  const offers = /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) offers\b/i.exec(told);
  const time = /\b(?:offer|done|finished) in (\d+ (?:days|weeks|hours))/i.exec(told);
  if (days) return `${capitalise(days[1] ?? '')} in ${days[2]}. Here's how.`;
  // Offers that the story begins with are no end that it leads to.
  if (offers && offers.index > told.indexOf('. '))
    return `${startInWords(offers[0])}. Here's how that happened.`;
  if (over) return `${capitalise(over[0])}. Here's how.`;
  return time ? `${startInWords(time[0])}. Here's what changed.` : undefined;
}

/** The title answered in one paragraph: it is the only one that is not the agent's. */
function answerInFull(writing: Writing): string {
  const [first = '', ...others] = splitSentences(answerWithHook(writing) ?? hookLine(writing));
  // "In mild places ..." is said for all climates at once.
  return [first, ...others.filter((sentence) => !/\bmild\b/i.test(sentence))].join(' ');
}

/** One sentence, or two where the first alone promises what it does not tell. */
function answerInShort(writing: Writing): string {
  const hook = titleHook(writing) ?? hookLine(writing);
  return onlyPromises.test(hook) ? answerInFull(writing) : hook;
}

/** "Check three things before you decide." */
const onlyPromises =
  /^(?:\S+ ){0,4}(?:two|three|four|five) (?:things|questions|parts|points|steps|dates)\b[^:,]*\.$|^(?:\S+ ){0,6}\S+\.$/i;

/** Where the agent's words leave the title's question open, our answer to it is told in full. */
const saysLittle = (writing: Writing) =>
  !coversTitle(writing) &&
  factsOf(writing.brief, 'story').length === 0 &&
  writing.brief.facts.reduce((sum, fact) => sum + countWords(wordsOfFact(fact)), 0) <= 60;

/** Beside facts of the agent's there is room for none, unless the title itself promises a list. */
function roomForTips({ brief, title }: Writing): number {
  // Whom it is for is said, and tells nothing of the matter.
  const told = brief.facts.filter(({ typed }) => !typed.startsWith("This one's for "));
  const words = told.reduce((sum, fact) => sum + countWords(wordsOfFact(fact)), 0);
  if (promisesList.test(title) && words < 50) return 3;
  return told.length < 1 ? 3 : 0;
}

/** Under "The walk-through checklist" there is one. */
const promisesList =
  /\b(?:checklists?|questions to ask|to do list|prep list|what to (?:pack|bring|gather|read|finish))\b/i;

/** What the agent said speaks of the title's own matter. */
function coversTitle({ brief, title, material }: Writing): boolean {
  const words = (text: string) =>
    new Set(
      text
        .toLowerCase()
        .match(/\p{L}{4,}/gu)
        ?.map((word) => word.slice(0, 5)) ?? [],
    );
  const wanted = [...words(title.replaceAll(material.place.city, ''))];
  const said = words(
    brief.facts.map(({ head, sentences }) => [head?.text, ...sentences].join(' ')).join(' '),
  );
  return wanted.filter((word) => said.has(word)).length >= Math.max(2, wanted.length * 0.6);
}
