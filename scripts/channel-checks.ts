import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { ChannelCall, OutgoingPiece } from '#server/adapters/channels/channel.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import { createGuardedClient, GuardedRequestFailed } from '#server/adapters/guarded-client.ts';

/** What the checks of channels with the real thing have in common. */

/** Installs packages into a folder of their own, once: they are large, and no part of the project. Gives its node_modules. */
export async function installApart(name: string, packages: string[]): Promise<string> {
  const folder = path.join(tmpdir(), name);
  const modules = path.join(folder, 'node_modules');
  const nameOf = (each: string) => each.slice(0, each.lastIndexOf('@'));
  if (packages.every((each) => existsSync(path.join(modules, nameOf(each))))) return modules;
  process.stdout.write(
    `Installing ${packages.join(' and ')} into ${folder}. This takes minutes.\n`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const options = ['install', '--no-audit', '--no-fund', ...packages];
  const env = { ...process.env, ...machineEnvironment() };
  execFileSync('npm', options, { cwd: folder, env, stdio: 'inherit' });
  return modules;
}

/** With the machine's own Node.js first: what is compiled is compiled for that one. */
export function machineEnvironment(): { PATH: string } {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const own = folders.filter((folder) => !folder.includes('node_modules'));
  return { PATH: own.join(path.delimiter) };
}

const guarded = createGuardedClient({ allowLocal: true });

/** With longer timeouts than the channels have: what is checked may be slow. */
export const patient: ChannelCall['client'] = (request) =>
  guarded({ ...request, timeout: 120_000 });

/** One that loses the answers to some calls after they were taken. */
export const losing =
  (calls: RegExp): ChannelCall['client'] =>
  async (request) => {
    const answer = await patient(request);
    const call = `${request.method ?? 'GET'} ${decodeURIComponent(request.url)}`;
    if (calls.test(call)) throw new GuardedRequestFailed('noAnswer');
    return answer;
  };

export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'worked',
    (error: unknown) => {
      if (error instanceof ChannelFailed) return error.code;
      throw error;
    },
  );

/** Does something and says what works then. */
export async function says<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  process.stdout.write(`✓ ${what}\n`);
  return result;
}

export async function checkedPiece(changes: Partial<OutgoingPiece> = {}): Promise<OutgoingPiece> {
  const create = { width: 80, height: 64, channels: 3 as const, background: '#1f5c4d' };
  const file = await sharp({ create }).png().toBuffer();
  const picture = { alt: 'A "porch"', mediaType: 'image/png', link: null, read: async () => file };
  return {
    kind: 'article',
    title: 'Three porches & a “swing”',
    html: '<h2>Three porches</h2><p>Come by.</p>',
    text: 'Three porches 🏡\n\nCome by: https://example.com/porches. #OpenHouse',
    hashtags: ['porches', 'OpenHouse'],
    pictures: [picture, picture],
    plannedFor: new Date(Date.now() - 60_000),
    ...changes,
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
