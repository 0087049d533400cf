import { postOf } from '#web/local-content/testing/sample-messages.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  fillForm,
  generateButton,
  makePost,
  openPosts,
  postCards,
  questionsDialog,
  requestChanges,
} from './support/posts.ts';

/** From a topic to a finished post, on the built-in writer. */

test.beforeEach(({ page }) => registerQuickly(page));

const porch = postOf('A porch in Hyde Park', {
  content: [
    'Buyers stop at the porch first, and many of them decide there. It is the room that greets.',
    'Paint the rail, change the bulb and sweep the steps. It takes one weekend and little money.',
    'Two chairs say more than a long list. Leave room to walk between them, and hide the hose.',
    'An old lantern can stay when it works. A new one costs less than a dinner for two.',
    'Come by on a Saturday evening, when the street is quiet, and see for yourself.',
    'Ask me what your own porch needs. I will tell you what I would leave alone, too.',
  ]
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join(''),
});

test('form, questions and post, for everybody and on every screen', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/insights');
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await fillForm(page);
  await generateButton(page).click();
  const dialog = questionsDialog(page);
  await dialog.getByRole('textbox').nth(0).fill('Bungalows in Hyde Park with original floors');
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Apply Customizations' }).click();

  await expect(postCards(page)).toContainText('Bungalows in Hyde Park');
  await expect(page.getByText('Generate posts for: Sellers in Austin, TX')).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('a post is edited, revised, brought back and saved, and is in Home, too', async ({ page }) => {
  const card = await openPosts(page, porch);
  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await card.getByRole('textbox', { name: 'Title' }).fill('A title of my own');
  await card.getByLabel('Hashtags').fill('HydePark  #Bungalows');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('heading', { name: 'A title of my own' })).toBeVisible();
  await expect(card).toContainText('#HydePark #Bungalows');

  const text = async () => (await card.innerText()).split('#HydePark')[0] ?? '';
  const before = await text();
  await requestChanges(page, card, 'Make it shorter');
  await expect(page.getByText('Request for revision: Make it shorter')).toBeVisible();
  await expect.poll(async () => (await text()).length).toBeLessThan(before.length);
  await card.getByRole('button', { name: 'Earlier versions (2)' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect.poll(text).toBe(before);

  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Your content has been saved successfully.');
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('A title of my own');
});

test('a subject of one’s own is written without questions, and the place is there next time', async ({
  page,
}) => {
  await page.goto('/insights');
  await page.getByRole('checkbox', { name: 'Use your own subject' }).check();
  await page.getByLabel('Your subject').fill('Selling a home with solar panels');
  await page.getByRole('combobox', { name: 'State' }).fill('or');
  await page.getByRole('option', { name: 'Oregon' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Bend');
  await page.getByRole('switch', { name: 'Ultra Mode' }).click();
  await generateButton(page).click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(
    page.getByText('Generate posts for: Selling a home with solar panels in Bend, OR'),
  ).toBeVisible();

  // An empty form asks the server for the last place, on any machine.
  const last = await page.request.get('/api/posts/last-place');
  expect(await last.json()).toEqual({ place: { location: 'Bend', state: 'OR' } });

  // Clearing can be undone, and leaves Home alone.
  const words = await postCards(page).getByRole('heading').first().innerText();
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('Your post will appear here')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(postCards(page)).toContainText(words);
  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(postCards(page)).toHaveCount(0);
  await expect(page.getByLabel('Your subject')).toBeFocused();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(words);
});

test('what has changed is saved in the same place; who is signed out is told to log in', async ({
  page,
}) => {
  const card = await openPosts(page, porch, postOf('Another porch'));
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  await requestChanges(page, card, 'Make it shorter');
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  const items = await (await page.request.get('/api/saved-content')).json();
  expect(items).toHaveLength(1);

  // What was deleted meanwhile is saved as something new.
  await page.request.delete(`/api/saved-content/${items[0].id}`);
  await card.getByRole('button', { name: 'Earlier versions (1)' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  const [again] = await (await page.request.get('/api/saved-content')).json();
  expect(again.id).not.toBe(items[0].id);

  // A session that ends meanwhile leaves the page as it is, whichever call hears of it first.
  await page.context().clearCookies();
  const save = postCards(page).last().getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(toasts(page)).toContainText('Authentication required');
  await expect(toasts(page)).toContainText('Please log in to save content.');
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(save).toHaveAccessibleDescription('Log in to save content');
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await save.click();
  await expect(toasts(page)).toContainText('Authentication required');
  await expect(toasts(page)).toContainText('Please log in to save content.');
});

test('unsaved edits are asked about, come back after a reload and elsewhere, and are discarded', async ({
  page,
  browser,
}) => {
  const card = await openPosts(page, porch);
  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await card.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  const drafts = async () => (await page.request.get('/api/drafts')).json();
  await expect
    .poll(drafts)
    .toEqual([expect.objectContaining({ kind: expect.stringMatching(/^post-edit/) })]);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveText('Half a thought');

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(card).toContainText('You have unsaved changes to this post.');

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(new URL('/insights', page.url()).href);
  await other.getByRole('button', { name: 'Bring it back' }).click();
  const there = postCards(other);
  const title = there.getByRole('textbox', { name: 'Title' });
  await there.getByRole('button', { name: 'Continue editing' }).click();
  await expect(title).toHaveText('Half a thought');
  await expect(there.getByText('Your unsaved changes are back')).toBeVisible();
  const dropped = other.waitForResponse((response) => response.request().method() === 'DELETE');
  await there.getByRole('button', { name: 'Discard them' }).click();
  await dropped;
  await expect(title).toHaveText('A porch in Hyde Park');
  // Nothing is left to be asked about.
  await other.keyboard.press('Escape');
  await expect(there.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await elsewhere.close();
});

test('what shaped a post can be seen and left out of the next; at the limit Save says so, and to a guest that it takes a login', async ({
  page,
}) => {
  const answer = 'I know every street of Hyde Park in Austin.';
  await page.request.post('/api/learner/save-answer', {
    data: { question: 'What do you tell sellers in Austin first?', answer },
  });
  await page.route('**/api/saved-content/count*', (route) =>
    route.fulfill({ json: { count: 20, limit: 20 } }),
  );
  await page.goto('/insights');
  const card = await makePost(page);
  const limit = "You've reached the maximum of 20 saved items";
  const save = card.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription(limit);
  await save.hover({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText(limit);
  // In words, not only for whoever points at it.
  await expect(card.getByRole('link', { name: 'Full: delete or download some' })).toBeVisible();

  await card.getByRole('button', { name: 'What shaped this post' }).click();
  await expect(card).toContainText(answer);
  await expect(card).toContainText(/matches: .*Austin/);
  await expect(card).toContainText('Porchlight’s built-in writer');
  await card.getByRole('switch', { name: /Use it/ }).uncheck({ force: true });
  const request = page.waitForRequest('**/api/generate');
  await card.getByRole('button', { name: 'Write again without it' }).click();
  expect((await request).postDataJSON().databaseAnswers).toEqual([]);
  await expect(postCards(page)).toHaveCount(2);

  await page.context().clearCookies();
  await requestChanges(page, card, 'Make it shorter');
  await expect(page.getByText('You’ve been signed out.')).toBeVisible();
  await expect(save).toHaveAccessibleDescription('Log in to save content');
  await save.click();
  await expect(toasts(page)).toContainText('Authentication required');
  await expect(toasts(page)).toContainText('Please log in to save content.');
});
