import { Text, VisuallyHidden } from '@mantine/core';
import type { Platform } from '#contract/platforms.ts';
import { type Fit, fitLine, fitOf, lengthLine } from './judge-length.ts';
import classes from './length-meter.module.css';

type Props = { platform: Platform; length: number };

/** How long a text is, what works best, and what the platform takes. */
export function LengthMeter({ platform, length }: Props) {
  const { aim, limit } = platform;
  const fit = fitOf(platform, length);
  const end = scaleEnd(platform);
  const [least, most] = aim.map((each) => (each / end) * 100) as [number, number];
  return (
    <div className={classes.meter} data-fit={fit}>
      <div className={classes.track} aria-hidden>
        <span
          className={classes.aim}
          style={{ insetInlineStart: `${least}%`, width: `${most - least}%` }}
        />
        <span
          className={classes.bar}
          style={{ width: `${Math.min((length / end) * 100, 100)}%` }}
        />
      </div>
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
