import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconMapPin, IconX } from '@tabler/icons-react';
import { tagLabel } from '#web/ui/tag-label.ts';
import classes from './tag-chip.module.css';
import { isPlaceTag } from './to-tag.ts';

type Props = {
  tag: string;
  /** It is why the answer was found. */
  isMatch?: boolean;
  onRemove?: () => void;
};

export function TagChip({ tag, isMatch = false, onRemove }: Props) {
  const name = tagLabel(tag);
  const Icon = isMatch ? IconCheck : isPlaceTag(tag) ? IconMapPin : undefined;
  return (
    <span className={classes.chip} data-match={isMatch} data-removable={onRemove !== undefined}>
      {Icon && <Icon size={14} aria-hidden className={classes.icon} />}
      <span className={classes.text}>{name}</span>
      {isMatch && <VisuallyHidden>, matches</VisuallyHidden>}
      {onRemove && (
        <button
          type="button"
          className={classes.remove}
          aria-label={`Remove tag ${name}`}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
