import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { savedText } from './limits.ts';
import { pieceHtml } from './piece-html.ts';
import { SentSources } from './sources.ts';

const documentFormats = ['md', 'html', 'docx'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** What the head of a web page says of it, as contract/seo.ts computes it or the agent edits it. */
const PageSeo = z.object({
  metaTitle: z.string().trim().max(300),
  metaDescription: z.string().trim().max(1_000),
  slug: z.string().trim().max(200),
});

/** A text to be taken along as a file. */
export const DocumentRequest = z.object({
  format: z.enum(documentFormats),
  title: pieceHtml(z.string().max(savedText.title)),
  content: pieceHtml(z.string().max(savedText.content)),
  hashtags: z.array(z.string().max(200)).max(60).default([]),
  sources: SentSources.default([]),
  /** The agent's line under the text, when it is switched on. */
  signature: z.string().max(1_500).default(''),
  /** For articles; a file is then named after the slug. */
  seo: PageSeo.optional(),
});
export type DocumentRequest = z.infer<typeof DocumentRequest>;

export const makeDocument = endpoint({
  method: 'POST',
  path: '/api/documents',
  access: 'user',
  limit: 'document',
  summary: 'Makes a Markdown, HTML or Word file of a text.',
  body: DocumentRequest,
  bodyLimit: 4 * 1024 * 1024,
  repeatable: true,
  kind: 'download',
  produces: 'application/octet-stream',
});
