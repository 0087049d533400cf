import { expect, registerQuickly, test, toasts } from './support/journey.ts';
import { chooseForCard, saveItem } from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

const piece = {
  title: 'Spring & <strong>summer</strong>',
  content:
    '<h2>Why</h2><p>Read <a href="https://example.com/guide">our guide</a>.<br />Soon.</p><ul><li>One</li><li>Two</li></ul><ol start="2"><li>Three</li></ol>',
  hashtags: ['Austin', 'Homes'],
  sources: [{ title: 'City', url: 'https://example.com/city', snippet: '' }],
};
const text = [
  'Spring & summer',
  'Why',
  'Read our guide (https://example.com/guide).\nSoon.',
  '• One\n• Two',
  '2. Three',
  '#Austin #Homes',
  'Sources\n• City: https://example.com/city',
].join('\n\n');

test('copied as text and as HTML, downloaded as Word, web page and Markdown', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveItem(page, piece);
  await page.goto('/saved-content');
  await chooseForCard(page, 'Spring & summer', 'Copy as text');
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await chooseForCard(page, 'Spring & summer', 'Copy as HTML');
  // The same words tell of both, so the clipboard itself is asked until it is there.
  await expect(async () => {
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('<h1>Spring &amp; <strong>summer</strong></h1>');
    expect(html).toContain('<li>Two</li>');
    expect(html).toContain('<p>#Austin #Homes</p>');
  }).toPass();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  for (const [action, ending, start] of [
    ['Word (.docx)', '.docx', 'PK'],
    ['Web page (.html)', '.html', '<!doctype html>'],
    ['Markdown (.md)', '.md', '# Spring & **summer**'],
  ] as const) {
    const download = page.waitForEvent('download');
    await chooseForCard(page, 'Spring & summer', action);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^[Ss]pring.*summer\\${ending}$`));
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('utf8').toLowerCase()).toContain(start.toLowerCase());
  }
});

test('with the line under it, when the agent has one; also without a clipboard, and a download that fails says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const profile = { displayName: 'Nora Lee', brokerage: 'Hearth Realty' };
  expect((await page.request.patch('/api/account/profile', { data: profile })).ok()).toBe(true);
  const { id } = await saveItem(page, piece);
  const line = 'Nora Lee | Hearth Realty | Equal Housing Opportunity';
  await page.goto(`/content/${id}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n\n${line}`);

  const request = page.waitForRequest('**/api/documents');
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Markdown (.md)' }).click();
  expect((await request).postDataJSON()).toMatchObject({ format: 'md', signature: line });
  await page.route('**/api/documents', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Download' }).click();
  await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
  await expect(toasts(page).getByText('Download failed')).toBeVisible();

  // Some browsers have no clipboard of their own.
  const clipboard = await page.evaluateHandle(async () => {
    const { clipboard } = navigator;
    await clipboard.writeText('');
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    return clipboard;
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy as text' }).click();
  // The words of the first copy may still be there.
  await expect.poll(() => clipboard.evaluate((real) => real.readText())).toBe(`${text}\n\n${line}`);
});
