import { project, scaleAt } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { openCurve } from '#builtin/illustrator/drawing/path.ts';
import { palm, saguaro } from '#builtin/illustrator/foliage/palm.ts';
import { isInView } from '#builtin/illustrator/foliage/shrub.ts';
import { conifer, drawTree, liveOak, type Tree } from '#builtin/illustrator/foliage/tree.ts';
import { isSandy } from '#builtin/illustrator/landscape/ground.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import type { TreeKind } from '#builtin/illustrator/scene.ts';
import { asks, type Stage, withRandom } from '#builtin/illustrator/stage.ts';
import type { Home } from './home.ts';

export type PlantedTree = Tree & { kind: TreeKind; name: string };

const heights: Record<TreeKind, readonly [number, number]> = {
  broadleaf: [6.5, 10],
  'live-oak': [7, 9],
  conifer: [8, 14],
  palm: [7, 10.5],
  saguaro: [3, 5],
};

/** Trees that frame the home without hiding its front: some behind it, one or two beside. */
export function treesAround({ scene, random, canvas }: Stage, home: Home) {
  // A tall picture has much sky to fill.
  const growth = canvas.height > canvas.width * 1.1 ? 1.4 : 1;
  const make = (index: number, x: number, z: number, factor: number): PlantedTree => {
    const kind = random.pick(treeKindsOf(scene));
    const [low, high] = heights[kind];
    return {
      kind,
      name: `tree ${index}`,
      at: [x, 0, z],
      height: random.between(low, high) * factor * growth,
      spread: random.between(0.68, 0.9),
      blossom: random.chance(0.6),
    };
  };
  // On a beach nothing grows high but palms.
  if (isSandy(scene) && !treeKindsOf(scene).includes('palm')) return { behind: [], before: [] };
  const { width, depth } = home;
  const isOpen = scene.extras?.includes('vista');
  const behind = [
    make(1, -random.between(6, 9), depth + random.between(3, 9), 1.35),
    make(2, width * random.between(0.15, 0.4), depth + random.between(3, 6), 1.3),
    make(3, width + random.between(3, 7), depth + random.between(4, 9), 1.35),
    make(4, -random.between(2.5, 5), depth * random.between(0.5, 0.9), 1),
    make(5, width * 0.7, depth + random.between(6, 12), 1.45),
    make(7, -random.between(14, 20), depth + random.between(8, 16), 1.4),
    make(8, width + random.between(10, 16), depth + random.between(10, 18), 1.5),
  ]
    // What is to be seen behind the house is not hidden.
    .filter((_, index) => !isOpen || index === 0 || index === 3)
    .sort((a, b) => b.at[2] - a.at[2]);
  const before = [make(6, -random.between(3.4, 4.8), -random.between(0.5, 3), 0.82)];
  return { behind, before };
}

export function plantTree(stage: Stage, planted: PlantedTree) {
  if (!isInView(stage, planted.at, planted.height)) return;
  const own = withRandom(stage, planted.name);
  if (planted.kind === 'conifer') conifer(own, planted);
  else if (planted.kind === 'palm') palm(own, planted);
  else if (planted.kind === 'saguaro') saguaro(own, planted);
  else if (planted.kind === 'live-oak') {
    liveOak(own, planted);
    if (asks(stage, 'moss')) drawMoss(own, planted);
  } else drawTree(own, planted);
}

/** Gray beards of fine threads that hang from the boughs of old oaks, longest near the rim of the crown. */
function drawMoss({ canvas, camera, light, random }: Stage, { at, height }: PlantedTree) {
  const [x, y] = project(camera, at);
  const s = scaleAt(camera, at) * height;
  const width = Math.max(canvas.pixel * 0.7, s * 0.004);
  const beards = Array.from({ length: s > 120 ? 15 : 8 }, () => {
    const across = random.spread(0.56);
    // The crown is a dome: its rim hangs lower than its middle.
    return [x + across * s, y - s * (0.56 - across * across * 0.42 + random.spread(0.05))] as const;
  });
  for (const [code, opacity] of [
    ['#6f7c66', 0.6],
    ['#9aa58c', 0.62],
  ] as const) {
    let threads = '';
    for (const [left, top] of beards) {
      const long = s * random.between(0.1, 0.2);
      for (let index = 0; index < 7; index += 1) {
        const aside = left + random.spread(s * 0.02);
        const sway = random.spread(s * 0.012);
        const down = long * random.between(0.45, 1);
        threads += openCurve([
          [aside, top],
          [aside + sway, top + down * 0.5],
          [left + (aside - left) * 0.4 + sway * 0.4, top + down],
        ]);
      }
    }
    canvas.stroke(threads, lit(light, color(code), [-0.3, 0.4, -0.8]), {
      width,
      opacity,
      cap: 'round',
    });
  }
}
