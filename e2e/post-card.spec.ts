import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
  toasts,
} from './support/journey.ts';
import {
  cardOn,
  earlier,
  flag,
  heard,
  openCard,
  post,
  prepareCard,
  show,
  tinyPng,
  versions,
  words,
} from './support/post-card-journey.ts';

test.beforeEach(async ({ page, context }) => {
  await prepareCard(page, context);
});

test('a post to read, with its hashtags, note and image prompt', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCard(page);
  const { card } = cardOn(page);
  await expect(card).toHaveAccessibleName('A warm porch');
  await expect(card.getByText('Sellers · Austin, TX')).toBeVisible();
  await expect(card.getByText('#Porch #Austin')).toBeVisible();
  await expect(card.getByText('No figures were found.')).toBeVisible();
  await expect(card.getByRole('button', { name: /Earlier versions|Picture/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Copy the image prompt' }).click();
  await expect(toasts(page)).toContainText('Copied');
  await expect(toasts(page)).toContainText('Image prompt copied to clipboard');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post.imagePrompt);
});

test('pictures are leafed through by key and button; one that is missing stays calm', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('**/api/files/**', (route) =>
    route.request().url().endsWith('gone')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
  const imageUrls = ['/api/files/first', '/api/files/gone'];
  const { card } = await openCard(page, { post: { ...post, imageUrls } });
  const first = card.getByRole('img', { name: 'AI-generated illustration: A lit porch' });
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await card.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(card.getByText('This picture could not be loaded.')).toBeInViewport();
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect(card.getByText('1 of 2', { exact: true })).toBeVisible();

  await show(page, { post: { ...post, imageUrls: ['https://example.com/a.png'] } });
  await expect(card.getByRole('img', { name: 'Picture 1 of 1 for A warm porch' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
});

test('an edit is saved to the owner, by button or by key', async ({ page }) => {
  const { title, hashtags, button, card } = await openCard(page);
  await cardOn(page).edit();
  await page.keyboard.press('End');
  await page.keyboard.type(' tonight');
  await hashtags.fill('');
  await page.keyboard.type('  #One  two ');
  await expect(hashtags).toBeFocused();
  await expect.poll(async () => (await heard(page)).isUnsaved).toBe(true);
  await button('Save').click();
  await expect(button('Edit')).toBeFocused();
  const { replaced, isUnsaved } = await heard(page);
  expect(isUnsaved).toBe(false);
  expect(replaced).toHaveLength(1);
  expect(replaced[0]).toMatchObject({
    ...{ id: post.id, title: 'A <em>warm</em> porch tonight', content: post.content },
    hashtags: ['One', 'two'],
  });
  await expect(card).toHaveAccessibleName('A warm porch tonight');

  await button('Edit').click();
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(button('Edit')).toBeFocused();
  expect((await heard(page)).replaced).toHaveLength(1);
});

test('what is empty is refused beside it, and leaving asks first', async ({ page }) => {
  const { title, content, button, card } = await openCard(page);
  await cardOn(page).edit();
  for (const area of [title, content]) {
    await area.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(card.getByText('Title is required')).toBeVisible();
  await expect(card.getByText('Content is required')).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(title).toBeVisible();
  await button('Cancel').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(button('Edit')).toBeFocused();
  await expect(card).toHaveAccessibleName('A warm porch');
  expect((await heard(page)).replaced).toEqual([]);
});

test('unsaved changes are back after a reload, until they are discarded', async ({ page }) => {
  await openCard(page);
  await cardOn(page).edit();
  const kept = page.waitForResponse((response) => response.url().includes('/api/drafts/'));
  await page.keyboard.type('My ');
  await kept;

  const { card, title, button } = await openCard(page, { hasDraft: true });
  await expect(card.getByText('You have unsaved changes to this post.')).toBeVisible();
  await button('Continue editing').click();
  await expect(title).toHaveText('My A warm porch');
  await expect(card.getByText('Your unsaved changes are back')).toBeVisible();
  expect((await heard(page)).isUnsaved).toBe(true);
  const dropped = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await button('Discard them').click();
  await dropped;
  await expect(title).toHaveText('A warm porch');
  await page.keyboard.press('Escape');
  await expect(button('Edit')).toBeFocused();
});

test('a revision is asked for, and the old text stays while it is written', async ({ page }) => {
  const { card, button } = await openCard(page);
  await button('Request Changes').click();
  const dialog = page.getByRole('dialog', { name: 'Request Content Revision' });
  await expect(
    dialog.getByText(
      "Describe what changes you'd like to make to this content. The AI will generate a new version with your requested changes, including new images if needed.",
    ),
  ).toBeVisible();
  const request = dialog.getByRole('textbox');
  const submit = dialog.getByRole('button', { name: 'Submit Request' });
  await expect(request).toBeFocused();
  await expect(request).toHaveCSS('min-height', '150px');
  await request.fill('   ');
  await expect(submit).toBeDisabled();
  await request.fill('Say more about the light. ');
  await page.keyboard.press('Escape');
  await expect(button('Request Changes')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(request).toHaveValue('Say more about the light. ');
  await dialog.getByRole('button', { name: 'Make it shorter' }).click();
  await submit.click();
  await expect(dialog).toBeHidden();
  expect((await heard(page)).requests).toEqual(['Say more about the light.\nMake it shorter']);

  await show(page, { isBusy: true });
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(card.getByText('A new version is being written.')).toBeVisible();
  await expect(card.getByText(words)).toBeVisible();
  await expect(button('Edit')).toBeDisabled();
  await button('Request Changes').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await show(page, { isBusy: false });
  await button('Request Changes').click();
  await expect(request).toHaveValue('');
});

test('suggested words are put in with one click, in the post and in the editor', async ({
  page,
}) => {
  const { card, content } = await openCard(page, { post: { ...post, flags: [flag] } });
  const use = card.getByRole('button', { name: 'Use “roomy”' });
  await cardOn(page).edit();
  await use.click();
  await expect(content).toHaveText('An old porch is a fine place. It is roomy.');
  await expect(use).toBeHidden();
  await cardOn(page).button('Cancel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await use.click();
  await expect(card.getByText('It is roomy.')).toBeVisible();
  await expect(use).toBeHidden();
  const { replaced } = await heard(page);
  expect(replaced).toEqual([
    { ...post, content: '<p>An old porch is a fine place. It is roomy.</p>', flags: [] },
  ]);
});

test('the card and its dialogs are accessible and fit the screen, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const { button, card } = await openCard(page, {
    post: { ...post, flags: [flag], hashtags: ['Long'.repeat(40)] },
    versions: versions(earlier),
    hasDraft: true,
  });
  const look = async () => {
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  };
  await look();
  await card.getByRole('button', { name: /Earlier versions/ }).click();
  await expect(page.getByRole('button', { name: 'Restore this version' })).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await button('Request Changes').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await look();
  await page.keyboard.press('Escape');
  await show(page, { isBusy: true });
  await look();
  await show(page, { isBusy: false });
  await cardOn(page).edit();
  await look();
});
