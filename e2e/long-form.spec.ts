import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { longFormStatistics } from '#contract/blog-statistics.ts';
import { readDocx } from '#server/content/documents/testing/read-docx.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  password,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  answerAll,
  answerFields,
  answerTo,
  fillPlace,
  openDraft,
  sectionCards,
  sectionsWith,
  sectionTitles,
  wizardHeading,
  writeButton,
  writtenSections,
} from './support/long-form.ts';
import { fillLogin } from './support/steps.ts';

/** From a topic to a long article, on the built-in writer. */

let name: string;

test.beforeEach(async ({ page }) => {
  name = await registerQuickly(page);
});

/** The newest saved item, whole: lists carry no contents. */
async function newestSaved(page: Page) {
  const [{ id }] = await (await page.request.get('/api/saved-content')).json();
  return (await page.request.get(`/api/saved-content/${id}`)).json();
}
const keptDraft = async (page: Page) => (await page.request.get('/api/drafts/long-form')).json();
const article = (page: Page) => page.getByRole('article', { name: 'Your blog post' });

const customTopic = (page: Page) => page.getByRole('textbox', { name: 'Custom topic' });

async function expectTopicMissing(page: Page): Promise<void> {
  await expect(customTopic(page)).toBeFocused();
  await expect(customTopic(page)).toHaveAccessibleDescription(
    'Either select a topic or enter a custom topic',
  );
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
    'City/location is required',
  );
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveAccessibleDescription(
    'State is required',
  );
}

test('topic, questions, article, save, another one; what is missing is told beside its field', async ({
  page,
}) => {
  await page.goto('/blog/long-form');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long-Form Blog Generator');
  await expect(page.getByRole('link', { name: '← Back to Blog' })).toHaveAttribute('href', '/blog');
  const steps = page.getByRole('list', { name: 'Steps' });
  await expect(steps.getByRole('listitem')).toHaveText(['1 Topic', '2 Questions', '3 Blog']);
  await expect(page.getByText('6 sections')).toBeVisible();
  await expect(page.getByText('a target of 2,500-3,500 words')).toBeVisible();

  await page.getByRole('button', { name: 'Generate Outline' }).click();
  await expectTopicMissing(page);
  await expectAccessibleInBothSchemes(page);
  await customTopic(page).fill('Porch swings & rocking chairs');
  await fillPlace(page);
  const [call] = await Promise.all([
    page.waitForRequest('**/api/blog/outline'),
    page.getByRole('button', { name: 'Generate Outline' }).click(),
  ]);
  const order = { topic: 'Porch swings & rocking chairs', location: 'Austin', state: 'TX' };
  expect(call.postDataJSON()).toEqual(order);
  await expect(wizardHeading(page, 'Answer the questions')).toBeFocused();
  await expect(sectionCards(page)).toHaveCount(6);
  await expect(steps.locator('[aria-current="step"]')).toContainText('Questions');
  await answerFields(page).nth(0).fill('Only this one');
  await writeButton(page).click();
  await expect(page.getByText('An answer is required')).toHaveCount(5);
  await expect(answerFields(page).nth(1)).toBeFocused();
  await expectAccessibleInBothSchemes(page);

  await answerAll(page);
  await writeButton(page).click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible({ timeout: 30_000 });
  await expect(article(page)).toContainText('my clients in Hyde Park ask about the oaks');
  await expect(article(page)).toContainText('built-in writer');
  await expectAccessibleInBothSchemes(page);

  const seen = Promise.withResolvers<void>();
  await page.route('**/api/blog/save', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save Blog Post' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  seen.resolve();
  await expect(toasts(page)).toContainText('Blog post saved successfully');
  await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  const saved = await newestSaved(page);
  expect(saved).toMatchObject(order);
  // As the page counts them, which is what its card promises.
  const words = Math.round(saved.content.replace(/<[^>]+>/g, '').length / 5.5);
  expect(words).toBeGreaterThanOrEqual(2_500);
  expect(words).toBeLessThanOrEqual(3_500);

  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(wizardHeading(page, 'What is your blog post about?')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('');
  await expect.poll(() => keptDraft(page)).toEqual({ draft: null });
});

test('on a phone every step fits and is accessible', { tag: '@phone-only' }, async ({ page }) => {
  const look = async () => {
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  };
  await openDraft(page, { sections: writtenSections });
  await answerFields(page).nth(1).fill('');
  await writeButton(page).click();
  await expect(page.getByText('An answer is required')).toHaveCount(1);
  await look();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Main topic' })).toHaveValue('Sellers');
  await look();
  await page.getByRole('button', { name: 'Continue to questions' }).click();
  await answerFields(page).nth(1).fill('In a word: oaks.');
  await writeButton(page).click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible();
  await look();
});

test('sections are renamed, moved, dropped and added, from 4 to 8', async ({ page }) => {
  await openDraft(page);
  const titles = async () => {
    const fields = await page.getByRole('textbox', { name: /^Section \d title$/ }).all();
    return Promise.all(fields.map((field) => field.inputValue()));
  };
  const [first, second] = sectionTitles;
  await page.getByRole('textbox', { name: 'Section 1 title' }).fill('My own beginning');
  await page.getByRole('button', { name: 'Move section 1 down' }).click();
  expect((await titles()).slice(0, 2)).toEqual([second, 'My own beginning']);
  await expect(page.getByRole('region', { name: 'Your outline' })).not.toContainText(first ?? '');
  await expect(page.getByRole('button', { name: 'Move section 1 up' })).toBeDisabled();

  await page.getByRole('button', { name: 'Remove section 6' }).click();
  await page.getByRole('button', { name: 'Remove section 5' }).click();
  await expect(sectionCards(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Remove section 1' })).toBeDisabled();

  for (const title of ['Gardens', 'Porches', 'Schools of thought', 'The last word']) {
    await page.getByRole('textbox', { name: 'Add a section' }).fill(title);
    await page.getByRole('textbox', { name: 'Add a section' }).press('Enter');
    await expect.poll(async () => (await titles()).at(-1)).toBe(title);
  }
  await expect(page.getByText('An outline has at most 8 sections.')).toBeVisible();
  expect(await titles()).toHaveLength(8);
});

test('an earlier answer is a start, one question is asked anew, and Back keeps everything', async ({
  page,
}) => {
  await page.request.post('/api/learner/save-answer', {
    data: {
      question: 'What do sellers in Austin, TX fix first?',
      answer: 'Paint and the front door.',
    },
  });
  await openDraft(page, {
    sections: sectionsWith((number) => ({
      question: 'What do sellers in Austin fix first?',
      answer: number === 2 ? '' : answerTo(number),
    })),
  });
  await sectionCards(page).nth(1).getByRole('button', { name: 'Use an earlier answer' }).click();
  await page.getByRole('menuitem', { name: /Paint and the front door/ }).click();
  await expect(answerFields(page).nth(1)).toHaveValue('Paint and the front door.');

  const label = sectionCards(page).nth(2).locator('label').last();
  const before = await label.innerText();
  await page.getByRole('button', { name: 'Ask another question for section 3' }).click();
  await expect(label).not.toHaveText(before);
  const after = await label.innerText();
  await page.getByRole('textbox', { name: 'Blog post title' }).fill('A title of my own');

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Main topic' })).toHaveValue('Sellers');
  await page.getByRole('button', { name: 'Continue to questions' }).click();
  await expect(page.getByRole('textbox', { name: 'Blog post title' })).toHaveValue(
    'A title of my own',
  );
  await expect(label).toHaveText(after);
  await expect(answerFields(page).nth(5)).toHaveValue(/^Answer 6/);

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'New outline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Continue to questions' })).toBeVisible();
});

test('a draft is back after a reload, on another machine, and when the session has ended', async ({
  page,
}) => {
  // What another machine left on the server is here, and what is typed here is there.
  await openDraft(page, { sections: writtenSections });
  await expect(answerFields(page).nth(5)).toHaveValue(answerTo(6));
  await answerFields(page).nth(0).fill('Kept for later');
  await expect.poll(async () => JSON.stringify(await keptDraft(page))).toContain('Kept for later');
  await page.reload();
  await expect(answerFields(page).nth(0)).toHaveValue('Kept for later');

  await page.context().clearCookies();
  await writeButton(page).click();
  await expect(page.getByText('Your session ended.')).toBeVisible();
  await page.getByRole('link', { name: 'Log in again' }).click();
  await fillLogin(page, name, password);
  await expect(page.getByText('You left off here.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible({ timeout: 30_000 });
});

test('statistics to the digit, an edit, and the Word file', async ({ page }) => {
  const title = 'Selling in Austin';
  const content = `<p>${'a'.repeat(10_993)}</p>`;
  // Left in the middle of an edit.
  await openDraft(page, {
    step: 'complete',
    article: { title, content: '<p>As it was</p>' },
    origin: { sources: [], writer: { provider: 'a', model: 'b' }, note: null },
    edited: { title, content },
  });
  expect(longFormStatistics(content)).toEqual({ words: 2_000, minutes: 9, label: 'Medium' });
  const statistics = page.locator('dl');
  await expect(statistics).toHaveText(/Words2,000.*9 min.*Medium/);
  await page.getByRole('textbox', { name: 'Content' }).fill('Short & sweet');
  await expect(statistics).toHaveText(/Words4.*1 min.*Short/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(article(page)).toContainText('Short & sweet');

  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Word (.docx)' }).click(),
  ]);
  const { paragraphs } = await readDocx(await readFile(await file.path()));
  expect(paragraphs).toContain('Short & sweet');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveText('Short & sweet');
});
