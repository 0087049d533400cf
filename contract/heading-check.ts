import type { ArticleOutline, Heading } from './article-text.ts';

/** Words between two headings: more tire the reader, far fewer chop the text up. */
const wordsBetweenHeadings = { least: 150, most: 250 } as const;

/** Headings that come thicker than this on average are too many. */
const fewestOnAverage = 100;

/** What could be better about the headings, in plain words. Nothing to say is an empty list. */
export function checkHeadings({ leadWords, headings }: ArticleOutline): string[] {
  return [
    ...mainHeadings(headings),
    ...emptyHeadings(headings),
    ...skippedLevels(headings),
    ...longStretches(leadWords, headings),
    ...crowdedHeadings(headings),
  ];
}

function mainHeadings(headings: Heading[]): string[] {
  return headings
    .filter(({ level }) => level === 1)
    .map(
      ({ text }) =>
        `The title is the only main heading (H1) a page should have. Make ${quoted(text)} an H2.`,
    );
}

function emptyHeadings(headings: Heading[]): string[] {
  return headings.some(({ text }) => text === '') ? ['One heading is empty.'] : [];
}

/** The title above the text is level 1, so that the first heading inside should be level 2. */
function skippedLevels(headings: Heading[]): string[] {
  return headings.flatMap(({ level, text }, index) => {
    const before = headings[index - 1]?.level ?? 1;
    return level > before + 1
      ? [`${quoted(text)} is an H${level} right under an H${before}. Make it an H${before + 1}.`]
      : [];
  });
}

function longStretches(leadWords: number, headings: Heading[]): string[] {
  const { least, most } = wordsBetweenHeadings;
  if (headings.length === 0) {
    return leadWords > most
      ? [`There are no headings yet. Put an H2 every ${least} to ${most} words.`]
      : [];
  }
  const long = headings.filter(({ words }) => words > most);
  const advice = `Put a heading every ${least} to ${most} words.`;
  return [
    ...(leadWords > most
      ? [`There are ${leadWords} words before the first heading. ${advice}`]
      : []),
    ...(long.length === 1
      ? [`There are ${long[0]?.words} words under ${quoted(long[0]?.text ?? '')}. ${advice}`]
      : []),
    ...(long.length > 1 ? [`${long.length} parts have more than ${most} words. ${advice}`] : []),
  ];
}

function crowdedHeadings(headings: Heading[]): string[] {
  const parts = headings.filter(({ level }) => level <= 2).length;
  const words = headings.reduce((sum, heading) => sum + heading.words, 0);
  const average = Math.round(words / Math.max(1, parts));
  return parts > 2 && average < fewestOnAverage
    ? [
        `There’s an H2 about every ${average} words. ${wordsBetweenHeadings.least} or more reads better.`,
      ]
    : [];
}

const quoted = (text: string) => (text ? `“${text}”` : 'the empty heading');
