const seasons = ['winter', 'spring', 'summer', 'fall'] as const;
export type SpokenSeason = (typeof seasons)[number];

/** By whole months, as people speak of them: winter begins with December. */
export function seasonOf(date: Date): SpokenSeason {
  return seasons[Math.floor(((date.getMonth() + 1) % 12) / 3)] as SpokenSeason;
}
