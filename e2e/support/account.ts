import { type Page, request } from '@playwright/test';
import { expect, password, registerQuickly } from './journey.ts';

/** Steps on the page My Account. */

/** A part of the page by its heading. */
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

export const signaturePreview = (page: Page) =>
  page.getByRole('region', { name: 'Signature preview' });

export async function openAccount(page: Page): Promise<string> {
  const name = await registerQuickly(page);
  await showAccount(page);
  return name;
}

/** For those who are registered already. */
export async function showAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.getByLabel('Brokerage')).toBeVisible();
}

export async function chooseState(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'License state' });
  await field.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The same account on another device, of which only the calls matter. */
export async function signInElsewhere(name: string, userAgent: string, secret = password) {
  const device = await request.newContext({ baseURL: process.env.E2E_ADDRESS ?? '', userAgent });
  const response = await device.post('/api/login', { data: { username: name, password: secret } });
  expect(response.status()).toBe(200);
  return {
    isSignedIn: async () => (await device.get('/api/auth/verify')).status() === 200,
    close: () => device.dispose(),
  };
}
