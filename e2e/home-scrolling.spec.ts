import type { Page } from '@playwright/test';
import { answered, postOf } from '#web/local-content/testing/sample-messages.ts';
import { exchange, keepContent, list, openHomeWith, recentContentPanel } from './support/home.ts';
import { expect, test } from './support/journey.ts';
import { storeBeforehand } from './support/stored-content.ts';

/** How far the list is from its end, in pixels. */
const distanceToEnd = (page: Page) =>
  list(page).evaluate(
    ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
  );

test('a spinner holds the place of the list, which is 600 pixels high and ends up at its newest message', async ({
  page,
  context,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/recent-conversation-*.js', async (route) => {
    await held;
    return route.continue();
  });
  const many = Array.from({ length: 12 }, (_, index) => answered(postOf(`Post ${index}`)));
  await keepContent(page, many);
  await page.goto('/');
  await expect(recentContentPanel(page).getByLabel('Loading')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await recentContentPanel(page).boundingBox();
  letThrough();
  await expect(list(page)).toBeVisible();
  await expect(recentContentPanel(page).getByLabel('Loading')).toHaveCount(0);
  expect((await recentContentPanel(page).boundingBox())?.height).toBe(before?.height);

  expect((await list(page).boundingBox())?.height).toBe(600);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  await recentContentPanel(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(list(page).getByRole('heading', { name: 'Post 11' })).toBeInViewport();

  // Another tab makes one more, and about 100 ms later the list follows, wherever it was.
  await list(page).evaluate((viewport) => viewport.scrollTo({ top: 0 }));
  const waited = list(page).evaluate(timeToScroll);
  const other = await context.newPage();
  await storeBeforehand(other, [...many, answered(postOf('The newest'))]);
  await expect(list(page).getByRole('heading', { name: 'The newest' })).toBeVisible();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  expect(await waited).toBeGreaterThanOrEqual(90);
  expect(await waited).toBeLessThan(600);
});

/** Runs in the page: how long after its next change the list scrolls, in milliseconds. */
function timeToScroll(viewport: HTMLElement): Promise<number> {
  return new Promise((resolve) => {
    let changedAt = 0;
    new MutationObserver(() => {
      changedAt ||= performance.now();
    }).observe(viewport, { childList: true, subtree: true });
    viewport.addEventListener('scroll', () => {
      if (changedAt > 0) resolve(performance.now() - changedAt);
    });
  });
}

test('the end stays in view when something above it grows, but nobody is torn from reading', async ({
  page,
}) => {
  await openHomeWith(page, [...exchange, ...exchange, ...exchange, ...exchange]);
  await recentContentPanel(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  const grow = () =>
    list(page)
      .getByRole('article')
      .first()
      .evaluate((card) => {
        card.style.minHeight = `${card.clientHeight + 500}px`;
      });
  const height = () => list(page).evaluate(({ scrollHeight }) => scrollHeight);
  const before = await height();
  await grow();
  await expect.poll(height).toBeGreaterThan(before + 400);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);

  const scrollTop = () => list(page).evaluate((viewport) => viewport.scrollTop);
  await list(page).hover();
  await page.mouse.wheel(0, -2_000);
  await expect.poll(scrollTop).toBe(0);
  await grow();
  await page.waitForTimeout(400);
  expect(await scrollTop()).toBe(0);
});
