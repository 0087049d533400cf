import { expect, test } from 'vitest';
import { drawScene } from '#builtin/illustrator/compose.ts';
import type { Scene } from '#builtin/illustrator/scene.ts';
import { expectSound, plain, small } from '#builtin/illustrator/testing/sound-pictures.ts';
import { namedThing, things } from './things.ts';

test.each(things)('%s is found by its name and drawn wherever it may be', (thing) => {
  for (const at of namedThing(thing).at) {
    const subject = at === 'door' ? 'front-door' : (`${at}-things` as const);
    const scene: Scene = { ...plain, subject, things: [thing] };
    const svg = drawScene(scene, small, 5);
    expectSound(svg);
    expect(svg).not.toBe(drawScene({ ...scene, things: [] }, small, 5));
  }
});
