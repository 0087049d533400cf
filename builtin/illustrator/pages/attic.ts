import * as fixture from '#builtin/illustrator/models/fixtures.ts';
import * as furniture from '#builtin/illustrator/models/furniture.ts';
import { asOne } from '#builtin/illustrator/models/model.ts';
import { trunk } from '#builtin/illustrator/models/parlor-things.ts';
import { cardboardBox } from '#builtin/illustrator/models/vehicles.ts';
import { asks } from '#builtin/illustrator/stage.ts';
import type { RoomPage, Standing } from './room-plan.ts';

const stored: Standing[] = [
  [trunk, -0.3, 0.9],
  [cardboardBox(0.66), -0.86, 0.2],
  [cardboardBox(0.5), -0.84, 0.24, { y: 0.54 }],
  [cardboardBox(0.6), 0.78, 0.3],
  [cardboardBox(0.5), 0.5, 0.2],
  [cardboardBox(0.7), 0.86, 1.2],
  [cardboardBox(0.46), 0.84, 1.24, { y: 0.57 }],
  [furniture.chair, 0.3, 1.4, { turn: 3 }],
  [furniture.floorLamp, -0.52, 0.2],
  [fixture.picture(0.6, 0.5), 0.28, 0.1],
];

const lived: Standing[] = [
  [furniture.rug(2.6, 1.6), 0, 1.2],
  [asOne(furniture.bed), 0, 0.03],
  [furniture.nightstand, -0.74, 0.06],
  [furniture.nightstand, 0.74, 0.06],
  [furniture.dresser, 1, 1.3, { turn: 3, size: 0.8 }],
  [fixture.plant(1, 'broad'), -0.92, 1.2],
];

/** The room under the roof, with what is kept there or with a bed. */
export const attic: RoomPage = {
  slopes: true,
  walls: ['plaster+3', '#efeae0', '#e9e0cf'],
  windows: [[{ at: 0.5, width: 1.1, sill: 1.1, height: 1.05, panes: [2, 2] }]],
  things: (_, stage) => (asks(stage, 'bed') ? lived : stored),
};
