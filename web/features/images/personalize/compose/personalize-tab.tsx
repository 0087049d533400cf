import { Text } from '@mantine/core';
import { useId, useState } from 'react';
import {
  type Composition,
  compositionRanges,
  type LogoPlacement,
  type Size,
} from '#contract/composition.ts';
import { DownloadCard } from './download-card.tsx';
import { HeadshotSettings } from './headshot-settings.tsx';
import { LayoutPicker } from './layout-picker.tsx';
import classes from './personalize-tab.module.css';
import { PlacementSliders } from './placement-sliders.tsx';
import { Preview } from './preview.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useComposition } from './use-composition.ts';
import { usePersonalizedDownload } from './use-personalized-download.ts';

type Props = {
  background: { url: string; id: number };
  headshotUrl: string;
  logoUrl: string;
  postId?: string;
  contentId?: number;
  /** How they stood on the last picture of the piece. */
  lastComposition?: Composition;
  onPersonalized: (imagePath: string, id: number) => void;
};

/** Until the logo has come its box is a square. */
const unknownSize: Size = { width: 1, height: 1 };

/** Headshot and logo on the picture: to be placed by hand, by keys or by slider, and downloaded. */
export function PersonalizeTab({ lastComposition, ...props }: Props) {
  const { background, headshotUrl, logoUrl, postId, contentId } = props;
  const { composition, arrange, changeHeadshot, changeLogo, reset } = useComposition(
    postId ?? contentId?.toString(),
    lastComposition,
  );
  const [logoSize, setLogoSize] = useState(unknownSize);
  const download = usePersonalizedDownload({ ...props, composition });
  const hintId = useId();
  const pictures = { background: background.url, headshot: headshotUrl, logo: logoUrl };
  const drawn = { pictures, composition, logoSize };

  return (
    <div className={classes.tab}>
      <div className={classes.sides}>
        <div className={classes.picture}>
          <Preview
            {...drawn}
            hintId={hintId}
            onLogoSize={setLogoSize}
            onMove={(piece, place) =>
              piece === 'headshot' ? changeHeadshot(place) : changeLogo(place)
            }
          />
        </div>
        <div className={classes.help}>
          <Text size="sm" c="dimmed" id={hintId}>
            Tip: drag your headshot and logo on the picture, or move them with the arrow keys.
          </Text>
          <LayoutPicker
            composition={composition}
            logoSize={logoSize}
            onArrange={arrange}
            onReset={reset}
          />
        </div>
        <div className={classes.settings}>
          <HeadshotSettings headshot={composition.headshot} onChange={changeHeadshot} />
          <LogoSettings logo={composition.logo} onChange={changeLogo} />
          <DownloadCard {...download} drawn={drawn} />
        </div>
      </div>
    </div>
  );
}

type LogoSettingsProps = {
  logo: LogoPlacement;
  onChange: (changes: Partial<LogoPlacement>) => void;
};

function LogoSettings({ logo, onChange }: LogoSettingsProps) {
  return (
    <SettingsCard title="Logo Settings">
      <PlacementSliders placement={logo} sizes={compositionRanges.logoSize} onChange={onChange} />
    </SettingsCard>
  );
}
