import { z } from 'zod';
import { type PlatformKey, platformKeys, platforms } from '#contract/platforms.ts';

/** Where a copy can go: a platform with its rules, or anywhere else without any. */
export const Choice = z.enum([...platformKeys, 'plain', 'formatted']);
export type Choice = z.infer<typeof Choice>;

export const choices = Choice.options;

export function nameOf(choice: Choice): string {
  if (choice === 'plain') return 'Plain text';
  if (choice === 'formatted') return 'Formatted';
  return platforms[choice].name;
}

/** The platform behind a choice, if there is one. */
export const platformOf = (choice: Choice) =>
  choice === 'plain' || choice === 'formatted' ? undefined : platforms[choice];

/** Under which name the agent's line is asked for. */
export const signaturePlaceOf = (choice: Choice): PlatformKey | 'plain' =>
  choice === 'formatted' ? 'plain' : choice;
