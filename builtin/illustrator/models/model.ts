import { castShadows } from '#builtin/illustrator/building/shadow.ts';
import { boxCorners, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { footShadow } from '#builtin/illustrator/interiors/upholstery.ts';
import { type Stage, toWorld, worldFrame } from '#builtin/illustrator/stage.ts';
import { backToFront } from './back-to-front.ts';
import { type Solid, splitTint, type Tint, type Turn, turnedBy } from './solid.ts';

/** A thing made of solids: the middle of its foot is its origin, its front looks at the viewer. */
export type Model = readonly Solid[];

type Standing = { turn?: Turn; size?: number };

/** The same thing elsewhere, turned by quarters so that boxes stay upright boxes. */
export function put(
  model: Model,
  [x, y, z]: Vector,
  { turn = 0, size = 1 }: Standing = {},
): Solid[] {
  const move = ([a, b, c]: Vector): Vector => {
    const [right, away] = turnedBy(turn, [a, c]);
    return [x + right * size, y + b * size, z + away * size];
  };
  return model.map((solid) => {
    const [one, other] = [move(solid.low), move(solid.high)];
    return {
      ...solid,
      turn: (((solid.turn ?? 0) + turn) % 4) as Turn,
      low: [Math.min(one[0], other[0]), one[1], Math.min(one[2], other[2])],
      high: [Math.max(one[0], other[0]), other[1], Math.max(one[2], other[2])],
    };
  });
}

/** A thing whose pieces are put in order among themselves: what stands near it cannot come between them. */
export function asOne(model: Model): Model {
  const ends = (pick: (...values: number[]) => number, side: 'low' | 'high'): Vector => [
    pick(...model.map((solid) => solid[side][0])),
    pick(...model.map((solid) => solid[side][1])),
    pick(...model.map((solid) => solid[side][2])),
  ];
  const [low, high] = [ends(Math.min, 'low'), ends(Math.max, 'high')];
  const middle = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2] as const;
  return [
    {
      low,
      high,
      ...(model[0]?.part && { part: model[0].part }),
      draw(stage, from, to, turn) {
        const [right, away] = turnedBy(turn, middle);
        const foot: Vector = [
          (from[0] + to[0]) / 2 - right,
          from[1] - low[1],
          (from[2] + to[2]) / 2 - away,
        ];
        drawSolids(stage, put(model, foot, { turn }));
      },
    },
  ];
}

/** The same thing under a name: it is told in the answer, and takes a color that was asked for. */
export function part(name: string, model: Model, main: Tint = mostlyIn(model)): Model {
  return model.map((solid) => (solid.part ? solid : { ...solid, part: { name, main } }));
}

/** The color that most of its surface has. */
function mostlyIn(model: Model): Tint {
  const areas = new Map<string, number>();
  for (const { tint, low, high } of model) {
    if (!tint) continue;
    const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
    const { name } = splitTint(tint);
    areas.set(name, (areas.get(name) ?? 0) + wide * tall + wide * deep + tall * deep);
  }
  const [most] = [...areas].sort(([, one], [, other]) => other - one);
  return (most?.[0] ?? 'wood') as Tint;
}

/** Draws solids from the far ones to the near ones. */
export function drawSolids(stage: Stage, solids: readonly Solid[]) {
  const placed = solids.map((solid) => ({ ...boxIn(stage, solid), solid }));
  for (const { solid } of backToFront(placed, stage.camera)) {
    if (solid.part) stage.seen?.add(solid.part.name);
    solid.draw(dyedFor(stage, solid), solid.low, solid.high, solid.turn ?? 0);
  }
}

/** What has a color of its own by name is drawn in it. */
function dyedFor(stage: Stage, { part }: Solid): Stage {
  const hue = part && stage.scene.tints?.[part.name];
  return part && hue ? { ...stage, dyed: { from: part.main, to: hue } } : stage;
}

/** Its box in the world: what stands in a street is turned by a quarter, so boxes stay boxes. */
function boxIn({ frame }: Stage, { low, high }: Solid): { low: Vector; high: Vector } {
  if (frame === worldFrame) return { low, high };
  const [one, other] = [toWorld(frame, low), toWorld(frame, high)];
  const ends = (pick: (...values: number[]) => number): Vector => [
    pick(one[0], other[0]),
    pick(one[1], other[1]),
    pick(one[2], other[2]),
  ];
  return { low: ends(Math.min), high: ends(Math.max) };
}

/** What the sun makes of them on the ground. */
export function castSolidShadows(stage: Stage, solids: readonly Solid[], strength = 1) {
  const volumes = solids
    .filter(({ hasShadow }) => hasShadow !== false)
    .map(({ low, high }) => boxCorners(low, high));
  castShadows(stage, volumes, strength);
}

/** Indoors light comes from everywhere: a soft dark patch below each thing that stands on the floor. */
export function groundSolids(stage: Stage, model: readonly Solid[], floor = 0) {
  const standing = model.filter(
    ({ low, hasShadow }) => low[1] < floor + 0.3 && hasShadow !== false,
  );
  if (standing.length === 0) return;
  const low = (axis: 0 | 2) => Math.min(...standing.map((solid) => solid.low[axis]));
  const high = (axis: 0 | 2) => Math.max(...standing.map((solid) => solid.high[axis]));
  const [width, depth] = [high(0) - low(0), high(2) - low(2)];
  footShadow(
    stage,
    [(low(0) + high(0)) / 2, floor, (low(2) + high(2)) / 2],
    width * 0.62,
    Math.max(0.12, depth * 0.75),
    0.5,
  );
}
