import { Paper, Text } from '@mantine/core';
import { byteSize } from '#contract/byte-size.ts';
import type { Usage } from '#contract/usage.ts';
import { totalOf } from './day-sums.ts';
import { fullNumber, shortNumber } from './numbers.ts';
import classes from './usage.module.css';

/** What there is in all. */
export function BigNumbers({ usage }: { usage: Usage }) {
  const { users, posts, files } = usage;
  const since = (count: number) => `${fullNumber(count)} in the last ${posts.written.length} days`;
  return (
    <dl className={classes.numbers}>
      <BigNumber name="Users" count={users.total} hint={since(totalOf(users.joined))} />
      <BigNumber name="Pieces written" count={posts.total} hint={since(totalOf(posts.written))} />
      <BigNumber name="Saved items" count={usage.savedItems} />
      <BigNumber name="Remembered answers" count={usage.rememberedAnswers} />
      <BigNumber name="Files" count={files.total} hint={`${byteSize(files.size)} in all`} />
    </dl>
  );
}

function BigNumber({ name, count, hint }: { name: string; count: number; hint?: string }) {
  return (
    <Paper className={classes.number}>
      <Text component="dt" size="sm" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} className={`porch-display ${classes.figure}`}>
        {shortNumber(count)}
      </Text>
      {hint && (
        <Text component="dd" m={0} size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Paper>
  );
}
