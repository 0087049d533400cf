import { z } from 'zod';
import {
  type CopyTarget,
  copyTargets,
  findPlatform,
  type PlatformKey,
} from '#contract/platforms.ts';

/** Where a copy can go: a platform with its rules, or anywhere else without any. */
export const PlatformChoice = z.enum(copyTargets);
export type PlatformChoice = CopyTarget;

export function choiceLabel(choice: PlatformChoice): string {
  if (choice === 'plain') return 'Plain text';
  return findPlatform(choice)?.name ?? 'Formatted';
}

/** Under which name the agent's line is asked for. */
export const signaturePlaceOf = (choice: PlatformChoice): PlatformKey | 'plain' =>
  choice === 'formatted' ? 'plain' : choice;
