import type { BlogOutline, CombineRequest, OutlineSection } from '#contract/blog.ts';
import { outlineSections } from '#contract/blog.ts';
import type { Flag } from '#contract/fair-housing.ts';
import { badAnswer } from '#server/adapters/ai/ai-failures.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import { type FrameDraft, OutlineDraft, type SectionDraft } from '#server/content/drafts.ts';
import { checkFairHousing } from '#server/content/fair-housing/check.ts';
import { ownPlaceOf } from '#server/content/fair-housing/own-place.ts';
import { plainTextOf } from '#server/content/plain-text.ts';
import { escapeText } from '#server/content/text.ts';
import { toHtml } from '#server/content/to-html.ts';

/** What happens to the parts of an article, whoever wrote them: cleaned, checked and joined. */

type Place = Facts['place'];

/** An outline with fewer sections than asked for is a wrong shape, and asked for once more. */
export const WholeOutline = OutlineDraft.refine(
  ({ mainTitle, outline }) =>
    oneLine(mainTitle) !== '' && sectionsOf(outline).length === outlineSections,
);

export function finishOutline({ mainTitle, outline }: OutlineDraft): BlogOutline {
  return { mainTitle: oneLine(mainTitle, 500), outline: sectionsOf(outline) };
}

/** Under the title of the outline: the agent has read it, and may have written it. */
export function finishSection({ content }: SectionDraft, title: string, place: Place) {
  const clean = sectionHtml(toHtml(content), title);
  if (isEmpty(clean)) throw badAnswer();
  return { title, content: clean, flags: flagsIn(title, clean, place) };
}

export function finishFrame(draft: FrameDraft, place: Place): FrameDraft & { flags: Flag[] } {
  const introduction = cleanHtml(toHtml(draft.introduction), 'model');
  const closing = cleanHtml(toHtml(draft.closing), 'model');
  if (isEmpty(introduction) || isEmpty(closing)) throw badAnswer();
  return { introduction, closing, flags: flagsIn('', introduction + closing, place) };
}

/** Introduction, each section under its heading, closing. */
export function joinArticle(
  { introduction, closing }: FrameDraft,
  sections: CombineRequest['sectionsContent'],
): string {
  const parts = sections.map(
    ({ title, content }) => `<h2>${escapeText(title)}</h2>${sectionHtml(content, title)}`,
  );
  return cleanHtml([introduction, ...parts, closing].join('\n'), 'model');
}

export function flagsIn(title: string, content: string, place: Place): Flag[] {
  const piece = { title: escapeText(title), content, hashtags: [] };
  return checkFairHousing(piece, { place: ownPlaceOf(place) });
}

/** The section's title is the article's second level, so that headings inside begin at the third. */
function sectionHtml(html: string, title: string): string {
  const clean = cleanHtml(html, 'model')
    .replace(/<(\/?)h2>/g, '<$1h3>')
    .trim();
  const [first = '', inner = ''] = /^<h3>([\s\S]*?)<\/h3>/.exec(clean) ?? [];
  return sameWords(plainTextOf(inner), title) ? clean.slice(first.length).trim() : clean;
}

function sectionsOf(outline: OutlineSection[]): OutlineSection[] {
  const sections = new Map<string, OutlineSection>();
  for (const { title, question } of outline) {
    const section = {
      title: oneLine(title, 300),
      question: oneLine(question, 1_000),
    };
    const key = section.title.toLowerCase();
    if (key && section.question && !sections.has(key)) sections.set(key, section);
  }
  return [...sections.values()].slice(0, outlineSections);
}

/** Models number their sections now and then; the outline does that by its order. */
export const oneLine = (text: string, most = 1_000) =>
  plainTextOf(text)
    .replace(/\s+/g, ' ')
    .replace(/^(?:section )?\d{1,2}[.):] /i, '')
    .slice(0, most)
    // Half a character is none, and cannot be stored.
    .replace(/\p{Cs}$/u, '')
    .trim();

const isEmpty = (html: string) => plainTextOf(html).trim() === '';

const sameWords = (one: string, other: string) => one !== '' && keyOf(one) === keyOf(other);

const keyOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
