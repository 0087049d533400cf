import { Button, Menu, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { RelevantAnswer } from '#contract/learner.ts';
import classes from './section-card.module.css';

type Props = {
  question: string;
  answers: RelevantAnswer[];
  onChoose: (answer: string) => void;
};

/** Remembered answers to begin with, the best first. */
export function RememberedAnswerMenu({ question, answers, onChoose }: Props) {
  if (answers.length === 0) return null;
  return (
    <Menu width={340} position="bottom-start">
      <Menu.Target>
        <Button variant="subtle" size="sm" leftSection={<IconHistory size={16} aria-hidden />}>
          Use an earlier answer
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.answers}>
        {rememberedAnswersFor(question, answers).map((each) => (
          <Menu.Item key={each.id} onClick={() => onChoose(each.answer)}>
            <Text size="sm" fw={550} lineClamp={2}>
              {each.question}
            </Text>
            <Text size="sm" c="dimmed" lineClamp={3}>
              {each.answer}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** As many as one can look through. */
const offered = 5;

/** Those that share words with a question go first; the others keep their order. */
function rememberedAnswersFor(question: string, answers: RelevantAnswer[]): RelevantAnswer[] {
  const wanted = wordsOf(question);
  const shared = (answer: RelevantAnswer) =>
    wordsOf(`${answer.question} ${answer.answer}`).intersection(wanted).size;
  return answers.toSorted((one, other) => shared(other) - shared(one)).slice(0, offered);
}

/** Short words say little about what a sentence is about. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
