import { compositionRanges, type LogoPlacement } from '#contract/composition.ts';
import { PlacementSliders } from './placement-sliders.tsx';
import { SettingsCard } from './settings-card.tsx';

type Props = { logo: LogoPlacement; onChange: (changes: Partial<LogoPlacement>) => void };

export function LogoSettings({ logo, onChange }: Props) {
  return (
    <SettingsCard title="Logo Settings">
      <PlacementSliders placement={logo} sizes={compositionRanges.logoSize} onChange={onChange} />
    </SettingsCard>
  );
}
