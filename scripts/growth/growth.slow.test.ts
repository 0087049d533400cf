import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeProvider } from '#server/testing/fake-provider/fake-provider.ts';
import { type S3Server, startS3Server } from '#server/testing/s3-server.ts';
import { createDatabase } from '#server/testing/test-app.ts';
import { urlOf } from '#server/testing/test-databases.ts';
import { sharedChecks } from './checks/all.ts';
import { killUnderLoad, rollingRestart } from './checks/under-load.ts';
import { startFleet } from './fleet.ts';
import type { Site } from './site.ts';

// Two processes, and one restart: `npm run growth` takes four, and restarts all of them.
let site: Site;
let bucket: S3Server;

beforeAll(async () => {
  const pool = await createDatabase();
  await pool.end();
  bucket = await startS3Server();
  const provider = await startFakeProvider();
  const fleet = await startFleet(2, {
    ...bucket.variables,
    DATABASE_URL: urlOf(pool),
    AI_TEXT: 'compatible:test-model',
    AI_BASE_URL: `${provider.address}/compatible/v1`,
    AI_API_KEY: 'a-key-of-the-tests',
  });
  site = { fleet, provider };
}, 120_000);

afterAll(async () => {
  await site?.fleet.stop();
  await site?.provider.close();
  await bucket?.close();
});

test.each(sharedChecks)(
  '$name',
  async ({ run }) => {
    expect(await run(site)).toMatch(/\d/);
  },
  60_000,
);

const effort = { writers: 2, between: 10 };

test.each([killUnderLoad(effort), rollingRestart(effort, 1)])(
  '$name',
  async ({ run }) => {
    expect(await run(site)).toContain(' 0 ');
  },
  120_000,
);
