import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, registerQuickly, test } from './support/journey.ts';
import { button, haveAsset, imageDialog } from './support/personalize.ts';
import { openPosts } from './support/posts.ts';
import { itemCard, saveItem } from './support/saved-content.ts';

/** The browser's back button closes what is open above the page, one after the other. */

test('back closes a dialog and stays on the page; the next one leaves it', async ({ page }) => {
  await registerQuickly(page);
  await saveItem(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Saved Content' }).first().click();
  const view = page.getByRole('dialog', { name: 'Warm porch' });
  const open = async () => {
    await itemCard(page, 'Warm porch').getByRole('button', { name: 'View' }).click();
    await expect(view).toBeVisible();
  };

  await open();
  await page.goBack();
  await expect(view).toBeHidden();
  await expect(page).toHaveURL(/\/saved-content$/);

  // Closed in another way it leaves nothing behind.
  await open();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await page.waitForFunction(() => !window.history.state?.dialogs);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/saved-content$/);

  // A question on top of nothing else: back answers with no.
  await itemCard(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: /Delete/ });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();

  // A reload closes it as well, and back then leaves the page.
  await open();
  await page.reload();
  await expect(itemCard(page, 'Warm porch')).toBeVisible();
  await expect(view).toBeHidden();
  await page.waitForFunction(() => !window.history.state?.dialogs);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('back closes the dialogs of a post, and what was typed there is kept', async ({ page }) => {
  await registerQuickly(page);
  const post = await openPosts(page, postOf('Porch'));
  await post.getByRole('button', { name: 'Copy for…' }).click();
  const platforms = page.getByRole('dialog', { name: 'Copy for a platform' });
  await platforms.getByRole('radio', { name: 'X', exact: true }).click();
  await platforms.getByLabel('Your text').fill('Only for X');
  await expect(platforms.getByRole('button', { name: "Back to the post's text" })).toBeVisible();
  await page.goBack();
  await expect(platforms).toBeHidden();
  await expect(page).toHaveURL(/\/insights$/);

  // Kept beside the post, over a reload, and the post is as it was.
  await page.reload();
  await expect(post).toContainText('All about Porch.');
  await post.getByRole('button', { name: 'Copy for…' }).click();
  await expect(platforms.getByLabel('Your text')).toHaveValue('Only for X');
  await platforms.getByRole('radio', { name: 'Facebook', exact: true }).click();
  await expect(platforms.getByLabel('Your text')).toHaveValue(/^All about Porch\./);
  await platforms.getByRole('radio', { name: 'X', exact: true }).click();
  await platforms.getByRole('button', { name: "Back to the post's text" }).click();
  await expect(platforms.getByLabel('Your text')).toHaveValue(/^All about Porch\./);
});

test('a shorter version is for X alone: the post, and what is kept of it, stay as they are', async ({
  page,
}) => {
  await registerQuickly(page);
  const long = '<p>Homes near the greenbelt sell in the first weekend. </p>'.repeat(12);
  const original = postOf('Porch', { content: long });
  const post = await openPosts(page, original);
  await post.getByRole('button', { name: 'Copy for…' }).click();
  const platforms = page.getByRole('dialog', { name: 'Copy for a platform' });
  await platforms.getByRole('radio', { name: 'X', exact: true }).click();
  const own = platforms.getByLabel('Your text');
  await own.fill('Homes near the greenbelt sell in the first weekend. '.repeat(12));
  await platforms.getByRole('button', { name: 'Ask for a shorter version' }).click();
  await expect.poll(async () => (await own.inputValue()).length).toBeLessThanOrEqual(280);
  const text = await own.inputValue();
  await page.keyboard.press('Escape');
  await expect(post).toContainText('Homes near the greenbelt');
  const kept = await page.evaluate(() => JSON.parse(localStorage.insights_messages));
  expect(kept.at(-1).content.posts[0].content).toBe(long);
  expect(kept.at(-1).meta[original.id ?? ''].platformTexts).toEqual({ x: text });
  await expect(post.getByRole('button', { name: /version/i })).toHaveCount(0);
});

test('pictures made before saving are there after it, and the dialog goes on where it was', async ({
  page,
}) => {
  test.slow();
  await registerQuickly(page);
  for (const kind of ['headshot', 'logo'] as const) await haveAsset(page, kind);
  const post = await openPosts(page, postOf('Porch'));
  const open = () => post.getByRole('button', { name: 'Generate Image' }).click();
  await open();
  await imageDialog(page).getByRole('tab', { name: 'Generate Image' }).click();
  await button(page, 'Generate Image').click();
  await button(page, 'Continue to Personalize').click();
  const slider = (name: string) => imageDialog(page).getByRole('slider', { name }).first();
  await slider('Position X').press('ArrowRight');
  const download = page.waitForEvent('download');
  await button(page, 'Download Image').click();
  await download;
  await slider('Position Y').press('ArrowRight');
  await expect(slider('Position Y')).toHaveValue('11');
  await page.goBack();
  await expect(imageDialog(page)).toBeHidden();

  await open();
  await expect(
    imageDialog(page).getByRole('tab', { name: 'Personalize', selected: true }),
  ).toBeVisible();
  await expect(slider('Position X')).toHaveValue('11');
  await expect(slider('Position Y')).toHaveValue('11');
  await page.keyboard.press('Escape');
  await post.getByRole('button', { name: 'Save', exact: true }).click();
  await post.getByRole('link', { name: 'Saved' }).click();
  await expect(page.getByRole('tab', { name: 'Personalize Images 1' })).toBeVisible();

  // On another machine, by the item alone.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await page.getByRole('tab', { name: /Personalize Images/ }).click();
  await page.getByRole('button', { name: 'Create Personalized Image' }).click();
  await expect(
    imageDialog(page).getByRole('tab', { name: 'Personalize', selected: true }),
  ).toBeVisible();
  await expect(slider('Position X')).toHaveValue('11');
  await expect(slider('Position Y')).toHaveValue('10');
});
