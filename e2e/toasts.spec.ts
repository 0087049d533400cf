import type { Page } from '@playwright/test';
import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { logIn } from './support/steps.ts';

async function failLogin(page: Page, password = 'wrong') {
  await logIn(page, 'nobody-here', password);
  await expect(toasts(page).getByText('Login failed')).toBeVisible();
}

test('one toast shows at a time, and a new one takes its place', async ({ page }) => {
  const name = await registerQuickly(page);
  await page.context().clearCookies();
  await page.goto('/auth');
  await failLogin(page);
  await logIn(page, name, 'a good long password');
  await expect(toasts(page).getByText('Login successful')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('a toast closes by itself after 5 seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await failLogin(page);
  await page.clock.runFor(3_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(2_500);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast waits while it is hovered or focused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await failLogin(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);

  await failLogin(page);
  await page.keyboard.press('F8');
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
});

test('F8 leads to the notifications, and the button closes', async ({ page }) => {
  await page.goto('/auth');
  await failLogin(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator('ol')).toBeFocused();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe to the right of 50 pixels sends a toast away, a shorter one does not', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/auth');
  await failLogin(page);
  await swipe(page, 40);
  await page.waitForTimeout(400);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 70);
  await expect(toasts(page)).toHaveCount(0);
});

test('the region is at most 420 pixels wide', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/auth');
  await failLogin(page);
  const box = await page
    .getByRole('region', { name: /Notifications/ })
    .locator('ol')
    .boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('there is no toast to swipe');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 30, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 30 + distance / 2, y, { steps: 4 });
  await page.mouse.move(box.x + 30 + distance, y, { steps: 4 });
  await page.mouse.up();
}
