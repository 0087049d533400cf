import { z } from 'zod';
import { findPlatform, type PlatformKey, platformKeys } from '#contract/platforms.ts';

/** Where a copy can go: a platform with its rules, or anywhere else without any. */
export const PlatformChoice = z.enum([...platformKeys, 'plain', 'formatted']);
export type PlatformChoice = z.infer<typeof PlatformChoice>;

export const platformChoices = PlatformChoice.options;

export function choiceLabel(choice: PlatformChoice): string {
  if (choice === 'plain') return 'Plain text';
  return findPlatform(choice)?.name ?? 'Formatted';
}

/** Under which name the agent's line is asked for. */
export const signaturePlaceOf = (choice: PlatformChoice): PlatformKey | 'plain' =>
  choice === 'formatted' ? 'plain' : choice;
