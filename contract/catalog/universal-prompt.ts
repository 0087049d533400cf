import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Id } from '#contract/fields.ts';
import { PromptDescription, PromptTemplate, PromptType } from './prompt-form.ts';

/** The prompt all pieces of a type are written by. One of each type is active. */

export const UniversalPrompt = z.object({
  id: z.number(),
  promptTemplate: z.string(),
  description: z.string().nullable(),
  isActive: z.boolean(),
  promptType: PromptType,
  /** Rises with every change, so that a stale edit is noticed. */
  version: z.number(),
  createdAt: z.iso.datetime(),
});
export type UniversalPrompt = z.infer<typeof UniversalPrompt>;

/** A text the prompt had, or has: the newest one is the active text. */
export const PromptVersion = z.object({
  version: z.number(),
  promptTemplate: z.string(),
  description: z.string().nullable(),
  /** None where the text was shipped with Porchlight, or its author is gone. */
  savedBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type PromptVersion = z.infer<typeof PromptVersion>;

const params = z.object({ id: Id });

export const getUniversalPrompt = endpoint({
  method: 'GET',
  path: '/api/universal-prompt',
  access: 'admin',
  summary: 'The active prompt of a type; 404 when there is none.',
  query: z.object({ type: PromptType.default('content') }),
  response: UniversalPrompt,
});

export const addUniversalPrompt = endpoint({
  method: 'POST',
  path: '/api/universal-prompt',
  access: 'admin',
  limit: 'write',
  summary: 'Makes the prompt of a type that has none.',
  body: z.object({
    promptTemplate: PromptTemplate,
    description: PromptDescription.optional(),
    promptType: PromptType.default('content'),
  }),
  status: 201,
  response: UniversalPrompt,
});

export const changeUniversalPrompt = endpoint({
  method: 'PATCH',
  path: '/api/universal-prompt/{id}',
  access: 'admin',
  limit: 'write',
  summary: 'Changes a prompt and keeps the text it had. A stale version is refused.',
  params,
  body: z
    .object({
      promptTemplate: PromptTemplate,
      description: PromptDescription,
      promptType: PromptType,
      /** The version this change was made on. */
      version: z.number().int(),
    })
    .partial(),
  response: UniversalPrompt,
});

export const listPromptVersions = endpoint({
  method: 'GET',
  path: '/api/universal-prompt/{id}/versions',
  access: 'admin',
  summary: 'The texts a prompt has had, newest first; the first is the active one.',
  params,
  response: z.array(PromptVersion),
});

export const getShippedPrompt = endpoint({
  method: 'GET',
  path: '/api/universal-prompt/shipped',
  access: 'admin',
  summary:
    'The newest text of a type that came with Porchlight, and whether it is new to this site.',
  query: z.object({ type: PromptType }),
  response: z.object({
    promptTemplate: z.string(),
    edition: z.number(),
    /** What is different from the edition before, and why. */
    changed: z.string(),
    /** The prompt was edited before this text came, so that it was not put in its place. */
    isOffered: z.boolean(),
  }),
});
