import { expect, test } from './support/journey.ts';
import { choose, link, linkAttributes, prepareWriting, save } from './support/rich-text.ts';
import { contentTools } from './support/rich-text-tools.ts';
import { editItem, openEditor, saveItem } from './support/saved-content.ts';

test.beforeEach(({ page }) => prepareWriting(page));

test('what every tool makes of a line is saved and shown again', async ({ page }) => {
  test.slow();
  const before = contentTools.map(({ line, before: given }) => given ?? `<p>${line}</p>`);
  const { id } = await saveItem(page, { content: before.join('') });
  const editor = await editItem(page, id);
  for (const { line, use } of contentTools) {
    await editor.content.getByText(line, { exact: true }).click();
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+End');
    await use(editor, page);
  }
  const { sent, stored } = await save(page, editor, id);
  const after = contentTools.map((each) => each.after);
  expect(asLines(sent.content)).toEqual(asLines(after.join('')));
  expect(stored.content).toBe(sent.content);

  // After a reload the page shows the same, and the editor finds nothing to change in it.
  const shown = await page.locator('.porch-reading').innerHTML();
  const again = await editItem(page, id);
  expect(await page.locator('.porch-reading').first().innerHTML()).toBe(shown);
  await again.content.getByText('Bold').click();
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  await expect(again.save).toBeEnabled();
  await page.keyboard.press('Backspace');
  await expect(again.save).toBeDisabled();
});

/** One block a line, so that a difference can be seen. */
const asLines = (html = '') => html.replaceAll(/(<\/(?:p|h\d|ul|ol)>)/g, '$1\n').split('\n');

test('the tools of a title, which stays words alone without a heading', async ({ page }) => {
  test.slow();
  const { id } = await saveItem(page);
  const use = async (...tools: string[]) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = await openEditor(page);
    await editor.title.click();
    await page.keyboard.press('ControlOrMeta+a');
    for (const tool of tools) await editor.tool(tool, 'Title').click();
    if (tools.includes('Color')) await page.getByRole('button', { name: 'Green' }).click();
    const { sent, stored } = await save(page, editor, id);
    expect(stored.title).toBe(sent.title);
    await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
    return sent.title;
  };
  await page.goto(`/content/${id}`);
  expect(await use('Heading 1')).toBe('<h1>Warm porch</h1>');
  expect(await use('Heading 2')).toBe('<h2>Warm porch</h2>');
  expect(await use('Heading 3', 'Bold')).toBe('<h3><strong>Warm porch</strong></h3>');
  expect(await use('Clear formatting')).toBe('Warm porch');
  expect(await use('Italic', 'Underline')).toBe('<em><u>Warm porch</u></em>');
  expect(await use('Clear formatting', 'Color')).toBe(
    '<span style="color: #1f5c4d">Warm porch</span>',
  );
});

test('exactly the specified tools, in minimum heights of 100 and 250 pixels', {
  tag: '@phone',
}, async ({ page }) => {
  const { id } = await saveItem(page);
  const { dialog, title, content } = await editItem(page, id);
  const names = (of: string) =>
    dialog
      .getByRole('toolbar', { name: `Formatting of ${of}` })
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  const headings = ['Heading 1', 'Heading 2', 'Heading 3'];
  const marks = ['Bold', 'Italic', 'Underline'];
  expect(await names('Title')).toEqual([...headings, ...marks, 'Color', 'Clear formatting']);
  expect(await names('Content')).toEqual([
    ...[...headings, ...marks, 'Strikethrough', 'Ordered list', 'Bullet list'],
    ...['Color', 'Background', 'Link', 'Image', 'Clear formatting'],
  ]);
  await expect(title).toHaveCSS('min-height', '100px');
  await expect(content).toHaveCSS('min-height', '250px');
});

test('a link is changed and removed where the cursor is, or written out without a selection', async ({
  page,
}) => {
  const { id } = await saveItem(page, {
    content: `<p>See <a href="https://example.com/old" ${linkAttributes}>our guide</a> now.</p>`,
  });
  const editor = await editItem(page, id);
  await editor.content.getByText('our guide').click();
  await editor.tool('Link').click();
  await expect(page.getByLabel('Link address')).toHaveValue('https://example.com/old');
  await page.getByLabel('Link address').fill('tel:5551234');
  await expect(page.getByText('This will be a blank link.')).toBeVisible();
  await page.getByLabel('Link address').fill('https://example.com/new');
  await page.keyboard.press('Enter');
  await expect(editor.content.getByRole('link')).toHaveAttribute('href', 'https://example.com/new');
  await expect(editor.content.getByRole('link')).toHaveText('our guide');

  await editor.content.getByText('our guide').click();
  await choose(page, editor.tool('Link'), 'Remove link');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await link(page, editor, 'example.com');
  await page.keyboard.type(' soon');
  const { stored } = await save(page, editor, id);
  expect(stored.content).toBe(
    `<p>See our guide now. <a href="https://example.com" ${linkAttributes}>example.com</a> soon</p>`,
  );
});
