import { Button, Center, Group, Loader, Paper, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Message } from '#web/local-content/message.ts';
import classes from './recent-content.module.css';

/** Showing written HTML takes more code than Home needs before there is any. */
const RecentConversation = lazy(async () => ({
  default: (await import('./recent-conversation.tsx')).RecentConversation,
}));

type Props = {
  messages: Message[];
  isLoading: boolean;
  /** None while there is nothing to clear. */
  onStartNew: (() => void) | undefined;
};

/** What was made lately, wherever it was made. */
export function RecentContent({ messages, isLoading, onStartNew }: Props) {
  return (
    <Paper component="section" mt="xl" aria-labelledby="recent-content">
      <Group justify="space-between" gap="xs" wrap="nowrap" className={classes.head}>
        <Title order={2} fz={{ base: 'h3', sm: 'h2' }} id="recent-content">
          Your Recent Content
        </Title>
        {onStartNew && (
          <Button variant="light" onClick={onStartNew} flex="none">
            Start New
          </Button>
        )}
      </Group>
      <Suspense fallback={<Waiting />}>
        <RecentConversation messages={messages} isLoading={isLoading} />
      </Suspense>
    </Paper>
  );
}

function Waiting() {
  return (
    <Center className={classes.waiting}>
      <Loader role="status" aria-label="Loading" />
    </Center>
  );
}
