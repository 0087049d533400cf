import {
  brightness,
  type Color,
  color,
  mix,
  multiply,
  scale,
} from '#builtin/illustrator/drawing/color.ts';
import { dot, unit, type Vector } from '#builtin/illustrator/drawing/geometry.ts';
import type { Scene, Time, Weather } from '#builtin/illustrator/scene.ts';

/** One light for a whole picture, so that every wall, leaf and shadow agrees. */
export type Light = {
  /** Towards the sun or the moon. */
  readonly sun: Vector;
  readonly sunColor: Color;
  readonly ambient: Color;
  /** From the zenith down to the horizon. */
  readonly sky: readonly [Color, Color, Color, Color];
  /** What the air adds to far things, and after how many metres it has half won. */
  readonly haze: Color;
  readonly hazeDistance: number;
  readonly shadow: Color;
  readonly shadowOpacity: number;
  /** How much the lamps indoors show, from 0 to 1. */
  readonly lamps: number;
};

export function createLight({ time, weather, region, extras }: Scene): Light {
  // While it rises the sun colors the sky as when it sets.
  const isRising = time === 'morning' && extras?.includes('low-sun');
  const clear = byTime[isRising ? 'golden' : time];
  const light = { ...clear, sun: unit(clear.sun) };
  if (region === 'desert' && weather === 'clear') {
    return { ...withWeather(light, weather), sunColor: multiply(light.sunColor, [1.04, 1, 0.95]) };
  }
  return withWeather(light, weather);
}

/** The colour of a matte surface that faces `normal`. */
export function lit(light: Light, base: Color, normal: Vector): Color {
  const direct = Math.max(0, dot(normal, light.sun));
  const open = 0.86 + 0.14 * normal[1];
  return [
    base[0] * (light.ambient[0] * open + light.sunColor[0] * direct),
    base[1] * (light.ambient[1] * open + light.sunColor[1] * direct),
    base[2] * (light.ambient[2] * open + light.sunColor[2] * direct),
  ];
}

/** A colour seen through so many metres of air. */
export function throughAir(light: Light, value: Color, distance: number): Color {
  return mix(value, light.haze, 1 - 0.5 ** (Math.max(0, distance - 12) / light.hazeDistance));
}

const byTime: Record<Time, Light> = {
  morning: {
    sun: [-0.66, 0.5, -0.58],
    sunColor: color('#ccb184'),
    ambient: color('#8f98a8'),
    sky: [color('#6fa6d0'), color('#a3c9e0'), color('#dfe6df'), color('#fbe6cb')],
    haze: color('#dfe3e2'),
    hazeDistance: 330,
    shadow: color('#31435f'),
    shadowOpacity: 0.36,
    lamps: 0.12,
  },
  noon: {
    sun: [-0.5, 0.78, -0.5],
    sunColor: color('#d2c6a8'),
    ambient: color('#979eaa'),
    sky: [color('#3f8ccb'), color('#71b0dd'), color('#a9d2ea'), color('#dcecf1')],
    haze: color('#cfe1ea'),
    hazeDistance: 420,
    shadow: color('#25365a'),
    shadowOpacity: 0.42,
    lamps: 0,
  },
  golden: {
    sun: [-0.7, 0.36, -0.62],
    sunColor: color('#dfb469'),
    ambient: color('#85829a'),
    sky: [color('#5f8fc0'), color('#a3b6cb'), color('#f5cf9c'), color('#ffb768')],
    haze: color('#f2cda2'),
    hazeDistance: 300,
    shadow: color('#3a3562'),
    shadowOpacity: 0.42,
    lamps: 0.45,
  },
  dusk: {
    sun: [-0.7, 0.36, -0.6],
    sunColor: color('#55404a'),
    ambient: color('#6f7096'),
    sky: [color('#22325f'), color('#54588f'), color('#c07f8f'), color('#f8b27a')],
    haze: color('#a58199'),
    hazeDistance: 240,
    shadow: color('#14183a'),
    shadowOpacity: 0.18,
    lamps: 0.95,
  },
  night: {
    sun: [-0.55, 0.65, -0.5],
    sunColor: color('#222c45'),
    ambient: color('#414f74'),
    sky: [color('#0b1533'), color('#15254c'), color('#273c69'), color('#3e5580')],
    haze: color('#33486f'),
    hazeDistance: 260,
    shadow: color('#050a1d'),
    shadowOpacity: 0.26,
    lamps: 1,
  },
};

/** How much direct light is left, how grey the sky turns, how far one sees. */
const byWeather: Record<Weather, { sun: number; grey: number; sight: number }> = {
  clear: { sun: 1, grey: 0, sight: 1 },
  cloudy: { sun: 0.42, grey: 0.5, sight: 0.7 },
  rain: { sun: 0.2, grey: 0.72, sight: 0.36 },
  snow: { sun: 0.34, grey: 0.55, sight: 0.3 },
  fog: { sun: 0.26, grey: 0.6, sight: 0.085 },
};

function withWeather(light: Light, weather: Weather): Light {
  const { sun, grey, sight } = byWeather[weather];
  if (grey === 0) return light;
  // A night is dark enough: there clouds throw the town's lamps back.
  const isNight = light.lamps === 1;
  const dimming = isNight ? 1.12 : weather === 'rain' ? 0.8 : weather === 'snow' ? 1.02 : 0.94;
  const clouded = (value: Color): Color => {
    const level = brightness(value);
    return scale(mix(value, [level * 0.97, level * 1.0, level * 1.04], grey), dimming);
  };
  // Under clouds the light is not gone but comes from everywhere.
  const spread = (1 - sun) * 0.5;
  const ambient = mix(light.ambient, [...clouded(light.ambient)], 0.6);
  return {
    ...light,
    sunColor: scale(light.sunColor, sun),
    ambient: [
      ambient[0] + light.sunColor[0] * spread,
      ambient[1] + light.sunColor[1] * spread,
      ambient[2] + light.sunColor[2] * spread,
    ],
    sky: [
      clouded(light.sky[0]),
      clouded(light.sky[1]),
      clouded(light.sky[2]),
      clouded(light.sky[3]),
    ],
    haze: clouded(light.haze),
    hazeDistance: light.hazeDistance * sight,
    shadowOpacity: light.shadowOpacity * (0.25 + sun * 0.5),
    lamps: Math.max(light.lamps, weather === 'rain' ? 0.5 : weather === 'snow' ? 0.4 : 0.2),
  };
}
