import { safeImage } from '#contract/html.ts';

/** A broker has no session: stored pictures are reached through the review link, on its page alone. */
export const safeSentImage = (src: string): string =>
  /^\/api\/review\/[\w-]+\/pictures\/[\w-]+$/.test(src) ? src : safeImage(src);
