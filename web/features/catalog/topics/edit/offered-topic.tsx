import { Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { questionRoleLabels } from '#contract/catalog/question-role-labels.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { OfferedEdition } from '#web/features/catalog/entries/offered-edition.tsx';
import { lineTexts, toLines, toQuestions } from './line.ts';
import classes from './lines-field.module.css';
import type { TopicValues } from './topic-values.ts';

type Props = { offered: NonNullable<Topic['offered']>; form: UseFormReturnType<TopicValues> };

/** Taken, the new ones stand in the form and are saved with it: new titles beside those that are there. */
export function OfferedTopic({ offered, form }: Props) {
  const { edition, titles, questions, questionRoles, changed } = offered;
  const handleTake = () => {
    form.setValues((values) => ({
      edition,
      titles: toLines([...lineTexts(values.titles ?? []), ...titles]),
      ...(questions.length > 0 && { questions: toQuestions(questions, questionRoles) }),
    }));
    form.clearErrors();
  };
  const what = partsOf(offered);
  return (
    <OfferedEdition
      title={`A newer version of this topic’s ${what} is available`}
      changed={changed}
      explanation={
        questions.length > 0
          ? 'You edited this topic, so it stays as it is. New questions would take the place of yours, and your titles stay.'
          : 'You edited this topic, so it stays as it is. New titles would be added to yours.'
      }
      take="Use the new ones"
      onTake={handleTake}
      onKeepMine={() => form.setFieldValue('edition', edition)}
    >
      {titles.length > 0 && <OfferedLines label="New titles" lines={titles} />}
      {questions.length > 0 && (
        <OfferedLines label="New questions" lines={questions.map(withRole(questionRoles))} />
      )}
    </OfferedEdition>
  );
}

function partsOf({ titles, questions }: Props['offered']): string {
  const parts = [titles.length > 0 && 'titles', questions.length > 0 && 'questions'];
  return parts.filter(Boolean).join(' and ');
}

const withRole =
  (roles: Props['offered']['questionRoles']) => (question: string, index: number) => {
    const role = roles[index];
    return role ? `${question} (${questionRoleLabels[role].label})` : question;
  };

function OfferedLines({ label, lines }: { label: string; lines: string[] }) {
  return (
    <>
      <Text size="sm" fw={550} mt="sm">
        {label}
      </Text>
      <ul className={classes.samples}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
