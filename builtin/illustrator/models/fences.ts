import { projectPolygon } from '#builtin/illustrator/drawing/camera.ts';
import { color } from '#builtin/illustrator/drawing/color.ts';
import { closedLine, openLine } from '#builtin/illustrator/drawing/path.ts';
import { lit } from '#builtin/illustrator/light/light.ts';
import type { Fence } from '#builtin/illustrator/scene.ts';
import type { Model } from './model.ts';
import { fence } from './outdoors.ts';
import { block, drawn, type Tint, turned } from './solid.ts';

const evenly = (length: number, step: number) => {
  const count = Math.max(1, Math.round(length / step));
  return Array.from({ length: count + 1 }, (_, index) => -length / 2 + (index * length) / count);
};

/** Posts with rails between them. */
const rails = (length: number, heights: readonly number[], tint: Tint): Model => [
  ...evenly(length, 2.4).map((x) => block([x, 0, 0], [0.16, 1.25, 0.16], tint)),
  ...heights.map((y) => block([0, y, 0], [length, 0.12, 0.07], tint)),
];

/** Thin black bars with a ball on every post. */
const iron = (length: number): Model => [
  ...evenly(length, 0.17).map((x) => block([x, 0.08, 0], [0.03, 1.12, 0.03], '#2b2f32')),
  ...[0.16, 1].map((y) => block([0, y, 0], [length, 0.05, 0.04], '#2b2f32')),
  ...evenly(length, 2.4).flatMap((x) => [
    block([x, 0, 0], [0.09, 1.3, 0.09], '#24282b'),
    turned([x, 1.3, 0], [0.14, 0.14, 0.14], '#24282b', [
      [0.5, 0],
      [1, 0.5],
      [0.2, 1],
    ]),
  ]),
];

/** Steel posts and a net of wire through which one sees. */
const chainLink = (length: number): Model => [
  ...evenly(length, 2.4).map((x) => turned([x, 0, 0], [0.08, 1.25, 0.08], '#9aa1a6')),
  block([0, 1.2, 0], [length, 0.05, 0.05], '#a9b0b4'),
  drawn(
    [0, 0, 0],
    [length, 1.2, 0.01],
    ({ canvas, camera, light }, [x, y, z], [wide, high]) => {
      const wire = lit(light, color('#9aa1a6'), [0, 0.4, -0.8]);
      const at = (across: number, up: number) =>
        projectPolygon(camera, [[x - wide / 2 + across, y + up, z]])[0] ?? [0, 0];
      const net = [at(0, 0), at(wide, 0), at(wide, high), at(0, high)];
      canvas.polygon(net, wire, { opacity: 0.12 });
      let lines = '';
      for (let across = -high; across < wide; across += 0.18)
        lines +=
          openLine([at(across, 0), at(across + high, high)]) +
          openLine([at(across + high, 0), at(across, high)]);
      canvas.clipped(closedLine(net), () =>
        canvas.stroke(lines, wire, { width: 0.9, opacity: 0.8 }),
      );
    },
    false,
  ),
];

/** A length of fence of a kind, its middle at the origin. */
export const fenceOf = (kind: Fence, length: number, tint?: string): Model =>
  fences[kind](length, tint as Tint | undefined);

const fences: Record<Fence, (length: number, tint?: Tint) => Model> = {
  picket: (length, tint = '#f6f2e9') => fence(length, 1, tint, 0.09),
  iron,
  'chain-link': chainLink,
  'split-rail': (length, tint = '#8a755c') => rails(length, [0.35, 0.75, 1.12], tint),
  'ranch-rail': (length, tint = '#f6f2e9') => rails(length, [0.35, 0.75, 1.12], tint),
  vinyl: (length, tint = '#f4f2ec') => fence(length, 1.7, tint),
  wood: (length, tint = 'wood') => fence(length, 1.7, tint),
  stone: (length) => [
    block([0, 0, 0], [length, 0.75, 0.4], 'stone', { texture: 'stone' }),
    block([0, 0.75, 0], [length + 0.1, 0.1, 0.5], 'stone+2'),
  ],
};
