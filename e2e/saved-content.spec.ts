import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
  toasts,
} from './support/journey.ts';
import {
  card,
  chooseForCard,
  editItem,
  openEditor,
  readItem,
  saveItem,
} from './support/saved-content.ts';

test.use({ consoleErrors: { allowed: [/status of 5\d\d/, /net::ERR_FAILED/] } });

test.beforeEach(async ({ page }) => {
  await registerQuickly(page);
});

const longText = `<h2>What sellers ask us</h2><p>${'The porch light is on, and so are we. '.repeat(300)}</p>`;
const missing =
  "The content you're looking for doesn't exist or you don't have permission to view it.";

/** The list, and not the count or an item of it. */
const isList = (url: URL) => url.pathname === '/api/saved-content';

const shownTitles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

test('nothing saved yet: a hint and one next step', async ({ page }) => {
  await page.goto('/saved-content');
  await expect(page.getByRole('heading', { name: 'No saved content yet' })).toBeVisible();
  await expect(page.getByText('You can save up to 20 items.')).toBeVisible();
  await expect(page.getByText('0 / 20 items')).toBeVisible();
  await page.getByRole('link', { name: 'Create a post' }).click();
  await expect(page).toHaveURL(/\/insights$/);
});

test('four cards in outline until the list is there', async ({ page }) => {
  await saveItem(page);
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isList, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto('/saved-content');
  await expect(page.getByTestId('skeleton-card')).toHaveCount(4);
  await expectNoSidewaysScroll(page);
  answer();
  await expect(card(page, 'Warm porch')).toBeVisible();
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
});

test('a list that fails is asked for once, and again when one wants to', async ({ page }) => {
  await saveItem(page);
  let calls = 0;
  await page.route(isList, (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await page.goto('/saved-content');
  await expect(page.getByText('Your saved content could not be loaded')).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(calls).toBe(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});

test('twenty long items come in one request and fit the screen', async ({ page }) => {
  for (let number = 1; number <= 20; number++) {
    await saveItem(page, {
      title: `${number} ${'Neighborhood'.repeat(number)}`,
      content: longText,
      topic: 'Market Report',
      location: 'A city with quite a long name',
      state: 'TX',
    });
  }
  let calls = 0;
  page.on('request', (request) => {
    if (isList(new URL(request.url()))) calls += 1;
  });
  await page.goto('/saved-content');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText('20 / 20 items')).toBeVisible();
  expect(calls).toBe(1);
  await expectNoSidewaysScroll(page);
  const preview = page
    .getByRole('article')
    .first()
    .getByText(/What sellers ask us/);
  const lines = await preview.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBe(4);

  await chooseForCard(page, '1 Neighborhood', 'Duplicate');
  await expect(toasts(page).getByText('Error saving content')).toBeVisible();
  await expect(
    toasts(page).getByText("You've reached the maximum of 20 saved items"),
  ).toBeVisible();
});

test('a card tells what it holds, View shows all of it', async ({ page }) => {
  await saveItem(page, {
    title: 'Spring in <em>Austin</em>',
    content: '<p>The first paragraph.</p><p>The last paragraph.</p>',
    hashtags: ['Austin', 'Homes'],
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
    sources: [{ title: 'City of Austin', url: 'https://example.com/', snippet: '' }],
  });
  await page.goto('/saved-content');
  const item = card(page, 'Spring in Austin');
  await expect(item.getByText('Sellers · Austin, TX')).toBeVisible();
  await expect(item.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  await item.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spring in Austin' });
  await expect(dialog.getByText('The last paragraph.')).toBeVisible();
  await expect(dialog.getByText('#Austin #Homes')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'City of Austin' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(item).toBeFocused();
});

test('Personalize leads to the page of the item', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('link', { name: 'Personalize' }).click();
  await expect(page).toHaveURL(new RegExp(`/content/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
});

test('delete asks first, and Undo brings it back', async ({ page }) => {
  const { id } = await saveItem(page);
  await saveItem(page, { title: 'Another' });
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this item?' });
  await expect(dialog.getByText('Warm porch')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();

  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Content deleted')).toBeVisible();
  await expect(toasts(page).getByText('Your saved content has been deleted.')).toBeVisible();
  await expect(card(page, 'Warm porch')).toHaveCount(0);
  await expect(page.getByText('1 / 20 items')).toBeVisible();
  expect((await page.request.get(`/api/saved-content/${id}`)).status()).toBe(404);

  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
  await expect(page.getByText('2 / 20 items')).toBeVisible();
  expect((await readItem(page, id)).title).toBe('Warm porch');
});

test('the last item can be deleted and brought back too', async ({ page }) => {
  await saveItem(page);
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved content yet')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});

test('a delete that fails says so and leaves the item', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await page.route(`**/api/saved-content/${id}`, (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  await card(page, 'Warm porch').getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this item?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page).getByText('Error deleting content')).toBeVisible();
  await expect(toasts(page).getByText('Failed to delete content. Please try again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card(page, 'Warm porch')).toBeVisible();
});

test('search, topic, place and order find an item, and the address remembers them', async ({
  page,
}) => {
  await saveItem(page, { title: 'Buying in José', topic: 'Buyers', location: 'Waco', state: 'TX' });
  await saveItem(page, { title: 'Apples', topic: 'Sellers', location: 'Austin', state: 'TX' });
  await saveItem(page, {
    title: 'Zebras',
    topic: 'Sellers',
    content: '<p>Striped words</p>',
    hashtags: ['Savanna'],
    contentTags: ['one', 'two', 'rare-animals'],
  });
  await page.goto('/saved-content');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await shownTitles(page)).toEqual(['Zebras', 'Apples', 'Buying in José']);

  const search = page.getByRole('textbox', { name: 'Search' });
  await search.pressSequentially('striped zebras', { delay: 5 });
  await expect(search).toHaveValue('striped zebras');
  await expect.poll(() => shownTitles(page)).toEqual(['Zebras']);
  for (const [words, found] of [
    ['jose', ['Buying in José']],
    ['words STRIPED', ['Zebras']],
    ['#savanna', ['Zebras']],
    ['rare-animals', ['Zebras']],
    ['warm', ['Apples', 'Buying in José']],
  ] as const) {
    await search.fill(words);
    await expect.poll(() => shownTitles(page)).toEqual(found);
  }
  await search.fill('nothing like it');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  const select = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await select('Sort by', 'Title');
  expect(await shownTitles(page)).toEqual(['Apples', 'Buying in José', 'Zebras']);
  await select('Sort by', 'Oldest first');
  expect(await shownTitles(page)).toEqual(['Buying in José', 'Apples', 'Zebras']);
  await select('Topic', 'Sellers');
  expect(await shownTitles(page)).toEqual(['Apples', 'Zebras']);
  await select('Place', 'Austin, TX');
  expect(await shownTitles(page)).toEqual(['Apples']);
  await expect(page.getByText('1 of 3 items')).toBeVisible();

  await card(page, 'Apples').getByRole('link', { name: 'Personalize' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Apples' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => shownTitles(page)).toEqual(['Apples']);
});

test('title, content and hashtags are edited together, and only what changed is sent', async ({
  page,
}) => {
  const { id } = await saveItem(page, { hashtags: ['Austin'] });
  await page.goto('/saved-content');
  await chooseForCard(page, 'Warm porch', 'Edit');
  const editor = await openEditor(page);
  await expect(editor.save).toBeDisabled();
  const hashtags = editor.dialog.getByRole('textbox', { name: 'Hashtags' });
  await expect(hashtags).toHaveAttribute('placeholder', 'hashtags (space separated)');
  await hashtags.fill('  Austin   #Homes  ');
  const request = page.waitForRequest((each) => each.method() === 'PATCH');
  await editor.save.click();
  expect((await request).postDataJSON()).toEqual({ hashtags: ['Austin', 'Homes'] });
  await expect(toasts(page).getByText('Content saved')).toBeVisible();
  await expect(toasts(page).getByText('Your content has been saved successfully.')).toBeVisible();

  await chooseForCard(page, 'Warm porch', 'Edit');
  const again = await openEditor(page);
  await again.title.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' light');
  await again.content.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' & more');
  await again.save.click();
  await expect(card(page, 'Warm porch light').getByText('Warm words & more')).toBeVisible();
  expect(await readItem(page, id)).toMatchObject({
    title: 'Warm porch light',
    content: '<p>Warm words &amp; more</p>',
    hashtags: ['Austin', 'Homes'],
  });
});

test('a save that fails says so and keeps what was written', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.route(`**/api/saved-content/${id}`, (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  );
  const editor = await editItem(page, id);
  await editor.content.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' stay');
  await editor.save.click();
  await expect(toasts(page).getByText('Error saving content')).toBeVisible();
  await expect(toasts(page).getByText('Failed to save content. Please try again.')).toBeVisible();
  await expect(editor.content).toHaveText('Warm words stay');
  await page.unroute(`**/api/saved-content/${id}`);
  await editor.save.click();
  await expect(page.getByRole('main').getByText('Warm words stay')).toBeVisible();
});

test('unsaved edits are not left without asking', async ({ page }) => {
  const { id } = await saveItem(page);
  await page.goto('/saved-content');
  await card(page, 'Warm porch').getByRole('link', { name: 'Personalize' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = await openEditor(page);
  const question = page.getByRole('dialog', { name: 'Discard your changes?' });

  // Nothing changed, nothing asked.
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor.content.click();
  await page.keyboard.type('New ');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => editor.dialog.getByRole('button', { name: 'Close' }).click(),
    () => editor.dialog.getByRole('button', { name: 'Cancel' }).click(),
    () => page.goBack(),
  ]) {
    await close();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(editor.content).toContainText('New');
  }
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  expect((await readItem(page, id)).content).toBe('<p>Warm words</p>');

  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await editor.content.click();
  await page.keyboard.type('New ');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/saved-content$/);
});

test('a duplicate stands beside the original', async ({ page }) => {
  await saveItem(page);
  await page.goto('/saved-content');
  await chooseForCard(page, 'Warm porch', 'Duplicate');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('2 / 20 items')).toBeVisible();
  await expect(toasts(page).getByText('Content saved')).toBeVisible();
});

test.describe('taking a text along', () => {
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

  test('copied as text and as HTML', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await saveItem(page, piece);
    await page.goto('/saved-content');
    await chooseForCard(page, 'Spring & summer', 'Copy as text');
    await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

    await chooseForCard(page, 'Spring & summer', 'Copy as HTML');
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    expect(html).toContain('<h1>Spring &amp; <strong>summer</strong></h1>');
    expect(html).toContain('<li>Two</li>');
    expect(html).toContain('<p>#Austin #Homes</p>');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  });

  test('with the line under it, when the agent has one', async ({ page, context }) => {
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
  });

  test('copied where the browser has no clipboard of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(window, { realClipboard: navigator.clipboard });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await saveItem(page, piece);
    await page.goto('/saved-content');
    await chooseForCard(page, 'Spring & summer', 'Copy as text');
    await expect(toasts(page).getByText('Copied to clipboard')).toBeVisible();
    const copied = await page.evaluate(() =>
      (window as unknown as { realClipboard: Clipboard }).realClipboard.readText(),
    );
    expect(copied).toBe(text);
  });

  test('downloaded as Word, web page and Markdown', async ({ page }) => {
    await saveItem(page, piece);
    await page.goto('/saved-content');
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

  test('a download that fails says so', async ({ page }) => {
    const { id } = await saveItem(page, piece);
    await page.route('**/api/documents', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/content/${id}`);
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
    await expect(toasts(page).getByText('Download failed')).toBeVisible();
  });
});

test.describe('the page of an item', () => {
  const fields = {
    hashtags: ['Austin', 'Homes'],
    contentTags: ['sellers', 'spring', 'austin'],
    imagePrompt: 'A porch at dusk',
    topic: 'Sellers',
    location: 'Austin',
    state: 'TX',
  };

  test('shows the text with all that belongs to it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id } = await saveItem(page, fields);
    await page.goto(`/content/${id}`);
    await expect(page).toHaveTitle('Warm porch · Porchlight');
    await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
    await expect(page.getByText('Austin, TX')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Content tags' }).getByRole('listitem')).toHaveText(
      fields.contentTags,
    );
    await expect(page.getByText('Warm words')).toBeVisible();
    await expect(page.getByText('#Austin #Homes')).toBeVisible();
    await expect(page.getByText('A porch at dusk')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the image prompt' }).click();
    await expect(toasts(page).getByText('Copied', { exact: true })).toBeVisible();
    await expect(toasts(page).getByText('Image prompt copied to clipboard')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('A porch at dusk');

    const images = page.getByRole('tab', { name: 'Personalize Images' });
    await expect(images).toContainText('0');
    await images.click();
    await expect(page.getByText('No personalized images yet')).toBeVisible();
    await page.reload();
    await expect(images).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Saved Content' }).last().click();
    await expect(page).toHaveURL(/\/saved-content$/);
  });

  test('names the topic where there is no place', async ({ page }) => {
    const { id } = await saveItem(page, { topic: 'Sellers' });
    await page.goto(`/content/${id}`);
    await expect(page.getByText(/^Sellers · /)).toBeVisible();
    await expect(page.getByText('Unknown')).toHaveCount(0);
  });

  test('says when copying is not possible', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    const { id } = await saveItem(page, fields);
    await page.goto(`/content/${id}`);
    await page.getByRole('button', { name: 'Copy the image prompt' }).click();
    await expect(toasts(page).getByText('Copy failed')).toBeVisible();
    await expect(toasts(page).getByText('Failed to copy to clipboard.')).toBeVisible();
  });

  test('what is missing, no id, or somebody else’s is not found', async ({ page }) => {
    const { id } = await saveItem(page);
    await page.context().clearCookies();
    await registerQuickly(page);
    for (const address of [id, 2_000_000_000, 'abc', '-1', '99999999999999999999']) {
      await page.goto(`/content/${address}`);
      await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible();
      await expect(page.getByText(missing)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Saved Content' }).click();
    await expect(page).toHaveURL(/\/saved-content$/);
  });

  test('a failure is no absence: it can be tried again', async ({ page }) => {
    const { id } = await saveItem(page);
    const address = `**/api/saved-content/${id}?*`;
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto(`/content/${id}`);
    await expect(page.getByText('This item could not be loaded')).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Warm porch' })).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens and dialogs are accessible and fit, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const { id } = await saveItem(page, {
      title: `<h2>Warm <span style="color: #b3332a">porch</span></h2>`,
      content: longText,
      hashtags: ['Austin'.repeat(15)],
      contentTags: ['one', 'two', 'three'.repeat(15)],
      imagePrompt: 'Light '.repeat(60),
    });
    await page.goto('/saved-content');
    await expect(card(page, 'Warm porch')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More for Warm porch' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const action of ['View', 'Delete']) {
      await card(page, 'Warm porch').getByRole('button', { name: action }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.goto(`/content/${id}`);
    await expect(page.getByRole('tab', { name: 'Content', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('tab', { name: 'Personalize Images' }).click();
    await expectAccessible(page);
  });
}
