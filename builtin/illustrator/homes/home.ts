import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A home on its lot, in metres: its front along x at z = 0, its depth along z. */
export type Home = {
  width: number;
  depth: number;
  height: number;
  /** Middle of the front door, and where the steps before it end. */
  door: { x: number; z: number };
  /** A drive up to the garage. */
  drive?: { x: number; width: number; z: number };
  /** Corner points of its masses: what throws shadows. */
  volumes: readonly (readonly Vector[])[];
  /** Stretches of the front with planting before them. */
  beds: readonly { x: readonly [number, number]; z: number }[];
  /** Draws it back to front for a viewer who stands before it, to the right of its middle. */
  draw(stage: Stage): void;
};
