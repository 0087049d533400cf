import { clockLabel, localTimeIn, timeOf } from './days.ts';

/** What the zone is called at a moment: "CST", or "CDT" in summer. */
export function zoneLabel(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'short',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** Says what becomes of a time that a change of clocks leaves out or repeats. The server decides the same way. */
export function clockChangeNote(localTime: string, zone: string): string | undefined {
  const moments = momentsAt(localTime, zone);
  const [first, second] = moments.filter((moment) => localTimeIn(zone, moment) === localTime);
  const time = clockLabel(timeOf(localTime));
  if (!first) {
    const later = moments
      .map((moment) => localTimeIn(zone, moment))
      .find((each) => each > localTime);
    return later && `Clocks go forward at that time: ${time} becomes ${clockLabel(timeOf(later))}.`;
  }
  return second && `Clocks go back at that time: ${time} comes twice. We take the first.`;
}

/** The moment of a local time: the first of two. */
export function momentAt(localTime: string, zone: string): Date {
  const moments = momentsAt(localTime, zone);
  const exact = moments.find((moment) => localTimeIn(zone, moment) === localTime);
  return exact ?? moments.at(-1) ?? new Date(`${localTime}:00Z`);
}

/** What it can be, by how far the zone is from Greenwich the day before and the day after; earliest first. */
function momentsAt(localTime: string, zone: string): Date[] {
  const guess = Date.parse(`${localTime}:00Z`);
  const offsets = [-1, 1].map((days) => offsetAt(new Date(guess + days * 86_400_000), zone));
  const moments = [...new Set(offsets.map((offset) => guess - offset))];
  return moments.sort((one, other) => one - other).map((moment) => new Date(moment));
}

const offsetAt = (moment: Date, zone: string) =>
  Date.parse(`${localTimeIn(zone, moment)}:00Z`) - Math.floor(moment.getTime() / 60_000) * 60_000;
