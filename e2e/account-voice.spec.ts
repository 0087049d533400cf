import { section } from './support/account.ts';
import { expect, registerQuickly, test } from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';

/** How you sound: own texts, the lines learned from them, and what is kept. */

test('lines are filled in from own texts, changed, saved and there again', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/account#voice');
  const texts = page.getByRole('group', { name: 'Texts you wrote' });
  await texts.getByLabel('Text 1').fill("Hi all,\nWe don't rush. It's small. I'm here.\nDana");
  await texts.getByRole('button', { name: 'Add another text' }).click();
  await texts.getByLabel('Text 2').fill('Hi all,\nSold on Friday.\nDana');
  await texts.getByRole('button', { name: 'Learn from these texts' }).click();
  await expect(page.getByLabel('Greeting')).toHaveValue('Hi all,');
  await expect(page.getByLabel('Sign-off')).toHaveValue('Dana');
  await expect(page.getByRole('combobox', { name: 'Contractions' })).toHaveValue('Often');

  await page.getByLabel('Sign-off').fill('Dana at Blue Door');
  await page.getByRole('button', { name: 'Save how I sound' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessibleOnEveryScreen(page, section(page, 'How you sound'));
  await page.reload();
  await expect(page.getByLabel('Sign-off')).toHaveValue('Dana at Blue Door');
});
