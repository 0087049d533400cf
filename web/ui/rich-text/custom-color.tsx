import { Button, ColorPicker, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

type Props = { initial: string | undefined; onChoose: (color: string) => void };

/** Any color, by eye or by its code. */
export function CustomColor({ initial = '', onChoose }: Props) {
  const [color, setColor] = useState(hexColor.test(initial) ? initial : '#1f5c4d');
  const isColor = hexColor.test(color);
  return (
    <Stack gap="xs" w={220}>
      <ColorPicker
        fullWidth
        format="hex"
        value={isColor ? color : undefined}
        onChange={setColor}
        saturationLabel="Shade"
        hueLabel="Hue"
      />
      <TextInput
        label="Color code"
        size="sm"
        value={color}
        onChange={(event) => setColor(event.currentTarget.value.trim())}
        error={!isColor && 'A code looks like #1f5c4d'}
        spellCheck={false}
      />
      <Button size="sm" disabled={!isColor} onClick={() => onChoose(color.toLowerCase())}>
        Use this color
      </Button>
    </Stack>
  );
}
