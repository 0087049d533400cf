import { isSnowy, snowColor } from '#builtin/illustrator/building/material.ts';
import { color, mix } from '#builtin/illustrator/drawing/color.ts';
import { leafColor } from '#builtin/illustrator/foliage/leaves.ts';
import { treeKindsOf } from '#builtin/illustrator/regions.ts';
import { asks, type Stage } from '#builtin/illustrator/stage.ts';
import { fillRidge, ridgeLine, treeLine } from './ridge.ts';

/** Gentle hills under fields or woods, or old mountains that are green to the top. */
export function drawRolling(stage: Stage, cover: 'fields' | 'woods' | 'hills') {
  const { camera, canvas, scene } = stage;
  const unit = Math.min(canvas.width, canvas.height) / 1000;
  const { horizon } = camera;
  const isWoods = cover !== 'fields';
  const ground = isSnowy(scene)
    ? snowColor
    : isWoods
      ? color('#6f8f5c')
      : scene.season === 'spring'
        ? color('#9db866')
        : color('#c4b368');
  // Where firs come first, they stand in the woods too.
  const isFirs = treeKindsOf(scene)[0] === 'conifer';
  const leaf = () => (isFirs ? mix(color('#3f6650'), color('#5a7a4c'), 0.5) : leafColor(stage));
  const far = mix(ground, color('#7d95b0'), 0.5);
  const tall = isWoods ? 1 : 0.5;
  if (cover === 'hills') {
    const wooded = isSnowy(scene) ? mix(snowColor, color('#7d95b0'), 0.5) : leaf();
    // Where the view is what was asked for, the hills stand higher.
    const tall = asks(stage, 'vista') && scene.subject === 'trail' ? 1.55 : 1;
    if (tall > 1)
      fillRidge(
        stage,
        ridgeLine(stage, horizon, 400 * unit, 0.06),
        horizon + 8,
        mix(wooded, color('#6f93c0'), 0.75),
        0.42,
      );
    const high = ridgeLine(stage, horizon, 290 * unit * tall, 0.08);
    fillRidge(stage, high, horizon + 8, mix(wooded, color('#6f8fb0'), 0.62), 0.5);
    fillRidge(
      stage,
      ridgeLine(stage, horizon, 200 * unit * tall, 0.1),
      horizon + 8,
      mix(wooded, color('#6f8fb0'), 0.34),
      0.36,
    );
  }
  fillRidge(stage, ridgeLine(stage, horizon, 120 * unit * tall), horizon + 8, far, 0.62);
  fillRidge(
    stage,
    ridgeLine(stage, horizon, 76 * unit * tall),
    horizon + 8,
    mix(ground, far, 0.5),
    0.42,
  );
  const near = ridgeLine(stage, horizon + 6 * unit, 34 * unit * tall, 0.1);
  fillRidge(stage, near, horizon + 10, ground, 0.24);
  if (isWoods) {
    treeLine(stage, near, 62 * unit, mix(leaf(), color('#3f5f50'), 0.5), 0.34, true);
    treeLine(
      stage,
      near.map(([x, y]) => [x, y + 8 * unit]),
      58 * unit,
      leaf(),
      0.22,
      isFirs,
    );
    treeLine(
      stage,
      near.map(([x, y]) => [x, y + 16 * unit]),
      50 * unit,
      leaf(),
      0.14,
      isFirs,
    );
  } else {
    treeLine(
      stage,
      near.map(([x, y]) => [x, y + 12 * unit]),
      24 * unit,
      leaf(),
      0.3,
    );
  }
}
