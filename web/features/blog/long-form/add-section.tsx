import { Button, Card, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { askBlogQuestion } from '#contract/calls/blog.ts';
import { sectionLimits } from '#contract/empty-long-form.ts';
import { call } from '#web/api/call.ts';
import { useSingleFlight } from '#web/api/use-single-flight.ts';
import { newSection } from './new-section.ts';
import classes from './section-card.module.css';
import type { LongForm } from './use-long-form.ts';

type Props = { longForm: LongForm; tell: (words: string) => void };

/** One more section, with a question made for its title. */
export function AddSection({ longForm: { draft, change, current }, tell }: Props) {
  const [title, setTitle] = useState('');
  const isFull = draft.sections.length >= sectionLimits.most;
  const asking = useMutation({
    mutationFn: async (named: string) => {
      const { subject, sections } = current();
      if (!subject) return usualQuestion(named);
      const avoid = sections.map(({ question }) => question);
      const { question } = await call(askBlogQuestion, {
        body: { ...subject, title: named, avoid },
      });
      return question;
    },
    retry: false,
    onSettled: (question, _, named) => {
      // A section needs a question; where none could be made the usual one does.
      const section = newSection({ title: named, question: question ?? usualQuestion(named) });
      change({ type: 'added', section });
      setTitle('');
      tell(`${named} is added as the last section`);
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`[data-section="${section.id}"] textarea`)?.focus(),
      );
    },
  });
  const ask = useSingleFlight(asking.mutateAsync);
  const add = () => {
    if (title.trim()) void ask(title.trim()).catch(() => undefined);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It belongs to the form around it, which is not meant.
    event.preventDefault();
    add();
  };

  return (
    <Card className={classes.card}>
      {isFull ? (
        <Text c="dimmed" size="sm">
          An outline has at most {sectionLimits.most} sections. Remove one to add another.
        </Text>
      ) : (
        <div className={classes.add}>
          <TextInput
            label="Add a section"
            placeholder="Section title"
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
            onKeyDown={handleKeyDown}
            maxLength={300}
            className={classes.title}
          />
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={!title.trim()}
            loading={asking.isPending}
            onClick={add}
          >
            Add section
          </Button>
        </div>
      )}
    </Card>
  );
}

const usualQuestion = (title: string) => `What should your readers know about “${title}”?`;
