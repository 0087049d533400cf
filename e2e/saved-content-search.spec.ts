import type { Page } from '@playwright/test';
import { expect, registerQuickly, test } from './support/journey.ts';
import { itemCard, saveItem } from './support/saved-content.ts';

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

const shownTitles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

test('search, topic, place and order find an item, and the address remembers them', async ({
  page,
}) => {
  await saveItem(page, { title: 'Buying in José', topic: 'Buyers', location: 'Waco', state: 'TX' });
  await saveItem(page, { title: 'Apples', topic: 'Sellers', location: 'Austin', state: 'TX' });
  await saveItem(page, {
    title: 'Zebras',
    topic: 'Sellers',
    content: '<p>Striped words</p>',
    hashtags: ['Savanna'],
    contentTags: ['one', 'two', 'rare-animals'],
  });
  await page.goto('/saved-content');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect.poll(() => shownTitles(page)).toEqual(['Zebras', 'Apples', 'Buying in José']);

  const search = page.getByRole('textbox', { name: 'Search' });
  await search.pressSequentially('striped zebras', { delay: 5 });
  await expect(search).toHaveValue('striped zebras');
  await expect.poll(() => shownTitles(page)).toEqual(['Zebras']);
  for (const [words, found] of [
    ['jose', ['Buying in José']],
    ['words STRIPED', ['Zebras']],
    ['#savanna', ['Zebras']],
    ['rare-animals', ['Zebras']],
    ['warm', ['Apples', 'Buying in José']],
  ] as const) {
    await search.fill(words);
    await expect.poll(() => shownTitles(page)).toEqual(found);
  }
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  const select = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await select('Sort by', 'Title');
  await expect.poll(() => shownTitles(page)).toEqual(['Apples', 'Buying in José', 'Zebras']);
  await select('Sort by', 'Oldest first');
  await expect.poll(() => shownTitles(page)).toEqual(['Buying in José', 'Apples', 'Zebras']);
  await select('Topic', 'Sellers');
  await expect.poll(() => shownTitles(page)).toEqual(['Apples', 'Zebras']);
  await select('Place', 'Austin, TX');
  await expect.poll(() => shownTitles(page)).toEqual(['Apples']);
  await expect(page.getByText('1 of 3 items')).toBeVisible();

  await itemCard(page, 'Apples').getByRole('link', { name: 'Personalize' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apples' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => shownTitles(page)).toEqual(['Apples']);
});
