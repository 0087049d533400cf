const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });
const full = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Seconds of each unit, largest first. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, as in "5 minutes ago"; the exact time appears on hover. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={full.format(date)}>
      {timeAgo((Date.now() - date.getTime()) / 1000)}
    </time>
  );
}

function timeAgo(seconds: number): string {
  const fitting = units.find(([, length]) => seconds >= length);
  if (!fitting) return 'just now';
  const [unit, length] = fitting;
  return words.format(-Math.floor(seconds / length), unit);
}
