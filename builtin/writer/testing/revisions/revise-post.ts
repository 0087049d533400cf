import { compose } from '#builtin/writer/compose.ts';
import { visibleText } from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

type GivenPost = { title: string; html: string; hashtags: string[] };

/** A post as it is after a wish, its text with single spaces. */
export function revisePost(facts: Facts, post: GivenPost, request: string, seed: number) {
  const revision = { ...post, content: visibleText(post.html), request };
  const { draft, note = '' } = compose({
    kind: 'post',
    facts: { ...facts, revision },
    seed,
    today: new Date('2026-11-16T12:00:00'),
  });
  const { title, content, hashtags } = draft as PieceDraft;
  return { title, html: content, text: visibleText(content).replace(/\s+/g, ' '), hashtags, note };
}
