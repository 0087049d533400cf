import type { Page } from '@playwright/test';
import { defaultComposition } from '#contract/composition.ts';
import { givePictures, openGiven } from './support/compose.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/] } });

async function openGrid(page: Page, count: number): Promise<void> {
  const { background } = await givePictures(page);
  const { id } = await saveItem(page);
  for (let made = 0; made < count; made += 1) {
    const response = await page.request.post('/api/personalize-image', {
      data: { contentId: id, aiImageId: background.id, composition: defaultComposition },
    });
    expect(response.status(), await response.text()).toBe(200);
  }
  await openGiven(page, { gridOf: id });
}

const pictures = (page: Page) =>
  page.getByRole('img', { name: 'Your photo with your headshot and logo' });

test('personalized images are viewed, downloaded and deleted', { tag: '@phone' }, async ({
  page,
}) => {
  await openGrid(page, 2);
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
  await expectNoSidewaysScroll(page);

  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await expect(pictures(page)).toHaveCount(2);
  for (const left of [1, 0]) {
    page.once('dialog', (dialog) => dialog.accept());
    await page.getByRole('button', { name: 'Delete image 1' }).click();
    await expect(toasts(page)).toContainText('Image Deleted');
    await expect(pictures(page)).toHaveCount(left);
    await expect(page.getByText(`${left} images`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'No personalized images yet' })).toBeVisible();
});

test('a picture that cannot be deleted stays, and the reason is said', async ({ page }) => {
  await openGrid(page, 1);
  page.on('dialog', (dialog) => dialog.accept());
  const answers = [{ json: { code: 'not_found', message: 'It is gone' } }, { body: 'Oh' }];
  await page.route('**/api/personalized-images/*', (route) =>
    route.fulfill({ status: 500, ...answers.shift() }),
  );
  for (const words of ['It is gone', 'Failed to delete the image']) {
    await page.getByRole('button', { name: 'Delete image 1' }).click();
    await expect(toasts(page)).toContainText(words);
  }
  await expect(pictures(page)).toHaveCount(1);
});

test('a list that does not come can be asked for again', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  const address = '**/api/personalized-images/content/**';
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
  await openGiven(page, { gridOf: id });
  await expect(page.getByText('Your personalized images could not be loaded.')).toBeVisible();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No personalized images yet' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});
