import { randomInt } from 'node:crypto';
import type { Profile } from '#contract/account-forms.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { fromWirePlace, type Place } from '#contract/place.ts';
import { escapeText } from '#contract/text.ts';
import { PieceDraft, RevisionDraft } from '#contract/text-drafts.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { passageDraftBetween } from '#server/content/revised-passage.ts';
import type { Deps } from '#server/deps.ts';
import { getAccountOf } from '#server/features/account/account.service.ts';
import {
  chooseTitle,
  getTopic,
  pickContentTemplate,
  type TopicToWrite,
} from '#server/features/catalog/catalog.service.ts';
import { voiceToWriteBy } from '#server/features/voice/voice.service.ts';
import { toQuestionAnswer, type UsedAnswer, withRoles } from './answers.ts';
import { fitPostPrompt } from './posts.prompts.ts';
import { listRecentTexts } from './posts.queries.ts';
import { findFigures, findSources, type ResearchDeps } from './research.ts';
import { type GenerationHooks, type WrittenPiece, writePiece } from './write-piece.ts';

/** A piece that is decided on: what about, under which title, built how. */
export type PiecePlan = {
  promptType: PromptType;
  topic: TopicToWrite;
  place: Place;
  title: Awaited<ReturnType<typeof chooseTitle>>;
  /** HTML of the title the agent chose, wrote or keeps. None: the writer may word it. */
  boundTitle: string | undefined;
  template: Facts['template'];
  revision: Facts['revision'];
  seed: number;
};

/** What the agent has to say on it, now and earlier. */
export type AgentAnswers = { answers: QuestionAnswer[]; rememberedAnswers: UsedAnswer[] };

type PieceRequest = {
  promptType: PromptType;
  topicId: string | number;
  customTopic?: string | null;
  selectedTitle?: string | null;
  location: string;
  state: string;
  revisionContext?: {
    originalPost: { title: string };
    revisionRequest: string;
    passage?: object | null;
  };
};

export async function planPiece(
  deps: Deps,
  user: { id: number },
  request: PieceRequest,
  revision?: Facts['revision'],
): Promise<PiecePlan> {
  const { promptType, topicId, customTopic, selectedTitle } = request;
  const place = fromWirePlace(request);
  const seed = randomInt(2 ** 31);
  const topic = await getTopic(deps.db, topicId, customTopic);
  const title = await chooseTitle(deps.db, user.id, topic, {
    // It may have been edited since it was selected.
    selectedTitle: revision?.title.trim() || selectedTitle,
    city: place.city,
    isLast: lastTitles(deps, topic),
    seed,
  });
  // A revision keeps the build of the text it changes.
  const needsTemplate = promptType === 'content' && !revision;
  const template = needsTemplate
    ? await pickContentTemplate(deps.db, seed, title.filled)
    : undefined;
  const boundTitle = await boundTitleOf(deps, user, request, title.filled);
  return { promptType, topic, place, title, boundTitle, template, revision, seed };
}

/** Models rename what they are given: a title that somebody chose is set again after the writing. */
async function boundTitleOf(
  { texts }: Deps,
  { id: userId }: { id: number },
  { selectedTitle, revisionContext }: PieceRequest,
  filled: string,
): Promise<string | undefined> {
  if (!revisionContext) return selectedTitle ? escapeText(filled) : undefined;
  const { originalPost, revisionRequest: request, passage } = revisionContext;
  // "Shorter" and "warmer" of a passage say nothing about the title.
  if (passage) return originalPost.title;
  return texts.run('titleToKeep', { title: originalPost.title, request }, { userId });
}

/** Has a planned piece written by a universal prompt. Nothing of it is stored here. */
export async function writePlannedPiece(
  deps: Deps,
  user: { id: number },
  plan: PiecePlan,
  universalPrompt: string,
  agentAnswers: AgentAnswers,
  hooks: GenerationHooks,
): Promise<WrittenPiece> {
  const gathered = await gatherFacts(deps, plan, agentAnswers, hooks.signal);
  const voiceProfile = await voiceToWriteBy(deps.db, user.id);
  const agent = agentOf((await getAccountOf(deps.db, user.id)).profile);
  const recent = await recentTexts(deps, user);
  const voice = voiceProfile?.tone || undefined;
  const found = { ...gathered, recent, voiceProfile, voice, agent };
  const { system, prompt, stable, facts } = promptFor(plan, universalPrompt, found);
  const request = {
    userId: user.id,
    kind: kindOf(plan),
    facts,
    system,
    prompt,
    stable,
    schema: draftOf(plan),
    seed: plan.seed,
  };
  // What had no room in the prompt did not shape the piece.
  const rememberedAnswers = agentAnswers.rememberedAnswers.slice(0, facts.rememberedAnswers.length);
  return writePiece(deps, request, { ...hooks, rememberedAnswers, boundTitle: plan.boundTitle });
}

/** The name and the brokerage that a piece may say, as far as they are given. */
function agentOf({ displayName, brokerage }: Profile): Facts['agent'] {
  if (!displayName && !brokerage) return undefined;
  return { name: displayName || undefined, brokerage: brokerage || undefined };
}

function draftOf({ revision }: PiecePlan) {
  if (!revision) return PieceDraft;
  return revision.around ? passageDraftBetween(revision.around) : RevisionDraft;
}

const textsToCompareWith = 30;

/** What this agent had written lately, for a writer that takes care not to repeat it. */
async function recentTexts({ db, ai }: Deps, user: { id: number }): Promise<string[] | undefined> {
  return ai.text.readsRecentTexts ? listRecentTexts(db, user.id, textsToCompareWith) : undefined;
}

export async function gatherFacts(
  deps: ResearchDeps,
  { promptType, topic, place, title, boundTitle, template, revision }: PiecePlan,
  { answers, rememberedAnswers }: AgentAnswers,
  signal?: AbortSignal,
): Promise<Facts> {
  const sources =
    promptType === 'blog' ? await findSources(deps, topic, place, title.filled, signal) : [];
  return {
    topic,
    place,
    title: title.filled,
    isTitleBound: boundTitle !== undefined,
    template,
    answers: withRoles(answers, topic, place.city),
    rememberedAnswers: withRoles(rememberedAnswers.map(toQuestionAnswer), topic, place.city),
    figures: topic.usesPropertyData ? await findFigures(deps, place, signal) : undefined,
    sources,
    revision,
    local: localFactsOf(place),
  };
}

export const promptFor = (plan: PiecePlan, universalPrompt: string, facts: Facts) =>
  fitPostPrompt(kindOf(plan), { template: universalPrompt, facts, marker: newDataMarker() });

const kindOf = ({ promptType }: PiecePlan): 'blog' | 'post' =>
  promptType === 'blog' ? 'blog' : 'post';

/** A title that asks for facts nobody gave comes last, where the writer can tell. */
export const lastTitles =
  ({ ai }: Deps, { identifier }: { identifier: string }) =>
  (title: string) =>
    ai.text.needsFacts?.(identifier, title) ?? false;
