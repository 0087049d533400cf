import { Text, VisuallyHidden } from '@mantine/core';
import type { Platform } from '#contract/platforms.ts';
import { LengthBar } from '#web/ui/length-bar.tsx';
import { type Fit, fitLine, lengthFit, lengthLine } from './judge-length.ts';
import classes from './length-meter.module.css';

type Props = { platform: Platform; length: number };

/** How long a text is, what works best, and what the platform takes. */
export function LengthMeter({ platform, length }: Props) {
  const {
    aim: [least, most],
    limit,
  } = platform;
  const fit = lengthFit(platform, length);
  return (
    <div className={classes.meter} data-fit={fit}>
      <LengthBar
        className={classes.bar}
        length={length}
        aim={{ least, most }}
        end={scaleEnd(platform)}
      />
      <div className={classes.words}>
        <Text size="sm" component="span" className={classes.count}>
          {lengthLine(length, limit)}
        </Text>
        <Text size="sm" component="span" className={classes.fit}>
          {fitLine(platform, length)}
        </Text>
      </div>
      {/* The words above change with every letter; only a change of state is worth reading out. */}
      <VisuallyHidden role="status">{announcements[fit]}</VisuallyHidden>
    </div>
  );
}

const announcements: Record<Fit, string> = {
  empty: '',
  below: 'A bit short',
  within: 'Good length',
  above: 'A bit long',
  over: 'Too long',
};

/** Where a limit is far beyond what anybody reads, the bar shows twice of what works best. */
function scaleEnd({ aim: [, most], limit }: Platform): number {
  return limit > most * 4 ? most * 2 : limit;
}
