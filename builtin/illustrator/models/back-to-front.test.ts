import { expect, test } from 'vitest';
import { createCamera } from '#builtin/illustrator/drawing/camera.ts';
import type { Vector } from '#builtin/illustrator/drawing/geometry.ts';
import { backToFront } from './back-to-front.ts';

const camera = createCamera([0, 1.6, -5], 0, { focal: 1000, centerX: 500, horizon: 400 });
const box = (name: string, low: Vector, high: Vector) => ({ name, low, high });
const names = (boxes: ReturnType<typeof box>[]) =>
  backToFront(boxes, camera).map(({ name }) => name);

test('what is further away is drawn first', () => {
  const near = box('near', [-1, 0, 0], [1, 1, 1]);
  const far = box('far', [-1, 0, 3], [1, 2, 4]);
  expect(names([near, far])).toEqual(['far', 'near']);
  expect(names([far, near])).toEqual(['far', 'near']);
});

test('what stands on something is drawn after it, also where it is further away', () => {
  const table = box('table', [-1, 0, 0], [1, 0.7, 2]);
  const cup = box('cup', [-0.1, 0.7, 1.8], [0.1, 0.8, 1.9]);
  expect(names([cup, table])).toEqual(['table', 'cup']);
});

test('what hangs below a shelf over the eye is drawn after it', () => {
  const shelf = box('shelf', [-1, 2, 0], [1, 2.1, 1]);
  const lamp = box('lamp', [-0.1, 1.7, 0.4], [0.1, 2, 0.6]);
  expect(names([lamp, shelf])).toEqual(['shelf', 'lamp']);
});

test('of two that reach into each other the one that is listed later lies on top', () => {
  const bed = box('bed', [-1, 0, 0], [1, 0.5, 2]);
  const cover = box('cover', [-1.1, 0.3, 0.2], [1.1, 0.6, 1.5]);
  expect(names([bed, cover])).toEqual(['bed', 'cover']);
  expect(names([cover, bed])).toEqual(['cover', 'bed']);
});

test('a ring of boxes of which each covers the next still gives every box once', () => {
  const ring = [
    box('a', [-2, 0, 0], [1, 0.2, 1]),
    box('b', [0.5, 0.2, 0], [1, 0.4, 3]),
    box('c', [-2, 0.1, 2], [2, 0.3, 2.5]),
  ];
  expect(names(ring).sort()).toEqual(['a', 'b', 'c']);
});
