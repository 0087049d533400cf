import type { PromptType } from '#contract/catalog/placeholders.ts';
import { TriedPrompt } from '#contract/catalog/prompt-form.ts';
import { type Place, toWirePlace } from '#contract/place.ts';

/** What the prompt is tried on. */
export type Sample = Place & { topicId: string; customTopic: string };

/** The choice by which an agent writes about something of their own. */
export const ownSubject = 'custom';

export const firstSample: Sample = {
  topicId: '',
  customTopic: '',
  city: 'Austin',
  state: 'TX',
};

/** What to send, or why it cannot be sent yet. */
export function toTrialRequest(
  { customTopic, topicId, ...place }: Sample,
  promptType: PromptType,
  promptTemplate: string,
): { tried: TriedPrompt } | { missing: string } {
  if (!topicId) return { missing: 'Choose a topic to see the prompt filled in.' };
  if (!promptTemplate.trim()) return { missing: 'Write a prompt to see it filled in.' };
  const subject = {
    topicId,
    ...(topicId === ownSubject && { customTopic }),
    ...toWirePlace(place),
  };
  const parsed = TriedPrompt.safeParse({ ...subject, promptType, promptTemplate });
  if (parsed.success) return { tried: parsed.data };
  return { missing: parsed.error.issues[0]?.message ?? 'Something is missing.' };
}
