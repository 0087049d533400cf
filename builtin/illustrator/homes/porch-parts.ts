import { block, type Solid, type Tint } from '#builtin/illustrator/models/solid.ts';

type Rail = { floor: number; ceiling: number; tint: Tint; post?: number };

/** Posts and a railing along the front of a porch, open where the steps are. */
export function porchFront(
  [from, to]: readonly [number, number],
  z: number,
  { floor, ceiling, tint, post = 0.2 }: Rail,
  steps?: number,
): Solid[] {
  const count = Math.round((to - from) / 2.3);
  const posts = Array.from({ length: count + 1 }, (_, i) => from + (i * (to - from)) / count);
  return [
    ...posts.map((x) => block([x, floor, z], [post, ceiling - floor, post], tint)),
    ...posts.slice(1).flatMap((x, index) => {
      const left = posts[index] ?? from;
      if (steps !== undefined && steps > left && steps < x) return [];
      return [
        block([(left + x) / 2, floor + 0.8, z], [x - left, 0.08, 0.08], tint),
        ...Array.from({ length: 7 }, (_, bar) =>
          block([left + ((bar + 1) * (x - left)) / 8, floor, z], [0.05, 0.8, 0.05], tint),
        ),
      ];
    }),
  ];
}
