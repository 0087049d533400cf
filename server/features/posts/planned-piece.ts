import { randomInt } from 'node:crypto';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { Post } from '#contract/posts.ts';
import type { Facts, QuestionAnswer } from '#server/adapters/ai/facts.ts';
import { newMarker } from '#server/content/data-block.ts';
import { PieceDraft } from '#server/content/drafts.ts';
import type { Deps } from '#server/deps.ts';
import {
  chooseTitle,
  getTopic,
  pickContentTemplate,
  type Topic,
} from '#server/features/catalog/catalog.service.ts';
import { asPair, type RecalledAnswer } from './answers.ts';
import { fitPostPrompt } from './posts.prompts.ts';
import { listRecentTexts } from './posts.queries.ts';
import { findFigures, findSources, type Means } from './research.ts';
import { type Hooks, writePiece } from './write-piece.ts';

/** A piece that is decided on: what about, under which title, built how. */
export type Plan = {
  promptType: PromptType;
  topic: Topic;
  place: Facts['place'];
  title: Awaited<ReturnType<typeof chooseTitle>>;
  template: Facts['template'];
  revision: Facts['revision'];
  seed: number;
};

/** What the agent has to say on it, now and earlier. */
export type Said = { answers: QuestionAnswer[]; memory: RecalledAnswer[] };

type Wish = {
  promptType: PromptType;
  topicId: string | number;
  customTopic?: string | null;
  selectedTitle?: string | null;
  location: string;
  state: string;
};

export async function planPiece(
  deps: Deps,
  user: { id: number },
  { promptType, topicId, customTopic, selectedTitle, location, state }: Wish,
  revision?: Facts['revision'],
): Promise<Plan> {
  const seed = randomInt(2 ** 31);
  const topic = await getTopic(deps.db, topicId, customTopic);
  const title = await chooseTitle(deps.db, user.id, topic, {
    selectedTitle: selectedTitle ?? revision?.title,
    location,
    isLast: lastTitles(deps, topic),
    seed,
  });
  // A revision keeps the build of the text it changes.
  const needsTemplate = promptType === 'content' && !revision;
  const template = needsTemplate
    ? await pickContentTemplate(deps.db, seed, title.filled)
    : undefined;
  return { promptType, topic, place: { city: location, state }, title, template, revision, seed };
}

/** Has a planned piece written by a universal prompt. Nothing of it is stored here. */
export async function writePlanned(
  deps: Deps,
  user: { id: number },
  plan: Plan,
  universalPrompt: string,
  said: Said,
  hooks: Hooks,
): Promise<Post> {
  const gathered = await gatherFacts(deps, plan, said, hooks.signal);
  const found = { ...gathered, recent: await recentTexts(deps, user) };
  const { prompt, facts } = promptFor(plan, universalPrompt, found);
  const order = {
    userId: user.id,
    kind: kindOf(plan),
    facts,
    prompt,
    schema: PieceDraft,
    seed: plan.seed,
  };
  // What had no room in the prompt did not shape the piece.
  return writePiece(deps, order, { ...hooks, memory: said.memory.slice(0, facts.memory.length) });
}

const textsToCompareWith = 30;

/** What this agent had written lately, for a writer that takes care not to repeat it. */
async function recentTexts({ db, ai }: Deps, user: { id: number }): Promise<string[] | undefined> {
  return ai.text.readsRecentTexts ? listRecentTexts(db, user.id, textsToCompareWith) : undefined;
}

export async function gatherFacts(
  deps: Means,
  { promptType, topic, place, title, template, revision }: Plan,
  { answers, memory }: Said,
  signal?: AbortSignal,
): Promise<Facts> {
  const sources =
    promptType === 'blog' ? await findSources(deps, topic, place, title.filled, signal) : [];
  return {
    topic,
    place,
    title: title.filled,
    template,
    answers,
    memory: memory.map(asPair),
    figures: topic.usesPropertyData ? await findFigures(deps, place, signal) : undefined,
    sources,
    revision,
  };
}

export const promptFor = (plan: Plan, universalPrompt: string, facts: Facts) =>
  fitPostPrompt(kindOf(plan), { template: universalPrompt, facts, marker: newMarker() });

const kindOf = ({ promptType }: Plan): 'blog' | 'post' => (promptType === 'blog' ? 'blog' : 'post');

/** A title that asks for facts nobody gave comes last, where the writer can tell. */
export const lastTitles =
  ({ ai }: Deps, { identifier }: { identifier: string }) =>
  (title: string) =>
    ai.text.needsFacts?.(identifier, title) ?? false;
