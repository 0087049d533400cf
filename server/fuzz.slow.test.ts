import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { createAi } from './adapters/ai/ai.ts';
import { createDiskFiles } from './adapters/files/disk-files.ts';
import { endpointsByPath, pathAndMethod, servedIn } from './testing/fuzz/endpoints.ts';
import { fuzzEndpoint } from './testing/fuzz/fuzz-endpoint.ts';
import { password } from './testing/fuzz/meaningful.ts';
import { watchState } from './testing/fuzz/state.ts';
import { sendInside, type Target } from './testing/fuzz/target.ts';
import { pngPicture } from './testing/pictures.ts';
import { quickPasswords } from './testing/quick-passwords.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/**
 * Calls of every kind to every endpoint, as a visitor, a user and an admin. None may break the server,
 * stay unanswered or be told anything internal, and one that is refused changes nothing. `npm run fuzz`
 * makes many more, over the wire.
 */

const bodies = 24;
/** Where nothing can be sent there is less to try. */
const callsWithoutInput = 9;
/** A picture that is put together takes as long as a hundred other calls. */
const callsThatDraw = 8;
const seed = 20_260_101;
const endpoints = await endpointsByPath();

const drawing = new Set([
  'POST /api/personalize-image',
  // Every size of a picture, and every file of it written anew.
  'GET /api/personalized-image-sizes/{id}',
  'PATCH /api/files/{key}/alt-text',
]);
const draws = ({ path, method }: Endpoint) => drawing.has(`${method} ${path}`);
const takesInput = ({ params, query, body, kind }: Endpoint) =>
  Boolean(params || query || body || kind === 'upload');

function callsTo(endpoint: Endpoint): number {
  if (draws(endpoint)) return callsThatDraw;
  return takesInput(endpoint) ? bodies : callsWithoutInput;
}

let app: TestApp;
let target: Target;
let dataDir: string;

beforeAll(async () => {
  const picture = { bytes: await pngPicture({ width: 160, height: 120 }), mediaType: 'image/png' };
  const image = { provider: 'builtin', model: 'plain', draw: async () => picture };
  dataDir = await mkdtemp(path.join(tmpdir(), 'porchlight-fuzz-'));
  app = await createTestApp({
    deps: {
      passwords: quickPasswords,
      ai: { ...createAi({}), image },
      files: createDiskFiles(dataDir),
    },
  });
  target = {
    send: sendInside(app.http),
    pool: app.pool,
    dataDir,
    passwordHash: await quickPasswords.hash(password, { userId: 0 }),
    settled: () => app.settled(),
  };
  await watchState(target);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

test('the contract is what is served', async () => {
  const served = servedIn((await app.visitor().get('/api/openapi.json')).json());
  expect(served).toEqual(endpoints.map(pathAndMethod));
});

test.for(endpoints)('$method $path', { timeout: 300_000 }, async (endpoint) => {
  const { problems } = await fuzzEndpoint(target, endpoint, {
    bodies: callsTo(endpoint),
    seed,
  });
  expect(problems.join('\n\n')).toBe('');
});
