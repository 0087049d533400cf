import type { LongFormDraft, Section } from '#contract/long-form-draft.ts';

/** What the call for one section carries: its index twice, and the section written before it. */
export function sectionRequest({ subject, sections }: LongFormDraft, index: number) {
  const { topic, location, state } = subject ?? { topic: '', location: '', state: '' };
  const before = sections.slice(0, index).findLast(({ text }) => text !== null);
  return {
    topic,
    location,
    state,
    outline: sections.map(({ title, question }) => ({ title, question })),
    userAnswers: sections.map(({ question, answer }) => ({ question, answer: answer.trim() })),
    sectionIndices: [index, index],
    previousSections: before ? [before].flatMap(textOf) : [],
  };
}

export const combineRequest = ({ mainTitle, sections, subject }: LongFormDraft) => ({
  mainTitle: mainTitle.trim(),
  sectionsContent: sections.flatMap(textOf),
  ...subject,
});

const textOf = ({ text }: Section) => (text ? [{ title: text.title, content: text.content }] : []);
