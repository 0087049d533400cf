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

/** Lifetime of the link that confirms a new email address, in hours. */
export const emailLinkHours = 1;

/** Lifetime of an invite link, in days. */
export const inviteLinkDays = 7;

/** Lifetimes of a broker's review link an agent can choose from, in days; the second unless another is chosen. */
export const reviewLinkDays = [1, 7, 30] as const;

/** Characters of what a broker types. */
export const reviewText = { name: 120, comment: 2_000 } as const;

/** Review links an agent may have mailed in a day, and those that one address may get from everybody. */
export const reviewEmailsADay = { sent: 20, received: 5 } as const;

/** Review links of one item that are kept on record. Beyond them the oldest nobody approved goes. */
export const reviewsPerItem = 50;

/** A session is kept this many days by use, and never longer than the maximum. */
export const sessionDays = { renewed: 7, maximum: 30 } as const;

/** Minutes for which a verified admin password opens the admin calls. */
export const adminElevationMinutes = 30;

/**
 * What one piece of text may be, wherever it is sent: characters of its HTML without the pictures inside
 * it (`data:` images), tags, and levels of tags inside tags. A long article has 20,000 characters, some
 * hundred tags and seven levels.
 */
export const pieceText = { characters: 200_000, tags: 10_000, levels: 100 } as const;

/**
 * Values of the JSON in a request, and levels of lists and objects inside each other. The largest real
 * one, a long article with all its answers, has some hundred values.
 */
export const jsonSize = { values: 50_000, levels: 100 } as const;

/** Characters of all texts in a draft without their pictures: a piece, the piece it was, and answers. */
export const draftCharacters = 3 * pieceText.characters;

/**
 * Characters of the HTML of a saved text with its pictures, which alone may have 2 MB; the content ends
 * where a body does, so that pictures which are too large are told so.
 */
export const savedText = { title: 2_000, content: 4 * 1024 * 1024 } as const;

/** Characters of what an agent writes about itself. */
export const profileFieldMaxLength = 120;

/** Characters of a remembered question and answer. */
export const learnerText = { question: 1_000, answer: 5_000 } as const;

/** Characters of a section that tell the later ones what was said. */
export const sectionBeginning = 500;

/** Bytes and pixels of an uploaded picture. */
export const upload = { bytes: 10 * 1024 * 1024, megapixels: 40, leastSide: 64 } as const;

/** Pictures a user may upload in an hour. */
export const uploadsAnHour = 60;

/** Pictures a user may have stored, and the bytes of everything: pictures, texts, drafts, answers. */
export const storage = { files: 1_000, bytes: 1024 ** 3 } as const;

/** Bytes of a request body, for callers who are not signed in and for those who are. */
export const requestBody = {
  visitor: 8 * 1024,
  user: 1024 * 1024,
} as const;
/**
 * Deleted items that can still be brought back: so many of the newest, or twice as many as may be saved
 * where that is more, and so many bytes.
 */
export const deletedItems = { atLeast: 40, bytes: 50 * 1024 ** 2 } as const;

/** Bytes of the texts written for one user that the server keeps; the oldest give way. */
export const generatedBytes = 50 * 1024 ** 2;

/** Characters of the plain text by which a list shows a saved item. */
export const previewLength = 400;

/** Generated pieces that come back on any machine: how many, of how many days, and bytes of them in all. */
export const recentContent = { pieces: 50, days: 90, bytes: 5 * 1024 ** 2 } as const;

/** Characters of what a piece is about and of where it is. */
export const subjectText = { topic: 300, city: 120, state: 40 } as const;

/** Characters of the agent's own wording for a platform: Facebook takes the longest posts, with 63,206. */
export const keptTextAtMost = 70_000;

/** Entries on the plan of a user that have not been published. */
export const planEntriesAtMost = 1_000;

/** Personal tokens that a user may have. */
export const tokensAtMost = 20;

/** Accounts elsewhere that a user may connect. */
export const connectionsAtMost = 20;

/** Characters of what a connected account is called here. */
export const connectionNameAtMost = 80;

/** Days before a connection ends by itself at which its owner is asked to sign in there again. */
export const signInReminderDays = 7;
