import { Text, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import {
  type Composition,
  canvasMinimum,
  compositionRanges,
  type HeadshotPlacement,
  type LogoPlacement,
  presets,
  type Size,
} from '#contract/composition.ts';
import { maxAltText } from '#contract/constants.ts';
import { besideNote } from '#contract/layouts/altered-note.ts';
import { takenOver } from '#contract/layouts/draw-layout.ts';
import type { Layout } from '#contract/layouts/layout.ts';
import { useAlteredNote } from '#web/features/images/altered-photos/use-altered-photo.ts';
import { FooterAction } from '#web/features/images/personalize/footer-action.tsx';
import { LayoutFields } from '#web/features/images/personalize/layouts/layout-fields.tsx';
import { LayoutGallery } from '#web/features/images/personalize/layouts/layout-gallery.tsx';
import { useAgentBrand } from '#web/features/images/personalize/layouts/use-agent-brand.ts';
import { useLayoutDrawer } from '#web/features/images/personalize/layouts/use-layout-drawer.ts';
import { DownloadCard, presetOf, presetTitles, type SizeChoice } from './download-card.tsx';
import { HeadshotSettings } from './headshot-settings.tsx';
import { LayoutPicker } from './layout-picker.tsx';
import classes from './personalize-tab.module.css';
import { PlacementSliders } from './placement-sliders.tsx';
import { Preview } from './preview.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SizePreview } from './size-preview.tsx';
import { useComposition } from './use-composition.ts';
import { usePersonalizedDownload } from './use-personalized-download.ts';

type Props = {
  background: { url: string; id: number; isOwn: boolean };
  headshotUrl: string;
  logoUrl: string;
  postId?: string;
  contentId?: number;
  /** Of the piece, without marks: what a headline says until somebody types another. */
  title?: string;
  /** How they stood on the last picture of the piece. */
  lastComposition?: Composition;
  /** Whether it is the step that is seen. */
  isActive?: boolean;
  onPersonalized: (imagePath: string, id: number) => void;
};

/** Until the logo has come its box is a square. */
const unknownSize: Size = { width: 1, height: 1 };

/** A layout, or headshot and logo alone: to be placed by hand, by keys or by slider, and downloaded. */
export function PersonalizeTab({ lastComposition, title = '', isActive = true, ...props }: Props) {
  const { background, headshotUrl, logoUrl, postId, contentId } = props;
  const piece = postId ?? contentId?.toString();
  const stored = useComposition(piece, lastComposition, title);
  const brand = useAgentBrand();
  const dressed = (layout: Layout): Layout => {
    const { agent, colors, fonts } = brand;
    return { ...layout, agent, colors, fonts };
  };
  const { layout } = stored.composition;
  const composition = { ...stored.composition, ...(layout && { layout: dressed(layout) }) };
  const { draw } = useLayoutDrawer(background.id, dressed(layout ?? stored.layoutFor('corners')));
  const note = useAlteredNote(background);
  const canvas = besideNote(canvasMinimum, note);
  const below = canvasMinimum.height - canvas.height;
  const drawing = draw(composition, { ...canvas, below });
  const placed = drawing ? takenOver(composition, drawing, canvas) : composition;

  const [logoSize, setLogoSize] = useState(unknownSize);
  const [altText, setAltText] = useState('');
  const [size, setSize] = useState<SizeChoice>('original');
  const download = usePersonalizedDownload({ ...props, title, altText, composition, note });
  const hintId = useId();
  const pictures = { background: background.url, headshot: headshotUrl, logo: logoUrl };
  const drawn = { pictures, composition, logoSize };
  const preset = presetOf(size);
  const changeHeadshot = (changes: Partial<HeadshotPlacement>) =>
    stored.arrange({ ...placed, headshot: { ...placed.headshot, ...changes } });
  const changeLogo = (changes: Partial<LogoPlacement>) =>
    stored.arrange({ ...placed, logo: { ...placed.logo, ...changes } });

  return (
    <div className={classes.tab}>
      <div className={classes.sides}>
        <div className={classes.picture}>
          <Preview
            {...drawn}
            drawing={drawing}
            note={note}
            hintId={hintId}
            onLogoSize={setLogoSize}
            onMove={(moved, place) =>
              moved === 'headshot' ? changeHeadshot(place) : changeLogo(place)
            }
          />
        </div>
        <div className={classes.help}>
          <Text size="sm" c="dimmed" id={hintId}>
            Tip: drag your headshot and logo on the picture, or move them with the arrow keys.
          </Text>
          {preset && (
            <div className={classes.sized}>
              <SizePreview
                drawn={{ ...drawn, draw, note }}
                canvas={presets[preset]}
                name={presetTitles[preset]}
              />
            </div>
          )}
        </div>
        <div className={classes.gallery}>
          <LayoutGallery
            {...drawn}
            draw={draw}
            layoutFor={(name) => dressed(stored.layoutFor(name))}
            onChoose={(name) => stored.chooseLayout(name && stored.layoutFor(name))}
          />
        </div>
        {composition.layout && (
          <div className={classes.fields}>
            <LayoutFields
              layout={composition.layout}
              leftOut={drawing?.leftOut ?? []}
              onChange={stored.changeLayout}
            />
          </div>
        )}
        <div className={classes.settings}>
          <TextInput
            label="Alt text"
            placeholder="We describe it from what’s on it"
            maxLength={maxAltText}
            value={altText}
            onChange={(event) => setAltText(event.currentTarget.value)}
          />
          <FineTune isOpenAtFirst={!layout}>
            <LayoutPicker
              composition={placed}
              logoSize={logoSize}
              onArrange={stored.arrange}
              onReset={stored.reset}
            />
            <HeadshotSettings headshot={placed.headshot} onChange={changeHeadshot} />
            <LogoSettings logo={placed.logo} onChange={changeLogo} />
          </FineTune>
        </div>
      </div>
      <FooterAction isShown={isActive}>
        <DownloadCard {...download} size={size} onSize={setSize} />
      </FooterAction>
    </div>
  );
}

/** Open where there is nothing else to set; a layout needs it rarely. */
function FineTune({ isOpenAtFirst, children }: { isOpenAtFirst: boolean; children: ReactNode }) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isOpenAtFirst;
  return (
    <details
      className={classes.fineTune}
      open={isOpen}
      // Also told when nobody pressed: then it is as it was drawn.
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setChosen(open)}
    >
      <summary className={classes.summary}>
        <IconAdjustmentsHorizontal size={18} aria-hidden />
        Fine-tune
      </summary>
      <div className={classes.tools}>{children}</div>
    </details>
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
