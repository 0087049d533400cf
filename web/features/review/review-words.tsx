import { Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Review } from '#contract/review.ts';
import { dayLabel, describeProof, describeReview, stateWords } from './describe-review.ts';
import classes from './review.module.css';

/** A link and what became of it. */
export function ReviewWords({ review, heading }: { review: Review; heading: ReactNode }) {
  const { word, color } = stateWords[review.state];
  return (
    <div className={classes.words}>
      <Group gap="xs">
        <Text fw={550}>{heading}</Text>
        <Badge color={color} size="md">
          {word}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        {review.email && `Emailed to ${review.email}. `}
        {describeReview(review)} {describeProof(review)}
      </Text>
      {review.comment && (
        <>
          <Text size="sm" mt={6}>
            Comment{review.commentBy && ` by ${review.commentBy}`} on{' '}
            {dayLabel(review.commentedAt ?? '')}:
          </Text>
          <Text component="blockquote" className={classes.comment}>
            {review.comment}
          </Text>
        </>
      )}
    </div>
  );
}
