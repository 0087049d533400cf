import type { Browser, Page } from '@playwright/test';
import { givePictures } from './support/compose.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
} from './support/journey.ts';
import { editItem, saveItem } from './support/saved-content.ts';

/** An agent asks, a broker without an account answers, and what is changed afterwards is no longer approved. */

const section = (page: Page) => page.getByRole('region', { name: 'Broker review' });

async function makeLink(page: Page): Promise<string> {
  await section(page).getByRole('button', { name: 'Send to broker' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Review link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** A broker's phone, which knows nothing of the agent's browser and keeps no cookies. */
async function openOnPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await context.route('**/*', async (route) => {
    const headers = { ...route.request().headers() };
    delete headers.cookie;
    await route.continue({ headers });
  });
  const answer = await page.goto(link);
  // Nothing keeps the page or finds it, and its address goes nowhere.
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  return page;
}

const edit = (page: Page, id: number, data: object) =>
  page.request.patch(`/api/saved-content/${id}`, { data });

test('a piece is sent, approved on a phone without an account, and no longer approved once it is edited', async ({
  page,
  browser,
}) => {
  test.slow();
  const { background } = await givePictures(page);
  const item = await saveItem(page, {
    content: `<p>Warm words for a safe neighborhood, at $525,000.</p><p><img src="${background.url}" alt="The porch" /></p>`,
    imageUrls: [background.url],
    state: 'TX',
  });
  await page.goto(`/content/${item.id}`);
  await expect(section(page)).toContainText('Send a link to your broker');
  const link = await makeLink(page);
  await expect(section(page).getByRole('listitem')).toContainText('Waiting');

  const phone = await openOnPhone(browser, link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('A piece to review');
  await expect(phone.getByRole('heading', { name: 'Warm porch' })).toBeVisible();
  await expect(phone.getByRole('article')).toContainText('Warm words for a safe neighborhood');
  // The broker reads what the agent was told, below and where the words stand.
  const reason = 'Judges how safe an area is, which steers buyers.';
  const wording = phone.getByRole('region', { name: 'Wording' });
  await expect(wording).toContainText(`safe neighborhood ${reason}`);
  await phone.getByRole('article').locator('[role=mark]').tap();
  await expect(phone.getByRole('tooltip')).toContainText(reason);
  await phone.getByRole('heading', { level: 1 }).tap();
  // Stored pictures are drawn for who has no session, in the text and beside it.
  for (const name of ['The porch', 'Goes with the text']) {
    const picture = phone.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(phone.getByRole('heading', { name: 'Claims' })).toBeVisible();
  await expect(phone.getByText('$525,000').last()).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await expectAccessibleInBothSchemes(phone);
  const decision = phone.getByRole('region', { name: 'Your decision' });
  await decision.getByRole('button', { name: 'Approve this version' }).click();
  await expect(decision.getByText('Please enter your name')).toBeVisible();
  // A comment that nobody sent is not lost by approving, nor by a reload.
  const words = decision.getByLabel('Comment for the agent');
  await words.fill('One thing');
  await phone.reload();
  await expect(words).toHaveValue('One thing');
  await decision.getByLabel('Your name').fill('Ann <b>Lee</b>');
  await decision.getByRole('button', { name: 'Approve this version' }).click();
  await expect(decision.getByText('Send this comment first, or clear it')).toBeVisible();
  await expect(words).toBeFocused();
  await words.fill('');
  await decision.getByRole('button', { name: 'Approve this version' }).click();
  await expect(decision.getByRole('status')).toContainText('Approved by Ann <b>Lee</b>');
  await phone.reload();
  await expect(decision.getByRole('status')).toContainText('Approved by Ann <b>Lee</b>');
  await expect(decision.getByRole('button')).toHaveCount(0);

  await page.reload();
  await expect(section(page).getByRole('listitem')).toContainText('Approved by Ann <b>Lee</b> on');
  // A wording for a platform counts as well, which is said before it is typed.
  await page.getByRole('button', { name: 'Copy for…' }).click();
  const publishing = page.getByRole('dialog', { name: 'Copy for a platform' });
  await expect(publishing.getByLabel('Your text')).toHaveAccessibleDescription(
    /Ann <b>Lee<\/b> approved this version\. If you change the text here, it needs a new approval\./,
  );
  await publishing.getByLabel('Your text').fill('Other words');
  await page.keyboard.press('Escape');
  await expect(section(page).getByRole('listitem')).toContainText('Changed after approval');
  await page.getByRole('button', { name: 'Copy for…' }).click();
  await publishing.getByRole('button', { name: 'Back to the post' }).click();
  await page.keyboard.press('Escape');
  await expect(section(page).getByRole('listitem')).toContainText('Approved by Ann <b>Lee</b> on');

  const warning = 'approved this version. If you change it, it needs a new approval.';
  await page.getByRole('button', { name: 'Request Changes' }).click();
  const request = page.getByRole('dialog', { name: 'Request Content Revision' });
  await expect(request.getByRole('note')).toContainText(warning);
  await page.keyboard.press('Escape');
  const { title, save, dialog } = await editItem(page, item.id);
  await expect(dialog.getByRole('note')).toContainText(warning);
  await title.fill('Cold porch');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(section(page).getByRole('listitem')).toContainText('Changed after approval');
  await expect(section(page).getByRole('listitem')).toContainText('no longer counts');
  await phone.reload();
  await expect(decision.getByRole('status')).toContainText(
    'The text changed since, so the approval no longer counts.',
  );
  await expectAccessibleInBothSchemes(phone);
  await edit(page, item.id, { title: item.title });
  await page.reload();
  const row = section(page).getByRole('listitem');
  await expect(row).toContainText('Approved by');
  await expect(row).toContainText('With a link the agent had too, so the name is only as typed.');

  // The agent may see what the broker sees, and closes the link without losing the approval.
  await page.goto(link);
  await expect(page.getByText('You sent this, so your broker has to decide.')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('Approved by');
  await page.goBack();
  await row.getByRole('button', { name: /^Close the link/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row).toContainText('Approved by');
  await phone.reload();
  await expect(phone.getByText('This link has expired.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await phone.context().close();
});

test('a comment reaches the agent, and a link that was withdrawn or made up shows nothing', async ({
  page,
  browser,
}) => {
  await registerQuickly(page);
  const { id } = await saveItem(page, {});
  await page.goto(`/content/${id}`);
  const link = await makeLink(page);
  const phone = await openOnPhone(browser, link);
  await phone.getByLabel('Comment for the agent').fill('Please leave out the price.\nThanks');
  await phone.getByRole('button', { name: 'Send comment' }).click();
  await expect(phone.getByRole('status')).toContainText('Please leave out the price.');
  await expect(phone.getByLabel('Comment for the agent')).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('You sent this, so your broker has to decide.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve this version' })).toHaveCount(0);
  await page.goBack();

  await page.reload();
  const row = section(page).getByRole('listitem');
  await expect(row).toContainText('Please leave out the price.');
  await row.getByRole('button', { name: /^Withdraw/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toContainText('Withdrawn');

  for (const [address, words] of [
    [link, 'The agent has withdrawn this link.'],
    [`${link.slice(0, -2)}zz`, 'This review link isn’t valid.'],
  ] as const) {
    await phone.goto(address);
    await expect(phone.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(phone.getByText(words)).toBeVisible();
  }
  await phone.context().close();
});
