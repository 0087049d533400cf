import type { PromptType } from '#contract/catalog/placeholders.ts';
import { TriedPrompt } from '#contract/try-prompt.ts';

/** What the prompt is tried on. */
export type Sample = { topicId: string; customTopic: string; location: string; state: string };

/** The choice by which an agent writes about something of their own. */
export const ownSubject = 'custom';

export const firstSample: Sample = {
  topicId: '',
  customTopic: '',
  location: 'Austin',
  state: 'TX',
};

/** What to send, or why it cannot be sent yet. */
export function toTried(
  { customTopic, ...sample }: Sample,
  promptType: PromptType,
  promptTemplate: string,
): { tried: TriedPrompt } | { missing: string } {
  if (!sample.topicId) return { missing: 'Choose a topic to see the prompt filled in.' };
  if (!promptTemplate.trim()) return { missing: 'Write a prompt to see it filled in.' };
  const subject = sample.topicId === ownSubject ? { customTopic } : {};
  const parsed = TriedPrompt.safeParse({ ...sample, ...subject, promptType, promptTemplate });
  if (parsed.success) return { tried: parsed.data };
  return { missing: parsed.error.issues[0]?.message ?? 'Something is missing.' };
}
