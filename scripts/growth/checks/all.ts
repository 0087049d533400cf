import type { GrowthCheck } from '#scripts/growth/site.ts';
import { picturesCheck } from './pictures.ts';
import {
  adminElevationCheck,
  draftsCheck,
  loginLimitCheck,
  metricsCheck,
  repeatedWritesCheck,
  savedLimitCheck,
  sessionsCheck,
} from './shared-state.ts';
import { aiSlotsCheck, streamingCheck } from './streams.ts';

/** What holds whichever process answers. The metrics come last: they tell of the texts before. */
export const sharedChecks: GrowthCheck[] = [
  sessionsCheck,
  loginLimitCheck,
  savedLimitCheck,
  repeatedWritesCheck,
  adminElevationCheck,
  draftsCheck,
  picturesCheck,
  streamingCheck,
  aiSlotsCheck,
  metricsCheck,
];
