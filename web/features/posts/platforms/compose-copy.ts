import { type PlatformVersion, plainTags } from '#contract/platform-text.ts';
import { composeForPlatform, findPlatform } from '#contract/platforms.ts';
import type { Post } from '#contract/post.ts';
import type { ClipboardText } from '#web/ui/html/clipboard.ts';
import { htmlToText } from '#web/ui/html/html-to-text.ts';
import { type ExportedPiece, pieceAsHtml, pieceAsText } from '#web/ui/html/piece.ts';
import type { PlatformChoice } from './platform-choices.ts';

/** What of a post goes along besides its text. */
const parts = ['title', 'hashtags', 'signature'] as const;
export type CopyPart = (typeof parts)[number];
export type Included = Record<CopyPart, boolean>;

/** What is there to switch on or off for a choice. */
export function copyPartsOf(
  post: Post,
  choice: PlatformChoice,
  signature: string,
  version?: PlatformVersion,
): CopyPart[] {
  const takesHashtags = findPlatform(choice)?.hashtags !== 0;
  const isThere: Included = {
    // A version that was written for a platform begins in its own way.
    title: !version && htmlToText(post.title) !== '',
    hashtags: version ? version.hashtags.length > 0 : takesHashtags && tagsOf(post).length > 0,
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
  version?: PlatformVersion,
): ClipboardText {
  const platform = findPlatform(choice);
  const line = included.signature ? signature : '';
  if (platform && version) {
    const hashtags = included.hashtags ? version.hashtags : [];
    const parts = { title: '', text: version.text, hashtags, signature: line };
    return { text: composeForPlatform(platform.key, parts) };
  }
  const piece: ExportedPiece = {
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

const tagsOf = (post: Post) => plainTags(post.hashtags);

/** A title that was left out leaves no empty heading behind. */
const asHtml = (piece: ExportedPiece, line: string) =>
  pieceAsHtml(piece, line).replace(/^<h1><\/h1>\n?/, '');
