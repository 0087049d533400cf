import { dayOfYear } from '#contract/dates.ts';

/** "Connected until Jan 17" */
export function connectedUntil(endsAt: string): string {
  const end = new Date(endsAt);
  return `${end > new Date() ? 'Connected until' : 'Expired on'} ${dayOfYear(end)}`;
}

/** "ends on Jan 17" */
export function endsOn(endsAt: string): string {
  const end = new Date(endsAt);
  return `${end > new Date() ? 'ends' : 'ended'} on ${dayOfYear(end)}`;
}
