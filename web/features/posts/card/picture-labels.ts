import type { Post } from '#contract/posts.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';

/** Characters of a description; screen readers read them in one breath. */
const mostCharacters = 140;

/** What is read out for each picture of a post. */
export function describePictures({ title, imageUrls = [], imagePrompt }: Post) {
  return imageUrls.map((address, index) => ({
    address,
    description:
      imagePrompt && address.startsWith('/api/files/')
        ? `AI-generated illustration: ${shorten(imagePrompt)}`
        : `Picture ${index + 1} of ${imageUrls.length} for ${htmlToLine(title)}`,
  }));
}

/** Ends with a whole word. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= mostCharacters) return line;
  return `${line.slice(0, mostCharacters).replace(/\s+\S*$/, '')}…`;
}
