import { Button, Card, NativeSelect, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { type PresetName, presetNames, presets } from '#contract/composition.ts';
import { platforms } from '#contract/platforms.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import classes from './download-card.module.css';
import { type DrawnComposition, SizePreview } from './size-preview.tsx';
import type { PersonalizedDownload } from './use-personalized-download.ts';

type Props = PersonalizedDownload & { drawn: DrawnComposition };

/** Makes the picture and saves it in the size of a platform. */
export function DownloadCard({ isPending, download, drawn }: Props) {
  const id = useId();
  const [size, setSize] = useState<SizeChoice>('original');
  const preset = presetOf(size);
  const keptFocus = useKeptFocus(String(isPending));
  return (
    <Card padding="md" {...keptFocus} role="region" aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        Download Image
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        Saves a high-quality PNG.
      </Text>
      <div className={classes.choice}>
        <NativeSelect
          label="Size"
          value={size}
          disabled={isPending}
          onChange={(event) => setSize(event.currentTarget.value as SizeChoice)}
          data={sizeChoices.map((each) => ({ value: each, label: nameSize(each) }))}
        />
        {preset && (
          <SizePreview drawn={drawn} canvas={presets[preset]} name={presetTitles[preset]} />
        )}
        <Button
          data-keep-focus
          leftSection={<IconDownload size={20} aria-hidden />}
          loading={isPending}
          loaderProps={{ children: 'Preparing...' }}
          onClick={() => download(preset)}
        >
          Download Image
        </Button>
      </div>
    </Card>
  );
}

const sizeChoices = ['original', ...presetNames] as const;
type SizeChoice = (typeof sizeChoices)[number];

const presetTitles: Record<PresetName, string> = {
  square: 'Square',
  portrait: 'Portrait',
  story: 'Story',
  link: 'Link',
  gbp: platforms.gbp.name,
};

/** As in "Square, 1080 × 1080 pixels". */
function nameSize(choice: SizeChoice): string {
  if (choice === 'original') return 'Original, 4:3, full size';
  const { width, height } = presets[choice];
  return `${presetTitles[choice]}, ${width} × ${height} pixels`;
}

const presetOf = (choice: SizeChoice): PresetName | undefined =>
  choice === 'original' ? undefined : choice;
