import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { IconCopy, IconDownload, IconFileZip } from '@tabler/icons-react';
import { useId } from 'react';
import { type PresetName, presetNames, presets } from '#contract/composition.ts';
import { platforms } from '#contract/platforms.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import classes from './download-card.module.css';
import type { PersonalizedDownload } from './use-personalized-download.ts';

type Props = PersonalizedDownload & { size: SizeChoice; onSize: (size: SizeChoice) => void };

/** Makes the picture and saves it, in the size of a platform, in all of them, or on the clipboard. */
export function DownloadCard({ isPending, size, onSize, ...take }: Props) {
  const id = useId();
  const keptFocus = useKeptFocus(String(isPending));
  return (
    <section className={classes.card} {...keptFocus} aria-labelledby={id}>
      <div className={classes.about}>
        <Title order={3} size="h6" id={id}>
          Download Image
        </Title>
        <Text size="xs" c="dimmed">
          Saves a high-quality PNG.
        </Text>
      </div>
      <NativeSelect
        className={classes.size}
        aria-label="Size"
        value={size}
        disabled={isPending}
        onChange={(event) => onSize(event.currentTarget.value as SizeChoice)}
        data={sizeChoices.map((each) => ({ value: each, label: nameSize(each) }))}
      />
      <Button
        className={classes.more}
        variant="default"
        disabled={isPending}
        aria-label="Copy image"
        title="Copy image"
        onClick={() => take.copy(presetOf(size))}
      >
        <IconCopy size={20} aria-hidden />
      </Button>
      <Button
        className={classes.more}
        variant="default"
        disabled={isPending}
        title="All sizes in one .zip file"
        onClick={() => take.downloadAll()}
      >
        <IconFileZip size={20} aria-hidden />
        <span className={classes.label}>All sizes</span>
      </Button>
      <Button
        data-keep-focus
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={isPending}
        loaderProps={{ children: 'Preparing...' }}
        onClick={() => take.download(presetOf(size))}
      >
        Download Image
      </Button>
    </section>
  );
}

const sizeChoices = ['original', ...presetNames] as const;
export type SizeChoice = (typeof sizeChoices)[number];

export const presetTitles: Record<PresetName, string> = {
  square: 'Square',
  portrait: 'Portrait',
  story: 'Story',
  link: 'Link',
  gbp: platforms.gbp.name,
};

/** Beside a size, where there is little room. */
const shortTitles = { ...presetTitles, gbp: platforms.gbp.shortName };

/** As in "Square, 1080 × 1080". */
function nameSize(choice: SizeChoice): string {
  if (choice === 'original') return 'Original, 4:3, full size';
  const { width, height } = presets[choice];
  return `${shortTitles[choice]}, ${width} × ${height}`;
}

export const presetOf = (choice: SizeChoice): PresetName | undefined =>
  choice === 'original' ? undefined : choice;
