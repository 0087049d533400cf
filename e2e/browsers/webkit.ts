import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '#server/testing/eventually.ts';
import type { Browser } from './browser.ts';
import { findProgram, lineOf, startProgram } from './programs.ts';

const folders = ['4.1', '6.0', '4.0'].flatMap((version) => [
  `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}`,
  `/usr/lib/aarch64-linux-gnu/webkit2gtk-${version}`,
  `/usr/lib/x86_64-linux-gnu/webkitgtk-${version}`,
  `/usr/lib/aarch64-linux-gnu/webkitgtk-${version}`,
]);

/** WebKit by its driver, in a window on a screen that is nowhere. */
export async function startWebKit(): Promise<Browser> {
  const driverProgram = findProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const binary = findProgram('MiniBrowser', 'libwebkit2gtk-4.1-0', ...folders);
  const home = await mkdtemp(path.join(tmpdir(), 'porchlight-webkit-'));
  await wantNoMotion(home);
  const screen = startProgram(findProgram('Xvfb', 'xvfb'), [
    ...['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'],
  ]);
  const display = await lineOf(screen, 3, /(\d+)\n/);
  const port = await freePort();
  const driver = startProgram(driverProgram, ['--host=127.0.0.1', `--port=${port}`], {
    DISPLAY: `:${display}`,
    HOME: home,
    XDG_CONFIG_HOME: path.join(home, '.config'),
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  });
  const send = (method: string, address: string, body?: object) =>
    sendTo(`http://127.0.0.1:${port}${address}`, method, body);
  await eventually('the WebKit driver answers', () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const { sessionId } = await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--javascript-can-access-clipboard=1'],
        },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });

  return {
    name: 'WebKit',
    async open(url) {
      await send('POST', `${session}/url`, { url });
    },
    async run(inPage, ...args) {
      const script = `const [args, done] = arguments;
        (async () => (${inPage})(...args))().then(
          (result) => done({ result: result ?? null }), (error) => done({ error: String(error) }));`;
      const answer = await send('POST', `${session}/execute/async`, { script, args: [args] });
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.result;
    },
    async perform(actions) {
      await send('POST', `${session}/actions`, { actions });
      await send('DELETE', `${session}/actions`);
    },
    async chooseFile(selector, file) {
      const found = await send('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      const [element] = Object.values(found);
      await send('POST', `${session}/element/${element}/value`, { text: file });
    },
    async takePicture() {
      return Buffer.from(await send('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      await driver.stop();
      await screen.stop();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Without a graphics card this WebKit crashes at any view transition, on an empty page as well. */
async function wantNoMotion(home: string): Promise<void> {
  const folder = path.join(home, '.config/gtk-3.0');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

// biome-ignore lint/suspicious/noExplicitAny: what an answer holds depends on the command
async function sendTo(address: string, method: string, body?: object): Promise<any> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`WebKit, ${method} ${address}: ${value?.message}`);
  return value;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
