import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { cleanHtml } from '#server/content/clean-html.ts';
import { expect, test, toasts } from './support/journey.ts';
import { mixture } from './support/pasted-mixture.ts';
import { linkAttributesHtml, paste, prepareWriting, saveEdits } from './support/rich-text.ts';
import { editItem, type OpenEditor, saveItem } from './support/saved-content.ts';

// Hostile text is stopped before it is shown; that the content policy would stop it too is no news.
test.use({ consoleErrors: { allowed: [/Executing inline event handler violates/] } });

test.beforeEach(({ page }) => prepareWriting(page));

test('what there are no tools for is kept, to the letter', async ({ page }) => {
  const everything = [
    '<h2>Numbers &amp; more</h2><blockquote><p>Said “so”</p><p></p><p>twice</p></blockquote>',
    '<table><thead><tr><th colspan="2" scope="col">Month</th><th>Sold</th></tr></thead>',
    '<tbody><tr><th rowspan="2" scope="row">May</th><td>early</td><td>1 &lt; 2</td></tr>',
    '<tr><td></td><td><ul><li>late</li></ul></td></tr></tbody></table>',
    '<ol start="3"><li>three<ul><li>nested<br />line</li></ul></li><li><p>two</p><p>paragraphs</p></li></ol>',
    '<p></p><p>José’s 🏡\u00a0 <span style="color: rgb(1, 2, 3); background-color: #ff0">in color</span></p>',
    `<p><a href="about:blank" ${linkAttributesHtml}>blank</a> <img src="/api/files/abcdefghijklmnopqrst" alt="" title="Porch" /></p>`,
    '<ul><li>the end</li></ul>',
  ].join('');
  const { id, content } = await saveItem(page, { content: everything });
  expect(content).toBe(everything);
  const editor = await editItem(page, id);
  await editor.content.getByText('the end').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  const { sent, stored } = await saveEdits(page, editor, id);
  const expected = everything.replace('the end', 'the end!');
  expect(sent.content).toBe(expected);
  expect(stored.content).toBe(expected);
});

test('the lists of Word become lists, and pictures of another computer leave no frame', async ({
  page,
}) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('ControlOrMeta+a');
  const item = (sign: string, words: string, level = 1) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
      style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt
      "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
  await paste(editor.content, {
    'text/html': `<html><body><!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>
      ${item('·', 'Roof')}${item('o', 'Flashing', 2)}${item('·', 'Porch')}
      <p class=MsoNormal>Then<img width=5 src="file:///C:/Users/Nora/AppData/clip_image001.png"></p>
      ${item('3.', 'Paint')}${item('4.', 'Photos')}
      <p>• <b>Kept</b> light</p><p>·\u00a0 Quiet</p><!--EndFragment--></body></html>`,
  });
  await expect(editor.content).toContainText('Quiet');
  await expect(
    editor.dialog.getByText(/Pictures from your computer do not come along/),
  ).toBeVisible();
  const { stored } = await saveEdits(page, editor, id);
  expect(stored.content).toBe(
    '<p>Before</p><ul><li>Roof<ul><li>Flashing</li></ul></li><li>Porch</li></ul><p>Then</p>' +
      '<ol start="3"><li>Paint</li><li>Photos</li></ol><ul><li><strong>Kept</strong> light</li><li>Quiet</li></ul>',
  );
});

test('whatever is pasted passes the server unchanged', async ({ page }) => {
  const { id } = await saveItem(page);
  const editor = await editItem(page, id);
  await pasteMixtures(page, editor, id);

  await editor.content.click();
  await page.keyboard.press('ControlOrMeta+a');
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
  const { sent, stored } = await saveEdits(page, editor, id);
  expect(stored.content).toBe(sent.content);
  expect(stored.content).not.toMatch(/script|onclick|svg|class=|mso|width|javascript/);
  for (const word of ['Four', 'red', 'windowtext', 'about:blank', 'start="2"', 'l.png']) {
    expect(stored.content).toContain(word);
  }
});

/** Thirty mixtures, fifteen at once: a save each would cost more and tell no more. Nothing is stored. */
async function pasteMixtures(page: Page, editor: OpenEditor, id: number): Promise<void> {
  let sent = '';
  const address = `**/api/saved-content/${id}`;
  await page.route(address, (route) => {
    sent = route.request().postDataJSON().content;
    return route.fulfill({ status: 409, json: { message: 'Not now', code: 'stale' } });
  });
  const samples = fc.sample(mixture, { numRuns: 30, seed: 20 });
  for (let first = 0; first < samples.length; first += 15) {
    const html = await page.evaluate(closeTags, samples.slice(first, first + 15));
    await editor.content.click();
    await page.keyboard.press('ControlOrMeta+a');
    await paste(editor.content, {
      'text/html': `<p>Start</p>${html.join('<p>Next</p>')}<p>End</p>`,
    });
    await editor.save.click();
    await expect(toasts(page).getByText('Not now')).toBeVisible();
    expect(sent.match(/Next/g), sent).toHaveLength(14);
    expect(cleanHtml(sent, 'edited'), html.join('\n')).toBe(sent);
    await page.getByRole('button', { name: 'Close notification' }).click();
  }
  await page.unroute(address);
}

/** What is open at its end would reach into the next one. */
function closeTags(samples: string[]): string[] {
  return samples.map((html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    return template.innerHTML;
  });
}
