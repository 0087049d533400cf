import path from 'node:path';
import type { Page } from '@playwright/test';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import type { CheckedPart, Flag } from '#contract/post.ts';
import type { MarkedWords } from '#web/ui/word-notes/marked-words.ts';
import { openModule, serveModule } from './support/browser-module.ts';
import type {} from './support/flags-page.ts';
import { expect, test } from './support/journey.ts';

/** Flagged words in a real document: in a post, in the editor, and while a text changes. */

const entry = path.join(import.meta.dirname, 'support/flags-page.ts');

test.beforeEach(async ({ context, page }) => {
  await serveModule(context, entry);
  await openModule(page);
});

const post = { title: '', content: '', hashtags: [] as string[], imagePrompt: '' };

/** The flag the server would give for the n-th time these words stand in a part. */
function flagIn(parts: Partial<typeof post>, where: CheckedPart, text: string, nth = 0): Flag {
  const given = { ...post, ...parts };
  const words = {
    title: plainTextOf(given.title),
    content: plainTextOf(given.content),
    hashtags: given.hashtags.join(' '),
    imagePrompt: given.imagePrompt,
    answers: '',
  }[where];
  let start = words.indexOf(text);
  for (let count = 0; count < nth; count += 1) start = words.indexOf(text, start + 1);
  expect(start).toBeGreaterThanOrEqual(0);
  return {
    ...{ id: text, severity: 'avoid', class: 'test', where, text, start },
    ...{ end: start + text.length, why: '', suggestion: '', note: '' },
  };
}

const apply = (page: Page, parts: Partial<typeof post>, flag: Flag, replacement: string) =>
  page.evaluate(([given, found, words]) => window.flagsUnderTest.applyFlag(given, found, words), [
    { ...post, ...parts },
    flag,
    replacement,
  ] as const);

async function contentAfter(page: Page, content: string, words: string, replacement = '') {
  const flag = flagIn({ content }, 'content', words);
  return (await apply(page, { content }, flag, replacement))?.content;
}

test('one click on a suggestion', async ({ page }) => {
  await test.step('puts other words exactly where the flag is and keeps the markup', async () => {
    const cases = [
      ['<p>A <em>man cave</em> below.</p>', 'man cave', '<p>A <em>bonus room</em> below.</p>'],
      ['<p>A ma<b>n ca</b>ve below.</p>', 'man cave', '<p>A bonus room below.</p>'],
      ['<p>Man cave &amp; bar</p>', 'Man cave', '<p>Bonus room &amp; bar</p>'],
      ['<p>Fun. Man\n  cave!</p>', 'Man cave', '<p>Fun. Bonus room!</p>'],
      ['<p>A man&nbsp;cave.</p>', 'man\u00a0cave', '<p>A bonus room.</p>'],
      ['<p>The man<br>cave.</p>', 'man\ncave', '<p>The bonus room.</p>'],
      ['<h2>The Man Cave</h2>', 'Man Cave', '<h2>The Bonus Room</h2>'],
      ['<p>MAN CAVE inside</p>', 'MAN CAVE', '<p>BONUS ROOM inside</p>'],
      ['<p>An amazing den</p>', 'amazing den', '<p>A bonus room</p>'],
    ] as const;
    for (const [before, words, after] of cases) {
      expect(await contentAfter(page, before, words, 'bonus room')).toBe(after);
    }

    // The same words stand in three places, and one of them is meant.
    const content = '<p>A man cave.</p><p>A <b>man</b> cave.</p><p>A man cave.</p>';
    const flag = flagIn({ content }, 'content', 'man cave', 1);
    const changed = await apply(page, { content }, flag, 'den');
    expect(changed?.content).toBe('<p>A man cave.</p><p>A <b>den</b>.</p><p>A man cave.</p>');
  });

  await test.step('takes words out without leaving a gap, and works in every part of a post', async () => {
    const cases = [
      ['<p>Quiet, no kids, two baths.</p>', '<p>Quiet, two baths.</p>'],
      ['<p>Two baths and no kids.</p>', '<p>Two baths.</p>'],
      ['<p>Two baths (no kids) here.</p>', '<p>Two baths here.</p>'],
      ['<p>A home no kids allowed.</p>', '<p>A home allowed.</p>'],
      ['<p>Two <b>no kids</b> baths</p>', '<p>Two baths</p>'],
      ['<p>Hello.</p><p>no kids.</p><p>Bye.</p>', '<p>Hello.</p><p>Bye.</p>'],
      ['<ul><li><b>no kids</b></li></ul><p>Bye.</p>', '<p>Bye.</p>'],
      ['<table><tbody><tr><td>no kids</td></tr></tbody></table>', undefined],
      ['<p>One<br>no kids<br>Two</p>', '<p>One<br>Two</p>'],
    ] as const;
    for (const [before, after] of cases) {
      const changed = await contentAfter(page, before, 'no kids');
      expect(changed).toBe(after ?? '<table><tbody><tr><td></td></tr></tbody></table>');
    }
    expect(await contentAfter(page, '<p>No kids, two baths.</p>', 'No kids')).toBe(
      '<p>Two baths.</p>',
    );
    expect(await contentAfter(page, '<p>A home. No kids. Bye.</p>', 'No kids')).toBe(
      '<p>A home. Bye.</p>',
    );

    const title = 'Your man cave &amp; more';
    const titled = await apply(page, { title }, flagIn({ title }, 'title', 'man cave'), 'den');
    expect(titled?.title).toBe('Your den &amp; more');

    const hashtags = ['Austin', 'NoKids', 'MyManCave'];
    const dropped = await apply(page, { hashtags }, flagIn({ hashtags }, 'hashtags', 'NoKids'), '');
    expect(dropped?.hashtags).toEqual(['Austin', 'MyManCave']);
    const cave = flagIn({ hashtags }, 'hashtags', 'ManCave');
    const swapped = await apply(page, { hashtags }, cave, 'bonus room');
    expect(swapped?.hashtags).toEqual(['Austin', 'NoKids', 'MyBonusRoom']);

    const imagePrompt = 'A porch, a white couple, evening light';
    const flag = flagIn({ imagePrompt }, 'imagePrompt', 'a white couple');
    const drawn = await apply(page, { imagePrompt }, flag, '');
    expect(drawn?.imagePrompt).toBe('A porch, evening light');
  });

  await test.step('answers all equal words at once, and changes nothing that is not certain', async () => {
    const flag = flagIn({ content: '<p>A man cave.</p>' }, 'content', 'man cave');
    const twice = '<p>Moved: a man cave and a man cave.</p>';
    expect(await apply(page, { content: '<p>A den.</p>' }, flag, 'den')).toBeUndefined();
    expect(await apply(page, { content: twice }, flag, 'den')).toBeUndefined();
    const moved = await apply(page, { content: '<p>Now a man cave.</p>' }, flag, 'den');
    expect(moved?.content).toBe('<p>Now a den.</p>');

    // The flags of other words move along.
    const content = '<p>A man cave, a man cave, no kids.</p>';
    const caves = [0, 1].map((nth) => flagIn({ content }, 'content', 'man cave', nth));
    const flags = [...caves, flagIn({ content }, 'content', 'no kids')];
    const changed = await page.evaluate(
      ([given, found]) => window.flagsUnderTest.applyFlags(given, found, 'den'),
      [{ ...post, content, flags }, caves] as const,
    );
    const after = '<p>A den, a den, no kids.</p>';
    expect(changed?.content).toBe(after);
    expect(changed?.flags).toEqual([flagIn({ content: after }, 'content', 'no kids')]);
  });
});

test('the browser counts words as the server does, and places as the editor does', async ({
  page,
}) => {
  const texts = [
    ' <h2> Fish &amp; chips </h2>\n<p>Fam\u200bily&shy;-<b>friendly</b>&nbsp; <i> x</i></p>\n',
    'Loose <br> <br/>words<ul><li>One</li> <li><p>Two</p><ol><li>Three</li></ol></li></ul>end',
    '<table><thead><tr><th>A</th><th> B</th></tr></thead><tbody><tr><td>1<br></td></tr></tbody></table>',
    '<p>a\u0007b\u000bc\td\r\ne\u2028f 👩‍👧 &lt;b&gt; &#128512;</p><p></p><p>g<img src="" alt="h">i</p>',
  ];
  for (const content of texts) {
    const words = await page.evaluate(
      (given) => window.flagsUnderTest.plainTextOf(given, 'content'),
      {
        ...post,
        content,
      },
    );
    expect(asLines(words)).toBe(asLines(plainTextOf(content)));
  }

  const content = '<p>man cave &amp; man<br>cave</p><p>man <b>cave</b></p>';
  const flag = flagIn({ content }, 'content', 'man cave', 1);
  const occurrence = await page.evaluate(
    ([given, found]) => window.flagsUnderTest.occurrenceOf(given, found),
    [{ ...post, content }, flag] as const,
  );
  expect(occurrence).toBe(2);
});

const asLines = (words: string) => words.replace(/[\u2028\u2029]/g, '\n');

test.describe('inside the editor', () => {
  test('words are replaced in one step that can be undone, taken out, and shown', async ({
    page,
  }) => {
    const before = '<p>A man cave.</p><p>A <strong>man</strong> ca<em>ve</em> <u>below</u>.</p>';
    const result = await page.evaluate((html) => {
      const editor = window.flagsUnderTest.openEditor(html);
      editor.type('!');
      const typed = editor.html();
      const isDone = editor.replaceText('man cave', 1, 'bonus room');
      const after = editor.html();
      editor.undo();
      return { isDone, typed, after, undone: editor.html(), changes: editor.changes() };
    }, before);
    expect(result.isDone).toBe(true);
    expect(result.after).toContain(
      '<p>A man cave.</p><p>A <strong>bonus room</strong> <u>below</u>.',
    );
    expect(result.undone).toBe(result.typed);
    expect(result.changes).toBe(3);

    // Words that are taken out take their empty line along.
    const shortened = await page.evaluate(() => {
      const editor = window.flagsUnderTest.openEditor(
        '<p>Hello.</p><ul><li>no kids</li></ul><p>No kids, two baths.</p>',
      );
      editor.replaceText('no kids', 0, '');
      editor.replaceText('No kids', 0, '');
      return { html: editor.html(), isFound: editor.replaceText('man cave', 0, 'den') };
    });
    expect(shortened).toEqual({ html: '<p>Hello.</p><p>Two baths.</p>', isFound: false });

    const selected = await page.evaluate(() => {
      const editor = window.flagsUnderTest.openEditor(
        '<p>A man cave.</p><p>My man <b>cave</b></p>',
      );
      return [editor.selectText('man cave', 1), editor.selected(), editor.selectText('no', 0)];
    });
    expect(selected).toEqual([true, 'man cave', false]);
  });
});

const markOf = (words: string, start: number): MarkedWords => {
  return { words, start, tone: 'avoid', note: `Avoid: ${words}.` };
};

test.describe('underlined words', () => {
  const tip = (page: Page) => page.getByRole('tooltip');

  test('are marked in every format, and only the first part is a stop of the keyboard', async ({
    page,
  }) => {
    const underline = (html: string, marks: MarkedWords[]) =>
      page.evaluate(([given, found]) => window.flagsUnderTest.underlineHtml(given, found), [
        html,
        marks,
      ] as const);
    const open = 'role="mark" data-word-note="Avoid: man cave." data-tone="avoid"';
    const first = `<span ${open} tabindex="0" aria-description="Avoid: man cave.">`;
    expect(await underline('<p>A man cave &amp; more.</p>', [markOf('man cave', 2)])).toBe(
      `<p>A ${first}man cave</span> &amp; more.</p>`,
    );
    expect(await underline('<p>A ma<b>n ca</b>ve.</p>', [markOf('man cave', 2)])).toBe(
      `<p>A ${first}ma</span><b><span ${open}>n ca</span></b><span ${open}>ve</span>.</p>`,
    );
    // Twice in one line, the last first; and nothing where it is not certain which is meant.
    const twice = await underline('<p>man cave, man cave</p>', [
      markOf('man cave', 0),
      markOf('man cave', 10),
    ]);
    expect(twice.match(/role="mark"/g)).toHaveLength(2);
    expect(await underline('<p>man cave, man cave</p>', [markOf('man cave', 3)])).not.toContain(
      'role="mark"',
    );
  });

  test('show their note on hover, on focus and on a tap, and Escape puts it away', async ({
    page,
  }) => {
    await page.evaluate(([html, marks]) => window.flagsUnderTest.showUnderlined(html, marks), [
      '<p>Two baths.</p><p>A man cave below.</p>',
      [markOf('man cave', 13)],
    ] as const);
    const words = page.locator('[role="mark"]');
    await expect(words).toHaveText('man cave');
    await words.hover();
    await expect(tip(page)).toHaveText('Avoid: man cave.');
    await page.mouse.move(0, 0);
    await expect(tip(page)).toHaveCount(0);
    await words.focus();
    await expect(tip(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await words.click();
    await expect(tip(page)).toBeVisible();
    await page.mouse.click(0, 0);
    await expect(tip(page)).toHaveCount(0);
  });

  test('move along in an editor and never come into its text', async ({ page }) => {
    const result = await page.evaluate(
      (marks) => {
        const editor = window.flagsUnderTest.openEditor(
          '<p>Hello.</p><p>A man <b>cave</b> below.</p>',
        );
        editor.mark(marks);
        const before = editor.marked();
        editor.type('!');
        const after = editor.marked();
        const html = editor.html();
        const changes = editor.changes();
        editor.mark([]);
        return { before, after, html, changes, none: editor.marked() };
      },
      [markOf('man cave', 9)],
    );
    expect(result.before.join('')).toBe('man cave');
    expect(result.after).toEqual(result.before);
    expect(result.html).not.toContain('data-word-note');
    expect(result.changes).toBe(1);
    expect(result.none).toEqual([]);
  });
});

test.describe('while a text changes', () => {
  const output = (page: Page) => page.locator('output');
  const setContent = (page: Page, content: string) =>
    page.evaluate((html) => window.flagsUnderTest.setContent(html), content);

  /** Answers every check with the first words it knows, and keeps what was sent. */
  async function answerChecks(page: Page, words: string[]) {
    const sent: string[] = [];
    await page.route('**/api/fair-housing/check', async (route) => {
      const { content } = route.request().postDataJSON();
      sent.push(content);
      const found = words.filter((each) => plainTextOf(content).includes(each));
      const flags = found.map((each) => flagIn({ content }, 'content', each));
      await route.fulfill({ json: { flags } });
    });
    return sent;
  }

  test('it is checked after a pause and not twice, and a failure keeps what was found', async ({
    page,
  }) => {
    const sent = await answerChecks(page, ['no kids', 'man cave']);
    await expect(output(page)).toHaveText('Checked: nothing');
    await setContent(page, '<p>no</p>');
    await setContent(page, '<p>no kids <img src="data:image/png;base64,AAAA"></p>');
    await expect(output(page)).toHaveText('Checked: no kids');
    expect(sent).toEqual(['<p>no kids <img src=""></p>']);
    await setContent(page, '<p>no kids <img src="data:image/png;base64,BBBB"></p>');
    await expect(output(page)).toHaveText('Checked: no kids');
    expect(sent).toHaveLength(1);

    await setContent(page, '<p>no kids, man cave</p>');
    await expect(output(page)).toHaveText('Checked: no kids, man cave');
    const refuse = Promise.withResolvers<void>();
    await page.route('**/api/fair-housing/check', async (route) => {
      await refuse.promise;
      await route.fulfill({ status: 429 });
    });
    // Words that are gone go at once.
    await setContent(page, '<p>A man cave</p>');
    await expect(output(page)).toHaveText('Checking: man cave');
    refuse.resolve();
    await expect(output(page)).toHaveText('Checked: man cave');
  });

  test('a text that never rests is checked now and then', async ({ page }) => {
    const sent = await answerChecks(page, ['no kids']);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    // Five seconds without a rest.
    for (let count = 1; count <= 20; count += 1) {
      await setContent(page, `<p>no kids ${count}</p>`);
      await page.clock.runFor(250);
    }
    await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
    expect(sent.length).toBeLessThanOrEqual(3);
    await page.clock.resume();
    await expect(output(page)).toHaveText('Checked: no kids');
    await expect.poll(() => sent.at(-1)).toBe('<p>no kids 20</p>');
  });
});
