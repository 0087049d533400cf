import { expect, test } from 'vitest';
import { clearLocalContent } from './clear-local-content.ts';
import { userMessage } from './message.ts';
import { addMessages } from './messages.ts';
import { asked, postOf } from './testing/sample-messages.ts';
import { TestBrowser } from './testing/test-browser.ts';

const allKeys = [
  'blog_messages',
  'content_user_id',
  'current_blog_post',
  'home_messages',
  'insights_messages',
];

test('until somebody is known to be signed in, nothing is shown and nothing is erased', async () => {
  const browser = new TestBrowser();
  browser.storeContent(7, [asked('Mine')], postOf('Mine'));
  const page = browser.openTab();
  expect(page.homeTexts()).toEqual([]);
  expect(browser.storedKeys()).toEqual(allKeys);
});

test('what belongs to another user is erased when somebody signs in', async () => {
  const browser = new TestBrowser();
  browser.storeContent(7, [asked('Mine')], postOf('Mine'));
  const page = browser.openTab(8);
  expect(page.content()).toEqual({ home: [], insights: [], blog: [], blogPost: null });
  expect([...browser.stored]).toEqual([['content_user_id', '8']]);
});

test('what has no owner is nobody’s', async () => {
  const browser = new TestBrowser();
  browser.storeContent(7, [asked('Whose?')]);
  browser.stored.delete('content_user_id');
  const page = browser.openTab(7);
  expect(page.homeTexts()).toEqual([]);
  expect(browser.storedKeys()).toEqual(['content_user_id']);
});

test('when the session ends the storage is empty, and the page goes on after the login', async () => {
  const browser = new TestBrowser();
  const tab = browser.openTab(7);
  tab.run((store) => addMessages(store, 'insights', userMessage('Mine')));
  tab.run(() => clearLocalContent());
  expect(browser.storedKeys()).toEqual([]);
  expect(tab.homeTexts()).toEqual(['Mine']);

  tab.run((store) => addMessages(store, 'home', userMessage('Meanwhile')));
  expect(browser.storedKeys()).toEqual([]);

  tab.run((store) => store.load(7));
  expect(browser.openTab(7).homeTexts()).toEqual(['Mine', 'Meanwhile']);
});

test('who logs in on the page of another finds nothing of theirs', async () => {
  const tab = new TestBrowser().openTab(7);
  tab.run((store) => addMessages(store, 'home', userMessage('Mine')));
  tab.run(() => clearLocalContent());
  tab.run((store) => store.load(8));
  expect(tab.homeTexts()).toEqual([]);
});
