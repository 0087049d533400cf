import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
} from './support/journey.ts';
import { expectAccessibleOnEveryScreen, whileNarrow } from './support/narrow.ts';
import { openFilledForm, postCards } from './support/posts.ts';

test('Start here has the same choices, and the kept one of two versions gets the picture', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.goto('/');
  const start = page.getByRole('region', { name: 'Start here' });
  await start.getByRole('combobox', { name: 'City' }).fill('Boise, ID');
  await start.getByRole('button', { name: 'More', exact: true }).click();
  await start.getByRole('switch', { name: 'Two versions' }).press('Space');
  await expectAccessibleInBothSchemes(page);
  await start.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('button', { name: 'Keep version 1' }).click();
  await expect(postCards(page)).toHaveCount(1);
  await expect(postCards(page).getByRole('img', { name: /^AI-generated/ })).toHaveCount(1);

  // An article has a build and a length of its own; its voice can be chosen.
  await openFilledForm(page, 'blog', { isUltraModeOn: false });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Voice' }).getByText('Warm').click();
  await expect(page.getByRole('radiogroup')).toHaveCount(1);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"warm"') ?? false);
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  expect((await asked).postDataJSON()).toMatchObject({ voice: 'warm', promptType: 'blog' });
});

test('a kind, a length and two versions are chosen, and one of the versions is kept', async ({
  page,
}) => {
  await registerQuickly(page);
  await openFilledForm(page, 'insights', { isUltraModeOn: false });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const kind = page.getByRole('combobox', { name: 'Kind of post' });
  await kind.click();
  await expect(page.getByRole('option')).toHaveCount(13);
  // What it is for finds it as well as its name.
  await kind.fill('in order');
  await expect(page.getByRole('option')).toHaveCount(1);
  await kind.press('Enter');
  await expect(kind).toHaveValue('Checklist');
  await page.getByRole('radiogroup', { name: 'Length' }).getByText('Short').click();
  await page.getByRole('switch', { name: 'Two versions' }).press('Space');
  await expectAccessibleOnEveryScreen(page);
  await more.click();
  await expect(more).toHaveAccessibleDescription('Checklist, short, two versions');

  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const pair = page.getByRole('region', { name: 'Choose a version' });
  // Two texts at once, which a busy machine takes its time for.
  await expect(pair).toBeVisible({ timeout: 60_000 });
  const version = (number: number) => pair.getByRole('region', { name: `Version ${number}` });
  await expect(version(1)).toBeVisible();
  await expect(version(2)).toContainText('Checklist');
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  // One at a time where there is no room for both.
  await whileNarrow(page, async () => {
    await expect(version(1)).toBeVisible();
    await expect(version(2)).toBeHidden();
    await pair.getByText('Version 2', { exact: true }).click();
    await expect(version(1)).toBeHidden();
    await expect(version(2)).toContainText('Checklist');
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
  });

  // A reload, or another machine, has both.
  await page.reload();
  await expect(pair).toBeVisible();
  const item = await version(2).getByRole('listitem').first().innerText();
  await pair.getByRole('button', { name: 'Keep version 2' }).click();
  await expect(pair).toHaveCount(0);
  await expect(postCards(page)).toHaveCount(1);
  await expect(postCards(page)).toContainText(item);
  await expect
    .poll(async () => (await (await page.request.get('/api/posts/recent')).json()).pieces.length)
    .toBe(1);
});
