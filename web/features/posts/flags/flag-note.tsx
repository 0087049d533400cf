import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { replacementFor, toSentence } from '#contract/flag-replacement.ts';
import type { Flag } from '#contract/post.ts';
import { adviceFor, sentence, severityName } from '#web/ui/word-notes/flag-words.ts';
import classes from './flag-notes.module.css';
import { describePlaces, type FlagGroup } from './group-flags.ts';

type Props = {
  group: FlagGroup;
  onApply?: (flag: Flag, replacement: string, alike: Flag[]) => void;
  onShow?: (flag: Flag) => void;
};

/** One wording: what it is, where it stands, why, and what to do. */
export function FlagNote({ group: { first, flags }, onApply, onShow }: Props) {
  const inPost = flags.filter(({ where }) => where !== 'answers');
  const [target] = inPost;
  const shown = flags.find(({ where }) => where === 'title' || where === 'content');
  const apply = target && onApply;
  return (
    <li className={classes.note} data-severity={first.severity}>
      <p className={classes.what}>
        <span className={classes.severity}>{severityName[first.severity]}</span>{' '}
        <q className={classes.words}>{first.text}</q>{' '}
        <span className={classes.where}>{describePlaces(flags)}</span>
      </p>
      <Text size="sm" className={classes.why}>
        {sentence(first.why)}{' '}
        {(!apply || replacementFor(first).action !== 'replace') && sentence(adviceFor(first))}{' '}
        {first.law}
      </Text>
      <Group gap="xs" className={classes.actions}>
        {apply && (
          <ApplyButton
            flag={target}
            onApply={(replacement) => apply(target, replacement, inPost)}
            onTakeOut={() => apply(toSentence(target), '', inPost.map(toSentence))}
          />
        )}
        {apply && target.draft && target.sentence && (
          <DraftInput
            draft={target.draft}
            onUse={(words) => apply(toSentence(target), words, [toSentence(target)])}
          />
        )}
        {shown && onShow && (
          <Button
            size="xs"
            variant="default"
            aria-description={`Goes to “${shown.text}”`}
            onClick={() => onShow(shown)}
          >
            Show it
          </Button>
        )}
      </Group>
    </li>
  );
}

type ApplyProps = { flag: Flag; onApply: (replacement: string) => void; onTakeOut: () => void };

function ApplyButton({ flag, onApply, onTakeOut }: ApplyProps) {
  const { action, text } = replacementFor(flag);
  if (action === 'rewrite') return null;
  return (
    <Button
      size="xs"
      variant="light"
      aria-description={`Instead of “${flag.text}”`}
      onClick={() => (action === 'takeOut' ? onTakeOut() : onApply(text))}
    >
      {action === 'delete' && 'Remove it'}
      {action === 'takeOut' && 'Take out this sentence'}
      {action === 'replace' && `Replace with “${text}”`}
    </Button>
  );
}

type DraftProps = { draft: string; onUse: (words: string) => void };

/** An example of a fact to say instead. It is used only after the agent has made it true. */
function DraftInput({ draft, onUse }: DraftProps) {
  const [words, setWords] = useState(draft);
  const isOwn = words.trim() !== '' && words !== draft;
  return (
    <Group gap="xs" align="end" w="100%">
      <TextInput
        size="xs"
        flex="1 1 220px"
        label="Or say what is true here instead"
        value={words}
        maxLength={300}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button size="xs" variant="default" disabled={!isOwn} onClick={() => onUse(words.trim())}>
        Use my sentence
      </Button>
    </Group>
  );
}
