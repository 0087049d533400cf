/** What an admin's prompt may leave open, and what is missing or misspelt in one. */

export const promptTypes = ['content', 'blog'] as const;
export type PromptType = (typeof promptTypes)[number];

export type Placeholder = { name: string; meaning: string };

const placeAndTopic: Placeholder[] = [
  { name: 'topic', meaning: 'the topic, or the subject the agent typed' },
  { name: 'location', meaning: 'the city' },
  { name: 'state', meaning: 'the state' },
];

/** What a prompt of each type should hold. */
export const placeholdersOf: Record<PromptType, Placeholder[]> = {
  content: [
    ...placeAndTopic,
    { name: 'content_template', meaning: 'a random active content template' },
  ],
  blog: [
    ...placeAndTopic,
    {
      name: 'user_answers',
      meaning: 'where to find the agent’s answers, new and saved: in the data after your text',
    },
  ],
};

/** Filled as well where it stands, but not asked for. */
const alsoFilled: Record<PromptType, string[]> = { content: ['user_answers'], blog: [] };

export type PlaceholderCheck = {
  /** In the text, and nothing will replace them. */
  unknown: string[];
  /** Not in the text: what they stand for will not reach the prompt's own words. */
  missing: string[];
};

export function checkPlaceholders(text: string, type: PromptType): PlaceholderCheck {
  const used = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const expected = placeholdersOf[type].map(({ name }) => name);
  const known = [...expected, ...alsoFilled[type]];
  return {
    unknown: [...used].filter((name) => !known.includes(name)),
    missing: expected.filter((name) => !used.has(name)),
  };
}
