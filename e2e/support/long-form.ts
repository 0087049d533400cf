import { expect, type Page } from '@playwright/test';

/** The long-form wizard, as a person uses it. */

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2, exact: true });

export async function fillTopic(page: Page, topic = 'Sellers'): Promise<void> {
  await page.getByRole('combobox', { name: 'Main topic' }).fill(topic);
  await page.getByRole('option', { name: topic, exact: true }).click();
  await fillPlace(page);
}

export async function fillPlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.getByRole('option', { name: 'Texas', exact: true }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Austin');
  await page.getByRole('combobox', { name: 'City' }).press('Escape');
}

export async function makeOutline(page: Page): Promise<void> {
  await fillTopic(page);
  await page.getByRole('button', { name: 'Generate Outline' }).click();
  await expect(heading(page, 'Answer the questions')).toBeFocused();
}

export const sectionCards = (page: Page) => page.getByRole('region', { name: /^Section \d$/ });

export const answerFields = (page: Page) => sectionCards(page).locator('textarea:visible');

/** Every section gets an answer that names its place in the outline. */
export async function answerAll(page: Page): Promise<void> {
  const fields = answerFields(page);
  for (const [index, field] of (await fields.all()).entries()) {
    await field.fill(`Answer ${index + 1}: my clients in Hyde Park ask about the oaks.`);
  }
}

export const writeButton = (page: Page) => page.getByRole('button', { name: 'Generate Blog Post' });

export async function makeArticle(page: Page): Promise<void> {
  await makeOutline(page);
  await answerAll(page);
  await writeButton(page).click();
  await expect(heading(page, 'Your blog post is ready')).toBeVisible({ timeout: 30_000 });
}

/** One row of the list, by its place. */
export const sectionRow = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Sections' })
    .getByRole('listitem')
    .nth(number - 1);
