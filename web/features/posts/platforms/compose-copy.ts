import { composeForPlatform, findPlatform } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { ClipboardText } from '#web/ui/html/clipboard.ts';
import { htmlToText } from '#web/ui/html/html-to-text.ts';
import { type Piece, pieceAsHtml, pieceAsText } from '#web/ui/html/piece.ts';
import type { PlatformChoice } from './platform-choices.ts';

/** What of a post goes along besides its text. */
const parts = ['title', 'hashtags', 'signature'] as const;
export type Part = (typeof parts)[number];
export type Included = Record<Part, boolean>;

/** What is there to switch on or off for a choice. */
export function partsOf(post: Post, choice: PlatformChoice, signature: string): Part[] {
  const takesHashtags = findPlatform(choice)?.hashtags !== 0;
  const isThere: Included = {
    title: htmlToText(post.title) !== '',
    hashtags: takesHashtags && tagsOf(post).length > 0,
    signature: signature.trim() !== '',
  };
  return parts.filter((part) => isThere[part]);
}

/** A post as it is copied, before the agent changes anything. */
export function composeCopy(
  post: Post,
  choice: PlatformChoice,
  included: Included,
  signature: string,
): ClipboardText {
  const platform = findPlatform(choice);
  const line = included.signature ? signature : '';
  const piece: Piece = {
    title: included.title ? post.title : '',
    content: post.content,
    hashtags: included.hashtags ? tagsOf(post) : [],
    sources: post.sources ?? [],
  };
  if (platform) {
    const { title, content, hashtags } = piece;
    const words = { title: htmlToText(title), text: htmlToText(content) };
    return { text: composeForPlatform(platform.key, { ...words, hashtags, signature: line }) };
  }
  const text = pieceAsText(piece, line);
  return choice === 'plain' ? { text } : { text, html: asHtml(piece, line) };
}

/** An agent may have typed the sign along, or left a gap. */
const tagsOf = (post: Post) =>
  post.hashtags.map((tag) => tag.trim().replace(/^#+/, '')).filter(Boolean);

/** A title that was left out leaves no empty heading behind. */
const asHtml = (piece: Piece, line: string) =>
  pieceAsHtml(piece, line).replace(/^<h1><\/h1>\n?/, '');
