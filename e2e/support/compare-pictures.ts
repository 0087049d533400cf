import sharp from 'sharp';

type Size = { width: number; height: number };

/** The colors of a picture, three numbers a pixel: read once, compared often. */
type Pixels = Size & { data: Buffer };

export async function pixelsOf(picture: Buffer, size?: Size): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .resize(size && { width: size.width, height: size.height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** How far two pictures of one size are apart on average, from 0 to 1. */
export function differenceOf(one: Pixels, other: Pixels): number {
  let sum = 0;
  for (let index = 0; index < one.data.length; index += 1) {
    sum += Math.abs(colorAt(one, index) - colorAt(other, index));
  }
  return sum / one.data.length / 255;
}

/** Of 255. */
const clearly = 12;

/** The smallest box around all that is clearly red, or blue. */
export function edgesOf(picture: Pixels, color: 'red' | 'blue') {
  const { data, width, height } = picture;
  const edges = { left: width, top: height, right: 0, bottom: 0 };
  const offset = color === 'red' ? 0 : 2;
  for (let index = 0; index < data.length; index += 3) {
    // Against green, which both lack: shrinking leaves a faint seam in the other color around each.
    if (colorAt(picture, index + offset) - colorAt(picture, index + 1) < clearly) continue;
    const at = { x: (index / 3) % width, y: Math.floor(index / 3 / width) };
    edges.left = Math.min(edges.left, at.x);
    edges.right = Math.max(edges.right, at.x);
    edges.top = Math.min(edges.top, at.y);
    edges.bottom = Math.max(edges.bottom, at.y);
  }
  return edges;
}

const colorAt = ({ data }: Pixels, index: number) => data[index] ?? 0;
