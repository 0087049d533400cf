/**
 * What is set when an account changes hands or keys: no link that was mailed before works any more, and
 * an email address that waits for its confirmation is forgotten.
 */
export const clearedEmailLinks = {
  resetTokenHash: null,
  resetTokenExpiresAt: null,
  newEmail: null,
  emailTokenHash: null,
  emailTokenExpiresAt: null,
} as const;
