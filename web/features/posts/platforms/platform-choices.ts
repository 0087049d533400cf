import { z } from 'zod';
import { type PlatformKey, platformKeys, platforms } from '#contract/platforms.ts';

/** Where a copy can go: a platform with its rules, or anywhere else without any. */
export const PlatformChoice = z.enum([...platformKeys, 'plain', 'formatted']);
export type PlatformChoice = z.infer<typeof PlatformChoice>;

export const platformChoices = PlatformChoice.options;

export function choiceLabel(choice: PlatformChoice): string {
  if (choice === 'plain') return 'Plain text';
  if (choice === 'formatted') return 'Formatted';
  return platforms[choice].name;
}

/** The platform behind a choice, if there is one. */
export const platformOf = (choice: PlatformChoice) =>
  choice === 'plain' || choice === 'formatted' ? undefined : platforms[choice];

/** Under which name the agent's line is asked for. */
export const signaturePlaceOf = (choice: PlatformChoice): PlatformKey | 'plain' =>
  choice === 'formatted' ? 'plain' : choice;
