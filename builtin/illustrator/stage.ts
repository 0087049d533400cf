import type { Random } from '#builtin/random.ts';
import type { Camera } from './drawing/camera.ts';
import type { Canvas } from './drawing/canvas.ts';
import type { Vector } from './drawing/geometry.ts';
import type { Light } from './light/light.ts';
import type { Palette } from './palette.ts';
import type { Extra, Scene } from './scene.ts';

/** Everything a part of a picture draws with. */
export type Stage = {
  readonly canvas: Canvas;
  readonly scene: Scene;
  readonly light: Light;
  readonly palette: Palette;
  readonly random: Random;
  readonly camera: Camera;
  /** Where the things drawn stand in the world. */
  readonly frame: LocalFrame;
  /** One color of what is being drawn that another takes the place of. */
  readonly dyed?: { readonly from: string; readonly to: string };
  /** The names of what was drawn, for who has to say it. */
  readonly seen?: Set<string>;
};

/** Whether something was asked for beyond the subject. */
export const asks = ({ scene }: Pick<Stage, 'scene'>, extra: Extra) =>
  scene.extras?.includes(extra) ?? false;

/** A place to build on: local x runs to the right of a front that looks at the viewer. */
export type LocalFrame = {
  readonly origin: Vector;
  readonly x: Vector;
  readonly z: Vector;
  readonly size: number;
};

export const worldFrame: LocalFrame = { origin: [0, 0, 0], x: [1, 0, 0], z: [0, 0, 1], size: 1 };

export function toWorld({ origin, x, z, size }: LocalFrame, at: Vector): Vector {
  return [
    origin[0] + (x[0] * at[0] + z[0] * at[2]) * size,
    origin[1] + at[1] * size,
    origin[2] + (x[2] * at[0] + z[2] * at[2]) * size,
  ];
}

export const directionInWorld = ({ x, z }: LocalFrame, [right, up, away]: Vector): Vector => [
  x[0] * right + z[0] * away,
  up,
  x[2] * right + z[2] * away,
];

export const withRandom = (stage: Stage, name: string): Stage => ({
  ...stage,
  random: stage.random.fork(name),
});
