import { Paper, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { fromWirePlace, placeLabel } from '#contract/place.ts';
import classes from './outline-panel.module.css';
import wizardClasses from './wizard.module.css';

type Props = { draft: LongFormDraft; answered: number };

/** The outline as it will read. */
export function OutlinePanel({ draft: { mainTitle, sections, subject }, answered }: Props) {
  return (
    <Paper
      component="section"
      className={`${wizardClasses.panel} ${wizardClasses.beside}`}
      aria-label="Your outline"
    >
      <Text size="sm" c="dimmed">
        Your outline · {subject && placeLabel(fromWirePlace(subject))}
      </Text>
      <Title order={3} mt={4} mb="md">
        {mainTitle.trim() || 'Untitled'}
      </Title>
      <ol className={classes.outline}>
        {sections.map(({ id, title, answer }) => (
          <li key={id} data-answered={answer.trim() !== '' || undefined}>
            <span className={classes.mark}>
              {answer.trim() && <IconCheck size={16} aria-label="Answered:" />}
            </span>{' '}
            {title.trim() || 'Untitled section'}
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md" className={classes.count}>
        {answered} of {sections.length} answered
      </Text>
    </Paper>
  );
}
