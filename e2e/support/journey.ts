import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { type ProvidedServer, startWithProvider } from './fake-provider.ts';

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the browser itself reports for a refused call; the page shows such refusals to the person. */
const refusedCall = /Failed to load resource: the server responded with a status of 4\d\d/;

type Options = {
  /** What a journey expects on the console besides refused calls. */
  consoleErrors: { allowed: RegExp[] };
};

/**
 * For journeys that need a server of their own, started by the first that asks for it. It stands here and not with those
 * journeys: a worker serves all tests that know the same ones, and would end at every test that does not.
 */
type Servers = {
  /** Its texts come from a provider that does as it is told, and its admin password is known. */
  providedServer: ProvidedServer;
};

export const adminPassword = 'the password of the office';

/** A test in which every unexpected error on the console is a failure. */
export const test = base.extend<Options, Servers>({
  providedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startWithProvider({
        ADMIN_PASSWORD: adminPassword,
        ALLOW_LOCAL_ADDRESSES: 'on',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  consoleErrors: [{ allowed: [] }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.E2E_ADDRESS),
  page: async ({ page, consoleErrors }, use) => {
    const errors: string[] = [];
    const isAllowed = (text: string) =>
      [refusedCall, ...consoleErrors.allowed].some((pattern) => pattern.test(text));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAllowed(message.text())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    askForPlayedAnswers(page);
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Addresses of pages. */
const pageAddress = /^https?:\/\/[^/]+\/(?!(?:api|assets|original)\/)[^.]*$/;

/**
 * A page carries the first answers of its screen. In a journey that plays answers it comes without them, so that the
 * web app asks and gets those that are played.
 */
function askForPlayedAnswers(page: Page): void {
  const play = page.route.bind(page);
  let isPlaying = false;
  page.route = async (...answer) => {
    if (!isPlaying) {
      isPlaying = true;
      await play(pageAddress, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll(
          /<script [^>]*id="answer:.*<\/script>/g,
          '',
        );
        return route.fulfill({ response, body });
      });
    }
    return play(...answer);
  };
}

/** The notifications on screen; the same words are also read out beside them. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

export const password = 'a good long password';

export function newName(): string {
  return `agent-${randomBytes(4).toString('hex')}`;
}

export async function fillRegistration(page: Page, name: string): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Register' });
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Email').fill(`${name}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Create account' }).click();
}

/** Registers without the form, for journeys about something else. */
export async function registerQuickly(page: Page, name = newName()): Promise<string> {
  const response = await page.request.post('/api/register', {
    data: { username: name, email: `${name}@example.com`, password },
  });
  expect(response.status()).toBe(201);
  return name;
}

/** Of whoever is signed in. */
export async function ownId(page: Page): Promise<number> {
  return (await (await page.request.get('/api/user')).json()).id;
}

/** The short form: the other is a megabyte longer, and every page has to read it. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What the scheme can change; all else is the same page. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/**
 * Once nothing fades any more: colors in between are nobody's choice. `within` is for a part of a long page
 * that another journey looks at as a whole: every thing on it is another thing to judge.
 */
export async function expectAccessible(
  page: Page,
  runOnly = everyRule,
  without: string[] = [],
  within?: Locator,
): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return isEndless || playState !== 'running';
    }),
  );
  // Half a megabyte that need not be sent and read again for every look at a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const options = {
    runOnly,
    rules,
    resultTypes: ['violations' as const],
    // Nobody asks for the style sheets, which it would read anew for every look.
    preload: { assets: ['media'] },
  };
  const part = (await within?.elementHandle()) ?? null;
  const look = { options, part };
  const violations = await page.evaluate(async ({ options, part }) => {
    // What a bar at the edge of the window covers by half is no small target: one scrolls.
    const bars = [...document.querySelectorAll<HTMLElement>('[data-keep-clear]')];
    for (const bar of bars) bar.style.position = 'static';
    const { violations } = await window.axe.run(part ?? document, options);
    for (const bar of bars) bar.style.position = '';
    return violations;
  }, look);
  const found = violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }));
  expect(found).toEqual([]);
}

/**
 * Looks at the same page in the light and in the dark. Colors do not depend on the width, so a phone is
 * looked at by day alone, and its colors not at all: they are half of what a look costs.
 */
export async function expectAccessibleInBothSchemes(page: Page, within?: Locator): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) <= 500;
  await turn(page, 'light');
  await expectAccessible(page, everyRule, isPhone ? rulesOfColor : [], within);
  if (isPhone) return;
  await turn(page, 'dark');
  await expectAccessible(page, rulesOfColor, [], within);
}

async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
