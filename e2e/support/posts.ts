import { expect, type Locator, type Page } from '@playwright/test';

/** The posts page, as a person uses it. */

export async function fillForm(
  page: Page,
  { topic = 'Sellers', city = 'Austin', state = 'Texas' } = {},
): Promise<void> {
  await page.getByRole('combobox', { name: 'Topic' }).fill(topic);
  await page.getByRole('option', { name: topic }).first().click();
  await page.getByRole('combobox', { name: 'State' }).fill(state);
  await page.getByRole('option', { name: state, exact: true }).click();
  await page.getByRole('combobox', { name: 'City' }).fill(city);
  await page.getByRole('combobox', { name: 'City' }).press('Escape');
}

export const generateButton = (page: Page) =>
  page.getByRole('button', { name: 'Generate', exact: true });

export const questionsDialog = (page: Page) => page.getByRole('dialog', { name: 'Make it yours' });

/** The posts on the page, oldest first. */
export const postCards = (page: Page) =>
  page.getByRole('region', { name: 'Generated content' }).getByRole('article');

/** Fills the form, leaves the questions out and waits for the post. */
export async function makePost(
  page: Page,
  place?: { city: string; state: string },
): Promise<Locator> {
  const before = await postCards(page).count();
  await fillForm(page, place);
  await generateButton(page).click();
  await questionsDialog(page).getByRole('button', { name: 'Skip All' }).click();
  await expect(postCards(page)).toHaveCount(before + 1);
  return postCards(page).last();
}

export async function requestChanges(page: Page, card: Locator, request: string): Promise<void> {
  await card.getByRole('button', { name: 'Request Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Content Revision' });
  await dialog.getByRole('textbox').fill(request);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
}
