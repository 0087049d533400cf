import type { TriedPrompt } from '#contract/catalog/prompt-form.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Posts } from '#contract/posts.ts';
import type { previewPrompt } from '#contract/try-prompt.ts';
import { refuseForeignUser } from '#server/core/ownership.ts';
import type { Deps } from '#server/deps.ts';
import {
  type AgentAnswers,
  gatherFacts,
  planWriting,
  promptFor,
  writePlannedPiece,
} from './planned-piece.ts';
import { taskOf } from './posts.prompts.ts';
import type { GenerationHooks } from './write-piece.ts';

/** What a prompt would do that is not saved yet. Neither keeps anything. */

type Admin = { id: number };

/** An admin tries the prompt itself: no answers of their own colour it. */
const noAnswers: AgentAnswers = { answers: [], rememberedAnswers: [] };

/** The prompt as a writer gets it. Nobody outside is asked, so it costs nothing to look. */
export async function previewPromptFor(
  deps: Deps,
  user: Admin,
  tried: TriedPrompt,
): Promise<Answer<typeof previewPrompt>> {
  refuseForeignUser(user.id, tried.userId);
  const plan = await planWriting(deps, user, tried);
  const alone = { ...deps, search: undefined, propertyData: undefined };
  const facts = await gatherFacts(alone, plan, noAnswers);
  const { system, prompt } = promptFor(plan, tried.promptTemplate, facts);
  return {
    system,
    prompt,
    task: taskOf({ template: tried.promptTemplate, facts }),
    title: facts.title,
    template: facts.template?.name ?? null,
  };
}

/** One piece as an agent would get it. It takes an AI slot like any other. */
export async function tryPromptFor(
  deps: Deps,
  user: Admin,
  tried: TriedPrompt,
  hooks: GenerationHooks,
): Promise<Posts> {
  refuseForeignUser(user.id, tried.userId);
  const plan = await planWriting(deps, user, tried);
  return deps.withAiSlot(user.id, async () => {
    const { promptTemplate } = tried;
    const { post } = await writePlannedPiece(deps, user, plan, promptTemplate, noAnswers, hooks);
    return { posts: [post] };
  });
}
