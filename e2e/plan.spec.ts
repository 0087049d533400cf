import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import { dayOfNextMonth, planDueEntry } from './support/plan.ts';
import { saveItem } from './support/saved-content.ts';

/** From a saved piece to a day of the plan, to another day, and to what needs the agent. */

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a piece is planned on a day, moved by keyboard, found in the list, and asked for when it is due', async ({
  page,
}) => {
  await registerQuickly(page);
  const { id } = await saveItem(page, { location: 'Austin', state: 'TX' });
  const first = dayOfNextMonth(15);
  const moved = dayOfNextMonth(23);
  await page.goto(`/plan?day=${first.day}`);
  await expect(page.getByRole('complementary').getByText('Warm porch')).toBeVisible();

  await page.getByRole('button', { name: `Plan something on ${first.label}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Plan a piece' });
  await expect(dialog.getByLabel('Day')).toHaveValue(first.day);
  await expect(dialog.getByLabel('Time zone')).toHaveValue('America/Chicago');
  await dialog.getByRole('checkbox', { name: 'Instagram' }).check();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Plan it' }).click();
  await expect(toasts(page)).toContainText('It’s on your plan');

  const cellOf = (label: string) =>
    page.getByRole('cell').filter({ has: page.getByRole('button', { name: label }) });
  const chips = cellOf(first.label).getByRole('button', { name: /Warm porch/ });
  await expect(chips).toHaveCount(2);
  await expect(chips.first()).toContainText(/9:00 AM C[SD]T/);
  await expect(page.getByText('Everything you saved is on your plan.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);

  await chips.filter({ hasText: 'Instagram' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up Warm porch, Instagram/)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(moved.label, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  const chip = cellOf(moved.label).getByRole('button', { name: /Instagram Warm porch/ });
  await expect(chip).toBeVisible();
  await expect(chip).toBeFocused();
  await expect(chips).toHaveCount(1);

  await page.getByRole('button', { name: 'List' }).click();
  const day = page.getByRole('region', { name: moved.label });
  await expect(day.getByText('Instagram')).toBeVisible();
  await day.getByRole('button', { name: 'Move to… Warm porch' }).click();
  const move = page.getByRole('dialog', { name: 'Move to…' });
  await move.getByLabel('Time', { exact: true }).fill('17:30');
  await move.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(day.getByText(/5:30 PM/)).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const table = page.getByRole('dialog', { name: 'Export your plan' });
  await table.getByLabel('To').fill(moved.day);
  await expect(table.getByRole('checkbox', { name: 'Warm porch' })).toBeChecked();
  await table.getByLabel('Channel').selectOption('Instagram');
  await expect(table.getByText('Instagram needs a picture.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await table.getByLabel('For', { exact: true }).selectOption('Any spreadsheet');
  await expect(table.getByText('2 of 2 rows go into the file')).toBeVisible();
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^porchlight-plain-.*\.csv$/);

  await planDueEntry(page, id);
  await page.goto('/plan/needs-you');
  await expect(page.getByRole('link', { name: 'Plan 1 need you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post it: Warm porch' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test('what is due is posted from a phone with four presses', {
  tag: '@phone-only',
}, async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  await planDueEntry(page, id);
  await page.goto('/plan');
  const note = page.getByRole('link', { name: '1 entry needs you' });
  await expect(note).toBeVisible();
  await expect(page.getByRole('link', { name: 'Post it: Warm porch' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await note.click();
  await page.getByRole('link', { name: 'Post it: Warm porch' }).click();

  await expect(
    page.getByRole('heading', { level: 1, name: 'Post on Google Business Profile' }),
  ).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Preview for Google Business Profile' }),
  ).toContainText('Warm words');
  await expect(page.getByRole('link', { name: 'Open Google' })).toBeInViewport();
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Warm words');

  await page.getByLabel('Link to the post (optional)').fill('not an address');
  await page.getByRole('button', { name: 'Yes, it’s posted' }).click();
  await expect(
    page.getByText('Please enter a web address that starts with https://'),
  ).toBeVisible();
  await page.getByLabel('Link to the post (optional)').fill('https://posts.example.com/1');
  await page.getByRole('button', { name: 'Yes, it’s posted' }).click();
  await expect(page.getByRole('link', { name: 'See it there' })).toHaveAttribute(
    'href',
    'https://posts.example.com/1',
  );
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(page.getByRole('list').getByText('Published')).toBeVisible();
  await expect(note).toHaveCount(0);
});
