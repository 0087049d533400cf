import sharp from 'sharp';

/** A plain picture as its address inside a text. */
export async function pictureOf(
  format: 'png' | 'jpeg' | 'gif' | 'webp',
  { width, height } = { width: 80, height: 60 },
): Promise<string> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#1f5c4d' } })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

export const bytesOf = (picture: string) =>
  Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
