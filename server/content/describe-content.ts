import { previewLength } from '#contract/limits.ts';
import { searchable } from '#contract/searchable.ts';
import { plainTextOf } from '#server/content/plain-text.ts';

/** What lists and the search know of a content, read from it when it is stored. */
export type ContentDescription = {
  preview: string;
  searchText: string;
  contentPicture: string | null;
};

/** Characters of HTML that are read. Longer texts were stored before there was a limit. */
const readAtMost = 1_000_000;

/** Characters of a picture's address, as for those that are listed beside the text. */
const addressAtMost = 2_000;

export const textOfContent = (content: string): string => plainTextOf(readable(content));

export function describeContent(
  content: string,
  text = textOfContent(content),
): ContentDescription {
  return {
    preview: withoutHalf(text.slice(0, previewLength)).trimEnd(),
    searchText: withoutHalf(searchable(text).slice(0, readAtMost)),
    contentPicture: firstPicture(readable(content)),
  };
}

/** Without the bytes of pictures, which nobody reads and which are most of the text. */
const readable = (content: string) =>
  content.replace(/data:image\/[a-z]{1,20};base64,[a-z0-9+/=]*/gi, '').slice(0, readAtMost);

function firstPicture(html: string): string | null {
  const [, address = ''] =
    /<img\b[^<>]*?\ssrc="((?:https?:\/\/|\/api\/files\/)[^"<>]+)"/i.exec(html) ?? [];
  const plain = address.replaceAll('&amp;', '&');
  return plain !== '' && plain.length <= addressAtMost ? plain : null;
}

/** Half a character at the end cannot be stored. */
const withoutHalf = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '');
