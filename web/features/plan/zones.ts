/** Time zones to choose from: those of the US by the names people use, then all others. */

const usZones = [
  { value: 'America/New_York', label: 'Eastern time' },
  { value: 'America/Chicago', label: 'Central time' },
  { value: 'America/Denver', label: 'Mountain time' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific time' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
];

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In two groups for a select. What is chosen is always among them. */
export function zoneGroups(chosen: string) {
  const known = new Set(usZones.map(({ value }) => value));
  const all = new Set([chosen, ...Intl.supportedValuesOf('timeZone')]);
  const others = [...all].filter((zone) => zone && !known.has(zone)).sort();
  return [
    { group: 'United States', items: usZones },
    {
      group: 'Elsewhere',
      items: others.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    },
  ];
}
