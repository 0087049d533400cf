import { plainTextOf } from '#builtin/html/plain-text.ts';
import { type BlogOutline, type OutlineSection, outlineSections } from '#contract/blog.ts';
import { OutlineDraft } from '#contract/text-drafts.ts';

/** An outline with fewer sections than asked for is a wrong shape, and asked for once more. */
export const WholeOutline = OutlineDraft.refine(
  ({ mainTitle, outline }) =>
    oneLine(mainTitle) !== '' && sectionsOf(outline).length === outlineSections,
  'must have a title and exactly six sections, each with a title of its own and a question',
);

export function finishOutline({ mainTitle, outline }: OutlineDraft): BlogOutline {
  return { mainTitle: oneLine(mainTitle, 500), outline: sectionsOf(outline) };
}

function sectionsOf(outline: OutlineSection[]): OutlineSection[] {
  const sections = new Map<string, OutlineSection>();
  for (const { title, question } of outline.slice(0, readAtMost)) {
    const section = {
      title: oneLine(title, 300),
      question: oneLine(question, 1_000),
    };
    const key = section.title.toLowerCase();
    if (key && section.question && !sections.has(key)) sections.set(key, section);
  }
  return [...sections.values()].slice(0, outlineSections);
}

/** Sections of a model that are looked at; a model was asked for six. */
const readAtMost = 4 * outlineSections;

/** Models number their sections now and then; the outline does that by its order. */
export const oneLine = (text: string, most = 1_000) =>
  // Markup may take a line some more characters, not as many as a model can write.
  plainTextOf(text.slice(0, 4 * most))
    .replace(/\s+/g, ' ')
    .replace(/^(?:section )?\d{1,2}[.):] /i, '')
    .slice(0, most)
    // Half a character is none, and cannot be stored.
    .replace(/\p{Cs}$/u, '')
    .trim();
