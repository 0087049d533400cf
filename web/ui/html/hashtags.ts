import { cleanHashtags } from '#contract/hashtags.ts';

/** Hashtags as they are typed: split on spaces, and as the server will keep them. */
export const hashtagsIn = (text: string): string[] => cleanHashtags(text.split(/\s+/));
