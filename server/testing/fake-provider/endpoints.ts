import type { IncomingHttpHeaders } from 'node:http';
import { ZodError } from 'zod';
import { type ProviderCall, Rejection, type VendorFailures } from './call.ts';
import { anthropicFailures } from './formats/anthropic-failures.ts';
import { readMessagesCall } from './formats/anthropic-messages.ts';
import { readChatCall } from './formats/chat-completions.ts';
import { readContentCall } from './formats/google-content.ts';
import { googleFailures } from './formats/google-failures.ts';
import { readImageCall } from './formats/image-generations.ts';
import { ollamaTags, openaiModels } from './formats/model-lists.ts';
import { openaiFailures } from './formats/openai-failures.ts';
import { readResponsesCall } from './formats/openai-responses.ts';

export type ProviderEndpoint = {
  method: 'GET' | 'POST';
  path: RegExp;
  read(body: unknown, path: string): ProviderCall;
  fail: VendorFailures;
  /** The header that carries the key, where the vendor insists on one. */
  keyHeader?: string;
};

const openai = { fail: openaiFailures, keyHeader: 'authorization' };
const keyless = { fail: openaiFailures };

const endpoints: ProviderEndpoint[] = [
  { ...openai, method: 'POST', path: /^\/openai\/v1\/responses$/, read: readResponsesCall },
  {
    ...openai,
    method: 'POST',
    path: /^\/openai\/v1\/chat\/completions$/,
    read: (body) => readChatCall('openai', body),
  },
  {
    ...openai,
    method: 'POST',
    path: /^\/openai\/v1\/images\/generations$/,
    read: (body) => readImageCall('openai', body),
  },
  { ...openai, method: 'GET', path: /^\/openai\/v1\/models$/, read: () => openaiModels },
  {
    method: 'POST',
    path: /^\/anthropic\/v1\/messages$/,
    read: readMessagesCall,
    fail: anthropicFailures,
    keyHeader: 'x-api-key',
  },
  {
    method: 'POST',
    path: /^\/google\/v1beta\/models\/[^/]+:\w+$/,
    read: (body, path) => readContentCall(path, body),
    fail: googleFailures,
    keyHeader: 'x-goog-api-key',
  },
  {
    ...keyless,
    method: 'POST',
    path: /^\/ollama\/v1\/chat\/completions$/,
    read: (body) => readChatCall('ollama', body),
  },
  { ...keyless, method: 'GET', path: /^\/ollama\/api\/tags$/, read: () => ollamaTags },
  {
    ...keyless,
    method: 'POST',
    path: /^\/compatible\/v1\/chat\/completions$/,
    read: (body) => readChatCall('compatible', body),
  },
  {
    ...keyless,
    method: 'POST',
    path: /^\/compatible\/v1\/images\/generations$/,
    read: (body) => readImageCall('compatible', body),
  },
];

export const findEndpoint = (method: string, path: string): ProviderEndpoint | undefined =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path.test(path));

/** The call, or a Rejection for what the vendor would not even look at. */
export function readCall(
  endpoint: ProviderEndpoint,
  path: string,
  headers: IncomingHttpHeaders,
  body: unknown,
): ProviderCall {
  const { keyHeader, fail, read } = endpoint;
  if (keyHeader && !headers[keyHeader]) throw new Rejection(fail({ kind: 'missing-key' }, ''));
  try {
    return read(body, path);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    throw new Rejection(fail({ kind: 'invalid-request', message: error.message }, ''));
  }
}
