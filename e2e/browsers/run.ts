/**
 * npm run browsers [-- --only firefox|webkit] [--pictures folder]
 *
 * The walk from the registration to a saved, copied post in Firefox and in WebKit, each with a server and
 * a data folder of its own. Both come from Debian; where one is missing it says what to install, and exits
 * with 2.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startTestServer } from '#server/testing/test-server.ts';
import { type Browser, MissingProgram } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

const starters = { firefox: startFirefox, webkit: startWebKit };
const names = Object.keys(starters) as (keyof typeof starters)[];

const { values } = parseArgs({
  options: { only: { type: 'string' }, pictures: { type: 'string' } },
});
// What was started ends with us, also on Ctrl-C.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const chosen = names.filter((name) => !values.only || values.only === name);
if (chosen.length === 0) throw new Error(`--only takes ${names.join(' or ')}.`);

let exitCode = 0;
for (const name of chosen) {
  const code = await walkIn(name);
  exitCode = Math.max(exitCode, code);
}
process.exit(exitCode);

async function walkIn(name: keyof typeof starters): Promise<number> {
  let browser: Browser;
  try {
    browser = await starters[name]();
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    say(`${name}: ${error.message}`);
    return 2;
  }
  const server = await startTestServer();
  try {
    await walk(browser, server.address(), (step) => say(`${browser.name}: ${step}`));
    return 0;
  } catch (error) {
    say(`${browser.name}: ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    if (values.pictures) await keepPicture(browser, values.pictures, name);
    await browser.close();
    await server.close();
  }
}

/** How the page looked at the end, for whoever wants to know why it ended there. */
async function keepPicture(browser: Browser, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.png`), await browser.takePicture());
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
