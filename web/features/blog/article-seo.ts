import { z } from 'zod';
import type { Post } from '#contract/post.ts';
import { type Seo, seoFor } from '#contract/seo.ts';
import { cleanHtml } from '#web/ui/html/clean-html.ts';
import { htmlToLine } from '#web/ui/html/html-to-text.ts';

/** What the agent wrote instead of what was computed. */
export const SeoEdits = z.object({
  metaTitle: z.string().optional(),
  metaDescription: z.string().optional(),
});
export type SeoEdits = z.infer<typeof SeoEdits>;

export const seoEditsOf = (kept: unknown): SeoEdits => SeoEdits.safeParse(kept).data ?? {};

export function defaultSeoOf({ title, content, location, state }: Post): Seo {
  const cleaned = cleanHtml(content, 'edited');
  return seoFor({ title: htmlToLine(title), content: cleaned, location, state });
}

/** What goes along with the article: the agent's words where there are any. */
export function articleSeo(post: Post, kept: unknown): Seo {
  const { metaTitle, metaDescription } = seoEditsOf(kept);
  const computed = defaultSeoOf(post);
  return {
    ...computed,
    metaTitle: metaTitle?.trim() || computed.metaTitle,
    metaDescription: metaDescription?.trim() || computed.metaDescription,
  };
}
