import { describe, expect, test } from 'vitest';
import { drawScene } from './compose.ts';
import { homeSubjects, regions, seasons, subjects, timesOfDay, weathers } from './scene.ts';
import { expectSound, formats, look, plain, small } from './testing/sound-pictures.ts';

describe.each(homeSubjects)('%s', (subject) => {
  test.each(regions)('in the landscape of %s at every hour', async (region) => {
    for (const [index, time] of timesOfDay.entries()) {
      const season = seasons[index % seasons.length] ?? 'summer';
      const svg = drawScene({ ...plain, subject, region, time, season }, small, index);
      expectSound(svg);
      expect((await look(svg)).entropy).toBeGreaterThan(4);
    }
  });
});

test.each(subjects)('%s in every weather and in tall, square and wide formats', async (subject) => {
  for (const [index, weather] of weathers.entries()) {
    const season = weather === 'snow' ? 'winter' : 'autumn';
    expectSound(drawScene({ ...plain, subject, weather, season }, small, index));
  }
  for (const format of formats) {
    const svg = drawScene({ ...plain, subject }, format, format.width);
    expectSound(svg);
    expect((await look(svg)).entropy).toBeGreaterThan(3);
  }
});
