import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { longText } from './support/long-text.ts';
import { card, chooseForCard, saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

/** The list, and not the count or an item of it. */
const isList = (url: URL) => url.pathname === '/api/saved-content';

test('nothing saved yet: a hint and one next step', async ({ page }) => {
  await page.goto('/saved-content');
  await expect(page.getByRole('heading', { name: 'No saved content yet' })).toBeVisible();
  await expect(page.getByText('You can save up to 20 items.')).toBeVisible();
  await expect(page.getByText('0 / 20 items')).toBeVisible();
  await page.getByRole('link', { name: 'Create a post' }).click();
  await expect(page).toHaveURL(/\/insights$/);
});

test('four cards in outline until the list is there', { tag: '@phone' }, async ({ page }) => {
  await saveItem(page);
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isList, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto('/saved-content');
  await expect(page.getByTestId('skeleton-card')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  answer();
  await expect(card(page, 'Warm porch')).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
});

test('a list that fails is asked for once, and again when one wants to', async ({ page }) => {
  await saveItem(page);
  let calls = 0;
  await page.route(isList, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/saved-content');
  await expect(page.getByText('Your saved content could not be loaded')).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});

test('twenty long items come in one request and fit the screen', { tag: '@phone' }, async ({
  page,
}) => {
  for (let number = 1; number <= 20; number++) {
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
  expect(calls).toBe(1);
  await expectNoSidewaysScroll(page);
  const preview = page
    .getByRole('article')
    .first()
    .getByText(/What sellers ask us/);
  const lines = await preview.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(4);

  await chooseForCard(page, '1 Neighborhood', 'Duplicate');
  await expect(toasts(page).getByText('Error saving content')).toBeVisible();
  await expect(
    toasts(page).getByText("You've reached the maximum of 20 saved items"),
  ).toBeVisible();
});

test('a card tells what it holds, View shows all of it', { tag: '@phone' }, async ({ page }) => {
  await saveItem(page, {
    title: 'Spring in <em>Austin</em>',
    content: '<p>The first paragraph.</p><p>The last paragraph.</p>',
    hashtags: ['Austin', 'Homes'],
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
    sources: [{ title: 'City of Austin', url: 'https://example.com/', snippet: '' }],
  });
  await page.goto('/saved-content');
  const item = card(page, 'Spring in Austin');
  await expect(item.getByText('Sellers · Austin, TX')).toBeVisible();
  await expect(item.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await item.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spring in Austin' });
  await expect(dialog.getByText('The last paragraph.')).toBeVisible();
  await expect(dialog.getByText('#Austin #Homes')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'City of Austin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(item).toBeFocused();
});

test('Personalize leads to the page of the item', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('link', { name: 'Personalize' }).click();
  await expect(page).toHaveURL(new RegExp(`/content/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
});
