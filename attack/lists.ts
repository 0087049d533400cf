import type { Endpoint } from '#contract/endpoint.ts';
import { pathOf } from '#contract/endpoint.ts';
import { contractEndpoints } from '#server/testing/contract-endpoints.ts';
import { newAddress } from './harness/attack-user.ts';
import { type HostileCall, type HttpAnswer, sendCall } from './harness/client.ts';
import { hostileBodies, type TooMuch } from './harness/hostile-bodies.ts';
import type { Group, Probe, ProbeContext } from './harness/probe.ts';
import { revision } from './harness/text-calls.ts';

/** Lists and texts without an end, in every place of every call that has one. */

/** A revision whose original says that a great many things are wrong with it. */
function manyFlags(bytes: number): string {
  const body = revision('<p>Shade.</p>');
  const flags = Array.from({ length: bytes / 3 }, () => ({}));
  Object.assign(body.revisionContext.originalPost, { flags });
  return JSON.stringify(body);
}

const flags: Probe = {
  name: 'revise-flags',
  what: 'one revision with 600 kB of flags:[{},{},…]',
  allowed: [400, 413],
  isQuick: true,
  async prepare(scene) {
    const person = await scene.register();
    const body = manyFlags(600_000);
    return async () => [await person.send({ path: '/api/revise', body })];
  },
};

/** What the contract asks for in a path. */
const params = {
  ...{ id: 1, kind: 'long-form', userId: 1, type: 'headshot', assetId: 1, contentId: 1 },
  ...{ key: 'x'.repeat(32), name: 'logo' },
};

type Way = (call: HostileCall) => Promise<HttpAnswer>;

/** Somebody new for every call: what one may do is counted, and some calls end a session. */
async function wayTo(scene: ProbeContext, { access }: Endpoint): Promise<Way> {
  if (access === 'anyone') return (call) => sendCall(scene.port(), { ...call, from: newAddress() });
  const person = access === 'admin' ? await scene.registerAdmin() : await scene.register();
  return person.send;
}

/** Bytes of an error, whatever is wrong. */
const errorAtMost = 16 * 1024;

/** Every call with too much in one place, one place after another. */
function everywhere(name: string, what: string, kinds: TooMuch[]): Probe {
  return {
    ...{ name, what },
    // Some ask first whether what they are about is there at all.
    allowed: [400, 404, 413, 429],
    async prepare(scene) {
      const tries: { place: string; ask(): Promise<HttpAnswer> }[] = [];
      for (const endpoint of await contractEndpoints()) {
        const { body: schema, method } = endpoint;
        const bodies = schema ? kinds.flatMap((kind) => hostileBodies(schema, kind)) : [];
        if (bodies.length === 0) continue;
        const way = await wayTo(scene, endpoint);
        const path = pathOf(endpoint, params);
        for (const { place, body } of bodies) {
          const ask = () => way({ method, path, body: JSON.stringify(body) });
          tries.push({ place: `${method} ${endpoint.path} ${place}`, ask });
        }
      }
      return async () => {
        const answers: HttpAnswer[] = [];
        for (const { place, ask } of tries) {
          const answer = await ask();
          const { status, size } = answer;
          scene.expect(status >= 400 && status < 500, `${place}: answered ${status}`);
          scene.expect(status < 400 || size <= errorAtMost, `${place}: an error of ${size} bytes`);
          answers.push(answer);
        }
        return answers;
      };
    },
  };
}

const many = 100_000;

export const listProbes: Group = {
  name: 'lists',
  probes: [
    flags,
    everywhere('long-lists', 'every list of every call with 100,000 entries of {} and of "x"', [
      { list: Array.from({ length: many }, () => ({})) },
      { list: Array.from({ length: many }, () => 'x') },
    ]),
    everywhere('wrong-lists', 'every list of every call with 1,000 entries of {}', [
      { list: Array.from({ length: 1_000 }, () => ({})) },
    ]),
    everywhere('long-fields', 'every text of every call with 900,000 characters', [
      { text: 'x'.repeat(900_000) },
    ]),
  ],
};
