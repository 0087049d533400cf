import { expect, type Locator, type Page } from '@playwright/test';
import type { Post } from '#contract/post.ts';
import { noChoices } from '#web/features/posts/form/post-choices.ts';
import type { PostFormValues } from '#web/features/posts/form/post-form-values.ts';
import { ownId } from './journey.ts';
import { storeBeforehand, writtenBefore } from './stored-content.ts';

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

/** Opens a form that was filled in before, in this tab: with the first topic, Sellers, and a place. */
export async function openFilledForm(
  page: Page,
  list: 'insights' | 'blog',
  changes: Partial<PostFormValues> = {},
): Promise<void> {
  const id = await ownId(page);
  const input: PostFormValues = {
    topic: '1',
    isOwnSubject: false,
    subject: '',
    place: { city: 'Austin', state: 'TX' },
    isUltraModeOn: true,
    leftOut: [],
    takenIn: [],
    choices: noChoices,
    ...changes,
  };
  // What is typed later outlives a reload.
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, text);
    },
    [`kept:${id}:form:${list}`, JSON.stringify(input)] as const,
  );
  await page.goto(`/${list}`);
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

/** Opens the page with posts as if they had been written here before. */
export async function openPosts(page: Page, ...posts: Post[]): Promise<Locator> {
  await storeBeforehand(page, writtenBefore(posts));
  await page.goto('/insights');
  await expect(postCards(page)).toHaveCount(posts.length);
  return postCards(page).first();
}

export async function requestChanges(page: Page, card: Locator, request: string): Promise<void> {
  await card.getByRole('button', { name: 'Request Changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Content Revision' });
  await dialog.getByRole('textbox').fill(request);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
}
