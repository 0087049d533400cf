import { expect, test } from 'vitest';
import { regionFactsOf } from '#builtin/writer/place/regions.ts';
import { usStates } from '#contract/us-states.ts';
import { surroundingsOf } from './regions.ts';

/** Pictures and texts have tables of their own, for frost in the pipes is not yet snow on the lawn. They must agree. */
test('where a winter is drawn white, texts speak of frost', () => {
  const white = usStates.filter(
    ({ code }) => surroundingsOf({ city: '', state: code })?.isSnowless === false,
  );
  expect(white.length).toBeGreaterThan(20);
  for (const { code } of white) expect(regionFactsOf(code).climates, code).toContain('freeze');
});
