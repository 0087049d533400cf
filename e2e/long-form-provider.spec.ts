import type { Page } from '@playwright/test';
import type { Behaviour } from '#server/testing/fake-provider/fake-provider.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import {
  answerAll,
  answerTo,
  openDraft,
  sectionRow,
  sectionTitles as titles,
  wizardHeading,
  writeButton,
} from './support/long-form.ts';
import { test } from './support/provider-journey.ts';

/** The long-form wizard with a provider behind it: slow, failing and mended. */

const outline: Behaviour = {
  kind: 'answer',
  value: {
    mainTitle: 'Selling in Austin',
    outline: titles.map((title) => ({ title, question: `What about ${title}?` })),
  },
};

/** Stops amid its sentence. */
const paused = { pauseAfter: 4, chunkDelay: 200 };

const section = (number: number, pace = {}): Behaviour => ({
  kind: 'answer',
  value: { title: 'Another', content: `<p>This is text number ${number}.</p>` },
  ...pace,
});

const frame: Behaviour = {
  kind: 'answer',
  value: { introduction: '<p>It begins here.</p>', closing: '<p>It ends here.</p>' },
};

test.beforeEach(({ page }) => registerQuickly(page));

/** Has an outline and answers, and collects the bodies of the calls for sections. */
async function begin(page: Page) {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/blog/section-content')) bodies.push(request.postDataJSON());
  });
  await openDraft(page);
  return bodies;
}

test('a section that fails is tried again or written by the agent, and nothing is written twice', async ({
  page,
  provider,
}) => {
  const bodies = await begin(page);
  provider.next(section(1), section(2), section(3), { kind: 'quota' });
  await writeButton(page).click();
  await expect(toasts(page)).toContainText('Error');
  await expect(sectionRow(page, 3)).toContainText('Done');
  await expect(sectionRow(page, 4)).toContainText('Failed');
  await expect(sectionRow(page, 5)).toContainText('Waiting');
  await expect(page.getByText('3 of 6 sections written, 3 to go')).toBeVisible();
  await expect(page.getByText('This is text number 3.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  provider.next(section(4), { kind: 'quota' });
  await sectionRow(page, 4).getByRole('button', { name: 'Try again' }).click();
  await sectionRow(page, 5).getByRole('button', { name: 'Write it myself' }).click();
  await page.getByRole('textbox', { name: 'Text of Offers' }).fill('All by myself.');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(sectionRow(page, 5)).toContainText('Written by you');
  provider.next(section(6), frame);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible();
  const article = page.getByRole('article', { name: 'Your blog post' });
  await expect(article).toContainText(
    /It begins here.*number 1.*number 4.*All by myself.*number 6.*It ends here/s,
  );

  expect(bodies.map(({ sectionIndices }) => sectionIndices)).toEqual(
    [0, 1, 2, 3, 3, 4, 5].map((index) => [index, index]),
  );
  expect(bodies[4]).toEqual(bodies[3]);
  expect(bodies[0]?.previousSections).toEqual([]);
  expect(bodies[6]).toEqual({
    mainTitle: 'Selling in Austin',
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
    outline: titles.map((title) => ({ title, question: `What about ${title}?` })),
    userAnswers: titles.map((title, index) => ({
      question: `What about ${title}?`,
      answer: answerTo(index + 1),
    })),
    sectionIndices: [5, 5],
    previousSections: [{ title: 'Offers', content: '<p>All by myself.</p>' }],
    earlierSections: titles.slice(0, 4).map((title, index) => ({
      title,
      beginning: `This is text number ${index + 1}.`,
    })),
  });
});

test('a text can be read while it is written, stopped, and gone on with', async ({
  page,
  provider,
}) => {
  const bodies = await begin(page);
  provider.next(section(1), section(2, paused));
  await writeButton(page).click();
  await expect(page.getByText('250-400 words per section')).toBeVisible();
  await expect(page.getByText('1,500-2,500 word post')).toBeVisible();
  await expect(sectionRow(page, 2)).toContainText('Writing');
  await expect(page.getByText('This is text number 1.')).toBeVisible();
  await expect(page.getByText(/This is/).nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped the writing.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await expect(sectionRow(page, 2)).toContainText('Waiting');

  provider.next(section(2), section(3, paused));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(sectionRow(page, 3)).toContainText('Writing');
  // Sections 1, 2, 2 and 3: what is not asked for before the reload would be taken by the call after it.
  await expect.poll(() => provider.requests.length).toBe(4);
  await page.reload();
  await expect(page.getByText('You left off here.')).toBeVisible();
  await expect(page.getByText('2 of 6 sections written, 4 to go')).toBeVisible();
  provider.next(section(3), section(4), section(5), section(6), frame);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible();
  expect(bodies.map(({ sectionIndices }) => (sectionIndices as number[])[0])).toEqual([
    0, 1, 1, 2, 2, 3, 4, 5,
  ]);
});

const defaults = [
  ['outline', 'Failed to generate blog outline. Please try again.'],
  ['section-content', 'Failed to generate blog section. Please try again.'],
  ['combine', 'Failed to combine blog sections. Please try again.'],
  ['save', 'Failed to save blog post. Please try again.'],
] as const;

test('each failing call has its words, and the next try works', async ({ page, provider }) => {
  const failOnce = async (call: string, words: string, press: () => Promise<void>) => {
    const address = `**/api/blog/${call}`;
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'out of order' }));
    await press();
    await expect(toasts(page)).toContainText(`Error${words}`);
    await page.unroute(address);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const [outlineFails, sectionFails, combineFails, saveFails] = defaults;

  await openDraft(page, { step: 'outline', subject: null, mainTitle: '', sections: [] });
  await failOnce(...outlineFails, () => button('Generate Outline').click());
  provider.next(outline);
  // The same form at once is a double click; who presses elsewhere in between means it.
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await button('Generate Outline').click();
  await expect(wizardHeading(page, 'Answer the questions')).toBeFocused();
  await answerAll(page);
  await failOnce(...sectionFails, () => writeButton(page).click());
  provider.next(...titles.map((_, index) => section(index + 1)), frame);
  await failOnce(...combineFails, () => button('Try again').click());
  await button('Try again').click();
  await expect(wizardHeading(page, 'Your blog post is ready')).toBeVisible();
  await failOnce(...saveFails, () => button('Save Blog Post').click());
  const [call] = await Promise.all([
    page.waitForRequest('**/api/blog/save'),
    button('Save Blog Post').click(),
  ]);
  expect(Object.keys(call.postDataJSON())).toEqual(
    expect.arrayContaining(['title', 'content', 'topic', 'location', 'state']),
  );
  await expect(toasts(page)).toContainText('Blog post saved successfully');
});
