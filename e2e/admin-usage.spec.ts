import type { Page } from '@playwright/test';
import type { Usage } from '#contract/usage.ts';
import { elevateAdmin, openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  newName,
  registerQuickly,
} from './support/journey.ts';

/** What the admin sees of use and changes, after both have happened. */

const tile = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

async function write(page: Page): Promise<void> {
  await page.request.post('/api/generate', {
    data: { type: 'content', topicId: 'sellers', location: 'Austin', state: 'TX' },
  });
}

async function failuresOf(page: Page): Promise<number> {
  const usage: Usage = await (await page.request.get('/api/admin/usage?days=7')).json();
  return usage.ai.models.reduce((sum, { failures }) => sum + failures, 0);
}

test('what was written and what failed is counted, as numbers, charts and tables', async ({
  page,
  provider,
}) => {
  const writer = await registerQuickly(page);
  await openAdmin(page, 'usage');
  await expect(page.getByText(/nobody is tracked/)).toBeVisible();
  const pieces = Number(await tile(page, 'Pieces written').textContent());
  const failures = await failuresOf(page);
  await write(page);
  provider.always({ kind: 'server-error' });
  await write(page);

  // Counted a moment after the answer.
  await expect.poll(() => failuresOf(page)).toBe(failures + 1);
  await page.getByText('7 days', { exact: true }).click();
  await expect(tile(page, 'Pieces written')).toHaveText(String(pieces + 1));
  await expect(page.getByText(/in the last 7 days, on /).first()).toBeVisible();
  const today = page.getByRole('region', { name: 'AI tokens today' });
  await expect(today).toContainText('No daily budget is set.');
  await expect(today.getByRole('row', { name: writer })).toContainText(/\d,\d{3}/);
  const calls = page.getByRole('region', { name: 'Calls to AI models' });
  await expect(calls).toContainText('test-model');
  await expect(calls).toContainText(/\d failed/);
  await expect(calls).toContainText(/not reachable or overloaded/);

  await page.getByRole('button', { name: 'Show as table: Pieces written' }).click();
  const days = page.getByRole('region', { name: 'Pieces written by day' });
  await expect(days.getByRole('row')).toHaveCount(2);
  await expectAccessibleInBothSchemes(page);
});

test('the log says who did what, with the words that changed, and a long one in parts', async ({
  page,
}) => {
  const admin = await registerQuickly(page);
  await elevateAdmin(page);
  const website = await page.request.post('/api/trusted-websites', {
    data: { domain: `${newName()}.com` },
  });
  const { id, domain } = await website.json();
  for (let turn = 0; turn < 47; turn++) {
    await page.request.patch(`/api/trusted-websites/${id}`, { data: { isActive: turn % 2 === 1 } });
  }
  const name = `Evening ${newName()}`;
  const made = await page.request.post('/api/content-templates', {
    data: { name, contentTemplate: 'Open with the light on the porch. '.repeat(4) },
  });
  const address = `/api/content-templates/${(await made.json()).id}`;
  const words = `Open with the lamp on the porch. ${'Open with the light on the porch. '.repeat(3)}`;
  await page.request.patch(address, { data: { contentTemplate: words, isActive: false } });
  await page.request.delete(address);

  await openAdmin(page, 'log');
  const entries = page.getByRole('list', { name: 'Log' }).getByRole('listitem');
  await expect(entries).toHaveCount(50);
  const first = page.getByText(`added the website ${domain}`);
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(first).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Templates' }).click();
  await expect(first).toHaveCount(0);
  await expect(entries.nth(0)).toContainText(`${admin} deleted the template ${name}`);
  await expect(entries.nth(1)).toContainText(`${admin} changed the template ${name}`);
  await expect(entries.nth(2)).toContainText(`${admin} added the template ${name}`);
  await entries.nth(1).getByRole('button', { name: 'What changed' }).click();
  await expect(entries.nth(1).getByRole('deletion')).toContainText('light');
  await expect(entries.nth(1).getByRole('insertion')).toContainText('lamp');
  await expect(entries.nth(1).getByRole('definition').last()).toContainText(/Yes\s*No/);
  await expectAccessibleInBothSchemes(page);
});
