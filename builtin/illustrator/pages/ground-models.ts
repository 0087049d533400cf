import * as lawn from '#builtin/illustrator/models/lawn-things.ts';
import { type Model, put } from '#builtin/illustrator/models/model.ts';
import * as park from '#builtin/illustrator/models/park-things.ts';
import * as side from '#builtin/illustrator/models/wall-side-things.ts';
import * as machine from '#builtin/illustrator/models/yard-machines.ts';
import type { groundThings } from '#builtin/illustrator/things/ground-list.ts';

/** What machines, shelters and games outdoors look like, in metres. */
export const groundModels: Record<keyof typeof groundThings, Model> = {
  dumpster: put(machine.dumpster, [0, 0, 0], { size: 0.8 }),
  generator: machine.generator,
  smoker: machine.smoker,
  turbines: machine.windTurbines,
  yurt: machine.yurt,
  'outdoor-shower': side.outdoorShower,
  'boat-trailer': machine.boatOnTrailer,
  'lobster-traps': machine.lobsterTraps,
  'storm-shelter': machine.stormShelter,
  'outdoor-movie': machine.outdoorMovie,
  'skate-ramp': park.skateRamp,
  'disc-basket': park.discBasket,
  agility: park.agilityCourse,
  'survey-level': park.surveyLevel,
  'concrete-mixer': park.concreteMixer,
  'lemon-tree': lawn.lemonTree,
  'compost-bin': lawn.compostBin,
  'new-fence': lawn.fenceGoingUp,
  cornhole: lawn.cornhole,
  beehives: lawn.beehives,
  'pump-jack': park.pumpJack,
  airplane: park.airplane,
  'sand-castle': park.sandCastle,
  goats: lawn.goats,
  'dryer-vent': side.dryerVent,
  clothesline: lawn.clothesline,
  'rain-barrel': side.rainBarrel,
  'putting-green': lawn.puttingGreen,
  motorcycle: park.motorcycle,
};
