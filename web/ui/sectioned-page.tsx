import { Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from '#web/navigation/link.tsx';
import classes from './sectioned-page.module.css';
import { useActiveSection } from './use-active-section.ts';

export type PageSection = { id: string; title: string; hint: string; content: ReactNode };

type Props = { label: string; sections: PageSection[] };

/** A long page of settings: its parts in cards, and beside them links that lead there. */
export function SectionedPage({ label, sections }: Props) {
  const { active, choose } = useActiveSection(sections);
  return (
    <div className={classes.page}>
      <nav aria-label={label} className={classes.nav}>
        {sections.map(({ id, title }) => (
          <Link
            key={id}
            to={`#${id}`}
            replace
            className={classes.link}
            aria-current={id === active ? 'true' : undefined}
            onClick={() => choose(id)}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className={classes.sections}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ section: { id, title, hint, content } }: { section: PageSection }) {
  return (
    <Paper
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classes.section}
    >
      <Title order={2} size="h3" id={`${id}-title`}>
        {title}
      </Title>
      <Text c="dimmed" mb="lg">
        {hint}
      </Text>
      {content}
    </Paper>
  );
}
