import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, registerQuickly } from './support/journey.ts';
import { generateButton, openFilledForm, postCards, requestChanges } from './support/posts.ts';
import { paused, test } from './support/provider-journey.ts';

/** A text that is written before one's eyes stays where it is, and a new version comes in its place. */

test.beforeEach(({ page }) => registerQuickly(page));

const firstWords = 'The tulips on Linden Street';

/** Where words stand on the page and how they are set. */
const looks = (words: Locator) =>
  words.evaluate((element) => {
    const { fontSize, fontFamily, lineHeight, fontWeight } = getComputedStyle(element);
    const { left, top, width } = element.getBoundingClientRect();
    const place = { left, top: Math.round(top + window.scrollY), width };
    return { fontSize, fontFamily, lineHeight, fontWeight, ...place };
  });

async function generate(page: Page): Promise<Locator> {
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  await generateButton(page).click();
  return postCards(page).first();
}

/** The words are drawn anew when their facts are known, and what is marked is not marked any more. */
const expectFacts = (card: Locator) => expect(card.locator('[role="mark"]').first()).toBeVisible();

/** As if the model had not kept to the passage: all else of it is not wanted. */
const answerOf = (words: string) => ({
  kind: 'answer' as const,
  value: {
    title: 'Another title',
    content: `<p>${words}</p>`,
    hashtags: ['Other'],
    contentTags: ['a', 'b', 'c'],
    imagePrompt: 'A porch',
  },
});

/** Marks a paragraph as three clicks, or a long press and two handles, would. */
const mark = (paragraph: Locator) =>
  paragraph.evaluate((element) => window.getSelection()?.selectAllChildren(element));

test('the finished text stands where it was written, in the same type', { tag: '@phone' }, async ({
  page,
  provider,
}) => {
  provider.next(paused);
  await generate(page);
  const writing = page.getByRole('region', { name: 'Being written' });
  await expect(writing).toContainText(firstWords);
  await expect(page.getByText('Generate posts for: Sellers in Austin, TX')).toBeVisible();
  const words = page.getByText(firstWords).first();
  const title = writing.getByRole('heading').first();
  const [written, writtenTitle] = [await looks(words), await looks(title)];
  const scrolled = await page.evaluate(() => window.scrollY);
  provider.resume();
  await expect(writing).toBeHidden();
  await expect(postCards(page)).toHaveCount(1);
  await expect.poll(() => looks(words)).toEqual(written);
  expect(await looks(postCards(page).getByRole('heading').first())).toEqual(writtenTitle);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a new version is written over the old text, says what it changed, and is undone after a reload', async ({
  page,
  provider,
}) => {
  const card = await generate(page);
  const before = await card.locator('.porch-reading').innerText();
  provider.next({
    ...paused,
    value: {
      title: 'Other',
      content: '<p>A shorter text about tulips and porches, as it was asked for.</p>',
      hashtags: ['One', 'Two', 'Three'],
      contentTags: ['a', 'b', 'c'],
      imagePrompt: 'A porch',
    },
  });
  await requestChanges(page, card, 'Make it shorter');
  await expect(card.getByText('We’re writing a new version.')).toBeVisible();
  await expect(card.getByRole('region', { name: 'Being written' })).toContainText('A shorter');
  await expectAccessible(page);
  // What it replaces is still there, and out of reach.
  await expect(card.locator('[inert]')).toContainText(firstWords);
  provider.resume();
  await expect(card.getByText(/^Changed: shorter/)).toBeVisible();
  await expect(card).not.toContainText(firstWords);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'See changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.locator('ins').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'See changes' })).toBeFocused();

  await page.reload();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(card.getByText(/^Changed:/)).toHaveCount(0);
  await expect(card).toBeFocused();
  await page.reload();
  expect(await card.locator('.porch-reading').innerText()).toBe(before);

  // Stopped, it leaves the text as it is, and says so beside it.
  provider.next(paused);
  await requestChanges(page, card, 'Longer');
  await card.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this.')).toBeVisible();
  expect(await card.locator('.porch-reading').innerText()).toBe(before);
});

test('words that are marked are changed by one press, by keyboard or by thumb', {
  tag: '@phone',
}, async ({ page, provider }) => {
  const card = await generate(page);
  await expectFacts(card);
  const ending = card.getByText('Send me a message');
  await mark(ending);
  const tools = card.getByRole('group', { name: 'Change the selected words' });
  await expect(tools.getByRole('button')).toHaveText([
    'Shorten',
    'Rephrase',
    'Warmer',
    'Simpler',
    'Ask…',
  ]);
  for (const tool of await tools.getByRole('button').all()) {
    await expect(tool).toBeInViewport({ ratio: 1 });
    await tool.click({ trial: true });
  }
  await expectAccessible(page);
  const request = page.waitForRequest('**/api/revise');
  provider.next(answerOf('Write to me.'));
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Shorten' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect((await request).postDataJSON().revisionContext).toMatchObject({
    revisionRequest: 'Shorter',
    passage: { text: expect.stringContaining('Send me a message') },
  });
  await expect(card).toContainText('Write to me.');
  await expect(card).toContainText(firstWords);
  await expect(card.getByText('Changed: the words you selected.')).toBeVisible();

  await expectFacts(card);
  await mark(card.getByText('Write to me.'));
  await tools.getByRole('button', { name: 'Ask…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Content Revision' });
  await expect(dialog).toContainText('Only the passage you selected will change');
  provider.next(answerOf('Drop me a line.'));
  await dialog.getByRole('button', { name: 'Shorter', exact: true }).click();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(card).toContainText('Drop me a line.');
  await expect(card).toContainText(firstWords);
  await expect(card).not.toContainText('Write to me.');
  await expect(card.getByRole('heading', { name: 'Another title' })).toHaveCount(0);
});
