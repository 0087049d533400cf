import { Button, Group, Slider, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { PixelSize } from '#web/ui/picture-rules.ts';
import { cropOf, type Framing, isFramed, maxZoom, reframe } from './framing.ts';
import classes from './headshot-frame.module.css';
import { usePictureDrag } from './use-picture-drag.ts';

type Props = {
  address: string | undefined;
  framing: Framing;
  isDisabled: boolean;
  onChange: (framing: Framing) => void;
  onUseAsItIs: () => void;
  onSize: (size: PixelSize) => void;
};

/** The circle a headshot will be seen in. The picture is moved and zoomed behind it. */
export function HeadshotFrame({ address, framing, isDisabled, onChange, ...props }: Props) {
  const [size, setSize] = useState<PixelSize>();
  const helpId = useId();
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
  const drag = usePictureDrag({ size, framing, isDisabled, onChange });
  const measure = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    const measured = { width: naturalWidth, height: naturalHeight };
    setSize(measured);
    props.onSize(measured);
  };
  return (
    <Stack gap="sm">
      <div className={classes.ground}>
        <button
          type="button"
          className={classes.circle}
          aria-label="Move the picture inside the circle"
          aria-describedby={helpId}
          disabled={!size || isDisabled}
          {...drag}
        >
          {address && (
            <img
              className={classes.picture}
              src={address}
              alt="The headshot you chose"
              draggable={false}
              style={size && placeOf(size, framing)}
              onLoad={(event) => measure(event.currentTarget)}
            />
          )}
        </button>
      </div>
      {size && (
        <>
          <Group gap="sm" wrap="nowrap">
            <Text size="sm" fw={550} aria-hidden>
              Zoom
            </Text>
            <Slider
              className={classes.zoom}
              thumbLabel="Zoom"
              thumbSize={22}
              min={1}
              max={maxZoom(size)}
              step={0.05}
              label={null}
              value={framing.zoom}
              disabled={isDisabled || maxZoom(size) === 1}
              onChange={(zoom) => onChange(reframe(size, { ...framing, zoom }))}
            />
            <Button
              size="xs"
              variant="default"
              flex="none"
              disabled={!isFramed(framing) || isDisabled}
              onClick={props.onUseAsItIs}
            >
              Use as is
            </Button>
          </Group>
          <Text id={helpId} size="sm" c="dimmed">
            {isTouched
              ? 'Drag it, pinch to zoom, or tap a point.'
              : 'Drag it, tap a point or use the arrow keys.'}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** In parts of the circle, so that it may have any size. */
function placeOf(size: PixelSize, framing: Framing) {
  const { left, top, side } = cropOf(size, framing);
  const percent = (pixels: number) => `${(pixels / side) * 100}%`;
  return {
    position: 'absolute',
    left: percent(-left),
    top: percent(-top),
    width: percent(size.width),
    height: percent(size.height),
    maxWidth: 'none',
  } as const;
}
