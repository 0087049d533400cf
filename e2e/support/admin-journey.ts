import type { Page } from '@playwright/test';
import { adminPassword, expect } from './journey.ts';

export { test } from './provider-journey.ts';
export { adminPassword };

/** The tabs of the dashboard, by their names in the address. */
type Tab =
  | 'universal-prompt'
  | 'topics'
  | 'templates'
  | 'websites'
  | 'site-pictures'
  | 'users'
  | 'reviews'
  | 'publishing'
  | 'usage'
  | 'log';

/** Opens the dashboard at one of its tabs, by the password. Somebody must be signed in. */
export async function openAdmin(page: Page, tab: Tab = 'universal-prompt'): Promise<void> {
  await page.goto(`/admin?tab=${tab}`);
  await enterAdminPassword(page);
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
}

export async function enterAdminPassword(page: Page, password = adminPassword): Promise<void> {
  await page.getByLabel('Admin password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Open|Continue)$/ }).click();
}

/** The password given by a call: what only an admin may do can be prepared before a page is opened. */
export async function elevateAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/verify', {
    data: { password: adminPassword },
  });
  expect(answer.status()).toBe(200);
}
