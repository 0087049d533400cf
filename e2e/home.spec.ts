import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  fillRegistration,
  newName,
  password,
  registerQuickly,
  test,
} from './support/journey.ts';
import { logIn, logOut } from './support/steps.ts';
import {
  answered,
  asked,
  contentKeys,
  postOf,
  storeContent,
  storedKeys,
} from './support/stored-content.ts';

test.use({
  consoleErrors: {
    // The content policy speaks up where HTML with a trap in it is taken apart.
    allowed: [/status of 5\d\d/, /net::ERR_/, /Executing inline event handler/],
  },
});

const list = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const panel = (page: Page) => page.getByRole('region', { name: 'Your Recent Content' });

const exchange = [
  asked('Generate posts for: Sellers in Austin, TX'),
  answered(postOf('A porch for spring')),
];

/** Opens Home for a new user who has made something before. */
async function openHomeWith(
  page: Page,
  messages = exchange,
): Promise<{ name: string; id: number }> {
  const name = await registerQuickly(page);
  const { id } = await (await page.request.get('/api/user')).json();
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await storeContent(page, id, messages, postOf('An article'));
  await page.reload();
  await expect(list(page)).toBeVisible();
  return { name, id };
}

/** How far the list is from its end, in pixels. */
const distanceToEnd = (page: Page) =>
  list(page).evaluate(
    ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight,
  );

test('without messages there is a welcome, and nothing to clear', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/');
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear Content' })).toHaveCount(0);
  await expect(panel(page)).toHaveCount(0);
});

test('with messages the recent content takes the place of the welcome', async ({ page }) => {
  await openHomeWith(page);
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear Content' })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: 'Start New' })).toBeVisible();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');

  const post = list(page).getByRole('article');
  await expect(post.getByRole('heading', { name: 'A porch for spring' })).toBeVisible();
  await expect(post.locator('strong')).toHaveText('A porch for spring');
  await expect(post).toContainText('#AustinHomes #HydePark');
});

test('what a person wrote is plain text, and a post can do no harm', async ({ page }) => {
  await openHomeWith(page, [
    asked('<b>Bold</b> & <img src=x onerror="window.harmed = true">'),
    answered('Some <em>text</em>\nin two lines'),
    answered(
      postOf('<em>Small</em><script>window.harmed = true</script>', {
        content:
          '<p onclick="window.harmed = true">Fine<img src="x" onerror="window.harmed = true"></p><a href="javascript:window.harmed=true">Press</a>',
      }),
    ),
  ]);
  await expect(list(page)).toContainText('<b>Bold</b> & <img src=x');
  await expect(list(page)).toContainText('Some <em>text</em>');
  await expect(list(page).getByRole('heading', { name: 'Small' }).locator('em')).toHaveText(
    'Small',
  );
  await expect(list(page).getByRole('link', { name: 'Press' })).toHaveAttribute(
    'href',
    'about:blank',
  );
  await list(page).getByText('Fine').click();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('an answer that speaks of an error is red, what a person wrote is not', async ({ page }) => {
  const failure =
    'There was an error generating content. Please try again or select a different topic.';
  await openHomeWith(page, [
    asked('Explain the error margin'),
    answered(failure),
    answered('Fine'),
  ]);
  const red = 'rgb(179, 51, 42)';
  await expect(list(page).getByText(failure)).toHaveCSS('color', red);
  await expect(list(page).getByText('Explain the error margin')).not.toHaveCSS('color', red);
  await expect(list(page).getByText('Fine')).not.toHaveCSS('color', red);
});

test('the list is 600 pixels high and ends up at its newest message', async ({ page, context }) => {
  const many = Array.from({ length: 12 }, (_, index) => answered(postOf(`Post ${index}`)));
  const { id } = await openHomeWith(page, many);
  expect((await list(page).boundingBox())?.height).toBe(600);
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  await panel(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(list(page).getByRole('heading', { name: 'Post 11' })).toBeInViewport();

  // Another tab makes one more, and the list follows.
  await list(page).evaluate((viewport) => viewport.scrollTo({ top: 0 }));
  const other = await context.newPage();
  await other.goto('/');
  await storeContent(other, id, [...many, answered(postOf('The newest'))]);
  await expect(list(page).getByRole('heading', { name: 'The newest' })).toBeVisible();
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
});

test('the list scrolls about 100 ms after it has changed', async ({ page, context }) => {
  const { id } = await openHomeWith(
    page,
    Array.from({ length: 6 }, () => exchange[1] ?? asked('')),
  );
  await expect.poll(() => distanceToEnd(page)).toBeLessThan(2);
  const waited = list(page).evaluate(
    (viewport) =>
      new Promise<number>((resolve) => {
        let changedAt = 0;
        new MutationObserver(() => {
          changedAt ||= performance.now();
        }).observe(viewport, { childList: true, subtree: true });
        viewport.addEventListener('scroll', () => resolve(performance.now() - changedAt), {
          once: true,
        });
      }),
  );
  const other = await context.newPage();
  await other.goto('/');
  await storeContent(
    other,
    id,
    Array.from({ length: 9 }, (_, index) => answered(postOf(`${index}`))),
  );
  expect(await waited).toBeGreaterThanOrEqual(90);
  expect(await waited).toBeLessThan(600);
});

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
  await panel(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
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

for (const button of ['Clear Content', 'Start New']) {
  test(`${button} empties Home and leaves the other pages alone`, async ({ page }) => {
    await openHomeWith(page);
    await page.getByRole('button', { name: button }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear Content' })).toHaveCount(0);
    await expect(page.getByText(/Pick a tool/)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await page.reload();
    await expect(page.getByText(/Pick a tool/)).toBeVisible();
    const kept = await page.evaluate(() =>
      ['insights_messages', 'blog_messages'].map(
        (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length,
      ),
    );
    expect(kept).toEqual([2, 2]);
  });
}

test('a spinner turns until the content can be shown', async ({ page }) => {
  await openHomeWith(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/message-list-*.js', async (route) => {
    await held;
    return route.continue();
  });
  await page.reload();
  await expect(panel(page).getByLabel('Loading')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await panel(page).boundingBox();
  letThrough();
  await expect(list(page)).toBeVisible();
  await expect(panel(page).getByLabel('Loading')).toHaveCount(0);
  expect((await panel(page).boundingBox())?.height).toBe(before?.height);
});

test('what is stored broken does not break the page', async ({ page }) => {
  const { name, id } = await openHomeWith(page);
  await page.evaluate(() => localStorage.setItem('home_messages', '[{"id":'));
  await page.reload();
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await storeContent(page, id, exchange);
  await page.reload();
  await expect(panel(page)).toBeVisible();
});

test('a logout erases what this browser kept', async ({ page }) => {
  const { name } = await openHomeWith(page);
  await logOut(page, name);
  expect(await storedKeys(page)).toEqual([]);
  await logIn(page, name, password);
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
});

test('another user who signs in finds nothing of the one before', async ({ page }) => {
  await openHomeWith(page);
  await page.context().clearCookies();
  await page.route('**/api/auth/verify?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/auth');
  await page.unroute('**/api/auth/verify?*');
  await page.getByRole('tab', { name: 'Register' }).click();
  const second = newName();
  await fillRegistration(page, second);
  await expect(page.getByText(`Welcome back, ${second}!`)).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toBeVisible();
  expect(await storedKeys(page)).toEqual(['content_user_id']);
});

test('a 401 erases what this browser kept; the open page keeps what is on it and goes on', async ({
  page,
}) => {
  await page.clock.install();
  const { name } = await openHomeWith(page);
  await page.context().clearCookies();
  await page.clock.runFor(3 * 60_000 + 5_000);
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  expect(await storedKeys(page)).toEqual([]);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');

  await page.getByRole('link', { name: 'Log in again' }).click();
  await logIn(page, name, password);
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
  expect(await storedKeys(page)).toEqual(contentKeys);
});

test('a visitor whose session is over finds nothing in the browser', async ({ page }) => {
  await openHomeWith(page);
  await page.context().clearCookies();
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('no network, a broken server or a check under way erase nothing', async ({ page }) => {
  const { name } = await openHomeWith(page);
  for (const answer of ['abort', 'broken', 'never'] as const) {
    await page.route('**/api/auth/verify?*', (route) => {
      if (answer === 'abort') return route.abort();
      if (answer === 'broken') return route.fulfill({ status: 503, body: 'broken' });
      return undefined;
    });
    await page.goto('/');
    if (answer === 'never') await page.waitForTimeout(1_500);
    else await expect(page).toHaveURL(/\/auth/);
    expect(await storedKeys(page)).toEqual(contentKeys);
    await page.unroute('**/api/auth/verify?*');
  }
  await page.goto('/');
  await expect(page.getByText(`Welcome back, ${name}!`)).toBeVisible();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Home with content is accessible and fits the screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openHomeWith(page, [
      asked(`A very long word: ${'x'.repeat(300)}`),
      answered('There was an error generating content.'),
      answered(
        postOf(`A title with ${'w'.repeat(120)}`, {
          content: `<h2>A part</h2><p>${'y'.repeat(200)}</p><table><tbody><tr><td>${'z'.repeat(90)}</td><td>2</td></tr></tbody></table>`,
          hashtags: ['h'.repeat(150)],
        }),
      ),
      ...exchange,
    ]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await list(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  });
}
