import { Button, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useId } from 'react';
import { listMyReviews } from '#contract/calls/review.ts';
import { call } from '#web/api/call.ts';
import { dayLabel } from './describe-review.ts';
import { RecordButton } from './record-button.tsx';
import { ReviewList } from './review-list.tsx';

/** Every link the agent has sent. Pieces that were deleted have no page on which it would stand. */
export function OwnRecord() {
  const [isOpen, { toggle }] = useDisclosure();
  const listId = useId();
  return (
    <>
      <Text mb="sm">
        Who approved which version, when and how, with every comment. It stays here when you delete
        a piece.
      </Text>
      <Group gap="xs">
        <Button variant="default" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
          {isOpen ? 'Hide the record' : 'Show the record'}
        </Button>
        <RecordButton label="Download the record" />
      </Group>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <ReviewList
            queryKey={listMyReviews.path}
            load={(before, signal) => call(listMyReviews, { query: { before } }, { signal })}
            note={({ createdAt }) => `sent ${dayLabel(createdAt)}`}
          >
            What you send to a broker, and what the broker said, shows up here.
          </ReviewList>
        )}
      </div>
    </>
  );
}
