import { describe, expect, test } from 'vitest';
import { createCamera, groundAt, project, projectPolygon, scaleAt } from './camera.ts';

const camera = createCamera([1, 2, -10], 0.3, { focal: 900, centerX: 600, horizon: 420 });

test('what is as high as the eye lies on the horizon', () => {
  expect(project(camera, [-3, 2, 4])[1]).toBeCloseTo(420);
  expect(project(camera, [8, 2, 60])[1]).toBeCloseTo(420);
});

test('uprights stay upright', () => {
  const [foot, top] = [project(camera, [3, 0, 5]), project(camera, [3, 6, 5])];
  expect(foot[0]).toBeCloseTo(top[0]);
  expect(top[1]).toBeLessThan(foot[1]);
});

test('twice as far is half as large', () => {
  const straight = createCamera([0, 1.7, 0], 0, { focal: 1000, centerX: 0, horizon: 0 });
  expect(scaleAt(straight, [0, 0, 20])).toBeCloseTo(scaleAt(straight, [0, 0, 10]) / 2);
});

test('the ground under a place of the picture is seen at that place', () => {
  const [x, , z] = groundAt(camera, [250, 700]);
  const [seenX, seenY] = project(camera, [x, 0, z]);
  expect(seenX).toBeCloseTo(250);
  expect(seenY).toBeCloseTo(700);
});

describe('a polygon', () => {
  test('behind the viewer is not seen', () => {
    expect(
      projectPolygon(camera, [
        [0, 0, -30],
        [2, 0, -30],
        [2, 0, -40],
      ]),
    ).toEqual([]);
  });

  test('that begins behind the viewer is cut, and stays finite', () => {
    const seen = projectPolygon(camera, [
      [0, 0, -30],
      [4, 0, -30],
      [4, 0, 30],
      [0, 0, 30],
    ]);
    expect(seen.length).toBeGreaterThan(3);
    for (const [x, y] of seen) expect(Math.abs(x) + Math.abs(y)).toBeLessThan(1e6);
  });
});
