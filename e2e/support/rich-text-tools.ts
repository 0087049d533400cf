import type { Page } from '@playwright/test';
import { choose, link, linkAttributesHtml } from './rich-text.ts';
import type { OpenEditor } from './saved-content.ts';

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

export const contentTools: Case[] = [
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
    after: `<p><a href="https://example.com/a?b=1&amp;c=2" ${linkAttributesHtml}>Link</a></p>`,
  },
  {
    line: 'Email link',
    use: (editor, page) => link(page, editor, 'nora@example.com'),
    after: `<p><a href="mailto:nora@example.com" ${linkAttributesHtml}>Email link</a></p>`,
  },
  {
    line: 'Bad link',
    use: (editor, page) => link(page, editor, 'javascript:alert(1)'),
    after: `<p><a href="about:blank" ${linkAttributesHtml}>Bad link</a></p>`,
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
    before: `<h2><strong><a href="https://example.com" ${linkAttributesHtml}><span style="color: #b3332a; background-color: #fdeed6">Clear formatting</span></a></strong></h2>`,
    after: '<p>Clear formatting</p>',
  },
  {
    line: 'Clear list',
    use: (editor) => editor.tool('Clear formatting').click(),
    before: '<ul><li><em>Clear list</em></li></ul>',
    after: '<p>Clear list</p>',
  },
];
