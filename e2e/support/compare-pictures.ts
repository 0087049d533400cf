import sharp from 'sharp';

type Size = { width: number; height: number };

export async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

export const shrunk = (picture: Buffer, { width, height }: Size) =>
  sharp(picture).resize({ width, height, fit: 'fill' }).png().toBuffer();

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** How far two pictures of one size are apart on average, from 0 to 1. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [(await pixelsOf(one)).data, (await pixelsOf(other)).data];
  let sum = 0;
  for (const [index, value] of first.entries()) sum += Math.abs(value - (second[index] ?? 0));
  return sum / first.length / 255;
}

/** Of 255. */
const clearly = 12;

/** The smallest box around all that is clearly red, or blue. */
export async function edgesOf(picture: Buffer, color: 'red' | 'blue') {
  const { data, info } = await pixelsOf(picture);
  const edges = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let index = 0; index < data.length; index += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    // Against green, which both lack: shrinking leaves a faint seam in the other color around each.
    if ((color === 'red' ? red : blue) - green < clearly) continue;
    const at = { x: (index / 3) % info.width, y: Math.floor(index / 3 / info.width) };
    edges.left = Math.min(edges.left, at.x);
    edges.right = Math.max(edges.right, at.x);
    edges.top = Math.min(edges.top, at.y);
    edges.bottom = Math.max(edges.bottom, at.y);
  }
  return edges;
}
