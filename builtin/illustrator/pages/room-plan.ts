import type { Model } from '#builtin/illustrator/models/model.ts';
import type { Tint, Turn } from '#builtin/illustrator/models/solid.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Random } from '#builtin/random.ts';

export type RoomWindow = {
  /** Where it is: a share of the wall's width, and metres. */
  at: number;
  width: number;
  sill: number;
  height: number;
  panes?: readonly [number, number];
  hasCurtains?: true;
  wall?: 'back' | 'left';
  /** It takes nearly the whole wall. */
  isWide?: true;
};

/**
 * A thing in a room: across, -1 is at the left wall and 1 at the right one; then its distance from the
 * back wall in metres.
 */
export type Standing = readonly [
  model: Model,
  across: number,
  back: number,
  how?: { y?: number; turn?: Turn; size?: number; chance?: number; fromTop?: true; asPut?: true },
];

/** What a room is made of, and what stands in it. */
export type RoomPage = {
  depth?: number;
  /** Metres to the ceiling, where it is higher than usual. */
  height?: number;
  /** Whether the roof slants down at both sides. */
  slopes?: true;
  /** Whether the back wall is of bare brick. */
  brick?: true;
  /** How far the viewer stands: less is closer. */
  distance?: number;
  walls?: readonly Tint[];
  side?: readonly Tint[];
  floor?: readonly Tint[];
  paving?: 'boards' | 'tiles' | 'smooth';
  /** Tiles on the back wall, from one height to another. */
  tiled?: readonly [from: number, to: number];
  /** Windows as they may be set; which of them it was is told to `things`. */
  windows?: readonly (readonly RoomWindow[])[];
  /** Whether its things have a place for a cat that sleeps. */
  hasCatBed?: true;
  /** The arrangement of windows that suits a wish, if one does. */
  layoutFor?: (stage: Stage) => number | undefined;
  /** Where an animal sits, if not on the floor. */
  seat?: { across: number; back: number; y: number; isHigh?: true };
  things: (random: Random, stage: Stage, layout: number) => readonly Standing[];
};
