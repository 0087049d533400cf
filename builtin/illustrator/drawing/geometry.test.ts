import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOf, columnAt, convexHull, type PicturePoint, spanAt } from './geometry.ts';

const gable: PicturePoint[] = [
  [0, 0],
  [8, 0],
  [4, 3],
];

test('a level line is as long as the gable is wide there', () => {
  expect(spanAt(gable, 1.5)).toEqual([2, 6]);
  expect(spanAt(gable, 4)).toBeUndefined();
});

test('an upright line ends at the slope', () => {
  expect(columnAt(gable, 2)).toEqual([0, 1.5]);
  expect(columnAt(gable, -1)).toBeUndefined();
});

const point = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));

test('a hull holds all its points and turns one way', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 4, maxLength: 30 }), (points) => {
      const hull = convexHull(points);
      expect(boundsOf(hull.length ? hull : points)).toEqual(boundsOf(points));
      hull.forEach((b, index) => {
        const [a, c] = [hull.at(index - 1) ?? b, hull[(index + 1) % hull.length] ?? b];
        const turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        expect(turn).toBeGreaterThanOrEqual(0);
      });
    }),
  );
});
