import { z } from 'zod';
import { TriedPrompt } from './catalog/prompt-form.ts';
import { endpoint } from './endpoint.ts';
import { generationEvents, Posts } from './posts.ts';

/** What an admin's prompt would do, before it is saved. */

export const previewPrompt = endpoint({
  method: 'POST',
  path: '/api/universal-prompt/preview',
  access: 'admin',
  limit: 'check',
  summary: 'The whole prompt as a writer would get it, made of an unsaved text.',
  body: TriedPrompt,
  repeatable: true,
  response: z.object({
    /** The rules before the admin's text, which nobody edits. */
    system: z.string(),
    /** The admin's text, filled, and after it what the app adds. */
    prompt: z.string(),
    /** The admin's text alone: the prompt begins with it. */
    task: z.string(),
    title: z.string(),
    /** The content template that was chosen, if the type uses one. */
    template: z.string().nullable(),
  }),
});

export const tryPrompt = endpoint({
  method: 'POST',
  path: '/api/universal-prompt/try',
  access: 'admin',
  limit: 'ai',
  summary: 'Writes one piece by an unsaved prompt. Nothing of it is kept.',
  body: TriedPrompt,
  kind: 'stream',
  events: generationEvents,
  response: Posts,
});
