import {
  expect,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  fillForm,
  generateButton,
  makePost,
  postCards,
  questionsDialog,
  requestChanges,
} from './support/posts.ts';

/** From a topic to a finished post, on the built-in writer. */

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/insights');
});

test('form, questions, post, edit, revision, undo, save', { tag: '@phone' }, async ({ page }) => {
  await fillForm(page);
  await generateButton(page).click();
  const dialog = questionsDialog(page);
  await dialog.getByRole('textbox').nth(0).fill('Bungalows in Hyde Park with original floors');
  await dialog.getByRole('button', { name: 'Apply Customizations' }).click();

  const card = postCards(page).first();
  await expect(card).toContainText('Bungalows in Hyde Park');
  await expect(page.getByText('Generate posts for: Sellers in Austin, TX')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  const title = card.getByRole('textbox', { name: 'Title' });
  await title.fill('A title of my own');
  await card.getByLabel('Hashtags').fill('HydePark  #Bungalows');
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('heading', { name: 'A title of my own' })).toBeVisible();
  await expect(card).toContainText('#HydePark #Bungalows');

  const before = await card.innerText();
  await requestChanges(page, card, 'Make it shorter');
  await expect(page.getByText('Request for revision: Make it shorter')).toBeVisible();
  await expect(async () => expect(await card.innerText()).not.toBe(before)).toPass();
  await expect(card.getByRole('button', { name: 'Earlier versions (2)' })).toBeVisible();

  await card.getByRole('button', { name: 'Earlier versions (2)' }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(card).toContainText('Bungalows in Hyde Park');

  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toasts(page)).toContainText('Your content has been saved successfully.');
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();

  await page.reload();
  await expect(postCards(page).first()).toContainText('A title of my own');
  await expect(postCards(page).first().getByRole('link', { name: 'Saved' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('A title of my own');
});

test('a subject of one’s own, without questions, and the place is there next time', async ({
  page,
  browser,
}) => {
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

  // Another machine: the same session, nothing in the browser.
  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(new URL('/insights', page.url()).href);
  await expect(other.getByRole('combobox', { name: 'City' })).toHaveValue('Bend');
  await expect(other.getByRole('combobox', { name: 'State' })).toHaveValue('Oregon');
  await elsewhere.close();
});

test('clearing can be undone and leaves Home alone', async ({ page }) => {
  await makePost(page);
  const words = await postCards(page).first().getByRole('heading').first().innerText();
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expect(page.getByText('Your post will appear here')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(postCards(page)).toContainText(words);

  await page.getByRole('button', { name: 'Start New' }).click();
  await expect(postCards(page)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Topic' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to Tools' }).click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(words);
});

test('saved once, saved again after a change, in the same place', async ({ page }) => {
  const card = await makePost(page);
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  await requestChanges(page, card, 'Make it shorter');
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  const items = await (await page.request.get('/api/saved-content')).json();
  expect(items).toHaveLength(1);

  // What was deleted meanwhile is saved as something new.
  await page.request.delete(`/api/saved-content/${items[0].id}`);
  await requestChanges(page, card, 'Make it even shorter');
  await card.getByRole('button', { name: 'Save changes' }).click();
  await expect(card.getByRole('link', { name: 'Saved' })).toBeVisible();
  const [again] = await (await page.request.get('/api/saved-content')).json();
  expect(again.id).not.toBe(items[0].id);
});

test('at the limit Save says so', async ({ page }) => {
  await page.route('**/api/saved-content/count*', (route) =>
    route.fulfill({ json: { count: 20, limit: 20 } }),
  );
  await page.reload();
  const card = await makePost(page);
  const save = card.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription("You've reached the maximum of 20 saved items");
  await save.hover({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText(
    "You've reached the maximum of 20 saved items",
  );
});

test('who is signed out meanwhile keeps the page and is told to log in', async ({ page }) => {
  const card = await makePost(page);
  await page.context().clearCookies();
  // Whichever call hears of it first.
  await card.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('You have been signed out.')).toBeVisible();
  const save = card.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAccessibleDescription('Log in to save content');
  await save.click();
  await expect(toasts(page)).toContainText('Authentication required');
  await expect(toasts(page)).toContainText('Please log in to save content.');
});

test('unsaved edits are asked about, and come back after a reload and elsewhere', async ({
  page,
  browser,
}) => {
  const card = await makePost(page);
  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  const kept = page.waitForResponse(
    (response) =>
      /\/api\/drafts\/post-edit/.test(response.url()) && response.request().method() === 'POST',
  );
  await card.getByRole('textbox', { name: 'Title' }).fill('Half a thought');
  await kept;
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveText('Half a thought');

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await card.getByRole('button', { name: 'Continue editing' }).click();
  await expect(card.getByRole('textbox', { name: 'Title' })).toHaveText('Half a thought');

  const elsewhere = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => localStorage.clear());
  await other.goto(new URL('/insights', page.url()).href);
  await other.getByRole('button', { name: 'Bring it back' }).click();
  await postCards(other).getByRole('button', { name: 'Continue editing' }).click();
  await expect(postCards(other).getByRole('textbox', { name: 'Title' })).toHaveText(
    'Half a thought',
  );
  await elsewhere.close();
});

test('what shaped a post can be seen, and a remembered answer left out of the next', async ({
  page,
}) => {
  const answer = 'I know every street of Hyde Park in Austin.';
  await page.request.post('/api/learner/save-answer', {
    data: { question: 'Which neighborhood in Austin do you know best?', answer },
  });
  const card = await makePost(page);
  await card.getByRole('button', { name: 'What shaped this post' }).click();
  await expect(card).toContainText(answer);
  await expect(card).toContainText(/because it matches: .*Austin/);
  await expect(card).toContainText('Porchlight’s built-in writer');
  await card.getByRole('switch', { name: /Use it/ }).uncheck({ force: true });
  const request = page.waitForRequest('**/api/generate');
  await card.getByRole('button', { name: 'Write again without it' }).click();
  expect((await request).postDataJSON().databaseAnswers).toEqual([]);
  await expect(postCards(page)).toHaveCount(2);
});
