import { compositionRanges, type HeadshotPlacement } from '#contract/composition.ts';
import { BorderColor } from './border-color.tsx';
import { PlacementSliders } from './placement-sliders.tsx';
import { SettingSlider } from './setting-slider.tsx';
import { SettingsCard } from './settings-card.tsx';

type Props = {
  headshot: HeadshotPlacement;
  onChange: (changes: Partial<HeadshotPlacement>) => void;
};

const pixels = { sign: ' px', word: 'pixels' };

export function HeadshotSettings({ headshot, onChange }: Props) {
  return (
    <SettingsCard title="Headshot Settings">
      <PlacementSliders
        placement={headshot}
        sizes={compositionRanges.headshotSize}
        onChange={onChange}
      />
      <SettingSlider
        label="Border width"
        range={compositionRanges.borderWidth}
        value={headshot.borderWidth}
        unit={pixels}
        onChange={(borderWidth) => onChange({ borderWidth })}
      />
      <BorderColor
        color={headshot.borderColor}
        isDisabled={headshot.borderWidth === 0}
        onChange={(borderColor) => onChange({ borderColor })}
      />
    </SettingsCard>
  );
}
