import { Text, VisuallyHidden } from '@mantine/core';
import { topicLimits } from '#contract/catalog/topic-forms.ts';
import type { TypedTitle } from './split-list.ts';
import classes from './title-chips.module.css';

/** As many as can be looked over. */
const shownAtMost = 60;

/** What will become of what was typed, while it is typed. */
export function TitleChips({ titles }: { titles: TypedTitle[] }) {
  if (titles.length === 0) return null;
  const known = titles.filter(({ isKnown }) => isKnown).length;
  return (
    <div>
      <Text size="sm" c="dimmed" role="status" mb={6}>
        {countText(titles.length - known)}
        {known > 0 && `, ${known} already there`}
      </Text>
      <ul className={classes.chips} aria-label="New titles">
        {titles.slice(0, shownAtMost).map(({ title, place, isKnown }) => (
          <li
            key={place}
            className={classes.chip}
            data-known={isKnown || undefined}
            data-wrong={title.length > topicLimits.title || undefined}
          >
            {title}
            {isKnown && <VisuallyHidden>, already there</VisuallyHidden>}
          </li>
        ))}
      </ul>
      {titles.length > shownAtMost && (
        <Text size="sm" c="dimmed" mt={6}>
          +{titles.length - shownAtMost} more
        </Text>
      )}
    </div>
  );
}

const countText = (count: number) => (count === 1 ? '1 new title' : `${count} new titles`);
