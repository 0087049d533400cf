import {
  agavePlant,
  barrelCactus,
  pricklyPear,
} from '#builtin/illustrator/models/desert-plants.ts';
import { plant } from '#builtin/illustrator/models/fixtures.ts';
import { flagPole } from '#builtin/illustrator/models/flag.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { balloons, bush, pumpkin } from '#builtin/illustrator/models/outdoors.ts';
import { block, type Solid } from '#builtin/illustrator/models/solid.ts';
import { besideDoor } from '#builtin/illustrator/pages/thing-models.ts';
import type { Extra } from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import type { Stage } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

/** What people put beside their front door, where the steps of any home end. */
export function atTheDoor({ scene }: Stage, { door, slope }: Home): Solid[] {
  const { subject, extras = [] } = scene;
  // A brownstone has its own on every stoop.
  const isOnStoops = subject === 'brownstone';
  const beside = (aside: number, before: number) =>
    [door.x + aside, (slope ?? 0) * (door.x + aside), door.z - before] as const;
  const things: Partial<Record<Extra, () => Solid[]>> = {
    pumpkins: () =>
      isOnStoops
        ? []
        : [
            ...put(pumpkin(0.72), beside(-1.25, 0.3)),
            ...put(pumpkin(0.5, '#e3d2a8'), beside(-1.85, 0.5)),
            ...put(pumpkin(0.46, '#c9642a'), beside(-1.3, 0.95)),
            ...put(pumpkin(0.62), beside(1.25, 0.3)),
            ...put(pumpkin(0.48), beside(1.8, 0.55)),
          ],
    'flower-pots': () =>
      [-1.3, 1.3].flatMap((aside) => [
        ...put(plant(0.95, 'bush', '#b5573a'), beside(aside, 0.3)),
        ...put(plant(0.7, 'bush', '#7d5a44'), beside(aside * 1.5, 0.6)),
      ]),
    balloons: () =>
      // Tied to a stake.
      put([block([0, 0, 0], [0.05, 1.02, 0.05], 'wood'), ...balloons], beside(-1.9, 0.8), {
        size: 1.2,
      }),
    cacti: () => [
      ...put(pricklyPear(1.2), beside(-2.6, 1)),
      ...put(barrelCactus(0.9), beside(-1.8, 1.6)),
      ...put(agavePlant(0.9), beside(2.2, 1.2)),
      ...put(pricklyPear(1.4), beside(3.4, 0.9)),
    ],
    flag: () => put(flagPole(5.6, 2), beside(-3.4, 1.6)),
  };
  const left = besideDoor(scene).flatMap((model, index) =>
    put(model, beside(index % 2 ? 1.9 : -1.9, 0.5)),
  );
  return extras
    .filter((extra) => isShown(extra, subject))
    .flatMap((extra) => things[extra]?.() ?? [])
    .concat(left);
}

/** Ivy that has climbed up the wall at the left end of the front. */
export const ivyUp = (height: number): Solid[] =>
  Array.from({ length: 22 }, (_, index) => {
    const up = (index / 22) * Math.min(4.4, height * 0.5);
    const across = 0.3 + ((index * 7) % 5) * 0.34 * (1 - up / 6);
    return put(bush(0.62), [across, up, -0.12]);
  })
    .flat()
    .map((solid): Solid => ({ ...solid, hasShadow: false }));
