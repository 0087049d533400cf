import type { Behaviour } from './behaviour.ts';
import type { ImageAnswer, ImageCall } from './call.ts';
import { findImageFile, imageFiles } from './image-files.ts';
import { tokensIn } from './model-answer.ts';

/** Bytes of an `oversized` image. */
const oversizedBytes = 30_000_000;

/** The images an image model sends, as bytes or as links back to this server. */
export function imageAnswer(behaviour: Behaviour, call: ImageCall, address: string): ImageAnswer {
  const count = behaviour.kind === 'empty' ? 0 : call.count;
  const names = Array.from({ length: count }, () => fileName(behaviour, call));
  const usage = {
    inputTokens: tokensIn(call.prompt),
    outputTokens: Math.ceil((call.width * call.height) / 250),
  };
  if (isLinked(behaviour, call)) {
    return { usage, images: names.map((name) => ({ url: `${address}/files/${name}.png` })) };
  }
  const bytes = names.map((name) => findImageFile(name) ?? Buffer.alloc(0));
  return { usage, images: bytes.map((file) => ({ base64: file.toString('base64') })) };
}

function fileName(behaviour: Behaviour, call: ImageCall): string {
  if (behaviour.kind === 'not-an-image') return imageFiles.notAnImage();
  if (behaviour.kind === 'oversized') {
    return imageFiles.oversized(behaviour.bytes ?? oversizedBytes);
  }
  return imageFiles.ordinary(call.width, call.height);
}

function isLinked(behaviour: Behaviour, call: ImageCall): boolean {
  const asked = 'delivery' in behaviour ? behaviour.delivery : undefined;
  // Gemini has no links to images.
  return call.format !== 'google-images' && (asked ?? call.delivery) === 'url';
}
