/** Limits both sides know, each with its unit. */

/** Characters of a password. The upper bound keeps hashing cheap. */
export const passwordLength = { min: 8, max: 256 } as const;

/** Characters of a username. */
export const usernameMaxLength = 50;

/** Characters of an e-mail address (RFC 5321). */
export const emailMaxLength = 254;

/** Saved items a user may keep, unless SAVED_CONTENT_LIMIT says otherwise. */
export const savedContentLimit = 20;

/** Characters of a topic's identifier. */
export const identifierLength = { min: 3, max: 50 } as const;

/** Characters of one learner tag. */
export const tagMaxLength = 50;

/** Content tags a post carries at least. */
export const contentTagsMinimum = 3;

/** Lifetime of a password reset link, in hours. */
export const resetLinkHours = 1;

/** A session is kept this many days by use, and never longer than the maximum. */
export const sessionDays = { renewed: 7, maximum: 30 } as const;

/** Minutes for which a verified admin password opens the admin calls. */
export const adminWindowMinutes = 30;
