import type { Clash, LongFormDraft, Outline, Section } from './long-form-draft.ts';

/**
 * A draft that was changed in two windows since it was the same in both, section by section. What only one
 * of them changed is taken from it. What both changed stays as it is in `mine`, and the other text goes into
 * `clashes`: nothing is lost, and the agent decides.
 */
export type MergedSides = { base: LongFormDraft; theirs: LongFormDraft; mine: LongFormDraft };

export function mergeLongForm({ base, theirs, mine }: MergedSides): LongFormDraft {
  const found: Clash[] = [];
  const outline = mergeOutline({ base, theirs, mine }, found);
  const finished = mergeFinished({ base, theirs, mine }, found);
  const merged = {
    // A window stays where its person is.
    step: mine.step,
    ...outline,
    ...finished,
    changedAt: Math.max(theirs.changedAt, mine.changedAt),
  };
  const clashes = [...openClashes({ base, theirs, mine }), ...found];
  return { ...merged, clashes: distinct(clashes).filter((clash) => !isInDraft(clash, merged)) };
}

/** Whether two values of JSON are the same; a database keeps no order of their names. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    Array.isArray(one) === Array.isArray(other) &&
    names.every((name) => isSame(one[name as keyof object], other[name as keyof object]))
  );
}

function mergeOutline({ base, theirs, mine }: MergedSides, found: Clash[]): Outline {
  if (areOthers(theirs.sections, mine.sections))
    return chooseOutline({ base, theirs, mine }, found);
  const mainTitle = mergeText(base.mainTitle, theirs.mainTitle, mine.mainTitle);
  if (mainTitle.other !== undefined) found.push({ part: 'mainTitle', other: mainTitle.other });
  const fields = ['topic', 'customTopic', 'location', 'state'] as const;
  return {
    input: Object.fromEntries(
      fields.map((name) => [name, pick(base.input[name], theirs.input[name], mine.input[name])]),
    ) as Outline['input'],
    subject: pick(base.subject, theirs.subject, mine.subject),
    mainTitle: mainTitle.value,
    sections: mergeSections({ base, theirs, mine }, found),
  };
}

/** Two outlines that have no section in common are two articles, of which one can be gone on with. */
const areOthers = (one: Section[], other: Section[]) =>
  one.length > 0 && other.length > 0 && !one.some(({ id }) => other.some((each) => each.id === id));

function chooseOutline({ base, theirs, mine }: MergedSides, found: Clash[]): Outline {
  const [before, other, own] = [outlineOf(base), outlineOf(theirs), outlineOf(mine)];
  if (isSame(own, before)) return other;
  if (!isSame(other, before)) found.push({ part: 'outline', other });
  return own;
}

const outlineOf = ({ input, subject, mainTitle, sections }: LongFormDraft): Outline => ({
  input,
  subject,
  mainTitle,
  sections,
});

/** Changed in one window, it is as there; changed in both, as in mine. */
const pick = <T>(base: T, theirs: T, mine: T): T => (isSame(mine, base) ? theirs : mine);

/** Words of a person. A text that holds the other one loses nothing. */
function mergeText(base: string, theirs: string, mine: string): { value: string; other?: string } {
  if (mine === base || theirs === mine) return { value: theirs };
  if (theirs === base || mine.includes(theirs.trim())) return { value: mine };
  return theirs.includes(mine.trim()) ? { value: theirs } : { value: mine, other: theirs };
}

function mergeSections({ base, theirs, mine }: MergedSides, found: Clash[]): Section[] {
  const at = (draft: LongFormDraft, id: string) => draft.sections.find((each) => each.id === id);
  return orderOf({ base, theirs, mine }).flatMap((id) => {
    const [before, other, own] = [at(base, id), at(theirs, id), at(mine, id)];
    if (own && other) return [mergeSection(before ?? unknownSection(own), other, own, found)];
    // Removed in one window: it stays where the other one has changed it since.
    const left = own ?? other;
    return left && !(before && isSame(left, before)) ? [left] : [];
  });
}

/** As in the window that moved sections; new ones come last. */
function orderOf({ base, theirs, mine }: MergedSides): string[] {
  const idsOf = ({ sections }: LongFormDraft) => sections.map(({ id }) => id);
  const [before, other, own] = [idsOf(base), idsOf(theirs), idsOf(mine)];
  const isMoved = (ids: string[]) =>
    !isSame(
      ids.filter((id) => before.includes(id)),
      before.filter((id) => ids.includes(id)),
    );
  const isAsInTheirs = isSame(own, before) || (isMoved(other) && !isMoved(own));
  const [first, second] = isAsInTheirs ? [other, own] : [own, other];
  return [...first, ...second.filter((id) => !first.includes(id))];
}

const unknownSection = (own: Section): Section => ({
  ...own,
  title: '',
  question: '',
  answer: '',
  text: null,
});

function mergeSection(base: Section, theirs: Section, mine: Section, found: Clash[]): Section {
  const { id } = mine;
  const title = mergeText(base.title, theirs.title, mine.title);
  const answer = mergeText(base.answer, theirs.answer, mine.answer);
  if (title.other !== undefined) {
    found.push({ part: 'title', sectionId: id, other: title.other });
  }
  if (answer.other !== undefined) {
    found.push({ part: 'answer', sectionId: id, other: answer.other });
  }
  const words = {
    id,
    title: title.value,
    question: pick(base.question, theirs.question, mine.question),
    answer: answer.value,
  };
  const text = mergeWritten(words, base, theirs, mine, found);
  return { ...words, text, problem: text ? null : mine.problem };
}

/** What was written to other words than the section has now is no longer it. */
function mergeWritten(
  words: Pick<Section, 'id' | 'title' | 'question' | 'answer'>,
  base: Section,
  theirs: Section,
  mine: Section,
  found: Clash[],
): Section['text'] {
  const textOf = (section: Section) => (wordsOf(section) === wordsOf(words) ? section.text : null);
  const [other, own] = [textOf(theirs), textOf(mine)];
  if (!other || !own) {
    const left = other ?? own;
    const isDropped = isSame(left, base.text) && wordsOf(theirs) === wordsOf(mine);
    return isDropped ? null : left;
  }
  if (isSame(own, base.text) || isSame(own, other)) return other;
  if (isSame(other, base.text)) return own;
  const isByAgent = (text: NonNullable<Section['text']>) => text.seconds === null;
  if (isByAgent(own) && isByAgent(other)) found.push({ part: 'text', sectionId: words.id, other });
  // Of two that a writer wrote the one that is kept already is as good.
  return isByAgent(own) ? own : other;
}

const wordsOf = ({ title, question, answer }: Pick<Section, 'title' | 'question' | 'answer'>) =>
  JSON.stringify([title, question, answer]);

type Finished = Pick<
  LongFormDraft,
  'article' | 'origin' | 'labels' | 'versions' | 'seo' | 'edited' | 'saved'
>;

function mergeFinished({ base, theirs, mine }: MergedSides, found: Clash[]): Finished {
  const isOwn = !isSame(mine.article, base.article) && mine.article !== null;
  const isOther = !isSame(theirs.article, base.article) && theirs.article !== null;
  const chosen = isOwn || !theirs.article ? mine : theirs;
  if (isOwn && isOther && theirs.article && !isSame(theirs.article, mine.article)) {
    const { article: other, origin, labels } = theirs;
    found.push({ part: 'article', other, origin, labels });
  }
  const edited = pick(base.edited, theirs.edited, mine.edited) ?? lateEdit(base, theirs);
  if (edited && isClash(base.edited, theirs.edited, mine.edited) && theirs.edited) {
    if (!isSame(edited, theirs.edited)) found.push({ part: 'edited', other: theirs.edited });
  }
  return {
    article: chosen.article,
    origin: chosen.origin,
    labels: withAllPictures(chosen === mine ? mine : theirs, chosen === mine ? theirs : mine),
    versions: pick(base.versions, theirs.versions, mine.versions),
    seo: pick(base.seo, theirs.seo, mine.seo),
    edited,
    saved: pick(base.saved, theirs.saved, mine.saved),
  };
}

/** A picture that was made in either window is the article's. */
function withAllPictures({ labels }: LongFormDraft, other: LongFormDraft): Finished['labels'] {
  if (!labels || !other.labels) return labels ?? other.labels;
  return {
    ...labels,
    imageUrls: [...new Set([...labels.imageUrls, ...other.labels.imageUrls])],
  };
}

const isClash = (base: unknown, theirs: unknown, mine: unknown) =>
  !isSame(theirs, base) && !isSame(mine, base) && !isSame(theirs, mine);

/** Closed in one window and typed on in the other. */
const lateEdit = (base: LongFormDraft, theirs: LongFormDraft) =>
  base.edited && !isSame(theirs.edited, base.edited) ? theirs.edited : null;

/** What was asked before and nobody has answered in either window. */
function openClashes({ base, theirs, mine }: MergedSides): Clash[] {
  const isIn = (draft: LongFormDraft, clash: Clash) =>
    draft.clashes.some((each) => isSame(each, clash));
  return distinct([...theirs.clashes, ...mine.clashes]).filter(
    (clash) => !isIn(base, clash) || (isIn(theirs, clash) && isIn(mine, clash)),
  );
}

const distinct = (clashes: Clash[]) =>
  clashes.filter((clash, index) => clashes.findIndex((each) => isSame(each, clash)) === index);

/** The text is there already, or there is no place for it any more. */
function isInDraft(clash: Clash, draft: Omit<LongFormDraft, 'clashes'>): boolean {
  switch (clash.part) {
    case 'mainTitle':
      return draft.mainTitle.includes(clash.other.trim());
    case 'article':
      return isSame(draft.article, clash.other);
    case 'edited':
      return isSame(draft.edited, clash.other);
    case 'outline':
      return isSame(draft.sections, clash.other.sections);
    default: {
      const section = draft.sections.find(({ id }) => id === clash.sectionId);
      if (!section) return true;
      if (clash.part === 'text') return isSame(section.text, clash.other);
      return section[clash.part].includes(clash.other.trim());
    }
  }
}
