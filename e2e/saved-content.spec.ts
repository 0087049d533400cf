import {
  expect,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { longText } from './support/long-text.ts';
import { expectToFitAPhone } from './support/narrow.ts';
import { chooseForCard, itemCard, saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

/** The list, and not the count or an item of it. */
const isList = (url: URL) => url.pathname === '/api/saved-content';

test('four cards in outline until the list is there; one that fails is asked for again; nothing saved has a next step', async ({
  page,
}) => {
  let fail = () => {};
  const isTime = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let calls = 0;
  await page.route(isList, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await isTime;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/saved-content');
  // The frame in the page has them too, before the app has asked for anything.
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  await expect(page.getByTestId('skeleton-card')).toHaveCount(4);
  await expectToFitAPhone(page);
  fail();
  await expect(page.getByText('We couldn’t load your saved content')).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
  await page.waitForTimeout(1_200);
  expect(calls).toBe(1);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No saved content yet' })).toBeVisible();
  await expect(page.getByText('You can save up to 20 items.')).toBeVisible();
  await expect(page.getByText('0 / 20 items')).toBeVisible();
  await page.getByRole('link', { name: 'Create a post' }).click();
  await expect(page).toHaveURL(/\/insights$/);
});

test('twenty items come with the page and fit the screen; a card tells what it holds, View shows all of it', async ({
  page,
}) => {
  await saveItem(page, {
    title: 'Spring in <em>Austin</em>',
    content: '<p>The first paragraph.</p><p>The last paragraph.</p>',
    hashtags: ['Austin', 'Homes'],
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
    sources: [{ title: 'City of Austin', url: 'https://example.com/', snippet: '' }],
  });
  for (let number = 2; number <= 20; number++) {
    await saveItem(page, {
      title: `${number} ${'Neighborhood'.repeat(number)}`,
      content: longText,
      topic: 'Market Report',
      location: 'A city with quite a long name',
      state: 'TX',
    });
  }
  let calls = 0;
  page.on('request', (request) => {
    if (isList(new URL(request.url()))) calls += 1;
  });
  await page.goto('/saved-content');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText('20 / 20 items')).toBeVisible();
  expect(calls).toBe(0);
  await expectNoSidewaysScroll(page);
  await expectToFitAPhone(page);
  const preview = page
    .getByRole('article')
    .first()
    .getByText(/What sellers ask us/);
  const lines = await preview.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(4);

  const item = itemCard(page, 'Spring in Austin');
  await expect(item.getByText('Post · Sellers')).toBeVisible();
  await expect(item.getByText(/^Austin, TX · /)).toBeVisible();
  await expect(item.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await item.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spring in Austin' });
  await expect(dialog.getByText('The last paragraph.')).toBeVisible();
  await expect(dialog.getByText('#Austin #Homes')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'City of Austin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(item).toBeFocused();

  await chooseForCard(page, 'Spring in Austin', 'Duplicate');
  await expect(toasts(page).getByText('Error saving content')).toBeVisible();
  await expect(
    toasts(page).getByText("You've reached the maximum of 20 saved items"),
  ).toBeVisible();
});
