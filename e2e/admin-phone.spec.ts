import type { Page } from '@playwright/test';
import { catalogDialog, press } from './support/admin-catalog.ts';
import { enterAdminPassword, test } from './support/admin-journey.ts';
import {
  findTopicByIdentifier,
  givenTopics,
  newIdentifier,
  openPart,
  searchTopics,
} from './support/admin-topics.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
} from './support/journey.ts';

/** What a narrow screen can change about the dashboard; what it does is proven on a wide one. */

/** What is folded or scrolls by itself here is looked at; the rest is the same page as on a wide screen. */
const fits = async (page: Page) => {
  // What is half behind the bar that stays at the top would count as too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
};

test('the gate and all about topics fit a phone, with long words too', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerQuickly(page);
  const identifier = newIdentifier('long');
  const topic = 'Longword'.repeat(12);
  await givenTopics(page, [{ identifier, topic, titles: ['x'.repeat(300), 'Two'] }]);
  await page.goto('/admin?tab=topics');
  await enterAdminPassword(page, 'a guess');
  await expect(page.getByText('Invalid admin password').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await enterAdminPassword(page);

  await searchTopics(page, identifier);
  await expect(page.getByText(/^1 of \d+ topics$/)).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: `Edit ${topic}` }).click();
  await catalogDialog(page).getByRole('button', { name: 'Edit titles' }).click();
  await catalogDialog(page).getByLabel('Identifier').fill('no');
  await press(page, 'Save changes');
  await fits(page);
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(catalogDialog(page)).toBeHidden();

  const form = await openPart(page, 'Add New Topic');
  await form.getByRole('textbox', { name: 'Titles' }).fill('One, Two, one');
  await form.getByRole('button', { name: 'Create topic' }).click();
  await expectNoSidewaysScroll(page);
  await form.getByRole('textbox', { name: 'Titles' }).fill('');
  const transfer = await openPart(page, 'Import & Export');
  await transfer
    .getByLabel('Or paste it')
    .fill(`identifier,titles,note\nx,\n${'long-'.repeat(10)},a\nsellers,\nmaybe,a\nmaybe,b`);
  await expect(transfer.getByText('5 topics: 3 to fix, 2 new')).toBeVisible();
  await fits(page);
});

test('pictures, the prompt, usage and the log fit a phone', {
  tag: '@phone-only',
}, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await registerQuickly(page);
  const identifier = newIdentifier('logged');
  const words = `words ${'Longword'.repeat(12)}`;
  await givenTopics(page, [{ identifier, topic: identifier, description: `Old ${words}` }]);
  const { id } = (await findTopicByIdentifier(page, identifier)) as unknown as { id: number };
  await page.request.patch(`/api/prompts/${id}`, { data: { description: `New ${words}` } });
  await page.request.post('/api/generate', {
    data: { type: 'content', topicId: 'sellers', location: 'Austin', state: 'TX' },
  });
  // Templates and websites are made narrow where their journeys have them open.
  await page.goto('/admin?tab=site-pictures');
  await enterAdminPassword(page);
  const open = (tab: string) => page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('article', { name: 'gbp_icon' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await open('Universal Prompt');
  await expect(page.getByLabel('Prompt', { exact: true })).not.toHaveValue('');
  await expectNoSidewaysScroll(page);
  await open('Usage');
  await page.getByRole('button', { name: 'Show as table: Pieces written' }).click();
  await expect(page.getByRole('region', { name: 'Pieces written by day' })).toBeVisible();
  await fits(page);
  await open('Log');
  const entry = page.getByRole('listitem').filter({ hasText: identifier }).first();
  await entry.getByRole('button', { name: 'What changed' }).click();
  await expect(entry.getByRole('insertion')).toContainText('New');
  await expectNoSidewaysScroll(page);
});
