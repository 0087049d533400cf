import { createHash, randomInt } from 'node:crypto';
import type { Profile } from '#contract/account-forms.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { Facts, QuestionAnswer } from '#contract/facts.ts';
import { fromWirePlace, type Place } from '#contract/place.ts';
import type { PostLength } from '#contract/post-length.ts';
import { escapeText } from '#contract/text.ts';
import { PieceDraft, RevisionDraft } from '#contract/text-drafts.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import type { VoiceTone } from '#contract/voice-tones.ts';
import { newDataMarker } from '#server/content/data-block.ts';
import { localFactsOf } from '#server/content/local-facts.ts';
import { passageDraftBetween } from '#server/content/revised-passage.ts';
import type { Deps } from '#server/deps.ts';
import { notSignedIn } from '#server/errors.ts';
import {
  type CatalogToWrite,
  chooseTitle,
  getChosenTemplate,
  pickContentTemplate,
  readCatalogFor,
  type TopicToWrite,
} from '#server/features/catalog/catalog.service.ts';
import { voiceInUse } from '#server/features/voice/voice.service.ts';
import { toQuestionAnswer, type UsedAnswer, withRoles } from './answers.ts';
import { fitPostPrompt } from './posts.prompts.ts';
import { findAuthor, findOfPair } from './posts.queries.ts';
import { findFigures, findSources, type ResearchDeps } from './research.ts';
import { type GenerationHooks, type WrittenPiece, writePiece } from './write-piece.ts';

/** A piece that is decided on: what about, under which title, built how. */
export type PiecePlan = {
  promptType: PromptType;
  topic: TopicToWrite;
  universalPrompt: CatalogToWrite['universalPrompt'];
  place: Place;
  title: ReturnType<typeof chooseTitle>;
  /** HTML of the title the agent chose, wrote or keeps. None: the writer may word it. */
  boundTitle: string | undefined;
  template: Facts['template'];
  revision: Facts['revision'];
  choices: Choices;
  seed: number;
};

/** What the agent chose before the writing, as the writer reads it. */
type Choices = Pick<Facts, 'isTemplateBinding' | 'length' | 'isSecondVersion'> & {
  voice?: VoiceTone;
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
  templateId?: number | null;
  length?: PostLength | null;
  voice?: VoiceTone | null;
  pair?: { id: string; version: number } | null;
  revisionContext?: {
    originalPost: { title: string };
    revisionRequest: string;
    passage?: object | null;
  };
};

export async function planWriting(
  deps: Deps,
  user: { id: number },
  request: PieceRequest,
  revision?: Facts['revision'],
): Promise<PiecePlan> {
  const { promptType, topicId, customTopic, selectedTitle, pair } = request;
  const place = fromWirePlace(request);
  const seed = pair ? seedOf(pair.id) : randomInt(2 ** 31);
  // A revision keeps the build of the text it changes.
  const needsTemplates = promptType === 'content' && !revision;
  const catalog = await readCatalogFor(deps.db, user.id, {
    topicId,
    customTopic,
    promptType,
    needsTemplates,
  });
  const { topic, universalPrompt } = catalog;
  const title = chooseTitle(catalog, {
    // It may have been edited since it was selected.
    selectedTitle: revision?.title.trim() || selectedTitle || (await titleOfPair(deps, user, pair)),
    city: place.city,
    isLast: lastTitles(deps, topic),
    seed,
  });
  const template = needsTemplates ? templateFor(catalog, request, title.filled, seed) : undefined;
  const boundTitle = await boundTitleOf(deps, user, request, title.filled);
  const choices = needsTemplates ? choicesOf(request) : { voice: request.voice ?? undefined };
  return {
    promptType,
    topic,
    universalPrompt,
    place,
    title,
    boundTitle,
    template,
    revision,
    choices,
    seed,
  };
}

/** The same for both versions of a pair, so that they differ by their number alone. */
const seedOf = (pairId: string) =>
  createHash('sha256').update(pairId).digest().readUInt32BE() >>> 1;

/** Both versions have one title; the other one may be written already. */
async function titleOfPair(
  { db }: Deps,
  { id: userId }: { id: number },
  pair: PieceRequest['pair'],
): Promise<string | undefined> {
  return pair ? (await findOfPair(db, userId, pair.id))?.shapedBy?.title : undefined;
}

const isSecond = ({ pair }: PieceRequest) => pair?.version === 2;

function templateFor(
  { templates }: CatalogToWrite,
  request: PieceRequest,
  title: string,
  seed: number,
) {
  return request.templateId
    ? getChosenTemplate(templates, request.templateId)
    : pickContentTemplate(templates, { seed, title, isSecond: isSecond(request) });
}

const choicesOf = (request: PieceRequest): Choices => ({
  isTemplateBinding: Boolean(request.templateId) || undefined,
  length: request.length ?? undefined,
  voice: request.voice ?? undefined,
  isSecondVersion: isSecond(request) || undefined,
});

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
  const { readsRecentTexts } = deps.ai.text;
  const author = await findAuthor(deps.db, user.id, readsRecentTexts ? textsToCompareWith : 0);
  if (!author) throw notSignedIn();
  const found = {
    ...gathered,
    recent: readsRecentTexts ? author.recent : undefined,
    ...voiceOf(voiceInUse(author.voice), plan.choices),
    agent: agentOf(author.profile),
  };
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

/** What was chosen for this piece counts, with the agent's other rules. */
function voiceOf(profile: VoiceProfile | undefined, { voice }: Choices) {
  const tone = voice ?? (profile?.tone || undefined);
  return {
    voiceProfile: profile && tone ? { ...profile, tone } : profile,
    voice: tone,
    isVoiceBinding: voice !== undefined || undefined,
  };
}

/** The name and the brokerage that a piece may say, as far as they are given. */
function agentOf({ displayName, brokerage }: Partial<Profile>): Facts['agent'] {
  if (!displayName && !brokerage) return undefined;
  return { name: displayName || undefined, brokerage: brokerage || undefined };
}

function draftOf({ revision }: PiecePlan) {
  if (!revision) return PieceDraft;
  return revision.around ? passageDraftBetween(revision.around) : RevisionDraft;
}

/** Of the agent's last texts, for a writer that takes care not to repeat them. */
const textsToCompareWith = 30;

export async function gatherFacts(
  deps: ResearchDeps,
  { promptType, topic, place, title, boundTitle, template, revision, choices }: PiecePlan,
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
    isTemplateBinding: choices.isTemplateBinding,
    length: choices.length,
    isSecondVersion: choices.isSecondVersion,
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
