import type { Page } from '@playwright/test';
import { elevateAdmin, enterAdminPassword } from './admin-journey.ts';
import { expect, registerQuickly } from './journey.ts';

/** Steps under the heading Topics. */

export type GivenTopic = { identifier: string; topic?: string; [field: string]: unknown };

/** Somebody with the admin password, and topics of their own among those that are there. */
export async function openTopics(page: Page, topics: GivenTopic[] = []): Promise<void> {
  await registerQuickly(page);
  await givenTopics(page, topics);
  await openTopicsTab(page);
  await expect(tabPanel(page, 'Manage Topics').getByText(/\d+ topics?/)).toBeVisible();
}

/** Inside this tab there are tabs again. */
export async function openTopicsTab(page: Page): Promise<void> {
  await page.goto('/admin?tab=topics');
  await enterAdminPassword(page);
  await expect(tabPanel(page, 'Manage Topics')).toBeVisible();
}

export async function givenTopics(page: Page, topics: GivenTopic[]): Promise<void> {
  await elevateAdmin(page);
  for (const data of topics) {
    const answer = await page.request.post('/api/prompts', { data });
    expect(answer.status()).toBe(201);
  }
}

export async function listedTopics(page: Page): Promise<GivenTopic[]> {
  return (await page.request.get('/api/prompts')).json();
}

export const findTopicByIdentifier = async (page: Page, identifier: string) =>
  (await listedTopics(page)).find((topic) => topic.identifier === identifier);

let count = 0;

/** Journeys share a server: everybody has words of their own. */
export function newIdentifier(start: string): string {
  count += 1;
  return `${start}-${process.pid}-${count}`;
}

export const tabPanel = (page: Page, name: string) =>
  page.getByRole('tabpanel', { name, exact: true });

export async function openPart(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click();
  return tabPanel(page, name);
}

export const searchTopics = (page: Page, words: string) =>
  page.getByRole('textbox', { name: 'Search' }).fill(words);

export const manyTitles = (amount: number) =>
  Array.from({ length: amount }, (_, index) => `Title number ${index + 1} in {location}`);
