import type { Check } from '#scripts/growth/site.ts';
import { pictures } from './pictures.ts';
import {
  adminElevation,
  drafts,
  loginLimit,
  metrics,
  repeatedWrites,
  savedLimit,
  sessions,
} from './shared-state.ts';
import { aiSlots, streaming } from './streams.ts';

/** What holds whichever process answers. The metrics come last: they tell of the texts before. */
export const sharedChecks: Check[] = [
  sessions,
  loginLimit,
  savedLimit,
  repeatedWrites,
  adminElevation,
  drafts,
  pictures,
  streaming,
  aiSlots,
  metrics,
];
