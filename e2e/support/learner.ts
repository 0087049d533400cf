import type { Page } from '@playwright/test';
import { expect, registerQuickly } from './journey.ts';

/** Steps in the notebook of the learner system. */

export const roof = {
  question: 'When should I replace the roof in Denver?',
  answer: 'After hail. Insurers want photos within a year.',
};

export const staging = {
  question: 'Is staging worth it in Austin, TX?',
  answer: 'For vacant homes, yes. I stage the living room and the kitchen.',
};

export async function openNotebook(page: Page, pairs: { question: string; answer: string }[] = []) {
  const name = await registerQuickly(page);
  for (const pair of pairs) await page.request.post('/api/learner/save-answer', { data: pair });
  await page.goto('/learner-test');
  await expect(page.getByRole('heading', { level: 1, name: 'Learner System' })).toBeVisible();
  return name;
}

export async function fillPair(page: Page, { question, answer }: typeof roof) {
  await page.getByLabel('Question').fill(question);
  await page.getByLabel('Answer', { exact: true }).fill(answer);
}

export const pressSaveAnswer = (page: Page) =>
  page.getByRole('button', { name: 'Save answer' }).click();

export const answerCard = (page: Page, question: string) =>
  page.getByRole('article', { name: question });

export const tagsOf = (page: Page, question: string) =>
  page.getByRole('list', { name: `Tags for ${question}` });

export async function searchAnswers(page: Page, topic: string, context = '') {
  await page.getByRole('tab', { name: 'Find relevant answers' }).click();
  await page.getByLabel('Topic').fill(topic);
  await page.getByLabel('Context').fill(context);
  await page.getByRole('button', { name: 'Find answers' }).click();
}
