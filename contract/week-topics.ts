/** What a week is made of where the agent names no topic: each kind stands for topics of the catalog. */
export const weekTopicKeys = ['market', 'tips', 'local', 'listing', 'thanks'] as const;
export type WeekTopicKey = (typeof weekTopicKeys)[number];

export const weekTopicNames: Record<WeekTopicKey, string> = {
  market: 'Market',
  tips: 'Tips',
  local: 'Local',
  listing: 'Listings',
  thanks: 'Thanks',
};

/** Days that can be filled at once. */
export const weekFillDaysAtMost = 14;
