import { postLengths } from '#contract/post-length.ts';
import { voiceTones } from '#contract/voice-tones.ts';
import { randomId } from '#web/api/random-id.ts';
import type { GenerationInput } from '#web/features/posts/generation-input.ts';
import * as shape from '#web/local-content/shape.ts';

/** What can be chosen before a post is written. Without a choice it is as the server finds best. */
export const PostChoices = shape.object({
  /** The kind of post, with its name to tell it by. */
  kind: shape.optional(shape.object({ id: shape.number, name: shape.string })),
  length: shape.optional(shape.oneOf(postLengths)),
  voice: shape.optional(shape.oneOf(voiceTones)),
  hasTwoVersions: shape.boolean,
});
export type PostChoices = shape.Shaped<typeof PostChoices>;

export const noChoices: PostChoices = { hasTwoVersions: false };

export type OfferedChoices = 'all' | 'voice';

export const onlyVoice = ({ voice }: PostChoices): PostChoices => ({ ...noChoices, voice });

/** What to generate by these choices: one post, or two versions of it. */
export function inputsOf(input: GenerationInput, choices: PostChoices): GenerationInput[] {
  const { kind, length, voice, hasTwoVersions } = choices;
  const chosen = { ...input, templateId: kind?.id, length, voice };
  const id = randomId();
  return hasTwoVersions
    ? [1, 2].map((version) => ({ ...chosen, pair: { id, version } }))
    : [chosen];
}
