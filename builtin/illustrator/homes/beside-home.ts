import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import { block, type Solid } from '#builtin/illustrator/models/solid.ts';
import { car } from '#builtin/illustrator/models/vehicles.ts';
import type { Extra, Fence, Scene } from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import type { Home } from './home.ts';
import { porchFront } from './porch-parts.ts';
import { stairs } from './solid-home.ts';

/** Something built beside a home: how much wider the picture gets, and the drive that leads to it. */
type Annex = { solids: readonly Solid[]; wide: number; drive: NonNullable<Home['drive']> };

/** What one drives up to, where it was asked for beside a home that has none. */
export function annexOf(scene: Scene, home: Home): Annex | undefined {
  const { subject, extras = [] } = scene;
  const has = (extra: Extra) => extras.includes(extra) && isShown(extra, subject);
  if (has('attached-garage') || has('own-garage'))
    return garageBeside(home, has('attached-garage') ? 'attached' : 'own');
  if (home.drive) return undefined;
  if (has('carport')) return carportBeside(home);
  const x = home.width + 2.6;
  return has('driveway')
    ? {
        solids: put(car('#7d8f98'), [x, 0, 0.4], { turn: 1 }),
        wide: 4.4,
        drive: { x, width: 3, z: 5 },
      }
    : undefined;
}

const sidingOf = ({ siding }: Home) =>
  siding ?? ({ wall: 'walls', texture: 'clapboard', cover: 'roof' } as const);

/** A roof on posts against the side of the house, a car under it. */
function carportBeside(home: Home): Annex {
  const { wall, cover } = sidingOf(home);
  const [width, x, z] = [4.4, home.width + 2, 0.6];
  return {
    wide: width,
    drive: { x, width: 3.4, z: z + 4 },
    solids: [
      ...[-0.2, 5.2].map((at) => block([x + 1.9, 0, z + at], [0.16, 2.5, 0.16], 'trim')),
      block([x - 1.9, 0, z - 0.2], [0.16, 2.5, 0.16], 'trim'),
      ...put(car('#8fa3ad'), [x, 0, z + 2.2], { turn: 1 }),
      block([x, 2.5, z + 2.5], [width, 0.24, 6], 'trim'),
      roof([x, 2.74, z + 2.5], [width + 0.4, 0.9, 6.4], {
        ridge: 'away',
        tint: cover,
        gable: wall,
      }),
    ],
  };
}

/** A garage built onto a home, or on its own further back. */
function garageBeside(home: Home, kind: 'attached' | 'own'): Annex {
  const isAttached = kind === 'attached';
  const { wall, texture, cover } = sidingOf(home);
  const width = 6.4;
  const left = home.width + (isAttached ? -0.2 : 2.6);
  const [x, z] = [left + width / 2, isAttached ? 1.2 : 5];
  return {
    wide: left + width - home.width,
    drive: { x, width: 5.2, z },
    solids: [
      mass([x, 0, z + 3.2], [width, 2.9, 6.4], wall, {
        texture,
        front: [
          ['garage', 0.7, 0, 5, 2.3],
          ['lantern', 0.3, 1.7],
        ],
        right: [['window', 2.4, 1, 1.2, 1.2]],
      }),
      roof([x, 2.9, z + 3.2], [width + 0.8, 2.1, 7.2], {
        ridge: 'away',
        tint: cover,
        gable: wall,
        gableTexture: texture,
      }),
    ],
  };
}

/** A deck of boards before the door. */
export const frontDeck = ({ door }: Home): Solid[] => {
  const [x, z, high] = [door.x, door.z - 1.2, 0.5];
  return [
    block([x, 0, z], [6, high, 2.8], 'wood', { texture: 'boards', top: 'wood+1' }),
    ...porchFront(
      [x - 2.9, x + 2.9],
      z - 1.3,
      { floor: high, ceiling: high + 0.8, tint: 'wood-1', post: 0.1 },
      x,
    ),
    ...stairs(x, z - 1.4, 1.6, high, 'wood-1'),
  ];
};

/** A fence along the lot, open where the walk and the drive cross it. */
export function fenceAlong(
  { kind, tint }: { kind: Fence; tint?: string | undefined },
  home: Home,
  walk: readonly (readonly [x: number, z: number])[],
  before: readonly Solid[] = [],
): Solid[] {
  const front = Math.min(home.door.z, ...home.beds.map(({ z }) => z - 0.9), home.drive?.z ?? 0);
  const line = front - 2.4;
  const gate = walk.find(([, z]) => z < line)?.[0] ?? home.door.x;
  const open = [
    [gate - 1, gate + 1],
    ...(home.drive
      ? [[home.drive.x - home.drive.width * 0.62, home.drive.x + home.drive.width * 0.62]]
      : []),
    // Nor does it run through what stands there.
    ...before
      .filter(({ low, high }) => low[2] - 0.4 < line && high[2] + 0.4 > line && low[1] < 1.2)
      .map(({ low, high }) => [low[0] - 0.4, high[0] + 0.4]),
  ].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  let from = -11;
  const stretches: Solid[] = [];
  for (const [left = 0, right = 0] of [...open, [home.width + 16, 0]]) {
    if (left - from > 0.6)
      stretches.push(...put(fenceOf(kind, left - from, tint), [(left + from) / 2, 0, line]));
    from = Math.max(from, right);
  }
  return stretches;
}
