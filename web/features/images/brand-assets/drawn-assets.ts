import type { AssetType } from '#contract/images.ts';
import { inkOn } from '#contract/layouts/colors.ts';
import { fitText, outlineOf } from '#contract/layouts/outline-text.ts';
import type { LayoutFonts } from '#contract/layouts/sketch.ts';

type Brand = { name: string; color: string; fonts: LayoutFonts };

/** Initials in a circle of the brand's color as the headshot, the name in type as the logo. */
export async function drawAsset(type: AssetType, brand: Brand): Promise<File> {
  const { svg, width, height } = type === 'headshot' ? initialsOf(brand) : nameOf(brand);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!bytes) throw new Error('The picture could not be drawn');
  return new File([bytes], type === 'headshot' ? 'initials.png' : 'name.png', {
    type: 'image/png',
  });
}

type Drawing = { svg: string; width: number; height: number };

function initialsOf({ name, color, fonts }: Brand): Drawing {
  const side = 640;
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initials = ends.map((word = '') => [...word][0]?.toUpperCase() ?? '').join('');
  const room = { width: side * 0.56, height: side * 0.4 };
  const { size, width, height } = fitText(initials, fonts.heading, room, {
    largest: side,
    lines: 1,
  });
  const path = outlineOf(initials, fonts.heading, size);
  const place = `translate(${(side - width) / 2} ${(side + height) / 2})`;
  return {
    width: side,
    height: side,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${color}"/><path d="${path}" transform="${place}" fill="${inkOn(color)}"/></svg>`,
  };
}

function nameOf({ name, color, fonts }: Brand): Drawing {
  const room = { width: 1120, height: 320 };
  const text = fitText(name, fonts.heading, room, { largest: 150, lines: 2, lineHeight: 1.15 });
  const margin = 40;
  const width = Math.ceil(text.width + 2 * margin);
  // Room for letters that reach below the line.
  const height = Math.ceil(text.height + text.size * 0.3 + 2 * margin);
  const baseline = margin + text.height - (text.lines.length - 1) * text.lineHeight * text.size;
  const paths = text.lines.map((line, index) => {
    const y = baseline + index * text.lineHeight * text.size;
    return `<path d="${outlineOf(line, fonts.heading, text.size)}" transform="translate(${margin} ${y})" fill="${color}"/>`;
  });
  return {
    width,
    height: Math.max(64, height),
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paths.join('')}</svg>`,
  };
}
