import { generateImage, type ImageModel } from 'ai';
import { aiProviders, type ImageProvider } from '#contract/ai-providers.ts';
import { aiBadAnswer } from './ai-errors.ts';
import type { ProviderChoice } from './ai-settings.ts';
import { callLimits, estimateTokens, requirePromptSize } from './call-limits.ts';
import type { DrawingOptions, DrawnPicture, Illustrator, PictureSize } from './illustrator.ts';
import { imagePromptOf } from './image-prompt.ts';
import { mediaTypeOf } from './media-type.ts';
import { withRetries } from './retry.ts';
import { defaultTimeouts, type Timeouts, watchdog } from './timeouts.ts';

/** Bytes of the largest picture we take from a provider. */
const largest = 20 * 1024 * 1024;

/** Drawing has no first words to wait for: only the whole counts. */
const drawingTimeouts: Timeouts = { ...defaultTimeouts, firstChunk: defaultTimeouts.total };

export function createSdkIllustrator(
  { provider, model: name }: ProviderChoice<ImageProvider>,
  model: ImageModel,
  timeouts: Timeouts = drawingTimeouts,
): Illustrator {
  return {
    provider,
    model: name,
    draw(brief, size, options = {}) {
      const prompt = imagePromptOf(brief, {
        takesRatio: aiProviders[provider].image?.takes === 'ratio',
      });
      // One deadline for all attempts together.
      const deadline = Date.now() + timeouts.total;
      const attempt = () => {
        const left = { ...timeouts, total: Math.max(1, deadline - Date.now()) };
        return drawOnce(model, prompt, shapeOf(provider, size), left, options);
      };
      return withRetries(attempt, timeouts, options);
    },
  };
}

async function drawOnce(
  model: ImageModel,
  prompt: string,
  shape: ReturnType<typeof shapeOf>,
  timeouts: Timeouts,
  { signal, onTokens }: DrawingOptions,
) {
  requirePromptSize('image', prompt.length);
  signal?.throwIfAborted();
  const watcher = watchdog(timeouts, signal);
  let isDrawn = false;
  try {
    const { image } = await generateImage({
      model,
      prompt,
      maxRetries: 0,
      abortSignal: watcher.signal,
      ...shape,
    });
    isDrawn = true;
    return checked(image.uint8Array);
  } catch (error) {
    throw watcher.signal.aborted ? watcher.signal.reason : error;
  } finally {
    // What we did not wait for is drawn and paid all the same.
    const isPaid = isDrawn || watcher.signal.aborted;
    onTokens?.(isPaid ? callLimits.image.answer + estimateTokens(prompt.length) : 0);
    watcher.end();
  }
}

/** The bytes say what they are; the SDK calls everything a PNG that it does not know. */
function checked(bytes: Uint8Array): DrawnPicture {
  const mediaType = mediaTypeOf(bytes);
  if (!mediaType || bytes.length > largest) throw aiBadAnswer();
  return { bytes, mediaType };
}

/** Some take a ratio, the others one of a few sizes. */
function shapeOf(provider: ImageProvider, { width, height }: PictureSize) {
  const isWide = width > height;
  if (aiProviders[provider].image?.takes === 'ratio') {
    return { aspectRatio: isWide ? '4:3' : '1:1' } as const;
  }
  return { size: isWide ? '1536x1024' : '1024x1024' } as const;
}
