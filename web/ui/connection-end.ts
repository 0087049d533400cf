const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** "Connected until Jan 17" */
export function connectedUntil(endsAt: string): string {
  const end = new Date(endsAt);
  return `${end > new Date() ? 'Connected until' : 'Expired on'} ${dayOfYear.format(end)}`;
}

/** "ends on Jan 17" */
export function endsOn(endsAt: string): string {
  const end = new Date(endsAt);
  return `${end > new Date() ? 'ends' : 'ended'} on ${dayOfYear.format(end)}`;
}
