import { expect, expectNoSidewaysScroll, registerQuickly, test } from './support/journey.ts';
import { generateButton, openFilledForm, postCards, questionsDialog } from './support/posts.ts';
import { goWithin } from './support/steps.ts';

/** An address pasted as the subject is one endless word. */

const address = `https://www.example.com/homes/${'austin-hyde-park-bungalow-'.repeat(9)}?utm_source=letter`;

test('a pasted address as subject fits a phone, from the form to the saved item @phone-only', async ({
  page,
}) => {
  test.slow();
  await registerQuickly(page);
  for (const list of ['insights', 'blog'] as const) {
    await openFilledForm(page, list, { isOwnSubject: true, subject: address });
    await expectNoSidewaysScroll(page);
    await generateButton(page).click();
    await expect(questionsDialog(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await questionsDialog(page).getByRole('button', { name: 'Skip All' }).click();
    await expectNoSidewaysScroll(page);
    await expect(postCards(page).first().getByRole('button', { name: 'Edit' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await postCards(page).first().getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Saved', exact: true })).toBeVisible();
  }
  for (const path of ['/', '/saved-content']) {
    await goWithin(page, path);
    await expect(page.getByText(/example\.com/).first()).toBeAttached();
    await expectNoSidewaysScroll(page);
  }
  const [{ id }] = await (await page.request.get('/api/saved-content')).json();
  await goWithin(page, `/content/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
