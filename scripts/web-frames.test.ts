import { expect, test } from 'vitest';
import { asFrame } from './web-frames.ts';

test('nothing in a frame can be filled in, and it says nobody’s initials', () => {
  const frame = asFrame(
    '<input type="text"/><textarea rows="2"></textarea><span class="mantine-Avatar-placeholder">SI</span>',
  );
  expect(frame).toBe(
    '<div data-arriving inert aria-hidden="true"><input readonly="" type="text"/><textarea readonly="" rows="2"></textarea><span class="mantine-Avatar-placeholder"></span></div>',
  );
});
