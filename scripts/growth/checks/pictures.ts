import assert from 'node:assert/strict';
import { defaultComposition } from '#contract/composition.ts';
import { Person } from '#scripts/growth/person.ts';
import { everywhere, type GrowthCheck, statusesOf } from '#scripts/growth/site.ts';
import { pngPicture } from '#server/testing/pictures.ts';

export const picturesCheck: GrowthCheck = {
  name: 'Uploads, compositions and downloads work across processes',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const assets = '/api/user-assets';
    const headshot = await person.upload(assets, await pngPicture(), { type: 'headshot' });
    assert.equal(headshot.status, 201, headshot.body.toString());
    const logo = await person.upload(assets, await pngPicture(), { type: 'logo' });
    assert.equal(logo.status, 201);
    const background = await person.upload('/api/ai-images', await pngPicture());
    assert.equal(background.status, 201, background.body.toString());

    const { aiImageId } = background.json();
    const composed = await person.post('/api/personalize-image', {
      aiImageId,
      composition: defaultComposition,
    });
    assert.ok([200, 201].includes(composed.status), composed.body.toString());

    const { path } = headshot.json();
    const read = await everywhere(site, () => person.get(path));
    assert.deepEqual(statusesOf(read), [200]);
    assert.ok(read.every(({ body }) => body.length > 0 && body.equals(read[0]?.body as Buffer)));

    const stranger = await Person.joined(site.fleet.address);
    const foreign = await everywhere(site, () => stranger.get(path));
    assert.deepEqual(statusesOf(foreign), [404]);

    const { id } = headshot.json();
    assert.equal((await person.delete(`${assets}/${id}`)).status, 200);
    const gone = await everywhere(site, () => person.get(path));
    assert.deepEqual(statusesOf(gone), [404]);
    return `3 uploads, 1 composition, ${read.length} downloads`;
  },
};
