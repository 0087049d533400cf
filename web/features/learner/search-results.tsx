import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { tagPoints } from '#contract/constants.ts';
import type { RelevantAnswer } from '#contract/learner.ts';
import { EmptyShelf } from '#web/ui/drawings/empty-shelf.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import cardClasses from './answer-card.module.css';
import classes from './answer-list.module.css';
import { AnswerText } from './answer-text.tsx';
import type { AnswerSearch } from './learner-queries.ts';
import { TagChip } from './tag-chip.tsx';
import tagClasses from './tag-editor.module.css';

type Props = { search: AnswerSearch; answers: RelevantAnswer[] };

/** What a search found, the best first, and why. */
export function SearchResults({ search: { topic, context }, answers }: Props) {
  const asked = [topic, context].filter(Boolean).join(' in ');
  if (answers.length === 0) {
    return (
      <EmptyState drawing={<EmptyShelf />} title="No matching answers yet">
        No saved answer shares a tag with “{asked}”. Save one, or add tags to those you have.
      </EmptyState>
    );
  }
  return (
    <section aria-label={`Answers for ${asked}`}>
      <Text size="sm" c="dimmed" mb="sm">
        For “{asked}”. A place that matches counts {tagPoints.place} points, any other tag{' '}
        {tagPoints.other}.
      </Text>
      <ol className={classes.list}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <ResultCard answer={answer} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ResultCard({ answer }: { answer: RelevantAnswer }) {
  const { question, tags, matchingTags, relevanceScore } = answer;
  const isMatch = (tag: string) => matchingTags.includes(tag);
  const sorted = [...tags.filter(isMatch), ...tags.filter((tag) => !isMatch(tag))];
  return (
    <Card component="article" aria-label={question}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <Title order={3} size="h4" className={cardClasses.question}>
          {question}
        </Title>
        <Badge color="amber" className={cardClasses.score}>
          {relevanceScore} points
        </Badge>
      </Group>
      <AnswerText>{answer.answer}</AnswerText>
      <ul className={tagClasses.tags} aria-label={`Tags for ${question}`}>
        {sorted.map((tag) => (
          <li key={tag}>
            <TagChip tag={tag} isMatch={isMatch(tag)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
