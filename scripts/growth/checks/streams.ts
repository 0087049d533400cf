import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Person } from '#scripts/growth/person.ts';
import { type GrowthCheck, makeMany, type Site, statusesOf } from '#scripts/growth/site.ts';

const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };

export const streamingCheck: GrowthCheck = {
  name: 'Words arrive through the proxy while they are being written',
  async run(site) {
    const person = await Person.joined(site.fleet.address);
    const processes = new Set<string>();
    let events = 0;
    for (const _ of makeMany(site.fleet.size, () => 0)) {
      const stream = await watchOne(site, person);
      processes.add(stream.servedBy);
      events += stream.deltas;
    }
    assert.equal(processes.size, site.fleet.size);
    return `${site.fleet.size} streams, ${events} pieces of text`;
  },
};

/** The first words must be here while the provider still speaks. */
async function watchOne({ provider }: Site, person: Person) {
  provider.reset();
  provider.always({ kind: 'answer', chunkDelay: 5 });
  const response = await person.open('POST', '/api/generate', JSON.stringify(request), {
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  });
  assert.equal(response.status, 200);
  let text = '';
  let wasLive = false;
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const isSpeaking = provider.requests.some(({ endedAt }) => endedAt === undefined);
    if (text.includes('event: delta') && isSpeaking) wasLive = true;
  }
  provider.reset();
  assert.ok(wasLive, 'nothing arrived before the end');
  assert.equal(text.match(/^event: done$/gm)?.length, 1, text.slice(-300));
  return {
    servedBy: response.headers.get('x-served-by') ?? '',
    deltas: text.match(/^event: delta$/gm)?.length ?? 0,
  };
}

export const aiSlotsCheck: GrowthCheck = {
  name: 'Three pieces at once are three, over all processes',
  async run({ fleet, provider }) {
    const person = await Person.joined(fleet.address);
    provider.reset();
    provider.always({ kind: 'slow', delay: 1_500 });
    const generate = () => person.post('/api/generate', request);
    const three = makeMany(3, generate);
    // Whoever has asked the provider has a place.
    while (provider.requests.length < 3) await wait(20);
    const fourth = await generate();
    assert.equal(fourth.status, 429, fourth.body.toString());
    const answers = await Promise.all(three);
    provider.reset();
    assert.deepEqual(statusesOf(answers), [200], answers[0]?.body.toString());
    return '3 written, the fourth refused';
  },
};
