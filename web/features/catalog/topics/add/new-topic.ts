import { type YesNoField, yesNoDefaults } from '#contract/catalog/topic-fields.ts';
import { NewTopic } from '#contract/catalog/topic-forms.ts';
import { parseLines, parseTitles } from './split-list.ts';

/** A new topic as it is typed. */
export type NewTopicValues = Record<YesNoField, boolean> & {
  topic: string;
  identifier: string;
  description: string;
  titles: string;
  questions: string;
};

export const emptyTopic: NewTopicValues = {
  topic: '',
  identifier: '',
  description: '',
  ...yesNoDefaults,
  titles: '',
  questions: '',
};

export const newTopicBody = ({
  topic,
  description,
  titles,
  questions,
  ...values
}: NewTopicValues) => ({
  ...values,
  topic: topic.trim() || null,
  description: description.trim() || null,
  titles: parseTitles(titles),
  questions: parseLines(questions),
});

/** By field; where one entry of a list is wrong, it is quoted. */
export function newTopicProblems(values: NewTopicValues): Record<string, string> {
  const topic = newTopicBody(values);
  const { error } = NewTopic.safeParse(topic);
  const found = (error?.issues ?? []).map(({ path: [field, index], message }) => {
    const list = field === 'titles' || field === 'questions' ? topic[field] : [];
    return [String(field), quotedPrefix(list[Number(index)]) + message];
  });
  return Object.fromEntries(found.toReversed());
}

/** Characters of a quotation, enough to find it again. */
const quotedLength = 40;

export const quotedPrefix = (text: string | undefined) =>
  text === undefined ? '' : `“${shortened(text)}”: `;

const shortened = (text: string) =>
  text.length > quotedLength ? `${text.slice(0, quotedLength)}…` : text;
