import { Button, Group, Text } from '@mantine/core';
import { IconRotate } from '@tabler/icons-react';
import { useId } from 'react';
import type { Composition, Size } from '#contract/composition.ts';
import { arrangeIn, cornerKeys, corners, isArrangedIn } from './corner-layouts.ts';
import classes from './layout-picker.module.css';

type Props = {
  composition: Composition;
  logoSize: Size;
  onArrange: (composition: Composition) => void;
  onReset: () => void;
};

/** One press puts both pieces into opposite corners, or back to where they began. */
export function LayoutPicker({ composition, logoSize, onArrange, onReset }: Props) {
  const id = useId();
  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        <Text id={id} size="sm" fw={550}>
          Put your headshot
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconRotate size={16} aria-hidden />}
          onClick={onReset}
        >
          Reset
        </Button>
      </Group>
      <fieldset className={classes.layouts} aria-labelledby={id}>
        {cornerKeys.map((corner) => (
          <button
            key={corner}
            type="button"
            className={classes.layout}
            aria-pressed={isArrangedIn(corner, composition, logoSize)}
            onClick={() => onArrange(arrangeIn(corner, composition, logoSize))}
          >
            <span className={classes.drawing} data-corner={corner} aria-hidden>
              <span className={classes.circle} />
              <span className={classes.bar} />
            </span>
            {corners[corner].name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
