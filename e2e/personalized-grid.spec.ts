import type { Page } from '@playwright/test';
import { defaultComposition } from '#contract/composition.ts';
import { givePictures, openGiven } from './support/compose.ts';
import { expect, expectAccessibleInBothSchemes, test, toasts } from './support/journey.ts';
import { expectToFitAPhone } from './support/narrow.ts';
import { saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

/** A saved item with as many pictures; gives its id. */
async function giveItem(page: Page, count: number): Promise<number> {
  const { background } = await givePictures(page);
  const { id } = await saveItem(page);
  for (let made = 0; made < count; made += 1) {
    const response = await page.request.post('/api/personalize-image', {
      data: { contentId: id, aiImageId: background.id, composition: defaultComposition },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
  return id;
}

const pictures = (page: Page) =>
  page.getByRole('img', { name: /^Photo, with .+ headshot and logo/ });

test('personalized images are asked for again when they do not come, viewed, downloaded and deleted', async ({
  page,
}) => {
  const gridOf = await giveItem(page, 2);
  const list = '**/api/personalized-images/content/**';
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
  await openGiven(page, { gridOf });
  await expect(page.getByText('We couldn’t load your personalized images.')).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pictures(page)).toHaveCount(2);
  await expect(page.getByText('2 images')).toBeVisible();

  const view = page.getByRole('link', { name: 'View image 1 (opens in a new tab)' });
  await expect(view).toHaveAttribute('target', '_blank');
  const address = await view.getAttribute('href');
  const opened = page.context().waitForEvent('page');
  await view.click();
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe(address);
  await tab.close();

  const link = page.getByRole('link', { name: 'Download image 1' });
  await expect(link).toHaveAttribute('href', `${address}?download=true`);
  const saved = page.waitForEvent('download');
  await link.click();
  expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  await expectAccessibleInBothSchemes(page);
  await expectToFitAPhone(page);

  page.once('dialog', (dialog) => dialog.dismiss());
  const remove = page.getByRole('button', { name: 'Delete image 1' });
  await remove.click();
  await expect(pictures(page)).toHaveCount(2);
  page.on('dialog', (dialog) => dialog.accept());
  await expectRefusalsToBeTold(page);
  for (const left of [1, 0]) {
    await remove.click();
    await expect(toasts(page)).toContainText('Image Deleted');
    await expect(pictures(page)).toHaveCount(left);
    await expect(page.getByText(`${left} images`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'No personalized images yet' })).toBeVisible();
});

/** A picture that cannot be deleted stays, and the reason is said. */
async function expectRefusalsToBeTold(page: Page): Promise<void> {
  const answers = [{ json: { code: 'not_found', message: 'It is gone' } }, { body: 'Oh' }];
  await page.route('**/api/personalized-images/*', (route) =>
    route.fulfill({ status: 500, ...answers.shift() }),
  );
  for (const words of ['It is gone', 'Failed to delete the image']) {
    await page.getByRole('button', { name: 'Delete image 1' }).click();
    await expect(toasts(page)).toContainText(words);
  }
  await expect(pictures(page)).toHaveCount(2);
  await page.unroute('**/api/personalized-images/*');
}
