import { expect, test } from 'vitest';
import { cropOf, type Framing, followFingers, initialFraming, type ViewPoint } from './framing.ts';

const size = { width: 1200, height: 800 };
const side = 400;

/** The pixel of the picture that is seen at a point of the view. */
function pixelAt(framing: Framing, { x, y }: ViewPoint) {
  const { left, top, side: cut } = cropOf(size, framing);
  return { x: left + cut / 2 + (x * cut) / side, y: top + cut / 2 + (y * cut) / side };
}

test('one finger takes the picture along', () => {
  const before = [{ x: 10, y: 20 }];
  const after = [{ x: 60, y: 20 }];
  const next = followFingers(size, initialFraming, side, { before, after });
  expect(pixelAt(next, { x: 60, y: 20 }).x).toBeCloseTo(
    pixelAt(initialFraming, { x: 10, y: 20 }).x,
  );
  expect(next.zoom).toBe(1);
});

test('two fingers pull it larger, and what is between them stays there', () => {
  const start = { x: 0.5, y: 0.5, zoom: 1.5 };
  const before = [
    { x: -40, y: 0 },
    { x: 40, y: 0 },
  ];
  const after = [
    { x: -60, y: 10 },
    { x: 100, y: 10 },
  ];
  const next = followFingers(size, start, side, { before, after });
  expect(next.zoom).toBeCloseTo(3);
  const [was, is] = [pixelAt(start, { x: 0, y: 0 }), pixelAt(next, { x: 20, y: 10 })];
  expect(is.x).toBeCloseTo(was.x);
  expect(is.y).toBeCloseTo(was.y);
});

test('a second finger that only comes moves nothing, and none shows what is beside the picture', () => {
  const start = { x: 0.4, y: 0.5, zoom: 2 };
  const fingers = [
    { x: -150, y: 90 },
    { x: 120, y: -30 },
  ];
  const same = followFingers(size, start, side, { before: fingers, after: fingers });
  expect(same.x).toBeCloseTo(start.x);
  expect(same.zoom).toBe(2);
  const pinched = [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ];
  const out = followFingers(size, start, side, { before: fingers, after: pinched });
  expect(out.zoom).toBe(1);
  expect(cropOf(size, out).left).toBeGreaterThanOrEqual(0);
});
