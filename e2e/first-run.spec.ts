import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  newName,
  password,
  registerQuickly,
  test,
} from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { haveAsset } from './support/personalize.ts';

const start = (page: Page) => page.getByRole('region', { name: 'Start here' });
const steps = (page: Page) => page.getByRole('region', { name: 'First steps' });

/** Milliseconds from the register tab to a finished post with its picture, with room for a person who types. */
const minute = 60_000;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'from registration to a copied post with its picture in under a minute',
  {
    tag: '@phone',
  },
  async ({ page }, { annotations }) => {
    const name = newName();
    await page.goto('/auth');
    const begun = Date.now();
    const form = page.getByRole('tabpanel', { name: 'Register' });
    const actions = [
      () => page.getByRole('tab', { name: 'Register' }).click(),
      () => form.getByLabel('Username').pressSequentially(name),
      () => form.getByLabel('Email').pressSequentially(`${name}@example.com`),
      () => form.getByLabel('Password', { exact: true }).pressSequentially(password),
      () => form.getByRole('button', { name: 'Create account' }).click(),
      () => start(page).getByRole('combobox', { name: 'City' }).pressSequentially('Boise, ID'),
      () =>
        start(page)
          .getByRole('radio', { name: /first 30 seconds/ })
          .check(),
      () => start(page).getByRole('button', { name: 'Generate' }).click(),
    ];
    for (const act of actions) await act();

    const post = page.getByRole('article');
    await expect(post).toContainText('Boise');
    const picture = post.getByRole('img', { name: /^AI-generated illustration/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const seconds = () => ((Date.now() - begun) / 1000).toFixed(1);
    const describe = (type: string, presses: number) =>
      annotations.push({ type, description: `${presses} actions, ${seconds()} s` });
    describe('registration to post with picture', actions.length);

    // Two presses take text and picture along.
    const publishing = page.getByRole('dialog', { name: 'Copy for a platform' });
    const saved = page.waitForEvent('download');
    const written = page.waitForResponse(/\/api\/posts\/versions$/);
    const presses = [
      () => post.getByRole('button', { name: 'Copy for…' }).click(),
      () => publishing.getByRole('button', { name: 'Copy text and picture' }).click(),
    ];
    for (const press of presses) {
      await press();
      await written;
      await expect(publishing.getByText(/^Writing a version/)).toHaveCount(0);
    }
    expect((await saved).suggestedFilename()).toBe('picture-1200x900.png');
    await expect(publishing.getByText(/^Copied for Google/)).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(minute);
    describe('registration to text and picture copied', actions.length + presses.length);
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return { types: item?.types, text: await (await item?.getType('text/plain'))?.text() };
    });
    expect(copied.types).toContain('image/png');
    expect(copied.text).toBe(await publishing.getByLabel('Your text').inputValue());
    await expectAccessibleInBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(publishing).toBeHidden();

    // The place stands in the form now, and Home knows of the post.
    await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Boise');
    await page.getByRole('link', { name: 'Back to Tools' }).click();
    await expect(start(page)).toHaveCount(0);
    await expect(steps(page)).toContainText('1 of 3 done');
  },
);

test('the picture of a first post comes also when the page is opened anew while it is drawn', async ({
  page,
}) => {
  await registerQuickly(page);
  const drawing = '**/api/generate-ai-image';
  // It never comes back to the page that asked.
  await page.route(drawing, async () => {});
  await page.goto('/');
  await start(page).getByRole('combobox', { name: 'City' }).fill('Boise, ID');
  const asked = page.waitForRequest(drawing);
  await start(page).getByRole('button', { name: 'Generate' }).click();
  await asked;
  await page.unroute(drawing);
  await page.reload();
  const picture = page.getByRole('article').getByRole('img', { name: /^AI-generated/ });
  await expect(picture).toHaveCount(1);
  await page.reload();
  await expect(picture).toHaveCount(1);
});

test('somebody new sees a sample that is marked as one, and steps that go away when they are done', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.goto('/');
  await expect(start(page).getByRole('radio')).toHaveCount(3);
  await start(page).getByRole('button', { name: 'Generate' }).click();
  await expect(start(page).getByText('Enter your city')).toBeVisible();
  await expect(start(page).getByRole('combobox', { name: 'City' })).toBeFocused();
  await expect(steps(page)).toContainText('0 of 3 done');
  await expectAccessibleOnEveryScreen(page);

  await page.getByRole('button', { name: 'See the sample' }).click();
  const sample = page.getByRole('dialog', { name: 'Sample post' });
  await expect(sample.getByText('Sample', { exact: true })).toBeVisible();
  await expect(sample.getByRole('heading', { name: /Bend/ })).toBeVisible();
  await expectAccessibleOnEveryScreen(page);
  await sample.getByRole('button', { name: 'Write mine' }).click();
  await expect(start(page).getByRole('combobox', { name: 'City' })).toBeFocused();

  const answer = await page.request.post('/api/generate', {
    data: { topicId: 'buyers', location: 'Boise', state: 'ID' },
  });
  expect(answer.status()).toBe(200);
  await page.request.patch('/api/account/profile', {
    data: { displayName: 'Nora Lee', brokerage: 'Porch & Lantern Realty' },
  });
  await page.reload();
  await expect(steps(page)).toContainText('2 of 3 done');
  await expect(page.getByRole('button', { name: 'See the sample' })).toHaveCount(0);
  await haveAsset(page, 'headshot');
  await haveAsset(page, 'logo');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your Recent Content' })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});
