import type { CheckedPart, Flag } from '#contract/post.ts';

/** Flags of equal words, which one note speaks of. The first stands for all. */
export type FlagGroup = { key: string; first: Flag; flags: Flag[] };

/** What to avoid comes before what needs care, otherwise in the order of the text. */
export function groupFlags(flags: readonly Flag[]): FlagGroup[] {
  const groups = Map.groupBy(flags, ({ id, text, suggestion }) =>
    [id, text, suggestion].join('\n'),
  );
  const listed = [...groups].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, first, flags: [first, ...others] }] : [],
  );
  const isAvoid = ({ first }: FlagGroup) => first.severity === 'avoid';
  return [...listed.filter(isAvoid), ...listed.filter((group) => !isAvoid(group))];
}

/** As in “in the title and the text, 3 times”. */
export function describePlaces(flags: readonly Flag[]): string {
  const names = [...new Set(flags.map(({ where }) => partNames[where]))];
  const places = new Intl.ListFormat('en-US').format(names);
  const times = flags.length === 2 ? 'twice' : `${flags.length} times`;
  return `in ${places}${flags.length > 1 ? `, ${times}` : ''}`;
}

const partNames: Record<CheckedPart, string> = {
  title: 'the title',
  content: 'the text',
  hashtags: 'the hashtags',
  imagePrompt: 'the image prompt',
  answers: 'your answers',
};
