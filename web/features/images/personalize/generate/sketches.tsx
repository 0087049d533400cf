import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import classes from './earlier-pictures.module.css';
import type { OfferedSketches } from './use-sketches.ts';

type Props = { offered: OfferedSketches; isDisabled: boolean; onChoose: (seed: number) => void };

/** Three small pictures to choose from; the one that is pressed is drawn large. */
export function Sketches({ offered, isDisabled, onChoose }: Props) {
  const { sketches, isDrawing, draw } = offered;
  if (sketches.length === 0) return null;
  return (
    <section aria-label="Sketches">
      <Group justify="space-between" mb={6}>
        <Text size="sm">Pick a sketch to draw it large.</Text>
        <Button
          variant="subtle"
          size="compact-sm"
          loading={isDrawing}
          disabled={isDisabled}
          onClick={draw}
        >
          Other sketches
        </Button>
      </Group>
      <ul className={classes.list}>
        {sketches.map(({ seed, imageUrl, drawn }, index) => (
          <li key={seed}>
            <UnstyledButton
              className={`${classes.choice} ${classes.sketch}`}
              aria-label={`Sketch ${index + 1}: ${drawn}`}
              disabled={isDisabled || isDrawing}
              onClick={() => onChoose(seed)}
            >
              <img className={classes.picture} src={imageUrl} alt="" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
