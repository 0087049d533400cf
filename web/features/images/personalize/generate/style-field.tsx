import { Button, Group, Stack, TextInput } from '@mantine/core';
import { defaultImageStyle } from '#contract/constants.ts';

/** Characters of a style. */
const longest = 300;

const suggestions = [
  defaultImageStyle,
  'Warm evening light',
  'Bright and airy interior',
  'Aerial neighborhood view',
  'Watercolor illustration',
  'Minimal line drawing',
];

type Props = { style: string; onChange: (style: string) => void };

export function StyleField({ style, onChange }: Props) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Style Description"
        placeholder="e.g. modern real estate photography"
        maxLength={longest}
        value={style}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Group gap={6} role="group" aria-label="Style suggestions">
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            variant={suggestion === style ? 'filled' : 'light'}
            size="xs"
            radius="xl"
            aria-pressed={suggestion === style}
            onClick={() => onChange(suggestion)}
          >
            {suggestion}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
