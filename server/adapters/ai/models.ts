import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ImageModel } from 'ai';
import {
  type AiVariables,
  apiKeyOf,
  type ImageProvider,
  type ProviderChoice,
  type TextProvider,
} from './ai-settings.ts';
import type { StreamingModel } from './ask-model.ts';

const ollamaAddress = 'http://127.0.0.1:11434';

/** Where a provider is reached instead of its usual address; the tests point it at their own server. */
export type Addresses = Partial<Record<TextProvider, string>>;

/** A model of the AI SDK for each provider but the built-in one. */
export function languageModel(
  { provider, model }: ProviderChoice<Exclude<TextProvider, 'builtin'>>,
  variables: AiVariables,
  addresses: Addresses = {},
): StreamingModel {
  const settings = { apiKey: apiKeyOf(provider, variables), baseURL: addresses[provider] };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings)(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'google':
      return createGoogle(settings)(model);
    case 'ollama':
      return compatible(
        provider,
        `${addresses.ollama ?? variables.baseUrl?.replace(/\/+$/, '') ?? ollamaAddress}/v1`,
        variables,
      )(model);
    case 'compatible':
      return compatible(
        provider,
        addresses.compatible ?? variables.baseUrl ?? '',
        variables,
      )(model);
  }
}

export function imageModel(
  { provider, model }: ProviderChoice<Exclude<ImageProvider, 'builtin'>>,
  variables: AiVariables,
  addresses: Addresses = {},
): ImageModel {
  const settings = { apiKey: apiKeyOf(provider, variables), baseURL: addresses[provider] };
  switch (provider) {
    case 'openai':
      return createOpenAI(settings).image(model);
    case 'google':
      return createGoogle(settings).image(model);
    case 'compatible':
      return compatible(
        provider,
        addresses.compatible ?? variables.baseUrl ?? '',
        variables,
      ).imageModel(model);
  }
}

function compatible(name: string, baseURL: string, variables: AiVariables) {
  return createOpenAICompatible({
    name,
    baseURL,
    apiKey: variables.apiKey,
    // Without these the schema is not sent and a stream says nothing of its cost.
    supportsStructuredOutputs: true,
    includeUsage: true,
  });
}
