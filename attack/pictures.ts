import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { defaultComposition } from '#contract/composition.ts';
import { fileOf } from '#server/testing/form.ts';
import { pngPicture } from '#server/testing/pictures.ts';
import type { AttackUser } from './harness/attack-user.ts';
import { type HttpAnswer, jsonOf } from './harness/client.ts';
import { fullOrQuick, type Group, type Probe, type ProbeContext, repeat } from './harness/probe.ts';

/** Pictures that keep the queue for pictures to themselves. */

const headshot = { type: 'headshot' };

/** Somebody else who uploads a small picture now and then, and wants it taken. */
async function whileUploading(
  scene: ProbeContext,
  person: AttackUser,
  attack: Promise<HttpAnswer[]>,
): Promise<HttpAnswer[]> {
  let isOver = false;
  const ended = attack.finally(() => {
    isOver = true;
  });
  const picture = await pngPicture();
  let uploads = 0;
  let longest = 0;
  do {
    const asked = performance.now();
    const answer = await person.upload('/api/user-assets', { ...headshot, file: fileOf(picture) });
    longest = Math.max(longest, performance.now() - asked);
    scene.expect(
      answer.status === 201,
      `somebody else's upload was answered ${answer.status} "${answer.message}"`,
    );
    uploads += 1;
    await wait(200);
  } while (!isOver && uploads < 40);
  scene.note(`${uploads} uploads of somebody else, each done in ${(longest / 1000).toFixed(1)} s`);
  return ended;
}

/** The address of a picture with headshot and logo on it. */
async function personalized(person: AttackUser): Promise<string> {
  const upload = async (path: string, parts: Record<string, string | Blob>) =>
    jsonOf<{ aiImageId: number }>(await person.upload(path, parts));
  await upload('/api/user-assets', { ...headshot, file: fileOf(await pngPicture()) });
  await upload('/api/user-assets', { type: 'logo', file: fileOf(await pngPicture()) });
  const large = await sharp({
    create: { width: 4_800, height: 3_600, channels: 3, background: '#3060c0' },
  })
    .png()
    .toBuffer();
  const { aiImageId } = await upload('/api/ai-images', { file: fileOf(large) });
  const body = { aiImageId, composition: defaultComposition };
  const answer = await person.post('/api/personalize-image', body);
  return jsonOf<{ imagePath: string }>(answer).imagePath;
}

const downloads: Probe = {
  name: 'downloads',
  what: '40 downloads of a picture at once by one account, while somebody else uploads',
  allowed: [200, 429],
  answerAtMost: 64 * 1024 * 1024,
  async prepare(scene) {
    const [attacker, other] = [await scene.register(), await scene.register()];
    const compositePath = await personalized(attacker);
    return () => {
      const body = { compositePath, preset: 'story' };
      const flood = repeat(40, () => attacker.post('/api/download-personalized-image', body));
      return whileUploading(scene, other, flood);
    };
  },
};

/** Small to send, large to decode: 40 million pixels of one color. */
const hugePicture = () =>
  sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#1f5c4d' } })
    .png({ compressionLevel: 9 })
    .toBuffer();

const uploads: Probe = {
  name: 'uploads',
  what: '40 uploads of 40 megapixels at once by one account, while somebody else uploads',
  allowed: [201, 429],
  async prepare(scene) {
    const [attacker, other] = [await scene.register(), await scene.register()];
    const file = fileOf(await hugePicture());
    return () => {
      const flood = repeat(40, () => attacker.upload('/api/user-assets', { ...headshot, file }));
      return whileUploading(scene, other, flood);
    };
  },
};

const tooLarge: Probe = {
  name: 'too-many-pixels',
  what: '20 uploads of 400 megapixels that say so in their head',
  allowed: [400, 413, 429],
  isQuick: true,
  async prepare(scene) {
    const attacker = await scene.register();
    const file = fileOf(pretendingPicture(await pngPicture()));
    return () =>
      repeat(fullOrQuick(scene, 20, 4), () =>
        attacker.upload('/api/user-assets', { ...headshot, file }),
      );
  },
};

/** A picture whose head claims 20,000 by 20,000 pixels. */
function pretendingPicture(png: Buffer): Buffer {
  const picture = Buffer.from(png);
  picture.writeUInt32BE(20_000, 16);
  picture.writeUInt32BE(20_000, 20);
  return picture;
}

const drawings: Probe = {
  name: 'drawings',
  what: '40 pictures to be drawn at once by one account, while somebody else uploads',
  allowed: [200, 429],
  async prepare(scene) {
    const [attacker, other] = [await scene.register(), await scene.register()];
    return () => {
      const body = { content: '<p>A porch in the evening.</p>' };
      const flood = repeat(40, () => attacker.post('/api/generate-ai-image', body));
      return whileUploading(scene, other, flood);
    };
  },
};

export const pictureProbes: Group = {
  name: 'pictures',
  probes: [downloads, uploads, tooLarge, drawings],
};
