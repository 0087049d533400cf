import { Text } from '@mantine/core';
import { useId } from 'react';
import { type Composition, canvasMinimum } from '#contract/composition.ts';
import {
  type Layout,
  type LayoutName,
  layoutNames,
  layoutTitles,
} from '#contract/layouts/layout.ts';
import { ComposedPicture } from '#web/features/images/personalize/compose/composed-picture.tsx';
import type { CompositionPictures } from '#web/features/images/personalize/compose/piece-pictures.tsx';
import classes from './layout-gallery.module.css';
import type { DrawLayout } from './use-layout-drawer.ts';

type Props = {
  pictures: CompositionPictures;
  composition: Composition;
  logoSize: { width: number; height: number };
  draw: DrawLayout;
  layoutFor: (name: LayoutName) => Layout;
  onChoose: (name: LayoutName | undefined) => void;
};

/** Every layout on this very picture, to be taken with one tap. */
export function LayoutGallery({
  pictures,
  composition,
  logoSize,
  draw,
  layoutFor,
  onChoose,
}: Props) {
  const id = useId();
  const choices = [undefined, ...layoutNames];
  return (
    <div>
      <Text id={id} size="sm" fw={550} mb={4}>
        Layout
      </Text>
      <fieldset className={classes.layouts} aria-labelledby={id}>
        {choices.map((name) => {
          const layout = name && { ...layoutFor(name), placesPieces: true };
          const shown = { headshot: composition.headshot, logo: composition.logo, layout };
          return (
            <button
              key={name ?? 'none'}
              type="button"
              className={classes.layout}
              aria-pressed={composition.layout?.name === name}
              onClick={() => onChoose(name)}
            >
              <span className={classes.picture} aria-hidden>
                <ComposedPicture
                  pictures={pictures}
                  composition={shown}
                  logoSize={logoSize}
                  canvas={canvasMinimum}
                  drawing={draw(shown, canvasMinimum)}
                />
              </span>
              {name ? layoutTitles[name] : 'None'}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
