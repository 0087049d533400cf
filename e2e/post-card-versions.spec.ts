import { expect, test } from './support/journey.ts';
import {
  earlier,
  heard,
  openCard,
  post,
  prepareCard,
  versions,
} from './support/post-card-journey.ts';

test.beforeEach(async ({ page, context }) => {
  await prepareCard(page, context);
});

test('earlier versions are compared word by word and brought back', async ({ page }) => {
  const imageUrls = ['https://example.com/a.png'];
  const { card } = await openCard(page, {
    post: { ...post, imageUrls },
    versions: versions({ ...post, title: 'First' }, earlier),
  });
  const open = card.getByRole('button', { name: 'Earlier versions (2)' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(dialog.getByRole('button', { name: /^Version/ })).toHaveText([
    /Version 2.*5 minutes ago/,
    /Version 1/,
  ]);
  await expect(dialog.locator('del')).toHaveText(['cold', 'nothing.']);
  await expect(dialog.locator('ins').first()).toHaveText('warm');
  await dialog.getByText('Show as it was').click();
  await expect(dialog.getByText('An old porch is nothing.')).toBeVisible();
  await expect(dialog.locator('del')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await expect(card).toHaveAccessibleName('A cold porch');
  expect((await heard(page)).replaced).toEqual([{ ...earlier, imageUrls }]);
  await expect(card.getByRole('button', { name: 'Earlier versions (3)' })).toBeFocused();
});

test('words are compared well, also in long articles', async ({ page }) => {
  await openCard(page);
  const found = await page.evaluate(() => {
    const mark = { same: '', added: '+', removed: '-' };
    const diff = (before: string, after: string) =>
      window.diffWords(before, after).map(({ kind, text }) => mark[kind] + text);
    const article = (step: number) =>
      Array.from({ length: 3_000 }, (_, index) => `word${(index * step) % 701}`).join(' ');
    const parts = window.diffWords(article(3), article(5));
    const side = (other: string) => parts.filter(({ kind }) => kind !== other);
    const text = (list: typeof parts) => list.map((part) => part.text).join('');
    return {
      isComplete:
        text(side('added')).trim() === article(3) && text(side('removed')).trim() === article(5),
      large: diff(`${article(3)}\n\n`.repeat(3), `${article(3)}\n\n`.repeat(2)).length,
      cases: [
        diff('', ''),
        diff('a  b', 'a b'),
        diff('', 'new'),
        diff('the old red barn', 'the new blue barn'),
        diff('One.', 'One.\n\nTwo.'),
        diff('red of stone', 'blue of wood'),
      ],
    };
  });
  expect(found.cases).toEqual([
    [],
    ['a b '],
    ['+new '],
    ['the ', '-old red ', '+new blue ', 'barn '],
    ['One. ', '+\n\nTwo. '],
    ['-red of stone ', '+blue of wood '],
  ]);
  expect(found.isComplete).toBe(true);
  expect(found.large).toBeGreaterThan(1);
});
