import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from './browser.ts';
import { findProgram, lineOf, startProgram } from './programs.ts';

/** Firefox by WebDriver BiDi, which it speaks itself: no driver is needed. */
export async function startFirefox(): Promise<Browser> {
  const firefox = findProgram('firefox-esr', 'firefox-esr');
  const profile = await mkdtemp(path.join(tmpdir(), 'porchlight-firefox-'));
  await writeFile(path.join(profile, 'user.js'), settings(profile));
  const program = startProgram(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
  );
  const address = await lineOf(program, 2, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const connection = await connect(`${address}/session`);
  await connection.send('session.new', { capabilities: {} });
  // The tab it opens by itself never has the focus.
  const { context } = await connection.send('browsingContext.create', { type: 'tab' });
  const call = (functionDeclaration: string, args: unknown[]) =>
    connection.send('script.callFunction', {
      functionDeclaration,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      target: { context },
      awaitPromise: true,
      // Clipboards and files open for people only.
      userActivation: false,
    });

  return {
    name: 'Firefox',
    async open(url) {
      await connection.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(inPage, ...args) {
      const body = `async (args) => JSON.stringify((await (${inPage})(...JSON.parse(args))) ?? null)`;
      const { result, exceptionDetails } = await call(body, args);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async perform(actions) {
      await connection.send('input.performActions', { context, actions });
      await connection.send('input.releaseActions', { context });
    },
    async chooseFile(selector, file) {
      const { nodes } = await connection.send('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      const [element] = nodes;
      await connection.send('input.setFiles', { context, element, files: [file] });
    },
    async takePicture() {
      const { data } = await connection.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      connection.close();
      await program.stop();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nothing is asked of the internet, and what is saved stays in the profile. */
function settings(profile: string): string {
  const values = {
    'browser.download.folderList': 2,
    'browser.download.dir': profile,
    'browser.shell.checkDefaultBrowser': false,
    'browser.aboutwelcome.enabled': false,
    'app.update.disabledForTesting': true,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.server': '',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'extensions.getAddons.cache.enabled': false,
    'ui.prefersReducedMotion': 1,
    // A window that nobody sees would never have the focus.
    'focusmanager.testmode': true,
  };
  const lines = Object.entries(values).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return lines.join('\n');
}

/** Commands by their number, each with its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  // biome-ignore lint/suspicious/noExplicitAny: what an answer holds depends on the command
  type Answer = any;
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  return {
    async send(method: string, params: object): Promise<Answer> {
      last += 1;
      const id = last;
      const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
      socket.send(JSON.stringify({ id, method, params }));
      const { type, result, error, message } = await answered;
      if (type === 'error') throw new Error(`Firefox, ${method}: ${error}, ${message}`);
      return result;
    },
    close: () => socket.close(),
  };
}
