import sharp from 'sharp';
import { createDiskFiles } from '#server/adapters/files/disk-files.ts';
import { createFindings } from '#server/testing/findings.ts';
import { embeddedIn, openStore } from '#server/testing/store.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import { messageOf, registerCaller, type SteadyCaller } from './harness/caller.ts';
import { checkFiles } from './harness/checks.ts';
import type { FaultResult } from './harness/result.ts';

/** Agents upload to the small disk of the pictures until it is full. */
export async function fillFiles(server: TestServer): Promise<FaultResult> {
  const findings = createFindings();
  const store = openStore(embeddedIn(server.dataDir));
  const files = createDiskFiles(server.dataDir);
  const caller = await registerCaller(server);
  const before = await checkFiles(store, files, findings);
  const kept = await uploadUntilFull(caller);
  findings.expect(kept.ids.length > 0, 'not one picture could be stored');
  findings.expect(
    kept.refusal === '503 The file could not be stored right now. Try again later.',
    `a full disk was answered ${kept.refusal}`,
  );
  const words = { title: 'While the disk is full', content: '<p>Words are kept.</p>' };
  const saved = await caller.post('/api/saved-content', words);
  findings.expect(saved.status === 201, `saving words was answered ${saved.status}`);
  const { rows, strays } = await checkFiles(store, files, findings);
  findings.expect(rows === before.rows + kept.ids.length, 'a refused upload left a row behind');
  findings.expect(
    strays.length === before.strays.length,
    'a refused upload left part of a file behind',
  );

  await caller.delete(`/api/user-assets/${kept.ids[0]}`);
  const again = await upload(caller);
  findings.expect(again.status === 201, `with room again an upload was answered ${again.status}`);
  await store.close();
  return {
    fault: 'The disk of the pictures is full',
    times: 1,
    meanwhile: `${kept.ids.length} pictures stored, then 503 with words; everything else works`,
    afterwards: 'rows and files agree, no part of a file; with room again uploads work at once',
    problems: findings.problems(),
  };
}

async function uploadUntilFull(caller: SteadyCaller) {
  const ids: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const answer = await upload(caller);
    if (answer.status !== 201) return { ids, refusal: `${answer.status} ${messageOf(answer)}` };
    ids.push((answer.body as { id: number }).id);
  }
  return { ids, refusal: 'with success, for ever' };
}

const upload = async (caller: SteadyCaller) =>
  caller.upload('/api/user-assets', await noise(), { type: 'headshot' });

/** About two megabytes that no encoder makes smaller. */
const noise = () =>
  sharp({
    create: {
      width: 840,
      height: 840,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
