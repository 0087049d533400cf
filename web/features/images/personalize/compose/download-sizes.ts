import { type PresetName, presetNames, presets } from '#contract/composition.ts';

export const sizeChoices = ['original', ...presetNames] as const;
export type SizeChoice = (typeof sizeChoices)[number];

export const presetTitles: Record<PresetName, string> = {
  square: 'Square',
  portrait: 'Portrait',
  story: 'Story',
  link: 'Link',
  gbp: 'Google Business Profile',
};

/** As in "Square, 1080 × 1080 pixels". */
export function nameSize(choice: SizeChoice): string {
  if (choice === 'original') return 'Original, 4:3, full size';
  const { width, height } = presets[choice];
  return `${presetTitles[choice]}, ${width} × ${height} pixels`;
}

export const presetOf = (choice: SizeChoice): PresetName | undefined =>
  choice === 'original' ? undefined : choice;
