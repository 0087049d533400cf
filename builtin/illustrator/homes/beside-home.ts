import { mass, roof } from '#builtin/illustrator/models/building.ts';
import { fenceOf } from '#builtin/illustrator/models/fences.ts';
import { put } from '#builtin/illustrator/models/model.ts';
import type { Solid } from '#builtin/illustrator/models/solid.ts';
import type { Fence, Scene } from '#builtin/illustrator/scene.ts';
import { isShown } from '#builtin/illustrator/scene-parts.ts';
import type { Home } from './home.ts';

/** Something built beside a home: how much wider the picture gets, and the drive that leads to it. */
type Annex = { solids: readonly Solid[]; wide: number; drive: NonNullable<Home['drive']> };

/** The garage that was asked for beside a home that has none: built onto it, or on its own further back. */
export function garageBeside(scene: Scene, home: Home): Annex | undefined {
  const { subject, extras = [] } = scene;
  const kind = extras.find((extra) => extra === 'attached-garage' || extra === 'own-garage');
  if (!kind || !isShown(kind, subject)) return undefined;
  const isAttached = kind === 'attached-garage';
  const { wall, texture, cover } = home.siding ?? {
    wall: 'walls',
    texture: 'clapboard',
    cover: 'roof',
  };
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

/** A fence along the lot, open where the walk and the drive cross it. */
export function fenceAlong(
  kind: Fence,
  home: Home,
  walk: readonly (readonly [x: number, z: number])[],
): Solid[] {
  const front = Math.min(home.door.z, ...home.beds.map(({ z }) => z - 0.9), home.drive?.z ?? 0);
  const line = front - 2.4;
  const gate = walk.find(([, z]) => z < line)?.[0] ?? home.door.x;
  const open = [
    [gate - 1, gate + 1],
    ...(home.drive
      ? [[home.drive.x - home.drive.width * 0.62, home.drive.x + home.drive.width * 0.62]]
      : []),
  ].sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
  let from = -11;
  const stretches: Solid[] = [];
  for (const [left = 0, right = 0] of [...open, [home.width + 16, 0]]) {
    if (left - from > 0.6)
      stretches.push(...put(fenceOf(kind, left - from), [(left + from) / 2, 0, line]));
    from = Math.max(from, right);
  }
  return stretches;
}
