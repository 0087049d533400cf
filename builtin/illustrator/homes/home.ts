import type { Texture } from '#builtin/illustrator/building/material.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Tint } from '#builtin/illustrator/models/solid.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';

/** A home on its lot, in metres: its front along x at z = 0, its depth along z. */
export type Home = {
  width: number;
  depth: number;
  height: number;
  /** How far the street before it rises by the metre, to the right. */
  slope?: number;
  /** Middle of the front door, and where the steps before it end. */
  door: { x: number; z: number };
  /** Walls and roof in colors of its own: what is built onto it has them too. */
  siding?: { wall: Tint; texture: Texture; cover: Tint };
  /** A drive up to the garage. */
  drive?: { x: number; width: number; z: number };
  /** Corner points of its masses: what throws shadows. */
  volumes: readonly (readonly Vector[])[];
  /** Stretches of the front with planting before them. */
  beds: readonly { x: readonly [number, number]; z: number }[];
  /** Draws it back to front for a viewer who stands before it, to the right of its middle. */
  draw(stage: Stage): void;
};

/** Where a steep street was asked for, it falls towards the viewer's side, and the row with it. */
export const slopeOf = ({ extras }: Scene) => (extras?.includes('steep') ? -0.14 : 0);

/** The same stage, so many metres higher. */
export const raised = (stage: Stage, by: number): Stage =>
  by === 0
    ? stage
    : {
        ...stage,
        frame: {
          ...stage.frame,
          origin: [stage.frame.origin[0], stage.frame.origin[1] + by, stage.frame.origin[2]],
        },
      };
