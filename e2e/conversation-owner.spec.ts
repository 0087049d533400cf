import { openModule } from './support/browser-module.ts';
import { expect, test } from './support/journey.ts';
import type {} from './support/store-page.ts';
import { content, homeTexts, openTab, serveStore } from './support/store-tabs.ts';
import { asked, contentKeys, postOf, storeContent, storedKeys } from './support/stored-content.ts';

test.beforeEach(({ context }) => serveStore(context));

test('until somebody is known to be signed in, nothing is shown and nothing is erased', async ({
  page,
}) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Mine')], postOf('Mine'));
  await openModule(page);
  expect(await homeTexts(page)).toEqual([]);
  expect(await storedKeys(page)).toEqual(contentKeys);
});

test('what belongs to another user is erased when somebody signs in', async ({ page }) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Mine')], postOf('Mine'));
  await page.evaluate(() => window.store.loadContent(8));
  expect(await content(page)).toEqual({ home: [], insights: [], blog: [], blogPost: null });
  expect(await storedKeys(page)).toEqual(['content_user_id']);
  expect(await page.evaluate(() => localStorage.getItem('content_user_id'))).toBe('8');
});

test('what has no owner is nobody’s', async ({ page }) => {
  await openModule(page);
  await storeContent(page, 7, [asked('Whose?')]);
  await page.evaluate(() => localStorage.removeItem('content_user_id'));
  await page.evaluate(() => window.store.loadContent(7));
  expect(await homeTexts(page)).toEqual([]);
  expect(await storedKeys(page)).toEqual(['content_user_id']);
});

test('when the session ends the storage is empty, and the page goes on after the login', async ({
  context,
}) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => window.store.addMessages('insights', window.store.userMessage('Mine')));
  await tab.evaluate(() => window.store.clearLocalContent());
  expect(await storedKeys(tab)).toEqual([]);
  expect(await homeTexts(tab)).toEqual(['Mine']);

  await tab.evaluate(() => window.store.addMessages('home', window.store.userMessage('Meanwhile')));
  expect(await storedKeys(tab)).toEqual([]);

  await tab.evaluate(() => window.store.loadContent(7));
  const fresh = await openTab(context, 7);
  expect(await homeTexts(fresh)).toEqual(['Mine', 'Meanwhile']);
});

test('who logs in on the page of another finds nothing of theirs', async ({ context }) => {
  const tab = await openTab(context, 7);
  await tab.evaluate(() => window.store.addMessages('home', window.store.userMessage('Mine')));
  await tab.evaluate(() => window.store.clearLocalContent());
  await tab.evaluate(() => window.store.loadContent(8));
  expect(await homeTexts(tab)).toEqual([]);
});
