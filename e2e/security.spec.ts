import type { Locator, Page } from '@playwright/test';
import { answered, asked, postOf } from '#web/local-content/testing/sample-messages.ts';
import { adminPassword, openAdmin, test } from './support/admin-journey.ts';
import { expect, registerQuickly } from './support/journey.ts';
import { generateButton, openFilledForm, postCards } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';
import { storeBeforehand } from './support/stored-content.ts';

/** Script wherever somebody may put text: the pages show it, and nothing of it runs. */

const short = '<img src=x onerror=alert(1)>';
const attack = [
  '<script>fetch("http://attacker.test/script");alert(1)</script>',
  '<img src="x" onerror="fetch(\'http://attacker.test/img\');alert(2)">',
  '<svg onload="alert(3)"><script>alert(4)</script></svg>',
  '<a href="javascript:alert(5)">a link</a>',
  '<iframe src="http://attacker.test/frame" srcdoc="<script>parent.alert(6)</script>"></iframe>',
  '<p style="background:url(http://attacker.test/style)">words</p>',
  '<style>*{background:url(http://attacker.test/sheet)}</style>',
  '<form action="http://attacker.test/form"><input autofocus onfocus="alert(7)"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(8)&gt;">',
  `"'>{{7*7}}`,
].join('');

/** Hears of every sign that a script ran, something was fetched or the policy had to step in. */
async function watch(page: Page): Promise<string[]> {
  const signs: string[] = [];
  page.on('dialog', async (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'attacker.test') signs.push(request.url());
  });
  await page.exposeFunction('tellOfViolation', (sign: string) => signs.push(sign));
  await page.addInitScript(() => {
    const { tellOfViolation } = window as unknown as { tellOfViolation(sign: string): void };
    document.addEventListener('securitypolicyviolation', (event) =>
      tellOfViolation(`policy ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return signs;
}

/** What has no place on any of our pages, whether it ran or not. */
const foreignParts =
  'body script:not([src], [type="application/json"]), iframe, object, embed, form[action*="attacker"], [onerror], [onload], [onfocus], [srcdoc], a[href^="javascript:" i], [style*="attacker"]';

async function expectHarmless(page: Page, signs: string[]): Promise<void> {
  await expect(page.locator(foreignParts)).toHaveCount(0);
  expect(signs, page.url()).toEqual([]);
}

const hostilePost = {
  title: `${short}A title`,
  content: `<p>A text</p>${attack}`,
  hashtags: [short, 'javascript:alert(1)', 'Austin'],
  contentTags: [short, 'porches', 'homes'],
  imagePrompt: attack,
};

test('in everything a person saves', async ({ page }) => {
  const signs = await watch(page);
  await registerQuickly(page);
  const { id } = await saveItem(page, {
    ...hostilePost,
    topic: short,
    location: short,
    state: short,
    imageUrls: ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>'],
    sources: [
      { title: attack, url: 'https://example.com/"onmouseover="alert(1)', snippet: attack },
    ],
  });
  const remembered = { question: attack.slice(0, 900), answer: attack };
  await page.request.post('/api/learner/save-answer', { data: remembered });

  // An address is text as well, which somebody else can put into a link.
  const hostile = encodeURIComponent(attack);
  await page.goto(`/${encodeURIComponent(short)}?${hostile}#${hostile}`);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expectHarmless(page, signs);

  await goWithin(page, '/saved-content');
  await expect(page.getByText(/A title/).first()).toBeVisible();
  await expectHarmless(page, signs);
  await page.getByRole('button', { name: /^View/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('A text');
  await expectHarmless(page, signs);

  const panel = page.getByRole('tabpanel');
  const stops: [string, Locator][] = [
    [`/content/${id}`, panel.getByText('A text')],
    ['/learner-test', panel.getByRole('article').getByText(/alert\(1\)/)],
    ['/account', page.getByRole('heading', { name: 'Profile' })],
    [`/reset-password?token=${hostile}`, page.getByLabel('New password')],
  ];
  for (const [address, words] of stops) {
    await goWithin(page, address);
    await expect(words.first()).toBeVisible();
    await expectHarmless(page, signs);
  }
});

test.describe('in what the browser keeps', () => {
  // Texts are read in documents where nothing can run. The browser complains there all the same.
  test.use({ consoleErrors: { allowed: [/Executing inline event handler violates/] } });
  const isComplaint = (sign: string) => sign === 'policy script-src-attr inline';

  test('on every page that shows it', async ({ page }) => {
    const signs = await watch(page);
    await registerQuickly(page);
    const post = postOf(short, {
      ...hostilePost,
      note: attack,
      imageUrls: ['javascript:alert(1)', '/api/files/x" onerror="alert(1)'],
      sources: [{ title: attack, url: 'javascript:alert(1)', snippet: attack }],
    });
    await storeBeforehand(page, [asked(attack), answered(attack), answered(post)], post);
    await page.goto('/');
    for (const [address, title] of [
      ['/', 'Content Creation Tools'],
      ['/insights', 'GBP & SM Content'],
      ['/blog', 'Blog Generator'],
      ['/blog/long-form', 'Long-Form Blog Generator'],
    ] as const) {
      await goWithin(page, address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (address !== '/blog/long-form') {
        await expect(page.getByText('A text').first()).toBeVisible();
      }
      const others = signs.filter((sign) => !isComplaint(sign));
      await expectHarmless(page, others);
    }
  });
});

test('in what a model writes, while it is written, read, edited and saved', async ({
  page,
  provider,
}) => {
  const signs = await watch(page);
  await registerQuickly(page);
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  provider.always({ kind: 'answer', value: hostilePost, chunkDelay: 5 });
  await generateButton(page).click();
  const card = postCards(page).first();
  await expect(card).toContainText('A text');
  await expectHarmless(page, signs);

  await card.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(card.getByRole('textbox', { name: 'Content' })).toContainText('A text');
  await expectHarmless(page, signs);

  // What goes to the clipboard or to another page begins in the stored text.
  const stored = await page.evaluate(() => localStorage.getItem('insights_messages') ?? '[]');
  const { title, content } = JSON.parse(stored).at(-1).content.posts[0];
  expect(`${title}${content}`).toBe('A title<p>A text</p>a link<p>words</p>');
});

test('in what an admin enters', async ({ page }) => {
  const signs = await watch(page);
  await registerQuickly(page);
  await page.request.post('/api/admin/verify', { data: { password: adminPassword } });
  const topic = await page.request.post('/api/prompts', {
    data: {
      topic: `Porches ${short}`,
      identifier: 'porches',
      description: attack,
      titles: [short],
    },
  });
  expect(topic.status()).toBe(201);
  const template = await page.request.post('/api/content-templates', {
    data: { name: short, contentTemplate: attack, description: short },
  });
  expect(template.status()).toBe(201);

  await openAdmin(page, 'topics');
  for (const name of ['Topics', 'Templates', 'Log']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const panel = page.getByRole('tabpanel', { name, exact: true });
    await expect(panel.getByText(/onerror=alert/).first()).toBeVisible();
    await expectHarmless(page, signs);
  }

  await goWithin(page, '/insights');
  await page.getByRole('combobox', { name: 'Topic' }).fill('Porches');
  await page.getByRole('option', { name: /onerror/i }).click();
  await expectHarmless(page, signs);
});
