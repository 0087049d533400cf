import { NativeSelect, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Profile } from '#contract/account-forms.ts';
import { fontPairNames, usualBrand } from '#contract/layouts/brand.ts';
import { fontPairs } from '#contract/layouts/font-pairs.ts';

const pairs = fontPairNames.map((name) => ({ value: name, label: fontPairs[name].title }));

/** Colors and type of the layouts that are put on pictures. */
export function BrandFields({ form }: { form: UseFormReturnType<Profile> }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        Your look on pictures
      </Title>
      <Text size="sm" c="dimmed">
        Picture layouts use these colors and fonts.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {/* The browser's own color field: it knows the system's picker, also on a phone. */}
        <TextInput
          label="Main color"
          type="color"
          {...form.getInputProps('brandColor')}
          value={form.values.brandColor || usualBrand.main}
        />
        <TextInput
          label="Accent color"
          type="color"
          {...form.getInputProps('accentColor')}
          value={form.values.accentColor || usualBrand.accent}
        />
        <NativeSelect
          label="Fonts"
          data={pairs}
          {...form.getInputProps('fontPair')}
          value={form.values.fontPair || usualBrand.fonts}
        />
      </SimpleGrid>
    </Stack>
  );
}
