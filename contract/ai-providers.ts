/**
 * Who can write texts and draw pictures: one row for each AI provider. Settings, adapters and the words on
 * the screens come from here. To add one, add its row, and how its models are made in
 * server/adapters/ai/models.ts.
 */

/** What a writer can do beyond writing. */
export type WriterAbilities = {
  /** It can be asked once more with the reasons why a text should not be published. */
  rewritesOnRequest: boolean;
  /** It reads the prompt that an admin wrote, and not only what is known about the piece. */
  followsAdminPrompt: boolean;
};

type AiProviderRow = {
  /** On its own, as in a table. */
  label: string;
  /** In a sentence, where the label does not fit: "Your posts are written by ...". */
  nameInSentence?: string;
  /** Who wrote a text. Without it, the label and the model. */
  byline?: (model: string) => string;
  /** The variable with its key, which also chooses it where nothing else is chosen. */
  keyVariable?: string;
  /** It works on this machine: it costs no tokens and needs no key. */
  runsLocally?: true;
  /** It runs at AI_BASE_URL, with AI_API_KEY if it wants one. */
  ownServer?: {
    /** Where it is found without AI_BASE_URL. */
    usualAddress?: string;
    /** What its API adds to the address. */
    path: string;
  };
  /** It writes. The model is the one that is used when none is named. */
  text?: WriterAbilities & { model?: string };
  /** It draws, and takes a ratio or one of a few sizes. */
  image?: { model?: string; takes: 'ratio' | 'size' };
};

/** Of every model that is sent a prompt. */
const readsPrompts = { rewritesOnRequest: true, followsAdminPrompt: true } as const;

/** Of those with a key, the first one serves. */
const rows = {
  openai: {
    label: 'OpenAI',
    keyVariable: 'OPENAI_API_KEY',
    text: { ...readsPrompts, model: 'gpt-5.4-mini' },
    image: { model: 'gpt-image-2', takes: 'size' },
  },
  anthropic: {
    label: 'Anthropic',
    keyVariable: 'ANTHROPIC_API_KEY',
    text: { ...readsPrompts, model: 'claude-sonnet-5' },
  },
  google: {
    label: 'Google',
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    text: { ...readsPrompts, model: 'gemini-flash-latest' },
    image: { model: 'gemini-3.1-flash-image-preview', takes: 'ratio' },
  },
  ollama: {
    label: 'Ollama',
    nameInSentence: 'Ollama on your own machine',
    ownServer: { usualAddress: 'http://127.0.0.1:11434', path: '/v1' },
    text: readsPrompts,
  },
  compatible: {
    label: 'Own AI server',
    nameInSentence: 'this site’s own AI server',
    byline: (model: string) => model,
    ownServer: { path: '' },
    text: readsPrompts,
    image: { takes: 'size' },
  },
  builtin: {
    label: 'Porchlight itself',
    byline: () => 'Porchlight’s built-in writer',
    runsLocally: true,
    text: { model: 'porchlight', rewritesOnRequest: false, followsAdminPrompt: false },
    image: { model: 'porchlight', takes: 'size' },
  },
} as const satisfies Record<string, AiProviderRow>;

type Rows = typeof rows;
type NamesWith<Column extends object> = {
  [Name in keyof Rows]: Rows[Name] extends Column ? Name : never;
}[keyof Rows];

export type AiProvider = keyof Rows;
export type TextProvider = NamesWith<{ text: object }>;
export type ImageProvider = NamesWith<{ image: object }>;
export type KeyedProvider = NamesWith<{ keyVariable: string }>;
export type KeyVariable = Rows[KeyedProvider]['keyVariable'];

/** The writer and the illustrator of our own, which are always there. */
export const builtinProvider = rows.builtin;

export const aiProviders: { readonly [Name in AiProvider]: AiProviderRow } = rows;

const names = Object.keys(rows) as AiProvider[];
export const textProviders = names.filter((name) => aiProviders[name].text) as TextProvider[];
export const imageProviders = names.filter((name) => aiProviders[name].image) as ImageProvider[];
export const keyedProviders = names.filter(
  (name) => aiProviders[name].keyVariable,
) as KeyedProvider[];

export const keyVariableOf = (provider: KeyedProvider): KeyVariable => rows[provider].keyVariable;

export const abilitiesOf = (provider: TextProvider): WriterAbilities => rows[provider].text;

/** A stored text may name a provider that is no longer here. */
export const findAiProvider = (name: string): AiProviderRow | undefined =>
  Object.hasOwn(rows, name) ? aiProviders[name as AiProvider] : undefined;
