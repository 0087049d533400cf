import { Text } from '@mantine/core';
import type { PlatformKey } from '#contract/platforms.ts';
import type { StateLine } from '#contract/state-line.ts';
import classes from './state-line-note.module.css';

export type StateLineFor = (platform: PlatformKey | 'plain') => StateLine | undefined;

/** Shorten the rest, not this: which words of a text have to stay, and which of them are gone. */
export function StateLineNote({ line, text }: { line: StateLine | undefined; text: string }) {
  if (!line || (!line.keep && line.hints.length === 0)) return null;
  const { keep, hints } = line;
  return (
    <section className={classes.note} aria-label="What has to stay">
      {keep && (
        <>
          <Text size="sm" fw={600}>
            Keep in the post
          </Text>
          <ul className={classes.words}>
            {keep.words.map((word) => (
              <li key={word} data-missing={!text.includes(word) || undefined}>
                {word}
                {!text.includes(word) && ' (not in this text)'}
              </li>
            ))}
          </ul>
          <Text size="sm" c="dimmed">
            {keep.sentence}
          </Text>
        </>
      )}
      {hints.map((hint) => (
        <Text key={hint} size="sm">
          {hint}
        </Text>
      ))}
    </section>
  );
}
