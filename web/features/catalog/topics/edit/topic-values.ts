import { mapYesNoFields, type YesNoField } from '#contract/catalog/topic-fields.ts';
import { TopicChange } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { type Line, lineTexts, toLines } from './line.ts';

/** A topic as it stands in the edit dialog. */
export type TopicValues = Record<YesNoField, boolean> & {
  identifier: string;
  description: string;
  titles: Line[];
  questions: Line[];
};

export const topicValuesOf = (topic: Topic): TopicValues => ({
  identifier: topic.identifier,
  description: topic.description ?? '',
  ...mapYesNoFields((field) => topic[field]),
  titles: toLines(topic.titles),
  questions: toLines(topic.questions),
});

/** What is saved. Lines that were left empty are left out. */
export const changeOf = ({ description, titles, questions, ...values }: TopicValues) => ({
  ...values,
  description: description.trim() || null,
  titles: lineTexts(titles),
  questions: lineTexts(questions),
});

/** By field, and for the lists by line: `titles.7` is the line with the key 7. */
export function topicProblems(values: TopicValues): Record<string, string> {
  const { error } = TopicChange.safeParse(changeOf(values));
  const found = (error?.issues ?? []).map(({ path: [field, index], message }) => {
    const lines = field === 'titles' || field === 'questions' ? values[field] : [];
    const line = lines.filter(({ text }) => text.trim() !== '')[Number(index)];
    return [line ? `${String(field)}.${line.key}` : String(field), message];
  });
  return Object.fromEntries(found);
}
