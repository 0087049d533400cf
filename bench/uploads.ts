import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { median, megabytes, ms, ratio, time } from '#scripts/numbers.ts';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { newFileKey } from '#server/adapters/files/files.ts';
import { preparePicture } from '#server/pictures/picture.ts';
import { createPictureQueue } from '#server/pictures/picture-queue.ts';
import { isQuick, report } from './support/report.ts';

/**
 * A photo of 5 MB from the upload to the disk, beside the bare decoding, resizing and encoding by
 * sharp. Run: npx node bench/uploads.ts [--quick]
 */

const rounds = isQuick ? 2 : 15;

const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
const photo = await sharp({
  create: { width: 4032, height: 3024, channels: 3, background: '#808080', noise },
})
  .jpeg({ quality: 85 })
  .toBuffer();

const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-bench-'));
const files = createDiskFiles(folder);
const queue = { queuePicture: createPictureQueue() };

async function keep(): Promise<void> {
  const { bytes, mediaType } = await preparePicture(queue, 1, photo);
  await files.save(newFileKey(), bytes, mediaType);
}

const bareSharp = () =>
  sharp(photo)
    .autoOrient()
    .resize({ width: 2048, height: 2048, fit: 'inside' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();

const ours: number[] = [];
const bare: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const taken = [await time(keep), await time(bareSharp)];
  // The first ones also pay for the compiler.
  if (round === 0) continue;
  ours.push(taken[0] ?? 0);
  bare.push(taken[1] ?? 0);
}
await rm(folder, { recursive: true });

await report({
  title: `A photo of ${megabytes(photo.length)}, 4032 by 3024, from the upload to the disk`,
  head: ['', 'p50', 'against bare sharp'],
  rows: [
    ['Porchlight', ms(median(ours)), `${ratio(median(ours) / median(bare))}x`],
    ['bare sharp: decode, resize, encode', ms(median(bare)), ''],
  ],
});
