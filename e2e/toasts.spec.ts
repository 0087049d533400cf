import type { Page } from '@playwright/test';
import { expect, fillRegistration, test, toasts } from './support/journey.ts';
import { fillLogin } from './support/steps.ts';

const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const loginFailed = (page: Page) => toasts(page).getByText('Login failed');

async function failLogin(page: Page) {
  await fillLogin(page, 'nobody-here', 'wrong');
  await expect(loginFailed(page)).toBeVisible();
}

/** While the clock of the page stands still: it goes on in small steps until the toast is there, however long that takes. */
async function failLoginInSteps(page: Page) {
  await fillLogin(page, 'nobody-here', 'wrong');
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(loginFailed(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('a toast shows for 5 seconds, and longer while it is hovered or focused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await failLoginInSteps(page);
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1_500);
  await expect(toasts(page)).toHaveCount(0);

  await failLoginInSteps(page);
  await toasts(page).hover();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
  await page.mouse.move(5, 5);
  await page.clock.runFor(6_000);
  await expect(toasts(page)).toHaveCount(0);

  await failLoginInSteps(page);
  await page.keyboard.press('F8');
  await expect(region(page).locator('ol')).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toasts(page)).toHaveCount(1);
});

test('one toast shows at a time, and is closed by its button', async ({ page }) => {
  await page.goto('/auth');
  await failLogin(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await fillRegistration(page, 'admin');
  await expect(toasts(page).getByText('Registration failed')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
  // By keyboard: a pointer on its way would let it go.
  await page.getByRole('button', { name: 'Close notification' }).press('Enter');
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is at most 420 pixels wide, and a swipe of 50 pixels to the right sends it away', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/auth');
  await failLogin(page);
  const box = await region(page).locator('ol').boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await swipe(page, 40);
  await page.waitForTimeout(400);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(page, 70);
  await expect(toasts(page)).toHaveCount(0);
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
