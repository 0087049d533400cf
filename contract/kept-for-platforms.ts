import { z } from 'zod';
import { keptTextAtMost } from './limits.ts';
import { copyTargets, platformKeys } from './platforms.ts';
import { withoutControls } from './text.ts';

/** What a saved item keeps for the places it is published in, beside its own text. */

const keptText = z.string().max(keptTextAtMost).transform(withoutControls);
const shortText = (most: number) => z.string().max(most).transform(withoutControls);

/** Versions that were written for platforms, and of which state of the piece. */
const WrittenVersions = z.object({
  of: shortText(100),
  versions: z.strictObject(
    forEach(
      platformKeys,
      z.object({ text: shortText(10_000), hashtags: z.array(shortText(200)).max(60) }).optional(),
    ),
  ),
});

/** When it was last copied for each of them. */
export const CopiedFor = z.strictObject(forEach(copyTargets, z.iso.datetime().max(40).optional()));
export type CopiedFor = z.infer<typeof CopiedFor>;

export const KeptForPlatforms = z.object({
  /** The agent's own wording. */
  texts: z.strictObject(forEach(copyTargets, z.string().optional())),
  written: WrittenVersions.nullable(),
  copied: CopiedFor,
});
export type KeptForPlatforms = z.infer<typeof KeptForPlatforms>;

/** What is not named stays as it is. */
export const PlatformsChange = z.object({
  /** Null goes back to the item's own text. */
  texts: z.strictObject(forEach(copyTargets, keptText.nullable().optional())).optional(),
  written: WrittenVersions.optional(),
  copied: CopiedFor.optional(),
});
export type PlatformsChange = z.infer<typeof PlatformsChange>;

function forEach<Key extends string, Schema>(keys: readonly Key[], schema: Schema) {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
}
