/** A title has fewer tools than a content. */
export type RichTextKind = 'title' | 'content';

/** Pixels of the empty text area. */
export const minimumHeight = { title: 100, content: 250 } as const;
