import { StartError } from '#server/start-error.ts';

const textProviders = ['openai', 'anthropic', 'google', 'ollama', 'compatible', 'builtin'] as const;
const imageProviders = ['openai', 'google', 'compatible', 'builtin'] as const;
export type TextProvider = (typeof textProviders)[number];
export type ImageProvider = (typeof imageProviders)[number];

export type ProviderChoice<Provider extends string> = { provider: Provider; model: string };

export type AiVariables = {
  text?: string;
  /** For questions, which need no large model. */
  textSmall?: string;
  image?: string;
  baseUrl?: string;
  apiKey?: string;
  openaiKey?: string;
  anthropicKey?: string;
  googleKey?: string;
};

/** Models used when a key is set and no model is named. */
const defaultTextModels: Partial<Record<TextProvider, string>> = {
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-sonnet-5',
  google: 'gemini-flash-latest',
  builtin: 'porchlight',
};

const defaultImageModels: Partial<Record<ImageProvider, string>> = {
  openai: 'gpt-image-2',
  google: 'gemini-3.1-flash-image-preview',
  builtin: 'porchlight',
};

/** The writer to use: the one named, else the first with a key, else the built-in one. */
export function chooseText(variables: AiVariables): ProviderChoice<TextProvider> {
  const named = variables.text;
  if (named) return parseChoice('AI_TEXT', named, textProviders, defaultTextModels, variables);
  const provider = firstWithKey(variables, ['openai', 'anthropic', 'google']) ?? 'builtin';
  return { provider, model: defaultTextModels[provider] ?? '' };
}

/** The writer of questions, where one is named; otherwise the one of all texts asks them. */
export function chooseSmallText(variables: AiVariables): ProviderChoice<TextProvider> | undefined {
  const { textSmall: named } = variables;
  if (!named) return undefined;
  return parseChoice('AI_TEXT_SMALL', named, textProviders, defaultTextModels, variables);
}

/** The illustrator to use, by the same rule. */
export function chooseImage(variables: AiVariables): ProviderChoice<ImageProvider> {
  const named = variables.image;
  if (named) return parseChoice('AI_IMAGE', named, imageProviders, defaultImageModels, variables);
  const provider = firstWithKey(variables, ['openai', 'google']) ?? 'builtin';
  return { provider, model: defaultImageModels[provider] ?? '' };
}

/** Only its first colon separates: models of Ollama have colons of their own. */
function parseChoice<Provider extends string>(
  variable: string,
  value: string,
  providers: readonly Provider[],
  defaults: Partial<Record<Provider, string>>,
  variables: AiVariables,
): ProviderChoice<Provider> {
  const [name = '', ...rest] = value.split(':');
  const provider = providers.find((each) => each === name);
  if (!provider) {
    throw new StartError(
      `The environment variable ${variable} must be one of ${providers.join(', ')}, followed by a colon and the model.`,
    );
  }
  const model = rest.join(':') || defaults[provider];
  if (!model) {
    throw new StartError(
      `The environment variable ${variable} must name a model, as ${provider}:model.`,
    );
  }
  requireAccess(variable, provider, variables);
  return { provider, model };
}

function requireAccess(variable: string, provider: string, variables: AiVariables): void {
  const needed = missingVariable(provider, variables);
  if (needed) {
    throw new StartError(
      `The environment variable ${variable} chooses ${provider}, which needs ${needed} to be set.`,
    );
  }
}

function missingVariable(provider: string, variables: AiVariables): string | undefined {
  if (provider === 'compatible') return variables.baseUrl ? undefined : 'AI_BASE_URL';
  const key = {
    openai: 'OPENAI_API_KEY',
    anthropic: 'ANTHROPIC_API_KEY',
    google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  }[provider];
  return key && !apiKeyOf(provider, variables) ? key : undefined;
}

function firstWithKey<Provider extends string>(
  variables: AiVariables,
  providers: Provider[],
): Provider | undefined {
  return providers.find((provider) => apiKeyOf(provider, variables));
}

export function apiKeyOf(provider: string, variables: AiVariables): string | undefined {
  switch (provider) {
    case 'openai':
      return variables.openaiKey;
    case 'anthropic':
      return variables.anthropicKey;
    case 'google':
      return variables.googleKey;
    default:
      return variables.apiKey;
  }
}
