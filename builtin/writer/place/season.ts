const seasons = ['winter', 'spring', 'summer', 'fall'] as const;
export type Season = (typeof seasons)[number];

/** By whole months, as people speak of them: winter begins with December. */
export function seasonOf(date: Date): Season {
  return seasons[Math.floor(((date.getMonth() + 1) % 12) / 3)] as Season;
}
