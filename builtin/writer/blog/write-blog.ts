import { createRandom } from '#builtin/random.ts';
import {
  joinNotes,
  remarkNote,
  riskNote,
  roomNote,
  unclearNote,
} from '#builtin/writer/answers/notes.ts';
import type { ToldAnswer } from '#builtin/writer/answers/told-answer.ts';
import { stumbles } from '#builtin/writer/best-of.ts';
import { type Block, saysSomething, toHtml, wordCountOf } from '#builtin/writer/blocks.ts';
import { settledScope } from '#builtin/writer/compose/settle-scope.ts';
import type { Writing } from '#builtin/writer/compose/writing.ts';
import { missingFacts } from '#builtin/writer/judge/rubric.ts';
import { labelsFor } from '#builtin/writer/labels.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { nearestTopic } from '#builtin/writer/nearest-topic.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { wornOutIn } from '#builtin/writer/post/worn-out.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { unnamedSubject } from '#builtin/writer/subject.ts';
import type { Brief } from '#builtin/writer/understand/brief.ts';
import { withHurriedAnswersTidied } from '#builtin/writer/understand/hurried/tidy-answers.ts';
import { readNextStep } from '#builtin/writer/understand/next-step/read-next-step.ts';
import { understand } from '#builtin/writer/understand/understand.ts';
import { voiceNamed } from '#builtin/writer/voice/voice.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { questionsOf } from './agent-answers.ts';
import { fitAnswers } from './answer-room.ts';
import {
  createArticle,
  manyFacts,
  type PlannedArticle,
  pointsOfOwn,
  splitAnswers,
  tellOthers,
  wordsSaid,
} from './article.ts';
import { answerSection, knownSection, writeClosing, writeOpening } from './article-frame.ts';
import { isToldShort, type KnownOfOwn, readOwnSubject, writeShortArticle } from './own-subject.ts';
import { adviceIn, type ReadyParts } from './ready-article.ts';
import {
  answeredSections,
  comparisonSection,
  eventSection,
  explainedSections,
  figuresSection,
  listSection,
  localSection,
  mistakesSection,
  readySections,
} from './sections.ts';

/** As long as there is something to say: an article that repeats itself is read by nobody. */
const blogLength = { leastWords: 470, leastBesideAnswers: 410, mostWords: 900 };
/** Of a subject of one's own little is known. */
const leastWordsOfOwn = 150;
const attempts = 8;
/** Two neighbors that begin alike. */
const slight = 2;

/**
 * An article: the title answered, parts that open with the agent's answers, what else is known of
 * the title, each thing once, and one call to action.
 */
export function writeBlog(
  typed: Facts,
  seed: number,
  today: Date,
): { draft: PieceDraft; note?: string; advice?: string } {
  const facts = withHurriedAnswersTidied(typed);
  const material = gatherMaterial(facts, today, nearestTopic(facts));
  const place = { city: material.place.city, state: material.place.stateCode };
  const own = readOwnSubject(facts, place);
  if (own && isToldShort(own, pointsOfOwn({ material, title: facts.title }).length))
    return writeShortArticle(facts, material, own, seed, today);
  const { known, others } = splitAnswers(facts, place.city);
  const told = tellOthers(others, place);
  const {
    brief,
    told: kept,
    unsaid,
  } = fitAnswers(withContacts(understand(known, place), told), told);
  brief.scope = settledScope(brief, facts.title, material.place);
  const questions = questionsOf([...known.answers, ...known.rememberedAnswers]);
  const isWornOut = wornOutIn(facts.recent ?? []);
  const writingFor = (attempt: number): Writing => ({
    title: facts.title,
    brief: structuredClone(brief),
    material,
    random: createRandom(seed + attempt * 0x9e3779b1),
    voice: voiceNamed(brief.tone ?? facts.voice),
    isWornOut,
  });
  const knownSubject = own?.isOwn ? own.known : undefined;
  const best = bestArticle((attempt, size) =>
    createArticle(writingFor(attempt), kept, questions, size, knownSubject),
  );
  const said = [brief.nextStep, ...brief.facts.flatMap(({ sentences }) => sentences)].join(' ');
  const blocks = shorten(best.blocks, best.most, (sentence) => said.includes(sentence));
  // "Most of my clients" says "mostly" in other words.
  const lost = missingFacts(blocks, brief).filter(
    (fact) => !unsaid.includes(fact) && !/\bmostly\b/i.test(fact),
  );
  return {
    draft: {
      title: facts.title,
      content: toHtml(blocks),
      ...labelsFor(facts, material, createRandom(seed), 'blog', { brief }),
    },
    note: joinNotes(
      ...material.notes,
      riskNote([...brief.dropped, ...told.flatMap(({ dropped }) => dropped)]),
      unclearNote([...brief.unclear, ...told.flatMap(({ unclear }) => unclear)]),
      roomNote([...unsaid, ...lost], 'blog'),
      remarkNote(brief.remarks),
      ...brief.hints,
      generalNote(facts, material, own, best.ready !== undefined),
    ),
    ...(best.ready && { advice: adviceIn(best.ready) }),
  };
}

/** What is said of a subject of one's own holds for everybody: the agent should know it, and what would help. */
function generalNote(
  { topic, title }: Facts,
  material: Material,
  own: KnownOfOwn | undefined,
  isWhole: boolean,
): string | undefined {
  if (topic.identifier !== 'custom' || material.subject === unnamedSubject) return undefined;
  const wanted = own?.known.wanted ?? 'A rule, a figure with its source and a case of yours';
  const isKnown = isWhole || (own?.isOwn && pointsOfOwn({ material, title }).length > 2);
  return `${isKnown ? '' : `I know little of "${topic.name}" itself, so much of this article is general. `}${wanted} would make it yours.`;
}

/** A way to reach the agent is the call to action, whatever the question was. */
function withContacts(brief: Brief, told: readonly ToldAnswer[]): Brief {
  const [contact] = told.map((answer) => answer.contact).filter(Boolean);
  if (contact && !brief.nextStep) readNextStep(brief, contact, false);
  return brief;
}

type Version = { blocks: Block[]; most: number; faults: number; ready?: ReadyParts };

/** Longer or shorter until it has its length, then with other words until nothing stumbles. */
function bestArticle(plan: (attempt: number, size: number) => PlannedArticle): Version {
  let best: Version | undefined;
  let size = 1;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const article = plan(attempt, size);
    const blocks = compose(article);
    const words = wordCountOf(blocks);
    const most = article.ready ? words : blogLength.mostWords + wordsSaid(article);
    const least = !article.writing.material.titleEntry
      ? leastWordsOfOwn
      : article.writing.brief.facts.length >= manyFacts
        ? blogLength.leastBesideAnswers
        : blogLength.leastWords;
    const faults =
      Math.max(0, least - words) * 2 +
      Math.max(0, words - most) +
      stumbles(blocks) +
      echoes(blocks) * 8;
    if (!best || faults < best.faults) best = { blocks, most, faults, ready: article.ready };
    if (faults <= slight) break;
    if (words < least) size++;
    else if (words > most) size--;
  }
  return best as Version;
}

/** Sentences that say in other words what the article has said. */
function echoes(blocks: readonly Block[]): number {
  const all = blocks
    .flatMap((block) => (block.kind === 'p' ? splitSentences(block.text) : []))
    .map(keywordsOf)
    .filter(({ size }) => size >= 4);
  const isSaid = (words: ReadonlySet<string>, index: number) =>
    all
      .slice(0, index)
      .some(
        (earlier) => words.intersection(earlier).size >= Math.min(words.size, earlier.size) * 0.7,
      );
  return all.filter(isSaid).length;
}

function compose(article: PlannedArticle): Block[] {
  return [
    ...writeOpening(article),
    ...knownSection(article),
    ...eventSection(article),
    ...figuresSection(article),
    ...answerSection(article),
    ...(article.ready ? readySections(article) : answeredSections(article)),
    ...comparisonSection(article),
    ...(article.isList ? listSection(article) : []),
    ...explainedSections(article),
    ...(article.isList ? [] : listSection(article)),
    ...mistakesSection(article),
    ...localSection(article),
    ...writeClosing(article),
  ].filter(saysSomething);
}
