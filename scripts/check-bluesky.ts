import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { bluesky } from '#server/adapters/channels/bluesky.ts';
import type { ChannelCall, Values } from '#server/adapters/channels/channel.ts';
import {
  checkedPiece,
  codeOf,
  freePort,
  installApart,
  losing,
  machineEnvironment,
  patient,
  says,
} from './channel-checks.ts';

/**
 * Tries the Bluesky channel with a real server of the AT Protocol and a directory of accounts, both on this machine. What it
 * installs the first time compiles for some minutes. Run: npm run check:bluesky
 */
const modules = await installApart('porchlight-check-bluesky', [
  '@atproto/pds@0.5.35',
  '@did-plc/server@0.0.1',
]);
const PostRecord = z.object({
  value: z.object({
    text: z.string(),
    facets: z
      .array(z.object({ index: z.object({ byteStart: z.number(), byteEnd: z.number() }) }))
      .optional(),
    embed: z
      .object({
        images: z.array(z.object({ alt: z.string() })).optional(),
        external: z.object({ uri: z.string() }).optional(),
      })
      .optional(),
  }),
});

const ServerAnswer = z.object({
  did: z.string().optional(),
  accessJwt: z.string().optional(),
  password: z.string().optional(),
  records: z.array(PostRecord).optional(),
});

const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-bluesky-'));
const server = await startServer();
try {
  await checkChannel();
  process.stdout.write('Everything works.\n');
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function checkChannel(): Promise<void> {
  const call = (changes: Values = {}): ChannelCall => ({
    client: patient,
    values: bluesky.readValues({
      ...{ handle: 'jordan.test', appPassword: server.appPassword, address: server.address },
      ...changes,
    }) as Values,
  });
  const lookUp = (key: string) => bluesky.lookUp?.(call(), key);
  const piece = await checkedPiece();

  await says('the account works', async () => {
    assert.equal(await codeOf(bluesky.check(call())), 'worked');
  });
  await says('a wrong password is told', async () => {
    const wrong = call({ appPassword: 'abcd-efgh-ijkl-mnop' });
    assert.equal(await codeOf(bluesky.check(wrong)), 'wrong_password');
  });
  await says(
    'a post with four pictures, a link and a hashtag is taken and found again',
    async () => {
      assert.equal(await lookUp('one'), undefined);
      const pictures = [...piece.pictures, ...piece.pictures];
      const made = await bluesky.publish(call(), { ...piece, pictures }, 'one');
      assert.deepEqual(await lookUp('one'), made);
      const [post] = await server.posts();
      assert.equal(post?.text, piece.text);
      assert.equal(post?.embed?.images?.length, 4);
      assert.equal(post?.embed?.images?.[0]?.alt, 'A "porch"');
      const marked = post?.facets?.map(({ index }) =>
        Buffer.from(piece.text).subarray(index.byteStart, index.byteEnd).toString(),
      );
      assert.deepEqual(marked, ['https://example.com/porches', '#OpenHouse']);
    },
  );
  await says('a link without a picture is a card', async () => {
    await bluesky.publish(call(), { ...piece, pictures: [] }, 'two');
    const cards = (await server.posts()).map(({ embed }) => embed?.external?.uri);
    assert.ok(cards.includes('https://example.com/porches'));
  });
  await says('300 characters are taken, 301 are not sent', async () => {
    const text = '👩‍👩‍👧'.repeat(100) + 'x'.repeat(200);
    await bluesky.publish(call(), { ...piece, text, pictures: [] }, 'three');
    const before = (await server.posts()).length;
    const longer = { ...piece, text: `${text}x`, pictures: [] };
    assert.equal(await codeOf(bluesky.publish(call(), longer, 'four')), 'too_large');
    assert.equal((await server.posts()).length, before);
  });
  await says('one whose answer was lost is there once, also when it is sent again', async () => {
    const before = (await server.posts()).length;
    const lost = { ...call(), client: losing(/putRecord$/) };
    assert.equal(await codeOf(bluesky.publish(lost, piece, 'five')), 'no_answer');
    assert.ok(await lookUp('five'));
    await bluesky.publish(call(), piece, 'five');
    assert.equal((await server.posts()).length, before + 1);
  });
}

/** With one account and an app password of it. */
async function startServer() {
  const [directoryPort, port] = [await freePort(), await freePort()];
  const program = path.join(import.meta.dirname, 'bluesky-server.mjs');
  const env = { ...process.env, ...machineEnvironment() };
  // Node.js 20 has what the server needs behind a flag, which later ones do not know.
  const isOld = execFileSync('node', ['-p', 'typeof Iterator'], { env }).includes('undefined');
  const flags = isOld ? ['--harmony-iterator-helpers'] : [];
  const values = [modules, folder, String(directoryPort), String(port)];
  const started = spawn('node', [...flags, program, ...values], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (text) => {
      if (String(text).includes('Ready!')) resolve();
    });
    started.once('exit', () => reject(new Error('The server did not start.')));
  });
  const address = `http://localhost:${port}`;
  const ask = async (name: string, { json, token }: { json?: object; token?: string } = {}) => {
    const answer = await fetch(`${address}/xrpc/${name}`, {
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    assert.ok(answer.ok, `${name}: ${answer.status}`);
    return ServerAnswer.parse(await answer.json());
  };
  const secret = randomBytes(16).toString('hex');
  const account = { handle: 'jordan.test', email: 'jordan@example.com', password: secret };
  const made = await ask('com.atproto.server.createAccount', { json: account });
  const { password = '' } = await ask('com.atproto.server.createAppPassword', {
    json: { name: 'check' },
    token: made.accessJwt ?? '',
  });
  return {
    address,
    appPassword: password,
    async posts() {
      const query = new URLSearchParams({ repo: made.did ?? '', collection: 'app.bsky.feed.post' });
      const { records = [] } = await ask(`com.atproto.repo.listRecords?${query}&limit=100`);
      return z
        .array(PostRecord)
        .parse(records)
        .map(({ value }) => value);
    },
    async stop() {
      const ended = new Promise((resolve) => started.once('exit', resolve));
      started.stdin.end();
      await ended;
    },
  };
}
