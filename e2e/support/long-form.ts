import { expect, type Page } from '@playwright/test';
import type { z } from 'zod';
import type { LongFormDraft as Draft } from '#contract/long-form-draft.ts';

/** As it is sent; what was kept before has no newer parts. */
type LongFormDraft = z.input<typeof Draft>;

/** The long-form wizard, as a person uses it. */

export const wizardHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 2, exact: true });

export async function fillPlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.getByRole('option', { name: 'Texas', exact: true }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Austin');
  await page.getByRole('combobox', { name: 'City' }).press('Escape');
}

export const sectionTitles = [
  'Before you list',
  'Repairs',
  'Pricing',
  'The first weekend',
  'Offers',
  'Keys',
];

export const answerTo = (number: number) =>
  `Answer ${number}: my clients in Hyde Park ask about the oaks.`;

/** An outline with all its answers, of which nothing has been written. */
const outlined: LongFormDraft = {
  step: 'questions',
  input: { topic: 'Sellers', customTopic: '', location: 'Austin', state: 'TX' },
  subject: { topic: 'Sellers', location: 'Austin', state: 'TX' },
  mainTitle: 'Selling in Austin',
  sections: sectionTitles.map((title, index) => ({
    id: title,
    title,
    question: `What about ${title}?`,
    answer: answerTo(index + 1),
    text: null,
    problem: null,
  })),
  article: null,
  origin: null,
  edited: null,
  saved: null,
  changedAt: 1,
};

/** The outline with its sections changed in the same way. */
export const sectionsWith = (
  changes: (number: number) => Partial<LongFormDraft['sections'][number]>,
): LongFormDraft['sections'] =>
  outlined.sections.map((section, index) => ({ ...section, ...changes(index + 1) }));

/** A text for every section, so that only what is changed has to be written. */
export const writtenSections = sectionsWith((number) => ({
  text: {
    title: sectionTitles[number - 1] ?? '',
    content: `<p>This is text number ${number}.</p>`,
    seconds: 1,
  },
}));

/** Opens the wizard as somebody finds it who has come that far on another machine. */
export async function openDraft(page: Page, changes: Partial<LongFormDraft> = {}): Promise<void> {
  const json = { ...outlined, ...changes };
  const answer = await page.request.post('/api/drafts/long-form', { data: { json } });
  expect(answer.status()).toBe(200);
  await page.goto('/blog/long-form');
}

export const sectionCards = (page: Page) => page.getByRole('region', { name: /^Section \d$/ });

export const answerFields = (page: Page) => sectionCards(page).locator('textarea:visible');

/** Every section gets an answer that names its place in the outline. */
export async function answerAll(page: Page): Promise<void> {
  const fields = answerFields(page);
  for (const [index, field] of (await fields.all()).entries()) {
    await field.fill(answerTo(index + 1));
  }
}

export const writeButton = (page: Page) => page.getByRole('button', { name: 'Generate Blog Post' });

/** One row of the list, by its place. */
export const sectionRow = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Sections' })
    .getByRole('listitem')
    .nth(number - 1);
