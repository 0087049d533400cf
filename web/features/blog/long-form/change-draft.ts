import { emptyDraft, sectionLimits } from '#contract/empty-long-form.ts';
import type {
  Article,
  ArticleSubject,
  Clash,
  Labels,
  LongFormDraft,
  OutlineOrigin,
  Section,
  SectionText,
  TopicInput,
} from '#contract/long-form-draft.ts';
import { isSame } from '#contract/merge-long-form.ts';

export type DraftChange =
  | { type: 'input'; part: Partial<TopicInput> }
  | { type: 'outlined'; subject: ArticleSubject; mainTitle: string; sections: Section[] }
  | { type: 'step'; step: LongFormDraft['step'] }
  | { type: 'mainTitle'; mainTitle: string }
  | { type: 'section'; id: string; part: Partial<Pick<Section, 'title' | 'question' | 'answer'>> }
  | { type: 'moved'; id: string; by: -1 | 1 }
  | { type: 'removed'; id: string }
  | { type: 'added'; section: Section }
  | { type: 'written'; id: string; text: SectionText }
  | { type: 'failed'; id: string; problem: string }
  | { type: 'unwritten'; id: string }
  | { type: 'combined'; article: Article; origin: OutlineOrigin; labels: Labels }
  | { type: 'revised'; article: Article; origin: OutlineOrigin; labels: Labels }
  | { type: 'pictured'; address: string }
  | { type: 'seo'; seo: LongFormDraft['seo'] }
  | { type: 'edited'; edited: Article | null }
  | { type: 'replaced'; article: Article }
  | { type: 'saved'; id: number }
  | { type: 'settled'; clash: Clash; use: 'this' | 'other' | 'both' }
  | { type: 'restored'; section: Section; index: number }
  | { type: 'reset' };

/** The wizard after a change. Everything it can do is here, and nothing else. */
export function changeDraft(draft: LongFormDraft, change: DraftChange): LongFormDraft {
  switch (change.type) {
    case 'input':
      return { ...draft, input: { ...draft.input, ...change.part } };
    case 'outlined': {
      const { subject, mainTitle, sections } = change;
      return { ...draft, step: 'questions', subject, mainTitle, sections };
    }
    case 'step':
      return { ...draft, step: change.step };
    case 'mainTitle':
      return { ...draft, mainTitle: change.mainTitle };
    case 'moved':
      return { ...draft, sections: move(draft.sections, change.id, change.by) };
    case 'removed':
      return { ...draft, sections: remove(draft.sections, change.id) };
    case 'restored':
      return { ...draft, sections: draft.sections.toSpliced(change.index, 0, change.section) };
    case 'settled':
      return settle(draft, change);
    case 'added':
      return { ...draft, sections: add(draft.sections, change.section) };
    case 'combined': {
      const { article, origin, labels } = change;
      const fresh = { versions: [], seo: null, edited: null, saved: null };
      return { ...draft, step: 'complete', article, origin, labels, ...fresh };
    }
    case 'revised': {
      const { article, origin, labels } = change;
      return { ...replace(draft, article), origin, labels };
    }
    case 'pictured':
      return withPicture(draft, change.address);
    case 'seo':
      return { ...draft, seo: change.seo };
    case 'edited':
      return { ...draft, edited: change.edited };
    case 'replaced':
      return replace(draft, change.article);
    case 'saved':
      return { ...draft, saved: { id: change.id, isCurrent: true } };
    case 'reset':
      return emptyDraft;
    default:
      return { ...draft, sections: draft.sections.map((each) => changeSection(each, change)) };
  }
}

/** Versions that are kept of an article. */
const versionsAtMost = 10;

/** A new text in the place of the old one, which can be brought back. */
function replace(draft: LongFormDraft, article: Article): LongFormDraft {
  const before = draft.article
    ? [{ article: draft.article, replacedAt: new Date().toISOString() }]
    : [];
  return {
    ...draft,
    article,
    versions: [...draft.versions, ...before].slice(-versionsAtMost),
    edited: null,
    saved: draft.saved && { ...draft.saved, isCurrent: false },
  };
}

/** A picture stands in an article once, after those it had. */
function withPicture(draft: LongFormDraft, address: string): LongFormDraft {
  const { labels, saved } = draft;
  if (!labels || labels.imageUrls.includes(address)) return draft;
  return {
    ...draft,
    labels: { ...labels, imageUrls: [...labels.imageUrls, address] },
    saved: saved && { ...saved, isCurrent: false },
  };
}

type Settled = Extract<DraftChange, { type: 'settled' }>;

/** One of two texts, and the question is gone. */
function settle(draft: LongFormDraft, { clash, use }: Settled): LongFormDraft {
  const left = draft.clashes.filter((each) => !isSame(each, clash));
  const settled = { ...draft, clashes: left };
  if (use === 'this') return settled;
  switch (clash.part) {
    case 'mainTitle':
      return { ...settled, mainTitle: clash.other };
    case 'article':
      return {
        ...replace(settled, clash.other),
        origin: clash.origin ?? settled.origin,
        labels: clash.labels ?? settled.labels,
      };
    case 'edited':
      return { ...settled, edited: clash.other };
    case 'outline':
      return { ...settled, ...clash.other, step: 'questions' };
    default: {
      const sections = settled.sections.map((section) =>
        section.id === clash.sectionId ? settleSection(section, clash, use) : section,
      );
      return { ...settled, sections };
    }
  }
}

function settleSection(
  section: Section,
  clash: Extract<Clash, { sectionId: string }>,
  use: 'other' | 'both',
): Section {
  if (clash.part === 'text') return { ...section, text: clash.other, problem: null };
  const own = section[clash.part].trim();
  const words = use === 'both' ? `${own}\n\n${clash.other.trim()}` : clash.other;
  return { ...section, [clash.part]: words, text: null, problem: null };
}

type SectionChange = Extract<DraftChange, { type: 'section' | 'written' | 'failed' | 'unwritten' }>;

function changeSection(section: Section, change: SectionChange): Section {
  if (section.id !== change.id) return section;
  switch (change.type) {
    // What was written to another question or answer is no longer it.
    case 'section':
      return { ...section, ...change.part, text: null, problem: null };
    case 'written':
      return { ...section, text: change.text, problem: null };
    case 'failed':
      return { ...section, problem: change.problem };
    case 'unwritten':
      return { ...section, text: null, problem: null };
  }
}

function move(sections: Section[], id: string, by: -1 | 1): Section[] {
  const from = sections.findIndex((section) => section.id === id);
  const [moved, other] = [sections[from], sections[from + by]];
  return moved && other ? sections.with(from, other).with(from + by, moved) : sections;
}

const remove = (sections: Section[], id: string) =>
  sections.length > sectionLimits.fewest ? sections.filter((each) => each.id !== id) : sections;

const add = (sections: Section[], section: Section) =>
  sections.length < sectionLimits.most ? [...sections, section] : sections;
