import { Button, Group, Text } from '@mantine/core';
import { replacementFor } from '#contract/flag-replacement.ts';
import type { Flag } from '#contract/post.ts';
import { capitalized } from '#web/ui/rich-text/sentences.ts';
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
        <span className={classes.severity}>
          {first.severity === 'avoid' ? 'Avoid' : 'Take care'}
        </span>{' '}
        <q className={classes.words}>{first.text}</q>{' '}
        <span className={classes.where}>{describePlaces(flags)}</span>
      </p>
      <Text size="sm" className={classes.why}>
        {sentence(first.why)}{' '}
        {(!apply || replacementFor(first).action === 'rewrite') && sentence(adviceFor(first))}
      </Text>
      <Group gap="xs" className={classes.actions}>
        {apply && (
          <ApplyButton
            flag={target}
            onApply={(replacement) => apply(target, replacement, inPost)}
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

type ApplyProps = { flag: Flag; onApply: (replacement: string) => void };

function ApplyButton({ flag, onApply }: ApplyProps) {
  const replacement = replacementFor(flag);
  if (replacement.action === 'rewrite') return null;
  const { action, text } = replacement;
  const isClaim = action === 'replace' && replacement.onlyIfTrue;
  return (
    <>
      {isClaim && <Text size="sm">Only if this is true.</Text>}
      <Button
        size="xs"
        variant="light"
        aria-description={`Instead of “${flag.text}”`}
        onClick={() => onApply(text)}
      >
        {action === 'delete' ? 'Remove it' : `Replace with “${text}”`}
      </Button>
    </>
  );
}

/** What to do where no click can do it, such as in the answers or while a text is being written. */
function adviceFor(flag: Flag): string {
  const replacement = replacementFor(flag);
  if (replacement.action === 'rewrite') return flag.note;
  if (replacement.action !== 'replace') return 'Leave it out';
  const { text, onlyIfTrue } = replacement;
  return `Say “${text}” instead${onlyIfTrue ? ', if it is true' : ''}`;
}

const sentence = (words: string) => capitalized(words).replace(/(?<![.!?])$/, '.');
