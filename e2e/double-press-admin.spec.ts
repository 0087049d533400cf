import { catalogDialog, field, pictureIn } from './support/admin-catalog.ts';
import { openAdmin, test } from './support/admin-journey.ts';
import { newIdentifier, openPart, openTopics } from './support/admin-topics.ts';
import { countAfter, gaps, listLength, pressTwice } from './support/double-press.ts';
import { expect, registerQuickly, toasts } from './support/journey.ts';
import { goWithin } from './support/steps.ts';

/** The same for what an admin makes. Journeys share a server: what was there before is counted along. */

test('a topic is created once, and titles are added once', async ({ page }) => {
  await openTopics(page);
  const part = await openPart(page, 'Add New Topic');
  const names = gaps.map((gap) => newIdentifier(`twice-${gap}`));
  for (const [index, gap] of gaps.entries()) {
    const identifier = names[index] ?? '';
    await part.getByLabel('Identifier').fill(identifier);
    await pressTwice(page, part.getByRole('button', { name: 'Create topic' }), gap);
    await expect(toasts(page).getByText('Topic created successfully')).toBeVisible();
    await expect(part.getByLabel('Identifier')).toHaveValue('');
    await page.waitForLoadState('networkidle');
    // The emptied form was not sent as a second topic, nor was the first one sent again.
    await expect(part.getByText(/required|already|at least 3/i)).toHaveCount(0);
  }
  const titles = await openPart(page, 'Add Titles to Topic');
  await titles.getByRole('combobox', { name: 'Topic' }).fill(names[0]?.replaceAll('-', ' ') ?? '');
  await page.getByRole('option').first().click();
  for (const [index, gap] of gaps.entries()) {
    await titles.getByRole('textbox', { name: 'Titles' }).fill(`"One, ${gap}", Two ${gap}`);
    await pressTwice(page, titles.getByRole('button', { name: 'Add titles' }), gap);
    await expect(titles.getByRole('textbox', { name: 'Titles' })).toHaveValue('');
    await page.waitForLoadState('networkidle');
    await expect(titles.getByText('Please enter at least one title')).toHaveCount(0);
    const topics: { identifier: string; titles: string[] }[] = await (
      await page.request.get('/api/prompts')
    ).json();
    const topic = topics.find(({ identifier }) => identifier === names[0]);
    expect(topic?.titles).toHaveLength(2 * (index + 1));
    expect(topic?.titles).toContain(`One, ${gap}`);
  }
});

test('templates, websites and pictures are made once', async ({ page }) => {
  test.slow();
  await registerQuickly(page);
  await openAdmin(page, 'templates');
  const makes = [
    {
      tab: 'templates',
      add: 'Add template',
      address: '/api/content-templates',
      fill: async (name: string) => {
        await field(page, 'Name').fill(name);
        await field(page, 'Template').fill('Begin with {topic}.');
      },
    },
    {
      tab: 'websites',
      add: 'Add website',
      address: '/api/trusted-websites',
      fill: (name: string) => field(page, 'Website').fill(`${name}.example.com`),
    },
    {
      tab: 'site-pictures',
      add: 'Add picture',
      address: '/api/site-assets',
      fill: async (name: string) => {
        await catalogDialog(page)
          .locator('input[type=file]')
          .setInputFiles(await pictureIn('navy'));
        await field(page, 'Name').fill(name);
      },
    },
  ] as const;
  for (const { tab, add, address, fill } of makes) {
    await goWithin(page, `/admin?tab=${tab}`);
    await expect(page.getByRole('button', { name: add }).first()).toBeVisible();
    const count = listLength(page, address);
    for (const gap of gaps) {
      const name = newIdentifier(`twice-${gap}`);
      await page.getByRole('button', { name: add }).first().click();
      await fill(name);
      const before = await count();
      await pressTwice(page, catalogDialog(page).getByRole('button', { name: add }), gap);
      await expect(catalogDialog(page)).toBeHidden();
      expect(await countAfter(page, count), `${tab}, ${gap} ms`).toBe(before + 1);
    }
  }
});
