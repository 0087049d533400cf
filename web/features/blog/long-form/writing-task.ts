import type { LongFormDraft } from '#contract/long-form-draft.ts';

/** What is to be done next for an article. */
export type ArticleTask = { kind: 'section'; id: string; index: number } | { kind: 'combine' };

/** The first section without a text, then what joins them, then nothing. */
export function nextTask({ step, sections }: LongFormDraft): ArticleTask | undefined {
  if (step !== 'generating') return undefined;
  const index = sections.findIndex(({ text }) => text === null);
  const section = sections[index];
  return section ? { kind: 'section', id: section.id, index } : { kind: 'combine' };
}
