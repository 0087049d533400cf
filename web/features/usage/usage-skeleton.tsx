import { Card, Paper, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './usage.module.css';

const tiles = ['users', 'pieces', 'saved', 'answers', 'files'];
const charts = ['pieces', 'users', 'tokens', 'failures'];

/** Keeps the places of the numbers and charts. */
export function UsageSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      <Stack gap="lg" aria-hidden>
        <div className={classes.numbers}>
          {tiles.map((tile) => (
            <Paper key={tile} className={classes.number}>
              <Skeleton height={14} width="60%" />
              <Skeleton height={30} width="40%" mt="xs" />
              <Skeleton height={14} width="70%" mt="xs" />
            </Paper>
          ))}
        </div>
        <div className={classes.charts}>
          {charts.map((chart) => (
            <Card key={chart}>
              <Skeleton height={18} width="30%" />
              <Skeleton height={14} width="60%" mt="sm" />
              <Skeleton height={168} mt="md" />
            </Card>
          ))}
        </div>
      </Stack>
    </div>
  );
}
