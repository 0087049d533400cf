import sharp from 'sharp';
import { contrastOf, ink, lightOf, lightOfChannels } from '#contract/layouts/colors.ts';
import type { LogoLook, PictureMap } from '#contract/layouts/picture-map.ts';

/** When a decoder still works after this time, something is wrong with the picture. */
const stepAtMost = { seconds: 20 };

/** Cells across a picture, and pixels across a cell: enough to tell a face from a wall. */
const columns = 24;
const cellSide = 6;

/** Where a picture is light, dark, calm or busy. */
export async function mapPicture(picture: Buffer): Promise<PictureMap> {
  const { width, height } = await sharp(picture).metadata();
  const rows = Math.max(4, Math.min(64, Math.round((columns * height) / width)));
  const pixels = await sharp(picture)
    .timeout(stepAtMost)
    .flatten({ background: '#ffffff' })
    .resize({ width: columns * cellSide, height: rows * cellSide, fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    readCell(pixels, (index % columns) * cellSide, Math.floor(index / columns) * cellSide),
  );
  return {
    width,
    height,
    columns,
    rows,
    light: cells.map(({ light }) => light),
    busy: cells.map(({ busy }) => busy),
  };
}

function readCell(pixels: Buffer, left: number, top: number) {
  const stride = columns * cellSide * 3;
  const at = (x: number, y: number): [number, number, number] => {
    const start = y * stride + x * 3;
    return [pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0];
  };
  let [light, change, skin] = [0, 0, 0];
  for (let y = top; y < top + cellSide; y += 1) {
    for (let x = left; x < left + cellSide; x += 1) {
      const here = at(x, y);
      light += lightOfChannels(...here);
      change +=
        apart(here, at(Math.max(left, x - 1), y)) + apart(here, at(x, Math.max(top, y - 1)));
      if (isSkin(...here)) skin += 1;
    }
  }
  const count = cellSide * cellSide;
  return {
    light: Math.round((light / count) * 100),
    busy: Math.min(100, Math.round((change / count) * 1.6 + (skin / count) * 45)),
  };
}

const apart = (one: number[], other: number[]) =>
  one.reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0) / 3;

/** Skin of every shade lies in one narrow band of hues; wood and brick may lie there too, which does no harm. */
function isSkin(red: number, green: number, blue: number): boolean {
  const hueBlue = 128 - 0.169 * red - 0.331 * green + 0.5 * blue;
  const hueRed = 128 + 0.5 * red - 0.419 * green - 0.081 * blue;
  return red > 60 && hueBlue > 85 && hueBlue < 125 && hueRed > 137 && hueRed < 170;
}

/** Pixels of the longest side in which a logo is looked at. */
const logoSide = 96;

/** Whether a logo needs a light or a dark plate. */
export async function lookAtLogo(logo: Buffer): Promise<LogoLook> {
  const { width, height } = await sharp(logo).metadata();
  const { data, info } = await sharp(logo)
    .timeout(stepAtMost)
    .resize({ width: logoSide, height: logoSide, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let clear = 0;
  const lights: number[] = [];
  const rim = [0, 0, 0];
  let rimPixels = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(index, index + 4);
    if (alpha > 127) lights.push(lightOfChannels(red, green, blue));
    const [x, y] = [(index / 4) % info.width, Math.floor(index / 4 / info.width)];
    if (x > 0 && y > 0 && x < info.width - 1 && y < info.height - 1) continue;
    rimPixels += 1;
    if (alpha < 250) clear += 1;
    [red, green, blue].forEach((part, channel) => {
      rim[channel] = (rim[channel] ?? 0) + part;
    });
  }
  const hasOwnGround = clear < rimPixels * 0.1;
  return {
    width,
    height,
    light: Math.round(hardestLight(lights) * 1000) / 1000,
    ...(hasOwnGround && { rim: hex(rim.map((sum) => Math.round(sum / rimPixels))) }),
  };
}

/**
 * How light those parts are that are harder to see: on a dark plate the dark ones, on a light plate the light ones. Dark
 * words beside a bright mark must not get a dark plate because both together are of a middle light.
 */
function hardestLight(lights: number[]): number {
  const lostOn = (plate: number) => lights.filter((light) => contrastOf(plate, light) < 1.8).length;
  const sorted = lights.toSorted((one, other) => one - other);
  const half = Math.ceil(sorted.length / 2);
  const lost = lostOn(lightOf(ink)) - lostOn(1);
  const hard = lost > 0 ? sorted.slice(0, half) : lost < 0 ? sorted.slice(-half) : sorted;
  return hard.reduce((sum, light) => sum + light, 0) / Math.max(1, hard.length);
}

const hex = (parts: number[]) =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
