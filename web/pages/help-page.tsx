import { Anchor, Kbd, List, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { AiSection } from '#web/features/account/ai-section.tsx';
import { Link } from '#web/navigation/link.tsx';
import { paths } from '#web/paths.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import classes from './help-page.module.css';

const better = [
  'Answer two or three questions. One detail only you know beats a page of advice.',
  'Name things: a street, a number with its date, a builder, what a client asked you last week.',
  'Pick a title you would click on yourself, or write your own.',
  'Tick “Remember my answers for next time”, and the next post starts from what you said.',
  'Show Porchlight how you sound: paste a few texts of yours under My Account.',
  'Ask for changes in plain words: “shorter”, “warmer”, “leave out the second tip”.',
  'Check every fact before you post. Porchlight marks those it can’t trace to you or a source.',
];

const planning = [
  'Save a piece, press Plan…, and choose where it goes and when. One piece can go to several places.',
  'WordPress, Bluesky, LinkedIn, Buffer, Postiz and webhooks: we post it for you. Connect them under My Account, Where you publish.',
  'Google, Instagram, Facebook and the others: at its time it’s under Needs you, ready to copy or share.',
  'Fill my week writes a draft for each day you pick. Nothing is posted until you have read it and planned it.',
  'Drag an entry to another day, or press Move to….',
  'Your calendar: a private address shows your plan in Google Calendar, Apple Calendar or Outlook.',
];

type Shortcut = { keys: string[]; does: string };

const shortcuts: Shortcut[] = [
  { keys: ['Ctrl', 'Enter'], does: 'Send the form or window you are in (⌘ Return on a Mac)' },
  { keys: ['Esc'], does: 'Close a window or a menu' },
  { keys: ['Tab'], does: 'Go to the next button or field' },
  { keys: ['↑', '↓', '←', '→'], does: 'Move your headshot or logo on an image' },
  { keys: ['Space'], does: 'On your plan: pick up an entry, and drop it on another day' },
  { keys: ['F8'], does: 'Go to the notifications' },
];

export function HelpPage() {
  return (
    <>
      <PageHeader title="Help" />
      <Stack gap="lg" maw={820}>
        <Part title="How to get better posts">
          <List spacing="xs">
            {better.map((tip) => (
              <List.Item key={tip}>{tip}</List.Item>
            ))}
          </List>
        </Part>
        <Part title="Plan your posts">
          <List spacing="xs">
            {planning.map((tip) => (
              <List.Item key={tip}>{tip}</List.Item>
            ))}
          </List>
        </Part>
        <Part title="Keys">
          <dl className={classes.keys}>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>
                  {keys.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="What leaves this server">
          <Text mb="md">
            What is built in works right here and sends nothing anywhere. A connected AI model gets
            what it needs to write or revise: the topic, the place, the title, your answers, the
            text you want changed, your name and brokerage, and samples of how you sound. A
            connected search or property-data service gets the topic and the place. None of them
            gets your password, headshot or logo.
          </Text>
          <Title order={3} size="h5" mb="sm">
            Connected right now
          </Title>
          <AiSection />
          <Text mt="md">
            You can download or delete everything under{' '}
            <Anchor component={Link} to={`${paths.account}#your-data`} underline="always">
              Your data
            </Anchor>
            .
          </Text>
        </Part>
      </Stack>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" p="lg">
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
