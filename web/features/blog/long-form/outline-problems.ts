import type { LongFormDraft } from '#contract/long-form-draft.ts';

type OutlineProblems = {
  mainTitle?: string;
  /** By the section's id. */
  titles: Record<string, string>;
  answers: Record<string, string>;
};

export const noOutlineProblems: OutlineProblems = { titles: {}, answers: {} };

/** A message for everything that is missing before the article can be written. */
export function outlineProblems({ mainTitle, sections }: LongFormDraft): OutlineProblems {
  const without = (field: 'title' | 'answer', message: string) =>
    Object.fromEntries(
      sections.filter((section) => !section[field].trim()).map(({ id }) => [id, message]),
    );
  return {
    ...(!mainTitle.trim() && { mainTitle: 'A title is required' }),
    titles: without('title', 'A section title is required'),
    answers: without('answer', 'An answer is required'),
  };
}

export const hasOutlineProblems = ({ mainTitle, titles, answers }: OutlineProblems) =>
  mainTitle !== undefined || Object.keys({ ...titles, ...answers }).length > 0;
