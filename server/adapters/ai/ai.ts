import { abilitiesOf, type TextProvider } from '#contract/ai-providers.ts';
import {
  type AiVariables,
  chooseImage,
  chooseSmallText,
  chooseText,
  type ProviderChoice,
} from './ai-settings.ts';
import { createBuiltinIllustrator, type DrawSvg } from './builtin-illustrator.ts';
import { type ComposeText, createBuiltinWriter } from './builtin-writer.ts';
import type { Illustrator } from './illustrator.ts';
import type { Addresses } from './models.ts';
import type { TextWriter } from './text-writer.ts';
import type { Timeouts } from './timeouts.ts';

export type Ai = {
  text: TextWriter;
  /** Asks questions, where a smaller model is set for them. */
  smallText?: TextWriter;
  image: Illustrator;
};

type Options = {
  addresses?: Addresses;
  timeouts?: Timeouts;
  /** Where the built-in writer and illustrator work; without them, here. */
  compose?: ComposeText;
  drawPicture?: DrawSvg;
};

// The SDK's remarks on settings a model ignores are of no use to whoever runs the server.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The writer and the illustrator that the environment chooses. */
export function createAi(variables: AiVariables, options: Options = {}): Ai {
  const small = chooseSmallText(variables);
  return {
    text: createWriter(chooseText(variables), variables, options),
    ...(small && { smallText: createWriter(small, variables, options) }),
    image: createIllustrator(variables, options),
  };
}

function createWriter(
  { provider, model }: ProviderChoice<TextProvider>,
  variables: AiVariables,
  { addresses, timeouts, compose = composeHere }: Options,
): TextWriter {
  if (provider === 'builtin') return createBuiltinWriter(compose);
  const choice = { provider, model };
  const loaded = loadNow(async () => {
    const { languageModel } = await import('./models.ts');
    const { createSdkWriter } = await import('./sdk-writer.ts');
    return createSdkWriter(choice, languageModel(choice, variables, addresses), timeouts);
  });
  return {
    ...abilitiesOf(provider),
    provider,
    model,
    write: async (request, writing) => (await loaded).write(request, writing),
  };
}

/**
 * The AI SDK is larger than the rest of the server, and who has no provider never loads it. Who has one does so
 * at the start, so that nobody waits for it at the first text.
 */
function loadNow<Made>(load: () => Promise<Made>): Promise<Made> {
  const loaded = load();
  // Whoever asks for a text hears of it.
  loaded.catch(() => {});
  return loaded;
}

/** Loaded when they are needed: a server that has threads for them never loads them. */
const composeHere: ComposeText = async (input) =>
  (await import('#builtin/writer/compose.ts')).compose(input);
const drawHere: DrawSvg = async (drawing) =>
  (await import('#builtin/illustrator/draw.ts')).drawPicture(drawing);

function createIllustrator(
  variables: AiVariables,
  { addresses, timeouts, drawPicture = drawHere }: Options,
): Illustrator {
  const { provider, model } = chooseImage(variables);
  if (provider === 'builtin') return createBuiltinIllustrator(drawPicture);
  const choice = { provider, model };
  const loaded = loadNow(async () => {
    const { imageModel } = await import('./models.ts');
    const { createSdkIllustrator } = await import('./sdk-illustrator.ts');
    return createSdkIllustrator(choice, imageModel(choice, variables, addresses), timeouts);
  });
  return {
    provider,
    model,
    draw: async (...brief) => (await loaded).draw(...brief),
  };
}
