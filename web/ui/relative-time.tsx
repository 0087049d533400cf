import { fullDate, timeOfDay } from '#contract/dates.ts';

/** Seconds of each unit, largest first. */
const units: [string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, as in "5 minutes ago"; the exact time appears on hover. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${fullDate(date)}, ${timeOfDay(date)}`}>
      {timeAgo((Date.now() - date.getTime()) / 1000)}
    </time>
  );
}

function timeAgo(seconds: number): string {
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return 'just now';
  const [unit, length] = fitting;
  const count = Math.floor(seconds / length);
  if (unit === 'day' && count === 1) return 'yesterday';
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
