import type { Locator, Page } from '@playwright/test';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { openPosts, postCards } from './support/posts.ts';

/** What can be done with a finished post is always in reach. */

const long = (title: string) =>
  postOf(title, {
    content:
      '<p>Paint the rail and sweep the steps. Leave room to walk between the chairs.</p>'.repeat(
        16,
      ),
  });

const names = ['Copy for…', 'Save', 'Generate Image', 'Request Changes', 'Edit', 'More'];

const bar = (card: Locator) => card.getByRole('group', { name: 'Post actions' });

async function expectInReach(card: Locator): Promise<void> {
  const tops = new Set<number>();
  for (const name of names) {
    const button = bar(card).getByRole('button', { name, exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    tops.add(Math.round(box?.y ?? 0));
    // It is what a press there comes to.
    await button.click({ trial: true });
  }
  expect(tops.size).toBe(1);
}

/** How many bars are held at the lower edge of the window. */
const heldBars = (page: Page) =>
  page
    .locator('[data-keep-clear]')
    .evaluateAll(
      (bars) =>
        bars.filter((each) => Math.abs(each.getBoundingClientRect().bottom - innerHeight) < 2)
          .length,
    );

const showTop = (card: Locator) =>
  card.evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant' });
    window.scrollBy({ top: -96, behavior: 'instant' });
  });

test('its actions are in one row in view, under no notification, and two presses copy it', {
  tag: '@phone',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerQuickly(page);
  const card = await openPosts(page, long('A porch'), long('A garden'));
  await showTop(card);
  await expectInReach(card);
  expect(await heldBars(page)).toBe(1);

  // The keyboard comes to them without the text running away.
  const before = await page.evaluate(() => window.scrollY);
  await bar(card).getByRole('button', { name: 'Edit' }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  await bar(card).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Content saved');
  const toast = await toasts(page).boundingBox();
  const held = await bar(card).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(held?.y ?? 0);

  // At the end of the page nothing is held, and the notification keeps off the bar there, too.
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  const last = postCards(page).last();
  await expect(bar(last)).toBeInViewport({ ratio: 1 });
  await bar(last).getByRole('button', { name: 'Save', exact: true }).click({ trial: true });

  await bar(last).getByRole('button', { name: 'Copy for…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Paint the rail');
});

test('they stay in reach at 200 %, and leave the window to the text at 400 %', async ({ page }) => {
  await registerQuickly(page);
  const card = await openPosts(page, long('A porch'));
  await page.setViewportSize({ width: 720, height: 450 });
  await showTop(card);
  await expectInReach(card);
  await page.setViewportSize({ width: 320, height: 256 });
  await showTop(card);
  await expect(card.getByRole('heading', { name: 'A porch' })).toBeInViewport();
  expect(await heldBars(page)).toBe(0);
  await expect(bar(card)).not.toBeInViewport();
});
