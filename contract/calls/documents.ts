import type * as documents from '#contract/documents.ts';
import type { Call } from '#contract/endpoint.ts';

export const makeDocument: Call<typeof documents.makeDocument> = {
  method: 'POST',
  path: '/api/documents',
};
