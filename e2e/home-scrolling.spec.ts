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
  await page.route('**/assets/message-list-*.js', async (route) => {
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

test('the end stays in view when a picture arrives late, but nobody is torn from reading', async ({
  page,
}) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/late-*.svg', async (route) => {
    await held;
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const late = (name: string) =>
    answered(postOf(name, { content: `<p><img src="https://example.com/late-${name}.svg"></p>` }));
  await openHomeWith(page, [...exchange, ...exchange, ...exchange, late('one'), late('two')]);
  await recentContentPanel(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  const height = () => list(page).evaluate(({ scrollHeight }) => scrollHeight);
  const before = await height();
  letThrough();
  await expect.poll(height).toBeGreaterThan(before + 500);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);

  await list(page).evaluate((viewport) => viewport.scrollTo({ top: 10 }));
  await list(page)
    .locator('img')
    .first()
    .evaluate((picture) => picture.remove());
  await page.waitForTimeout(400);
  expect(await list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(10);
});
