import type { Locator, Page } from '@playwright/test';
import fc from 'fast-check';
import sharp from 'sharp';
import { dataImageBytes } from '#contract/html.ts';
import type { SavedContent } from '#contract/saved-content.ts';
import { cleanHtml } from '#server/content/clean-html.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  editItem,
  type OpenEditor,
  openEditor,
  readItem,
  saveItem,
} from './support/saved-content.ts';

// Hostile text is stopped before it is shown; that the content policy would stop it too is no news.
test.use({ consoleErrors: { allowed: [/Executing inline event handler violates/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
  // Pictures by address come from nowhere in a test.
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: tinyPng }),
  );
});

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const linkAttributes = 'target="_blank" rel="noopener noreferrer nofollow"';

/** Saves, and gives what was sent and what is stored. */
async function save(page: Page, editor: OpenEditor, id: number) {
  const request = page.waitForRequest((each) => each.method() === 'PATCH');
  await editor.save.click();
  const sent: Partial<SavedContent> = (await request).postDataJSON();
  await expect(editor.dialog).toBeHidden();
  return { sent, stored: await readItem(page, id) };
}

type Case = {
  /** The words of a line, which name the tool that is used on it. */
  line: string;
  use: (editor: OpenEditor, page: Page) => Promise<void>;
  /** The line before and after; a paragraph unless said otherwise. */
  before?: string;
  after: string;
};

const press = (line: string, after: string): Case => ({
  line,
  use: (editor) => editor.tool(line).click(),
  after,
});

const contentTools: Case[] = [
  press('Heading 1', '<h1>Heading 1</h1>'),
  press('Heading 2', '<h2>Heading 2</h2>'),
  press('Heading 3', '<h3>Heading 3</h3>'),
  press('Bold', '<p><strong>Bold</strong></p>'),
  press('Italic', '<p><em>Italic</em></p>'),
  press('Underline', '<p><u>Underline</u></p>'),
  press('Strikethrough', '<p><s>Strikethrough</s></p>'),
  press('Ordered list', '<ol><li>Ordered list</li></ol>'),
  press('Bullet list', '<ul><li>Bullet list</li></ul>'),
  {
    line: 'Color',
    use: (editor, page) => choose(page, editor.tool('Color'), 'Red'),
    after: '<p><span style="color: #b3332a">Color</span></p>',
  },
  {
    line: 'Own color',
    use: async (editor, page) => {
      await choose(page, editor.tool('Color'), 'Another color');
      await page.getByLabel('Color code').fill('#0A7F3C');
      await page.getByRole('button', { name: 'Use this color' }).click();
    },
    after: '<p><span style="color: #0a7f3c">Own color</span></p>',
  },
  {
    line: 'Background',
    use: (editor, page) => choose(page, editor.tool('Background'), 'Amber'),
    after: '<p><span style="background-color: #fdeed6">Background</span></p>',
  },
  {
    line: 'Both colors',
    use: async (editor, page) => {
      await choose(page, editor.tool('Background'), 'Yellow');
      await choose(page, editor.tool('Color'), 'Blue');
    },
    after: '<p><span style="color: #1d4f91; background-color: #fff6c7">Both colors</span></p>',
  },
  {
    line: 'No color',
    use: (editor, page) => choose(page, editor.tool('Color'), 'No color'),
    before: '<p><span style="color: #1d4f91">No color</span></p>',
    after: '<p>No color</p>',
  },
  {
    line: 'Link',
    use: (editor, page) => link(page, editor, 'example.com/a?b=1&c=2'),
    after: `<p><a href="https://example.com/a?b=1&amp;c=2" ${linkAttributes}>Link</a></p>`,
  },
  {
    line: 'Email link',
    use: (editor, page) => link(page, editor, 'nora@example.com'),
    after: `<p><a href="mailto:nora@example.com" ${linkAttributes}>Email link</a></p>`,
  },
  {
    line: 'Bad link',
    use: (editor, page) => link(page, editor, 'javascript:alert(1)'),
    after: `<p><a href="about:blank" ${linkAttributes}>Bad link</a></p>`,
  },
  {
    line: 'Image',
    use: async (editor, page) => {
      await page.keyboard.press('ArrowRight');
      await editor.tool('Image').click();
      await page.getByLabel('Image address').fill('https://example.com/porch.png?a=1&b=2');
      await page.getByLabel('Description').fill('A "porch" & more');
      await page.getByRole('button', { name: 'Add picture' }).click();
    },
    after:
      '<p>Image<img src="https://example.com/porch.png?a=1&amp;b=2" alt="A &quot;porch&quot; &amp; more" /></p>',
  },
  {
    line: 'Clear formatting',
    use: (editor) => editor.tool('Clear formatting').click(),
    before: `<h2><strong><a href="https://example.com" ${linkAttributes}><span style="color: #b3332a; background-color: #fdeed6">Clear formatting</span></a></strong></h2>`,
    after: '<p>Clear formatting</p>',
  },
  {
    line: 'Clear list',
    use: (editor) => editor.tool('Clear formatting').click(),
    before: '<ul><li><em>Clear list</em></li></ul>',
    after: '<p>Clear list</p>',
  },
];

async function choose(page: Page, tool: Locator, name: string) {
  await tool.click();
  // Another tool's dropdown may still be on its way out.
  const dropdown = page.getByRole('dialog', {
    name: (await tool.getAttribute('aria-label')) ?? '',
  });
  await dropdown.getByRole('button', { name, exact: true }).click();
}

async function link(page: Page, editor: OpenEditor, address: string) {
  await editor.tool('Link').click();
  await page.getByLabel('Link address').fill(address);
  await page.getByRole('button', { name: 'Set link' }).click();
}

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

test('exactly the specified tools, in minimum heights of 100 and 250 pixels', async ({ page }) => {
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

test('what there are no tools for is kept, to the letter', async ({ page }) => {
  const everything = [
    '<h2>Numbers &amp; more</h2><blockquote><p>Said “so”</p><p></p><p>twice</p></blockquote>',
    '<table><thead><tr><th colspan="2" scope="col">Month</th><th>Sold</th></tr></thead>',
    '<tbody><tr><th rowspan="2" scope="row">May</th><td>early</td><td>1 &lt; 2</td></tr>',
    '<tr><td></td><td><ul><li>late</li></ul></td></tr></tbody></table>',
    '<ol start="3"><li>three<ul><li>nested<br />line</li></ul></li><li><p>two</p><p>paragraphs</p></li></ol>',
    '<p></p><p>José’s 🏡\u00a0 <span style="color: rgb(1, 2, 3); background-color: #ff0">in color</span></p>',
    `<p><a href="about:blank" ${linkAttributes}>blank</a> <img src="/api/files/abcdefghijklmnopqrst" alt="" title="Porch" /></p>`,
    '<ul><li>the end</li></ul>',
  ].join('');
  const { id, content } = await saveItem(page, { content: everything });
  expect(content).toBe(everything);
  const editor = await editItem(page, id);
  await editor.content.getByText('the end').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const { sent, stored } = await save(page, editor, id);
  const expected = everything.replace('the end', 'the end!');
  expect(sent.content).toBe(expected);
  expect(stored.content).toBe(expected);
});

test('whatever is pasted passes the server unchanged', async ({ page }) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await paste(editor.content, {
    'text/html': `<meta charset="utf-8"><div class="x" onclick="alert(1)"><h4>Four</h4><font color="red">red</font>
      <p style="color: red; margin: 1px">a<b>b</b><i>c</i><del>d</del><code>e</code>\u000b</p><pre>f</pre><hr>
      <span style="color: windowtext; mso-x: y">g</span><span style="background: url(x)">h</span>
      <ol type="a" start="2"><li style="list-style-type: lower-roman">i</li></ol><script>alert(1)</script>
      <a href="javascript:alert(1)" title="t">j</a><a href="https://example.com" class="y">k</a>
      <img src="data:image/svg+xml;base64,AAAA" onerror="alert(1)"><img src="https://example.com/l.png" width="5">
      <table style="width: 5px"><caption>m</caption><colgroup><col width="3"></colgroup><tr><td width="5" align="center">n</td></tr></table></div>`,
  });
  await expect(editor.content).toContainText('Four');
  const { sent, stored } = await save(page, editor, id);
  expect(stored.content).toBe(sent.content);
  expect(stored.content).not.toMatch(/script|onclick|svg|class=|mso|width|javascript/);
  for (const word of ['Four', 'red', 'windowtext', 'about:blank', 'start="2"', 'l.png']) {
    expect(stored.content).toContain(word);
  }
});

test('so does any mixture of it', async ({ page }) => {
  test.slow();
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  let sent = '';
  await page.route(`**/api/saved-content/${id}`, (route) => {
    sent = route.request().postDataJSON().content;
    return route.fulfill({ status: 409, json: { message: 'Not now', code: 'stale' } });
  });
  for (const html of fc.sample(mixture, { numRuns: 30, seed: 20 })) {
    await editor.content.click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(editor.content, { 'text/html': `<p>Start</p>${html}<p>End</p>` });
    await editor.save.click();
    await expect(toasts(page).getByText('Not now')).toBeVisible();
    expect(cleanHtml(sent, 'edited'), html).toBe(sent);
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
});

const mixture = fc
  .array(
    fc.constantFrom(
      ...[
        '<p>a',
        '</p>',
        '<h1>b',
        '</h1>',
        '<h5>c</h5>',
        '<ul>',
        '</ul>',
        '<ol start="7" type="i">',
      ],
      ...['<li>d', '</li>', '</ol>', '<blockquote>', '</blockquote>', '<b>', '</b>', '<i>e</i>'],
      ...[
        '<table><tr><th scope="col">f</th></tr><tr><td rowspan="2">g',
        '</table>',
        '<u>h',
        '</u>',
      ],
      ...[
        '<span style="color:red">',
        '<span style="background-color: #AbC; color: x(1)">',
        '</span>',
      ],
      ...[
        '<mark>i</mark>',
        '<a href="mailto:j@example.com">',
        '<a href="ftp://k">',
        '</a>',
        '<br>',
      ],
      ...[
        '<img src="https://example.com/l.png" title="">',
        '<img src="x" alt="&quot;&lt;">',
        '<hr>',
      ],
      ...[
        '&amp;lt;',
        '&nbsp; &nbsp;',
        '  m  n',
        '\u200b\u0085',
        '🏡',
        '<div>',
        '</div>',
        '<pre> o\n p</pre>',
      ],
    ),
    { minLength: 5, maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));

test('spaces in a row stay, and an address that is pasted over words links them', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  await page.keyboard.type('   apart');
  await page.keyboard.press('Shift+Home');
  await paste(editor.content, { 'text/plain': 'https://example.com/guide' });
  const { stored } = await save(page, editor, id);
  expect(stored.content).toBe(
    `<p><a href="https://example.com/guide" ${linkAttributes}>Warm words\u00a0\u00a0 apart</a></p>`,
  );
  expect(await page.locator('.porch-reading').innerText()).toBe('Warm words\u00a0\u00a0 apart');
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

test.describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888', noise: noise } });
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;

  async function closeTool(page: Page) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Image' })).toBeHidden();
  }

  async function pick(
    page: Page,
    editor: OpenEditor,
    name: string,
    mimeType: string,
    file: Buffer,
  ) {
    await editor.tool('Image').click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: file });
  }

  test('a large photo becomes a data image no larger than a text needs', async ({ page }) => {
    const { id } = await saveItem(page);
    const editor = await editItem(page, id);
    await editor.content.click();
    await page.keyboard.press('End');
    const file = await photo(3000, 2000)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '30/1 16/1 0/1' } })
      .toBuffer();
    await editor.tool('Image').click();
    await page.getByLabel('Description').fill('The porch');
    await closeTool(page);
    await pick(page, editor, 'porch.jpg', 'image/jpeg', file);
    const image = editor.content.locator('img[src]');
    await expect(image).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
    const { sent, stored } = await save(page, editor, id);
    expect(stored.content).toBe(sent.content);
    const [, base64 = ''] = /base64,([^"]+)/.exec(stored.content) ?? [];
    const { width = 0, exif } = await sharp(Buffer.from(base64, 'base64')).metadata();
    expect(width).toBeLessThanOrEqual(1600);
    expect(exif).toBeUndefined();
    const shown = page.locator('.porch-reading img');
    await expect
      .poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBe(width);
    await expectNoSidewaysScroll(page);
  });

  test('a clear background stays clear, and a GIF stays as it is', async ({ page }) => {
    const { id } = await saveItem(page);
    const editor = await editItem(page, id);
    await editor.content.click();
    const clear = await sharp({
      create: { width: 80, height: 60, channels: 4, background: { r: 9, g: 99, b: 9, alpha: 0.3 } },
    });
    await pick(page, editor, 'logo.png', 'image/png', await clear.clone().png().toBuffer());
    await expect(editor.content.locator('img[src]')).toHaveAttribute(
      'src',
      /^data:image\/png;base64,/,
    );
    const gif = await clear.gif().toBuffer();
    await page.keyboard.press('ArrowRight');
    await pick(page, editor, 'wave.gif', 'image/gif', gif);
    await expect(editor.content.locator('img[src]').last()).toHaveAttribute(
      'src',
      `data:image/gif;base64,${gif.toString('base64')}`,
    );
  });

  test('what is no picture, or too much, is refused with a kind word', async ({ page }) => {
    const big = (await photo(1200, 1200).png({ compressionLevel: 0 }).toBuffer()).toString(
      'base64',
    );
    const half = big.slice(0, 1_400_000);
    const { id } = await saveItem(page, {
      content: `<p>Much <img src="data:image/png;base64,${half}" alt="" /></p>`,
    });
    const editor = await editItem(page, id);
    await editor.content.getByText('Much').click();
    await page.keyboard.press('Home');
    await pick(page, editor, 'notes.txt', 'text/plain', Buffer.from('notes'));
    await expect(page.getByText('Please choose a JPG, PNG, GIF or WEBP picture.')).toBeVisible();
    await closeTool(page);
    await pick(page, editor, 'broken.png', 'image/png', Buffer.from('no picture'));
    await expect(page.getByText(/This picture could not be read/)).toBeVisible();
    await closeTool(page);
    const heavy = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#000', noise },
    })
      .gif({ colours: 256, dither: 1 })
      .toBuffer();
    expect(dataImageBytes(`data:image/png;base64,${half}`) + heavy.length).toBeGreaterThan(2 ** 21);
    await pick(page, editor, 'heavy.gif', 'image/gif', heavy);
    await expect(page.getByText(/may have 2 MB in all/)).toBeVisible();
    await expect(editor.content.locator('img[src]')).toHaveCount(1);

    await page.getByLabel('Image address').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Add picture' }).click();
    await expect(page.getByText(/an address that starts with https/)).toBeVisible();
    await closeTool(page);

    // A picture that is there already has its room.
    await editor.content.locator('img[src]').click();
    await editor.tool('Image').click();
    await page.getByLabel('Description').fill('Much of it');
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(editor.content.getByAltText('Much of it')).toBeVisible();
  });

  test('a picture is pasted, described, and too many pasted ones cannot be saved', async ({
    page,
  }) => {
    const { id } = await saveItem(page);
    const editor = await editItem(page, id);
    await editor.content.click();
    await page.keyboard.press('End');
    await pasteFile(editor.content, 'tiny.png', 'image/png', tinyPng);
    const image = editor.content.locator('img[src]');
    await expect(image).toHaveAttribute('src', /^data:image\//);
    await image.click();
    await editor.tool('Image').click();
    await page.getByLabel('Description').fill('A dot');
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(image).toHaveAttribute('alt', 'A dot');

    await page.keyboard.press('ArrowRight');
    const much = 'A'.repeat(3_000_000);
    await paste(editor.content, { 'text/html': `<img src="data:image/png;base64,${much}">` });
    await expect(editor.dialog.getByText(/may have 2 MB in all/)).toBeVisible();
    await editor.save.click();
    await expect(editor.dialog).toBeVisible();
    await expect(editor.content).toHaveAttribute('aria-invalid', 'true');
    await expect(toasts(page)).toHaveCount(0);
  });
});

test('the toolbar is one stop for the keyboard, and Escape closes a tool alone', async ({
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
});

test('an empty title or content is refused beside it', async ({ page }) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the editor and its tools are accessible and fit the screen, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const { id } = await saveItem(page, {
      content: [
        '<p><span style="color: #1f5c4d">green</span> <span style="background-color: #fdeed6">amber</span></p>',
        '<p><span style="color: #6b3fa0; background-color: #fff6c7">both</span></p>',
        `<table><tbody><tr>${'<td>Neighborhoods</td>'.repeat(8)}</tr></tbody></table>`,
      ].join(''),
    });
    await page.goto(`/content/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const editor = await editItem(page, id);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const tool of ['Color', 'Background', 'Link', 'Image']) {
      await editor.tool(tool).click();
      await expect(page.getByRole('dialog', { name: tool })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: tool })).toBeHidden();
    }
    await choose(page, editor.tool('Color'), 'Another color');
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const isPhone = (page.viewportSize()?.width ?? 0) < 900;
    for (const tool of isPhone ? ['Bold', 'Image', 'Clear formatting'] : []) {
      const box = await editor.tool(tool).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

async function paste(target: Locator, data: Record<string, string>): Promise<void> {
  await target.evaluate((element, entries) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of entries) clipboardData.setData(type, value);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, Object.entries(data));
}

async function pasteFile(target: Locator, name: string, type: string, file: Buffer): Promise<void> {
  await target.evaluate(
    (element, { base64, ...given }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], given.name, { type: given.type }));
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { name, type, base64: file.toString('base64') },
  );
}
