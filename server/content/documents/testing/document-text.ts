import type { DocumentText } from '#server/content/documents/compose-document.ts';

/** A text of which a test names what matters to it. */
export const documentText = (fields: Partial<DocumentText>): DocumentText => ({
  title: '',
  content: '',
  hashtags: [],
  sources: [],
  signature: '',
  ...fields,
});
