import type { Page } from '@playwright/test';
import { expect, password, registerQuickly, test } from './support/journey.ts';
import { answerFields, openDraft, sectionCards, sectionsWith } from './support/long-form.ts';
import { fillLogin } from './support/steps.ts';

/** One long article, open in two windows. */

let name: string;

test.beforeEach(async ({ page }) => {
  name = await registerQuickly(page);
});

const unanswered = () => ({ sections: sectionsWith(() => ({ answer: '' })) });

const answersOf = async (page: Page) => {
  const { draft } = await (await page.request.get('/api/drafts/long-form')).json();
  return draft.json.sections.map(({ answer }: { answer: string }) => answer);
};

/** As a person who turns to another window. */
async function turnTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

async function typeInBoth(one: Page, other: Page): Promise<void> {
  await answerFields(one).nth(0).fill('Typed in the first window');
  await expect.poll(() => answersOf(one)).toContain('Typed in the first window');
  await answerFields(other).nth(1).fill('Typed in the second window');
  await expect
    .poll(() => answersOf(one))
    .toEqual(['Typed in the first window', 'Typed in the second window', '', '', '', '']);
  await expect(answerFields(other).nth(0)).toHaveValue('Typed in the first window');
  await turnTo(one);
  await expect(answerFields(one).nth(1)).toHaveValue('Typed in the second window');
}

test('two windows of one browser keep the answers of both', async ({ page, context }) => {
  await openDraft(page, unanswered());
  const other = await context.newPage();
  await other.goto('/blog/long-form');
  await expect(answerFields(other)).toHaveCount(6);
  await typeInBoth(page, other);
  await expect(page.getByText('You changed this in two windows')).toBeHidden();

  // A window that is closed at once has sent what was typed last.
  await answerFields(other).nth(2).fill('Typed at the end');
  await other.close({ runBeforeUnload: true });
  await expect.poll(() => answersOf(page)).toContain('Typed at the end');
  await page.reload();
  await expect(answerFields(page).nth(2)).toHaveValue('Typed at the end');
});

test('two machines keep the answers of both; one field in both asks', async ({ page, browser }) => {
  await openDraft(page, unanswered());
  const machine = await browser.newContext();
  const other = await machine.newPage();
  await other.goto('/auth');
  await fillLogin(other, name, password);
  await expect(other).toHaveURL(/\/$/);
  await other.goto('/blog/long-form');
  await expect(answerFields(other)).toHaveCount(6);
  await typeInBoth(page, other);

  await answerFields(page).nth(3).fill('Oaks line the street.');
  await expect.poll(() => answersOf(page)).toContain('Oaks line the street.');
  await answerFields(other).nth(3).fill('Maples line the street.');
  const question = other.getByRole('alert').filter({ hasText: 'You changed this in two windows' });
  await expect(question).toContainText('Oaks line the street.');
  await expect(question).toContainText('Maples line the street.');
  await expect(answerFields(other).nth(3)).toHaveValue('Maples line the street.');

  await turnTo(page);
  await page
    .getByRole('region', { name: 'Section 4: your answer' })
    .getByRole('button', { name: 'Keep both' })
    .click();
  await expect(answerFields(page).nth(3)).toHaveValue(
    'Maples line the street.\n\nOaks line the street.',
  );
  await expect(page.getByText('You changed this in two windows')).toBeHidden();
  await expect.poll(async () => (await answersOf(page))[3]).toContain('Oaks');
  await turnTo(other);
  await expect(question).toBeHidden();
  await expect(sectionCards(other)).toHaveCount(6);
  await machine.close();
});
