import { compositionRanges, type LogoPlacement } from '#contract/composition.ts';
import { SettingSlider } from './setting-slider.tsx';

type Common = Pick<LogoPlacement, 'x' | 'y' | 'size' | 'opacity'>;

type Props = {
  placement: Common;
  sizes: { least: number; most: number };
  onChange: (changes: Partial<Common>) => void;
};

/** What headshot and logo have in common. */
export function PlacementSliders({ placement: { x, y, size, opacity }, sizes, onChange }: Props) {
  return (
    <>
      <SettingSlider
        label="Position X"
        range={compositionRanges.position}
        value={x}
        onChange={(next) => onChange({ x: next })}
      />
      <SettingSlider
        label="Position Y"
        range={compositionRanges.position}
        value={y}
        onChange={(next) => onChange({ y: next })}
      />
      <SettingSlider
        label="Size"
        range={sizes}
        value={size}
        onChange={(next) => onChange({ size: next })}
      />
      <SettingSlider
        label="Opacity"
        range={compositionRanges.opacity}
        value={opacity * 100}
        onChange={(next) => onChange({ opacity: next / 100 })}
      />
    </>
  );
}
