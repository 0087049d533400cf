/** Titles may hold {location}; nobody sees one before it is filled. */

export type PickedTitle = {
  /** As the admin wrote it; none for a title of the agent's own. */
  raw: string | undefined;
  filled: string;
};

type Choice = {
  selectedTitle?: string | null;
  location: string;
  used: string[];
  seed: number;
};

export function fillTitle(title: string, location: string): string {
  return title.replaceAll('{location}', () => location);
}

export function pickTitle(
  topic: { name: string; titles: string[] },
  { selectedTitle, location, used, seed }: Choice,
): PickedTitle {
  if (selectedTitle) {
    const filled = fillTitle(selectedTitle, location);
    const raw = topic.titles.find((title) => fillTitle(title, location) === filled);
    return { raw, filled };
  }
  const unused = topic.titles.filter((title) => !used.includes(title));
  const candidates = unused.length > 0 ? unused : topic.titles;
  const raw = candidates[seed % candidates.length];
  return { raw, filled: fillTitle(raw ?? `${capitalise(topic.name)} in {location}`, location) };
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
