import { Badge, Button, Card, Group, Textarea, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { RelevantAnswer } from '#contract/learner.ts';
import { learnerText } from '#contract/limits.ts';
import type { Section } from '#contract/long-form-draft.ts';
import { RememberedAnswerMenu } from './remembered-answers-used.tsx';
import classes from './section-card.module.css';
import { SectionOrder } from './section-order.tsx';
import type { LongForm } from './use-long-form.ts';
import { useNewQuestion } from './use-new-question.ts';

/** Characters, as the server takes them. */
const longestTitle = 300;

type Props = {
  section: Section;
  index: number;
  longForm: LongForm;
  problems: { title: string | undefined; answer: string | undefined };
  rememberedAnswers: RelevantAnswer[];
  onRemoved: () => void;
  /** Says aloud what has changed. */
  tell: (words: string) => void;
};

/** One section: its title, its question and the agent's answer. */
export function SectionCard({
  section,
  index,
  longForm,
  problems,
  rememberedAnswers,
  ...props
}: Props) {
  const { onRemoved, tell } = props;
  const { id, title, question, answer } = section;
  const newQuestion = useNewQuestion(longForm);
  const edit = (part: Partial<Section>) => longForm.change({ type: 'section', id, part });
  const addAnswer = (earlierAnswer: string) => {
    edit({ answer: [answer.trim(), earlierAnswer].filter(Boolean).join('\n\n') });
    tell('Earlier answer added');
  };

  return (
    <Card
      component="section"
      aria-label={`Section ${index + 1}`}
      className={classes.card}
      data-section={id}
    >
      <div className={classes.head}>
        <TextInput
          label={`Section ${index + 1} title`}
          value={title}
          onChange={(event) => edit({ title: event.currentTarget.value })}
          maxLength={longestTitle}
          error={problems.title}
          className={classes.title}
        />
        <SectionOrder
          section={section}
          index={index}
          longForm={longForm}
          onRemoved={onRemoved}
          tell={tell}
        />
      </div>
      <Textarea
        label={question}
        value={answer}
        onChange={(event) => edit({ answer: event.currentTarget.value })}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={learnerText.answer}
        error={problems.answer}
      />
      <Group gap={4} className={classes.help}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconRefresh size={16} aria-hidden />}
          loading={newQuestion.isPending}
          onClick={() => newQuestion.ask(section)}
          aria-label={`Ask another question for section ${index + 1}`}
        >
          Ask another question
        </Button>
        <RememberedAnswerMenu
          question={question}
          answers={rememberedAnswers}
          onChoose={addAnswer}
        />
        {section.text && <Badge ml="auto">Already written</Badge>}
      </Group>
    </Card>
  );
}
