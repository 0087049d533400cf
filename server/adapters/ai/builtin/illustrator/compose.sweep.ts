import { describe, expect, test } from 'vitest';
import { drawScene } from './compose.ts';
import { homeSubjects, regions, seasons, times } from './scene.ts';
import { expectSound, look, plain, small } from './testing/sound-pictures.ts';

describe.each(homeSubjects)('%s', (subject) => {
  test.each(regions)('in the landscape of %s at every hour', async (region) => {
    for (const [index, time] of times.entries()) {
      const season = seasons[index % seasons.length] ?? 'summer';
      const svg = drawScene({ ...plain, subject, region, time, season }, small, index);
      expectSound(svg);
      expect((await look(svg)).entropy).toBeGreaterThan(4);
    }
  });
});
