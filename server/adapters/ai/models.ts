import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import {
  type AiProvider,
  aiProviders,
  type ImageProvider,
  type TextProvider,
} from '#contract/ai-providers.ts';
import { type AiVariables, addressOf, apiKeyOf, type ProviderChoice } from './ai-settings.ts';
import type { StreamingModel } from './ask-model.ts';

/** Where a provider is reached instead of its usual address; the tests point it at their own server. */
export type Addresses = Partial<Record<AiProvider, string>>;

type Access = { apiKey: string | undefined; baseURL: string | undefined };
type Sdk = {
  languageModel(name: string): StreamingModel;
  imageModel(name: string): ImageModel;
};

/** How the AI SDK reaches each provider but the built-in one. */
const sdks: Record<Exclude<AiProvider, 'builtin'>, (access: Access) => Sdk> = {
  openai: createOpenAI,
  anthropic: createAnthropic,
  google: createGoogle,
  ollama: (access) => compatible('ollama', access),
  compatible: (access) => compatible('compatible', access),
};

function compatible(name: string, { apiKey, baseURL = '' }: Access): Sdk {
  return createOpenAICompatible({
    name,
    baseURL,
    apiKey,
    // Without these the schema is not sent and a stream says nothing of its cost.
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
}

export function languageModel(
  { provider, model }: ProviderChoice<Exclude<TextProvider, 'builtin'>>,
  variables: AiVariables,
  addresses?: Addresses,
): StreamingModel {
  return sdks[provider](accessTo(provider, variables, addresses)).languageModel(model);
}

export function imageModel(
  { provider, model }: ProviderChoice<Exclude<ImageProvider, 'builtin'>>,
  variables: AiVariables,
  addresses?: Addresses,
): ImageModel {
  return sdks[provider](accessTo(provider, variables, addresses)).imageModel(model);
}

function accessTo(provider: AiProvider, variables: AiVariables, addresses: Addresses = {}): Access {
  const apiKey = apiKeyOf(provider, variables);
  const { ownServer } = aiProviders[provider];
  const address = addresses[provider] ?? addressOf(provider, variables);
  if (!ownServer) return { apiKey, baseURL: address };
  return { apiKey, baseURL: `${address?.replace(/\/+$/, '') ?? ''}${ownServer.path}` };
}
