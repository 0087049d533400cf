import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { choose, prepareWriting } from './support/rich-text.ts';
import { editItem, type OpenEditor, openEditor, saveItem } from './support/saved-content.ts';

// Hostile text is stopped before it is shown; that the content policy would stop it too is no news.
test.use({ consoleErrors: { allowed: [/Executing inline event handler violates/] } });

test.beforeEach(({ page }) => prepareWriting(page));

test('the toolbar is one stop for the keyboard, Escape closes a tool alone, and nothing empty is saved', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.title.focus();
  await page.keyboard.press('Tab');
  await expect(editor.tool('Heading 1')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(editor.tool('Clear formatting')).toBeFocused();
  await page.keyboard.press('Home');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(editor.tool('Bold')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(editor.content).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Shift+Tab');
  await expect(editor.tool('Bold')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.content.locator('strong')).toHaveText('Warm words');
  await expect(editor.content).toBeFocused();

  await editor.tool('Link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Link address')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Link address')).toBeHidden();
  await expect(editor.tool('Link')).toBeFocused();
  await expect(editor.dialog).toBeVisible();

  for (const area of [editor.title, editor.content]) {
    await area.click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
  }
  await editor.save.click();
  await expect(editor.dialog.getByText('Title is required')).toBeVisible();
  await expect(editor.dialog.getByText('Content is required')).toBeVisible();
  await expect(editor.title).toHaveAttribute('aria-invalid', 'true');
  await expect(editor.title).toBeFocused();
});

test('what is shown is cleaned here once more, and links lead out safely', async ({ page }) => {
  const item = await saveItem(page);
  await page.route(`**/api/saved-content/${item.id}?*`, (route) =>
    route.fulfill({
      json: {
        ...item,
        title:
          '<img src=x onerror="window.hacked = 1"><h2>Title</h2><script>window.hacked = 1</script>',
        content: `<p onclick="window.hacked = 1" class="x" id="y" style="color: red">words</p><script>window.hacked = 1</script>
          <img src="x" onerror="window.hacked = 1" alt="picture"><a href="javascript:window.hacked = 1">bad</a><a href="https://example.com/">good</a>
          <iframe srcdoc="<script>parent.hacked = 1</script>"></iframe><svg onload="window.hacked = 1"></svg><span style="position: fixed; color: red">red</span>
          <table><tr><td colspan="2" style="x">cell</td></tr></table><ol start="3"><li>three</li></ol><form><input name="z"></form>`,
      },
    }),
  );
  await page.goto(`/content/${item.id}`);
  const text = page.locator('.porch-reading');
  await expect(text.getByText('words')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Title' })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  const html = await text.innerHTML();
  expect(html).not.toMatch(/onerror|onclick|javascript|iframe|svg|form|position|id="y"|class="x"/);
  expect(html).toContain('<ol start="3">');
  expect(html).toContain('<td colspan="2">');
  await expect(text.getByRole('link', { name: 'bad' })).toHaveAttribute('href', 'about:blank');
  const good = text.getByRole('link', { name: 'good' });
  await expect(good).toHaveAttribute('target', '_blank');
  await expect(good).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('the editor has exactly the specified tools, accessible and fit for the screen, light and dark', {
  tag: '@phone',
}, async ({ page }) => {
  await page.route('https://example.com/wide.svg', (route) => {
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="300"></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const { id } = await saveItem(page, {
    content: [
      '<p><img src="https://example.com/wide.svg" alt="A wide porch" /></p>',
      '<p><span style="color: #1f5c4d">green</span> <span style="background-color: #fdeed6">amber</span></p>',
      '<p><span style="color: #6b3fa0; background-color: #fff6c7">both</span></p>',
      `<table><tbody><tr>${'<td>Neighborhoods</td>'.repeat(8)}</tr></tbody></table>`,
    ].join(''),
  });
  const isPhone = (page.viewportSize()?.width ?? 0) < 900;
  await page.goto(`/content/${id}`);
  await expect(page.getByAltText('A wide porch')).toBeVisible();
  if (!isPhone) await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = await openEditor(page);
  await expectNoSidewaysScroll(page);
  const headings = ['Heading 1', 'Heading 2', 'Heading 3'];
  const marks = ['Bold', 'Italic', 'Underline'];
  expect(await tools(editor, 'Title')).toEqual([
    ...headings,
    ...marks,
    'Color',
    'Clear formatting',
  ]);
  expect(await tools(editor, 'Content')).toEqual([
    ...[...headings, ...marks, 'Strikethrough', 'Ordered list', 'Bullet list'],
    ...['Color', 'Background', 'Link', 'Image', 'Clear formatting'],
  ]);
  await expect(editor.title).toHaveCSS('min-height', '100px');
  await expect(editor.content).toHaveCSS('min-height', '250px');
  for (const tool of isPhone ? ['Bold', 'Image', 'Clear formatting'] : []) {
    const box = await editor.tool(tool).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }

  // A tool opens beside the editor, so each look sees both. Background is Color with other words,
  // and what is in Link is in Image too.
  for (const tool of isPhone ? ['Image'] : ['Color', 'Image']) {
    await editor.tool(tool).click();
    await expect(page.getByRole('dialog', { name: tool })).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: tool })).toBeHidden();
  }
  if (isPhone) return;
  await choose(page, editor.tool('Color'), 'Another color');
  await expectAccessible(page);
});

/** The names of the tools, in their order. */
const tools = ({ dialog }: OpenEditor, of: string) =>
  dialog
    .getByRole('toolbar', { name: `Formatting of ${of}` })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
