import type { Page } from '@playwright/test';
import { expect, registerQuickly, test } from './support/journey.ts';

/** A city is suggested before anybody has chosen a state, and brings its state along. */

const city = (page: Page) => page.getByRole('combobox', { name: 'City' });
const state = (page: Page) => page.getByRole('combobox', { name: 'State' });

test('a city of any state fills in the state', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/insights');
  await city(page).fill('Austi');
  await page.getByRole('option', { name: 'Austin, TX' }).click();
  await expect(city(page)).toHaveValue('Austin');
  await expect(state(page)).toHaveValue('Texas');

  // With a state its own cities come first; another one is a few letters away.
  await city(page).fill('Boulder');
  await page.getByRole('option', { name: 'Boulder, CO' }).click();
  await expect(city(page)).toHaveValue('Boulder');
  await expect(state(page)).toHaveValue('Colorado');

  // Typed in full, and any name that nobody has heard of.
  await city(page).fill('Bend, or');
  await page.keyboard.press('Tab');
  await expect(city(page)).toHaveValue('Bend');
  await expect(state(page)).toHaveValue('Oregon');
  await city(page).fill('Nowhere Springs, west of it');
  await page.keyboard.press('Tab');
  await expect(city(page)).toHaveValue('Nowhere Springs, west of it');
  await expect(state(page)).toHaveValue('Oregon');
});

test('the long form begins with the last place, and keeps a topic that is chosen again', async ({
  page,
}) => {
  await registerQuickly(page);
  const order = { topicId: 'sellers', location: 'Bend', state: 'OR' };
  expect((await page.request.post('/api/generate', { data: order })).status()).toBe(200);
  await page.goto('/blog/long-form');
  await expect(city(page)).toHaveValue('Bend');
  await expect(state(page)).toHaveValue('Oregon');
  await city(page).fill('Boulder');
  await page.getByRole('option', { name: 'Boulder, CO' }).click();
  await expect(state(page)).toHaveValue('Colorado');

  const topic = page.getByRole('combobox', { name: 'Main topic' });
  const choose = async () => {
    await topic.click();
    await page.getByRole('option', { name: /^Sellers/ }).click();
    await expect(topic).toHaveValue('Sellers');
  };
  await choose();
  await choose();
  // The same control as for posts: what a topic is about can be read and searched.
  await topic.click();
  const about = page.getByRole('option', { name: /^Sellers/ });
  await expect(about).toHaveText(/^Sellers\S.* /);
  await page.keyboard.press('Escape');
  await page.getByLabel('Clear the main topic').click();
  await expect(topic).toHaveValue('');
});
