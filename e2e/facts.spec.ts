import type { Page } from '@playwright/test';
import { expect, expectAccessible, registerQuickly, test, toasts } from './support/journey.ts';
import { expectAccessibleOnAPhone, expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { postCards } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';

/** What a text claims: its line, its list, its marks, and the question before it is taken along. */

const content = '<p>HOA dues here are $180 a month.</p><p>We sold 38 homes on Elm Street.</p>';
const sentence = 'We sold 38 homes on Elm Street.';

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerQuickly(page);
});

/** A post that was generated from an answer and has been edited since. */
async function openPost(page: Page) {
  const data = {
    ...{ topicId: 'sellers', location: 'Austin', state: 'TX' },
    userAnswers: [{ question: 'What are the dues?', answer: 'HOA dues are $180 a month.' }],
  };
  let id = '';
  // The first text of a server takes long on a busy machine.
  await expect(async () => {
    const response = await page.request.post('/api/generate', { data });
    expect(response.status()).toBe(200);
    [{ id }] = (await response.json()).posts;
  }).toPass();
  await page.request.patch(`/api/posts/${id}`, { data: { title: 'Elm dues', content } });
  await page.goto('/insights');
  const post = postCards(page).first();
  // It is looked up when it comes near.
  await post.getByRole('button', { name: 'Edit', exact: true }).scrollIntoViewIfNeeded();
  await expect(post.getByRole('button', { name: /^Facts in this post/ })).toBeVisible();
  return post;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('the facts of a post have their notes where they stand, are listed with where they are from, and confirmed', async ({
  page,
}) => {
  const post = await openPost(page);
  const open = post.locator('[role=mark]');
  await expect(open).toHaveText(['38', 'Elm Street']);
  const note = page.getByRole('tooltip');
  await open.first().focus();
  await expect(note).toHaveText('Yours to confirm: we don’t know where this is from.');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await post.getByText('$180', { exact: true }).click();
  await expect(note).toHaveText(
    'From your answer to “What are the dues?”: HOA dues are $180 a month.',
  );
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();

  const line = post.getByRole('button', { name: /^Facts in this post/ });
  await expect(line).toHaveText('Facts in this post: 1 from your answers, 2 yours to confirm');
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await line.press('Enter');
  const known = post.getByRole('list', { name: 'Where the others come from' });
  await expect(known).toContainText('$180From your answer to “What are the dues?”');
  const tick = post.getByRole('checkbox', { name: sentence });
  await expect(tick).not.toBeChecked();
  await expectAccessibleOnEveryScreen(page);

  const remembered = page.waitForResponse('**/api/claims/confirmed');
  await tick.press('Space');
  expect((await remembered).status()).toBe(200);
  await expect(line).toHaveText('Facts in this post: 1 from your answers, 2 confirmed by you');
  await page.reload();
  await post.getByRole('button', { name: 'Edit', exact: true }).scrollIntoViewIfNeeded();
  await expect(line).toHaveText('Facts in this post: 1 from your answers, 2 confirmed by you');

  await line.click();
  await tick.press('Space');
  await expect(line).toHaveText('Facts in this post: 1 from your answers, 2 yours to confirm');
});

test('open facts are underlined while a text is edited, those of new words too', async ({
  page,
}) => {
  const { id } = await saveItem(page, { title: 'Elm dues', content });
  await page.goto(`/content/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Content' });
  const marks = editor.locator('[data-tone=open]');
  await expect(marks).toHaveText(['$180', '38', 'Elm Street']);
  await marks.nth(1).click();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Yours to confirm: we don’t know where this is from.',
  );
  // Below its words, in a dialog as well.
  const [words, note] = [
    await marks.nth(1).boundingBox(),
    await page.getByRole('tooltip').boundingBox(),
  ];
  expect(Math.abs((note?.x ?? 0) - (words?.x ?? 0))).toBeLessThan(2);
  await editor.press('ControlOrMeta+End');
  await editor.pressSequentially(' It took 17 days.');
  await expect(marks.last()).toHaveText(/17/);
  await expectAccessible(page);
});

test('a fact whose origin is known shows it to whoever taps it @phone-only', async ({ page }) => {
  const post = await openPost(page);
  await expect(post.locator('[role=mark]')).toHaveText(['38', 'Elm Street']);
  await post.getByText('$180', { exact: true }).click();
  await expect(page.getByRole('tooltip')).toHaveText(
    'From your answer to “What are the dues?”: HOA dues are $180 a month.',
  );
});

test('copying with open facts asks once, and shows them on request', async ({ page }) => {
  const post = await openPost(page);
  const copyAs = async (name: string) => {
    await post.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const question = page.getByRole('dialog', { name: '2 facts are yours to confirm' });
  await copyAs('Copy as text');
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await expectAccessibleOnAPhone(page);
  await question.getByRole('button', { name: 'Look at them' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: sentence }).press('Space');
  const answered = page.getByRole('dialog', { name: 'All facts are confirmed' });
  await answered.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
  expect(await copied(page)).toContain(sentence);
  await expect(page.getByRole('dialog')).toBeHidden();

  // The question has been asked for this version, whatever is ticked.
  await post.getByRole('button', { name: /^Facts in this post/ }).click();
  await post.getByRole('checkbox', { name: sentence }).press('Space');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await copyAs('Copy as text');
  await expect.poll(() => copied(page)).toContain(sentence);
});

test('the copy for a platform asks as well, and copies anyway', async ({ page }) => {
  const post = await openPost(page);
  await post.getByRole('button', { name: 'Copy for…' }).click();
  const platforms = page.getByRole('dialog', { name: 'Copy for a platform' });
  await platforms.getByText('Plain text').click();
  await platforms.getByRole('button', { name: 'Copy', exact: true }).click();
  const question = page.getByRole('dialog', { name: '2 facts are yours to confirm' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(platforms).toBeVisible();
  await platforms.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(platforms.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toContain(sentence);
});

test('a saved item has its line, and its download asks; without facts nothing is asked', async ({
  page,
}) => {
  const item = await saveItem(page, { content, title: 'Elm dues' });
  await page.goto(`/content/${item.id}`);
  const line = page.getByRole('button', { name: /^Facts in this post/ });
  await expect(line).toHaveText('Facts in this post: 3 yours to confirm');
  await expect(page.locator('[role=mark]')).toHaveText(['$180', '38', 'Elm Street']);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Markdown (.md)' }).click();
  const question = page.getByRole('dialog', { name: '3 facts are yours to confirm' });
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Download anyway' }).click();
  expect((await download).suggestedFilename()).toBe('elm-dues.md');

  const plain = await saveItem(page, { content: '<p>Warm words.</p>', title: 'Warm porch' });
  await goWithin(page, `/content/${plain.id}`);
  await expect(page.getByText('Facts in this post: none found')).toBeVisible();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
});
