import {
  type AiProvider,
  aiProviders,
  type ImageProvider,
  imageProviders,
  type KeyedProvider,
  type KeyVariable,
  keyedProviders,
  keyVariableOf,
  type TextProvider,
  textProviders,
} from '#contract/ai-providers.ts';
import { StartError } from '#server/start-error.ts';

export type ProviderChoice<Provider extends string> = { provider: Provider; model: string };

type ApiKeys = Partial<Record<`${KeyedProvider}Key`, string>>;

export type AiVariables = ApiKeys & {
  text?: string;
  /** For questions, which need no large model. */
  textSmall?: string;
  image?: string;
  baseUrl?: string;
  apiKey?: string;
};

export function apiKeysIn(variables: Partial<Record<KeyVariable, string>>): ApiKeys {
  return Object.fromEntries(
    keyedProviders.map((name) => [`${name}Key`, variables[keyVariableOf(name)]]),
  );
}

/** The writer to use: the one named, else the first with a key, else the built-in one. */
export function chooseText(variables: AiVariables): ProviderChoice<TextProvider> {
  const named = variables.text;
  if (named) return parseChoice('AI_TEXT', named, textProviders, 'text', variables);
  const provider = firstWithKey(textProviders, variables) ?? 'builtin';
  return { provider, model: aiProviders[provider].text?.model ?? '' };
}

/** The writer of questions, where one is named; otherwise the one of all texts asks them. */
export function chooseSmallText(variables: AiVariables): ProviderChoice<TextProvider> | undefined {
  const { textSmall: named } = variables;
  if (!named) return undefined;
  return parseChoice('AI_TEXT_SMALL', named, textProviders, 'text', variables);
}

/** The illustrator to use, by the same rule. */
export function chooseImage(variables: AiVariables): ProviderChoice<ImageProvider> {
  const named = variables.image;
  if (named) return parseChoice('AI_IMAGE', named, imageProviders, 'image', variables);
  const provider = firstWithKey(imageProviders, variables) ?? 'builtin';
  return { provider, model: aiProviders[provider].image?.model ?? '' };
}

/** Only its first colon separates: models of Ollama have colons of their own. */
function parseChoice<Provider extends AiProvider>(
  variable: string,
  value: string,
  providers: readonly Provider[],
  use: 'text' | 'image',
  variables: AiVariables,
): ProviderChoice<Provider> {
  const [name = '', ...rest] = value.split(':');
  const provider = providers.find((each) => each === name);
  if (!provider) {
    throw new StartError(
      `The environment variable ${variable} must be one of ${providers.join(', ')}, followed by a colon and the model.`,
    );
  }
  const model = rest.join(':') || aiProviders[provider][use]?.model;
  if (!model) {
    throw new StartError(
      `The environment variable ${variable} must name a model, as ${provider}:model.`,
    );
  }
  requireAccess(variable, provider, variables);
  return { provider, model };
}

function requireAccess(variable: string, provider: AiProvider, variables: AiVariables): void {
  const needed = missingVariable(provider, variables);
  if (needed) {
    throw new StartError(
      `The environment variable ${variable} chooses ${provider}, which needs ${needed} to be set.`,
    );
  }
}

function missingVariable(provider: AiProvider, variables: AiVariables): string | undefined {
  const { ownServer, keyVariable } = aiProviders[provider];
  if (ownServer) return addressOf(provider, variables) ? undefined : 'AI_BASE_URL';
  return apiKeyOf(provider, variables) ? undefined : keyVariable;
}

function firstWithKey<Provider extends AiProvider>(
  providers: readonly Provider[],
  variables: AiVariables,
): Provider | undefined {
  return providers.find(
    (provider) => aiProviders[provider].keyVariable && apiKeyOf(provider, variables),
  );
}

export function apiKeyOf(provider: AiProvider, variables: AiVariables): string | undefined {
  const keyed = keyedProviders.find((name) => name === provider);
  return keyed ? variables[`${keyed}Key`] : variables.apiKey;
}

/** Where a server of one's own is; the packages of the others know their address. */
export const addressOf = (provider: AiProvider, { baseUrl }: AiVariables): string | undefined =>
  aiProviders[provider].ownServer && (baseUrl ?? aiProviders[provider].ownServer.usualAddress);
