import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { postCards, questionsDialog } from './support/posts.ts';

/** The whole way without a mouse: Tab, letters, Enter, Space, arrows and Escape. */
test('a post from the form to Saved Content by keyboard alone', async ({ page }) => {
  await registerQuickly(page);
  await page.goto('/insights');
  const { keyboard } = page;
  const tabTo = async (name: string | RegExp, role: 'button' | 'combobox' | 'textbox') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' }).last();
    for (let presses = 0; presses < 60; presses++) {
      const way = await target.evaluate((element) => {
        const focused = document.activeElement;
        if (focused === element) return 'there';
        const place = focused?.compareDocumentPosition(element) ?? 0;
        return place & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on';
      });
      if (way === 'there') return;
      await keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`The keyboard does not reach ${name}`);
  };

  await tabTo('Topic', 'combobox');
  await keyboard.type('Buy');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo('City', 'combobox');
  await keyboard.type('Boise');
  await tabTo('State', 'combobox');
  await keyboard.type('Idaho');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await tabTo('Generate', 'button');
  await keyboard.press('Enter');

  const dialog = questionsDialog(page);
  await expect(dialog).toBeVisible();
  await tabTo(/\?$/, 'textbox');
  await keyboard.insertText('Newer homes near the river');
  await keyboard.press('Control+Enter');
  const card = postCards(page).first();
  await expect(card).toContainText(/near the river/);

  await tabTo('Edit', 'button');
  await keyboard.press('Enter');
  await expect(card.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText('Boise by heart');
  await keyboard.press('Control+Enter');
  await expect(card.getByRole('heading', { name: 'Boise by heart' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  await tabTo('Request Changes', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Request Content Revision' })).toBeVisible();
  await keyboard.insertText('Make it shorter');
  await tabTo('Submit Request', 'button');
  await keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Earlier versions (2)' })).toBeVisible();

  await tabTo('Save', 'button');
  await keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Your content has been saved successfully.');
});
