import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
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
  postUnderTest,
  prepareCard,
  show,
  versions,
  words,
} from './support/post-card-journey.ts';
import { tinyPng } from './support/tiny-png.ts';

test.beforeEach(async ({ page, context }) => {
  await prepareCard(page, context);
});

const notLoaded = 'This picture didn’t load.';

/** The addresses of a picture and of one that is not there any more. */
async function twoPictures(page: Page): Promise<string[]> {
  await page.route('**/api/files/**', (route) =>
    route.request().url().endsWith('gone')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
  return ['/api/files/first', '/api/files/gone'];
}

test('a post to read, with hashtags, note and image prompt, and pictures to leaf through', async ({
  page,
  context,
}) => {
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(postUnderTest.imagePrompt);

  // One of the pictures is missing.
  await show(page, { post: { ...postUnderTest, imageUrls: await twoPictures(page) } });
  const first = card.getByRole('img', { name: 'AI-generated illustration: A lit porch' });
  await expect(first).toBeVisible();
  const box = await first.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await card.getByRole('button', { name: 'Next picture' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText('2 of 2', { exact: true })).toBeVisible();
  await expect(card.getByText(notLoaded)).toBeInViewport();
  await card.getByRole('button', { name: 'Previous picture' }).click();
  await expect(card.getByText('1 of 2', { exact: true })).toBeVisible();

  await show(page, { post: { ...postUnderTest, imageUrls: ['https://example.com/a.png'] } });
  await expect(card.getByRole('img', { name: 'Picture 1 of 1 for A warm porch' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
});

test('an edit is saved by button, key or suggestion, what is empty is refused, and leaving asks', async ({
  page,
}) => {
  const { title, content, hashtags, button, card } = await openCard(page);
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
    ...{
      id: postUnderTest.id,
      title: 'A <em>warm</em> porch tonight',
      content: postUnderTest.content,
    },
    hashtags: ['One', 'two'],
  });
  await expect(card).toHaveAccessibleName('A warm porch tonight');

  await button('Edit').click();
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(button('Edit')).toBeFocused();
  expect((await heard(page)).replaced).toHaveLength(1);

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
  await expect(card).toHaveAccessibleName('A warm porch tonight');
  expect((await heard(page)).replaced).toHaveLength(1);

  await show(page, { post: { ...postUnderTest, flags: [flag] } });
  const use = card.getByRole('button', { name: 'Replace with “roomy”' });
  await cardOn(page).edit();
  await use.click();
  await expect(content).toHaveText('An old porch is a fine place. It is roomy.');
  await expect(use).toBeHidden();
  await cardOn(page).button('Cancel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await use.click();
  await expect(card.getByText('It is roomy.')).toBeVisible();
  await expect(use).toBeHidden();
  expect((await heard(page)).replaced.slice(1)).toEqual([
    { ...postUnderTest, content: '<p>An old porch is a fine place. It is roomy.</p>', flags: [] },
  ]);
});

test('flagged words are underlined where they stand, in the finished post and while it is edited', {
  tag: '@phone',
}, async ({ page }) => {
  const { card } = await openCard(page, { post: { ...postUnderTest, flags: [flag] } });
  const tip = page.getByRole('tooltip');
  const mark = card.locator('[role="mark"]');
  await expect(mark).toHaveText('perfect for families');
  await expect(mark).toHaveAccessibleDescription(/^Avoid: It says who the home is for\./);
  await expect(async () => {
    await mark.click();
    await expect(tip).toContainText('Avoid: It says who the home is for.', { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  // The list stays.
  await expect(card.getByText('Wording to review (1)')).toBeVisible();

  await cardOn(page).edit();
  const edited = card.locator('[contenteditable] [data-word-note]');
  await expect(edited).toHaveText('perfect for families');
  await edited.click();
  await expect(tip).toContainText('It says who the home is for.');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(edited).toBeVisible();
});

test('a revision is asked for while the old text stays, and an earlier version is brought back', async ({
  page,
}) => {
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

  // Of marked words it is offered what the built-in writer can do.
  await card.getByText(words).click({ clickCount: 3 });
  const tools = card.getByRole('group', { name: 'Change the selected words' });
  await expect(tools.getByRole('button')).toHaveText(['Shorten', 'Warmer', 'Simpler', 'Ask…']);
  await tools.getByRole('button', { name: 'Warmer' }).click();
  expect((await heard(page)).requests.slice(1)).toEqual(['Warmer']);

  await show(page, { isBusy: true });
  await expect(tools).toHaveCount(0);
  await expect(card).toHaveAttribute('aria-busy', 'true');
  await expect(card.getByText('We’re writing a new version.')).toBeVisible();
  await expect(card.getByText(words)).toBeVisible();
  await expect(button('Edit')).toBeDisabled();
  await button('Request Changes').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await show(page, { isBusy: false });
  await button('Request Changes').click();
  await expect(request).toHaveValue('');
  await page.keyboard.press('Escape');

  const imageUrls = ['https://example.com/a.png'];
  await show(page, {
    post: { ...postUnderTest, imageUrls },
    versions: versions({ ...postUnderTest, title: 'First' }, earlier),
  });
  const open = card.getByRole('button', { name: 'Earlier versions (2)' });
  await open.click();
  const earlierOnes = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(earlierOnes.getByRole('button', { name: /^Version/ })).toHaveText([
    /Version 2.*5 minutes ago/,
    /Version 1/,
  ]);
  await expect(earlierOnes.locator('del')).toHaveText(['cold', 'nothing.']);
  await expect(earlierOnes.locator('ins').first()).toHaveText('warm');
  await earlierOnes.getByText('Show as it was').click();
  await expect(earlierOnes.getByText('An old porch is nothing.')).toBeVisible();
  await expect(earlierOnes.locator('del')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await earlierOnes.getByRole('button', { name: 'Restore this version' }).press('Enter');
  await expect(card).toHaveAccessibleName('A cold porch');
  expect((await heard(page)).replaced).toEqual([{ ...earlier, imageUrls }]);
  await expect(card.getByRole('button', { name: 'Earlier versions (3)' })).toBeFocused();
});

test('the card and its dialogs are accessible and fit the screen, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow();
  const imageUrls = await twoPictures(page);
  const { button, card } = await openCard(page, {
    post: { ...postUnderTest, imageUrls, flags: [flag], hashtags: ['Long'.repeat(40)] },
    versions: versions(earlier),
    hasDraft: true,
  });
  const look = async () => {
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  };
  await card.getByRole('button', { name: 'Next picture' }).click();
  await expect(card.getByText(notLoaded)).toBeInViewport();
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
  await expectAccessible(page);
  await show(page, { isBusy: false });
  await cardOn(page).edit();
  await look();
});
