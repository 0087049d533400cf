import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedContent } from '#contract/saved-content.ts';

/** Saves an item without the screens that do it, for journeys about what comes after. */
export async function saveItem(
  page: Page,
  fields: Partial<SavedContent> = {},
): Promise<SavedContent> {
  const response = await page.request.post('/api/saved-content', {
    data: { title: 'Warm porch', content: '<p>Warm words</p>', ...fields },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

export async function fetchItem(page: Page, id: number): Promise<SavedContent> {
  const response = await page.request.get(`/api/saved-content/${id}`);
  expect(response.status()).toBe(200);
  return response.json();
}

export const itemCard = (page: Page, name: string) =>
  page.getByRole('article', { name, exact: true });

/** Chooses one of the less used actions of a card. */
export async function chooseForCard(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

export type OpenEditor = {
  dialog: Locator;
  title: Locator;
  content: Locator;
  /** A tool of the content, or of the title. */
  tool: (name: string, of?: 'Content' | 'Title') => Locator;
  save: Locator;
};

/** Opens the page of an item and its editor. */
export async function editItem(page: Page, id: number): Promise<OpenEditor> {
  await page.goto(`/content/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return openEditor(page);
}

export async function openEditor(page: Page): Promise<OpenEditor> {
  const dialog = page.getByRole('dialog', { name: 'Edit saved content' });
  const content = dialog.getByRole('textbox', { name: 'Content' });
  await expect(content).toBeVisible();
  return {
    dialog,
    title: dialog.getByRole('textbox', { name: 'Title' }),
    content,
    tool: (name, of = 'Content') =>
      dialog
        .getByRole('toolbar', { name: `Formatting of ${of}` })
        .getByRole('button', { name, exact: true }),
    save: dialog.getByRole('button', { name: 'Save', exact: true }),
  };
}
