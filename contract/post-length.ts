/** How long a post can be asked to be. Without a wish it is as long as its kind asks for. */
export const postLengths = ['short', 'long'] as const;
export type PostLength = (typeof postLengths)[number];

/** Words of a post. */
export const wordsOfPost: Record<PostLength, { least: number; most: number }> = {
  short: { least: 30, most: 75 },
  long: { least: 170, most: 240 },
};
