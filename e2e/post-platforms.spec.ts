import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Post } from '#contract/post.ts';
import { openModule } from './support/browser-module.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
  toasts,
} from './support/journey.ts';
import type {} from './support/platform-page.ts';
import { serveView } from './support/view-module.ts';

const entry = path.join(import.meta.dirname, 'support/platform-page.ts');

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(({ context }) => serveView(context, entry));

const line = 'Nora Whitfield | Porch Realty | norawhitfield.com';

const fall: Post = {
  title: 'Fall in <strong>Fort Collins</strong>',
  content: `<p>${'Homes sat longer in November. '.repeat(8).trim()}</p><ul><li>Room to ask</li></ul>`,
  hashtags: ['FortCollins', '#NoCoHomes', '', 'Homes', 'Buyers', 'Market', 'OldTown'],
  topic: 'Market',
  location: 'Fort Collins',
  state: 'CO',
};

async function openDialog(page: Page, post: Partial<Post> = {}) {
  const given = { post: { ...fall, ...post }, signature: line };
  await page.addInitScript((values) => {
    window.postToCopy = values.post;
    window.signatureToUse = values.signature;
  }, given);
  await openModule(page);
  await page.getByRole('button', { name: 'Open' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy for a platform' });
  const text = dialog.getByLabel('Your text');
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).click();
  return { dialog, text, choose };
}

const clipboard = (page: Page, type: string) =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    return (await item?.getType(wanted))?.text();
  }, type);

test('every place gets its own text by arrow key, and what is shown is what is copied', async ({
  page,
}) => {
  const { dialog, text, choose } = await openDialog(page);
  const expectText = async (name: string, hashtags: string) => {
    await expect(dialog.getByRole('radio', { name, exact: true })).toBeFocused();
    await expect(text).toHaveValue(/^Fall in Fort Collins\n\nHomes sat/);
    await expect(text).toHaveValue(/• Room to ask\n\n/);
    const value = await text.inputValue();
    expect((value.match(/#\S+/g) ?? []).join(' '), name).toBe(hashtags);
    expect(value, name).toContain(line);
  };
  // How many hashtags the others take is in the tests of the contract.
  await expectText('Google Business Profile', '');
  await page.keyboard.press('ArrowRight');
  await expectText('Facebook', '#FortCollins #NoCoHomes #Homes');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Formatted' })).toBeChecked();
  await expect(dialog.getByLabel('Formatted text').getByRole('listitem')).toHaveText('Room to ask');
  await page.keyboard.press('ArrowLeft');
  await expectText('Plain text', '#FortCollins #NoCoHomes #Homes #Buyers #Market #OldTown');
  await page.reload();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByRole('radio', { name: 'Plain text' })).toBeChecked();

  await choose('Facebook');
  await dialog.getByRole('switch', { name: 'Title' }).press('Space');
  await dialog.getByRole('switch', { name: 'Signature' }).press('Space');
  await expect(text).toHaveValue(/^Homes sat[^|]*#Homes$/);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(toasts(page)).toContainText('Copied to clipboard');
  expect(await clipboard(page, 'text/plain')).toBe(await text.inputValue());
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await choose('Formatted');
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const html = await clipboard(page, 'text/html');
  expect(html).toContain('<li>Room to ask</li>');
  expect(html).not.toContain('<h1');
  expect(await clipboard(page, 'text/plain')).toContain('• Room to ask');
});

test('a last change belongs to its platform, is checked there and can be taken back', async ({
  page,
}) => {
  const { dialog, text, choose } = await openDialog(page);
  const composed = await text.inputValue();
  const warnings = dialog.getByRole('status').filter({ has: page.locator('svg') });
  await expect(warnings).toHaveCount(0);
  await text.fill('Call (970) 555-0142, see example.com/homes. #Sold');
  await expect(warnings).toContainText('phone number. Remove (970) 555-0142.');
  await expect(warnings).toContainText(
    'aren’t clickable. Use the button. This text has example.com',
  );
  await expect(warnings).toContainText('Hashtags don’t help on Google Business Profile.');
  await text.fill('Come and see.');
  await expect(dialog.getByRole('switch', { name: 'Title' })).toBeDisabled();
  await expect(dialog.getByText('13 of 1,500 characters')).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/13 of 1,500 characters\s*A bit short/);
  await choose('Facebook');
  await expect(text).toHaveValue(/^Fall in/);
  await choose('Threads');
  await text.fill('One #Sold and two #Homes in suite #2');
  await expect(warnings).toHaveText('Threads works best with one hashtag. This text has 2.');
  await choose('Google Business Profile');
  await expect(text).toHaveValue('Come and see.');
  // Whatever closes the dialog, the versions are there again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(text).toHaveValue('Come and see.');
  await choose('Threads');
  await expect(text).toHaveValue('One #Sold and two #Homes in suite #2');
  await choose('Google Business Profile');
  await dialog.getByRole('button', { name: "Back to the post's text" }).click();
  await expect(text).toHaveValue(composed);
  await expect(text).toBeFocused();
  await expect(dialog.getByRole('switch', { name: 'Title' })).toBeEnabled();
  expect(await page.evaluate(() => window.keptTexts?.gbp)).toBeUndefined();
});

test('a text that is too long says so to everybody and asks for a shorter one for that platform alone', async ({
  page,
}) => {
  const { dialog, text, choose } = await openDialog(page);
  await choose('X');
  await text.fill('#word '.repeat(100));
  await expectAccessibleInBothSchemes(page);
  await choose('Formatted');
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  const pill = await dialog.locator('label', { hasText: 'Threads' }).boundingBox();
  expect(pill?.height).toBeGreaterThanOrEqual(24);

  await choose('X');
  await text.fill('家'.repeat(150));
  await expect(dialog.getByText('300 of 280 characters')).toBeVisible();
  await expect(dialog.getByText('20 characters too many for X')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(toasts(page)).toContainText('Copied to clipboard');
  const ask = () => dialog.getByRole('button', { name: 'Ask for a shorter version' }).click();
  const requested = () => page.evaluate(() => window.requested);
  // What the agent wrote for X is shortened as it stands.
  await ask();
  await expect(dialog.getByText('Writing a shorter version for X...')).toBeVisible();
  expect(await requested()).toEqual({
    content: `<p>${'家'.repeat(150)}</p>`,
    request: 'Shorten this to at most 280 characters for X.',
    platform: 'x',
  });
  await choose('Facebook');
  await page.evaluate(() => window.answer?.('<p>Short for X &amp; yours</p>'));
  await expect(text).toHaveValue(/^Fall in/);
  await choose('X');
  await expect(text).toHaveValue('Short for X & yours');

  // Without a version of its own the post is, together with what stands below it.
  await dialog.getByRole('button', { name: "Back to the post's text" }).click();
  await ask();
  const { request = '', content = '' } = (await requested()) ?? {};
  expect(content).toContain('<li>Room to ask</li>');
  expect(request).toMatch(/^Shorten this to at most \d+ characters for X, title included\./);
  const room = Number(/\d+/.exec(request)?.[0]);
  expect(room).toBeGreaterThan(150);
  expect(room).toBeLessThan(280 - 50);
  await page.evaluate(() => window.answer?.('<p>Homes sat longer.</p>'));
  await expect(text).toHaveValue(/^Fall in Fort Collins\n\nHomes sat longer\.\n\n/);
  await expect(text).toHaveValue(new RegExp(line.replaceAll('|', '\\|')));
  expect(Object.keys((await page.evaluate(() => window.keptTexts)) ?? {})).toEqual(['x']);

  // Stopped, nothing changes.
  await text.fill('x'.repeat(300));
  await ask();
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.evaluate(() => window.answer?.('<p>Too late</p>'));
  await expect(text).toHaveValue('x'.repeat(300));
});

test('the preview ends where a reader would have to open it; little to add is little to switch', async ({
  page,
}) => {
  const house = '🏡'.repeat(200);
  await page.route('/api/files/**', (route) => route.fulfill({ status: 404 }));
  const { dialog, text, choose } = await openDialog(page, {
    imageUrls: ['/api/files/is-not-there-any-more-1'],
  });
  await text.fill(`${house} and the end`);
  const preview = dialog.getByRole('article');
  await expect(preview).toContainText('Nora Whitfield');
  await expect(preview).toContainText(`${'🏡'.repeat(150)}…`);
  await expect(preview).not.toContainText('and the end');
  await preview.getByRole('button', { name: 'more' }).click();
  await expect(preview).toContainText('and the end');
  await expect(preview.getByRole('button', { name: 'less' })).toBeFocused();
  await expect(preview.getByRole('img')).toHaveCount(0);
  await expect(dialog.getByText('Label AI pictures where the platform requires it.')).toBeVisible();
  await text.fill('x'.repeat(900));
  await expectNoSidewaysScroll(page);
  await text.fill('');
  await expect(preview).toContainText('Nothing to post yet.');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    window.postToCopy = { ...window.postToCopy, title: '', hashtags: [''] };
    window.signatureToUse = '';
  });
  await page.getByRole('button', { name: 'Open' }).click();
  await choose('Instagram');
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await expect(text).toHaveValue(/^Homes sat[^#|]*Room to ask$/);
  await expect(dialog.getByRole('article')).toContainText('You');
});
