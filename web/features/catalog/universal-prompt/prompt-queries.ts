import { queryOptions } from '@tanstack/react-query';
import {
  getShippedPrompt,
  getUniversalPrompt,
  listPromptVersions,
} from '#contract/calls/catalog/universal-prompt.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { queryOf } from '#web/api/query.ts';

/** The active prompt of a type; null when there is none yet. */
export const promptQuery = (type: PromptType) =>
  queryOptions({
    queryKey: queryOf(getUniversalPrompt, { query: { type } }).queryKey,
    async queryFn({ signal }) {
      try {
        return await call(getUniversalPrompt, { query: { type } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export const shippedQuery = (type: PromptType) => queryOf(getShippedPrompt, { query: { type } });

export const versionsQuery = (id: number) => queryOf(listPromptVersions, { params: { id } });
