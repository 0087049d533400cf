import type { Browser, Page } from '@playwright/test';
import { expect, password, registerQuickly } from './journey.ts';
import { logIn } from './steps.ts';

/** Steps on the page My Account. */

/** A part of the page by its heading. */
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });

export const line = (page: Page) => page.getByRole('region', { name: 'Preview of your line' });

export async function openAccount(page: Page): Promise<string> {
  const name = await registerQuickly(page);
  await page.goto('/account');
  await expect(page.getByLabel('Brokerage')).toBeVisible();
  return name;
}

export async function chooseState(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'License state' });
  await field.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The same account in another browser. */
export async function signInElsewhere(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${process.env.E2E_ADDRESS}/auth`);
  await logIn(page, name, password);
  await expect(page.getByText(`Welcome back, ${name}!`).first()).toBeVisible();
  return page;
}
