import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPromise } from 'yauzl';
import { z } from 'zod';
import type { ChannelCall, Values } from '#server/adapters/channels/channel.ts';
import { wordpress } from '#server/adapters/channels/wordpress.ts';
import {
  checkedPiece,
  codeOf,
  freePort,
  installApart,
  losing,
  patient,
  says,
} from './channel-checks.ts';

/**
 * Tries the WordPress channel with a real WordPress on SQLite (WordPress Playground). Downloads 600 MB from npm the first
 * time. Run: npm run check:wordpress
 */
const modules = await installApart('porchlight-check-wordpress', [
  '@wp-playground/cli@3.1.56',
  '@wp-playground/wordpress-builds@0.9.19',
]);
const Ids = z.array(z.object({ id: z.number() }));
const WordPressPost = z.object({
  title: z.object({ rendered: z.string() }),
  content: z.object({ rendered: z.string() }),
  status: z.string(),
  date_gmt: z.string(),
  _embedded: z
    .object({
      'wp:term': z.array(z.array(z.object({ name: z.string() }))),
      'wp:featuredmedia': z.array(z.object({ alt_text: z.string() })),
    })
    .optional(),
});

const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-wordpress-'));
const site = await startSite();
try {
  await checkChannel();
  process.stdout.write('Everything works.\n');
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function checkChannel(): Promise<void> {
  const call = (changes: Values = {}): ChannelCall => ({
    client: patient,
    values: wordpress.readValues({
      ...{ address: site.address, username: 'admin', appPassword: site.appPassword },
      category: 'News & Views',
      ...changes,
    }) as Values,
  });
  const lookUp = (key: string) => wordpress.lookUp?.(call(), key);
  const piece = await checkedPiece();

  await says('the account works', async () => {
    assert.equal(await codeOf(wordpress.check(call())), 'worked');
  });
  await says('a wrong password is told', async () => {
    const wrong = call({ appPassword: 'x'.repeat(24) });
    assert.equal(await codeOf(wordpress.check(wrong)), 'not_logged_in');
  });
  const published = await says('an article is published and found again', async () => {
    assert.equal(await lookUp('one'), undefined);
    const made = await wordpress.publish(call(), piece, 'one');
    assert.deepEqual(await lookUp('one'), made);
    return made;
  });
  await says(
    'it has its title, category, tags, featured picture and described pictures',
    async () => {
      const post = await site.readPost(published.remoteId, { _embed: '1' });
      assert.equal(post.title.rendered, 'Three porches &amp; a “swing”');
      assert.equal(post.status, 'publish');
      const terms = post._embedded?.['wp:term'].flat().map(({ name }) => name);
      assert.deepEqual(terms?.toSorted(), ['News &amp; Views', 'OpenHouse', 'porches']);
      assert.equal(post._embedded?.['wp:featuredmedia'][0]?.alt_text, 'A "porch"');
      assert.match(post.content.rendered, /<img[^>]+alt="A &quot;porch&quot;"/);
    },
  );
  await says('it is changed in its place', async () => {
    const changed = { ...piece, title: 'Two porches' };
    const updated = await wordpress.update?.(call(), changed, { ...published, key: 'one' });
    assert.deepEqual(updated, published);
    const post = await site.readPost(published.remoteId);
    assert.equal(post.title.rendered, 'Two porches');
  });
  await says('a draft and a scheduled post stay what they are, and are found again', async () => {
    const draft = await wordpress.publish(call({ status: 'draft' }), piece, 'two');
    assert.deepEqual(await lookUp('two'), draft);
    const plannedFor = new Date(Date.now() + 86_400_000);
    const later = await wordpress.publish(call(), { ...piece, plannedFor }, 'three');
    assert.deepEqual(await lookUp('three'), later);
    assert.equal((await site.readPost(draft.remoteId)).status, 'draft');
    const scheduled = await site.readPost(later.remoteId);
    assert.equal(scheduled.status, 'future');
    assert.equal(scheduled.date_gmt, plannedFor.toISOString().slice(0, 19));
  });
  await says('one whose answer was lost is there once, with its pictures once', async () => {
    const before = await site.count();
    const lost = { ...call(), client: losing(/^POST .*\/wp\/v2\/posts$/) };
    assert.equal(await codeOf(wordpress.publish(lost, piece, 'four')), 'no_answer');
    assert.ok(await lookUp('four'));
    assert.deepEqual(await site.count(), { posts: before.posts + 1, media: before.media + 2 });
  });
  await says('a picture whose answer was lost is not uploaded again', async () => {
    const before = await site.count();
    const lost = { ...call(), client: losing(/^POST .*\/wp\/v2\/media$/) };
    assert.equal(await codeOf(wordpress.publish(lost, piece, 'five')), 'no_answer');
    assert.equal(await lookUp('five'), undefined);
    await wordpress.publish(call(), piece, 'five');
    assert.deepEqual(await site.count(), { posts: before.posts + 1, media: before.media + 2 });
  });
}

/** With an application password for its administrator. */
async function startSite() {
  const files = path.join(folder, 'site');
  const shared = path.join(folder, 'shared');
  await mkdir(shared);
  await unzip(
    path.join(modules, '@wp-playground/wordpress-builds/src/wordpress/wp-6.5.zip'),
    files,
  );
  const code = `<?php require '/wordpress/wp-load.php';
    $made = WP_Application_Passwords::create_new_application_password(1, ['name' => 'check']);
    file_put_contents('/shared/password', $made[0]);`;
  const blueprint = path.join(folder, 'blueprint.json');
  await writeFile(blueprint, JSON.stringify({ steps: [{ step: 'runPHP', code }] }));
  const port = await freePort();
  const program = path.join(modules, '@wp-playground/cli/wp-playground.js');
  const started = spawn(
    process.execPath,
    [
      ...[program, 'server', `--port=${port}`, '--workers=2', `--blueprint=${blueprint}`],
      // The newest is asked for on the internet otherwise.
      '--wordpress-install-mode=install-from-existing-files',
      `--mount-before-install=${files}:/wordpress`,
      `--mount-before-install=${shared}:/shared`,
      // Application passwords need https anywhere else.
      ...['--define', 'WP_ENVIRONMENT_TYPE', 'local'],
      // It would call itself, and wait for its own answer.
      ...['--define-bool', 'DISABLE_WP_CRON', 'true'],
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    started.stdout.on('data', (text) => {
      if (String(text).includes('Ready!')) resolve();
    });
    started.once('exit', () => reject(new Error('WordPress did not start.')));
  });
  const address = `http://127.0.0.1:${port}`;
  // The first visit sets the site up, and is sent on.
  await fetch(address);
  const appPassword = (await readFile(path.join(shared, 'password'), 'utf8')).trim();
  const basic = Buffer.from(`admin:${appPassword.replace(/\s/g, '')}`).toString('base64');
  const read = async (route: string, query: Record<string, string> = {}) => {
    const all = new URLSearchParams({ rest_route: route, ...query });
    const headers = { authorization: `Basic ${basic}` };
    return (await fetch(`${address}/?${all}`, { headers })).json();
  };
  return {
    address,
    appPassword,
    readPost: async (id: string | null, query: Record<string, string> = {}) =>
      WordPressPost.parse(await read(`/wp/v2/posts/${id}`, { context: 'edit', ...query })),
    async count() {
      const query = { per_page: '100', _fields: 'id' };
      const posts = Ids.parse(await read('/wp/v2/posts', { ...query, status: 'any' }));
      const media = Ids.parse(await read('/wp/v2/media', query));
      return { posts: posts.length, media: media.length };
    },
    async stop() {
      const ended = new Promise((resolve) => started.once('exit', resolve));
      started.kill();
      await ended;
    },
  };
}

async function unzip(archive: string, target: string): Promise<void> {
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const file = path.join(target, entry.fileName);
    if (entry.fileName.endsWith('/')) {
      await mkdir(file, { recursive: true });
      continue;
    }
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await zip.openReadStreamPromise(entry));
  }
}
