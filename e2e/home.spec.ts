import { answered, asked, postOf } from '#web/local-content/testing/sample-messages.ts';
import { exchange, list, openHomeWith, recentContentPanel } from './support/home.ts';
import { expect, test } from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';
import { storeContent } from './support/stored-content.ts';

test.use({
  consoleErrors: {
    // The content policy speaks up where HTML with a trap in it is taken apart.
    allowed: [/status of 5\d\d/, /net::ERR_/, /Executing inline event handler/],
  },
});

const failure =
  'There was an error generating content. Please try again or select a different topic.';

test('with messages the recent content takes the place of the welcome, and is accessible and fits', async ({
  page,
}) => {
  await openHomeWith(page, [
    asked(`A very long word: ${'x'.repeat(300)}`),
    answered(failure),
    answered(
      postOf(`A title with ${'w'.repeat(120)}`, {
        content: `<h2>A part</h2><p>${'y'.repeat(200)}</p><table><tbody><tr><td>${'z'.repeat(90)}</td><td>2</td></tr></tbody></table>`,
        hashtags: ['h'.repeat(150)],
      }),
    ),
    ...exchange,
  ]);
  await expect(page.getByRole('heading', { name: 'Content Creation Tools' })).toBeVisible();
  await expect(page.getByText(/Pick a tool/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear Content' })).toBeVisible();
  await expect(recentContentPanel(page).getByRole('button', { name: 'Start New' })).toBeVisible();
  await expect(list(page)).toContainText('Generate posts for: Sellers in Austin, TX');

  const post = list(page).getByRole('article').last();
  await expect(post.getByRole('heading', { name: 'A porch for spring' })).toBeVisible();
  await expect(post).toContainText('All about A porch for spring.');
  for (const name of ['Copy', 'Save']) {
    await expect(post.getByRole('button', { name, exact: true })).toBeVisible();
  }

  await list(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => list(page).evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await expectAccessibleOnEveryScreen(page);
});

test('what a person wrote is plain text, an answer that speaks of an error is red, and a post can do no harm', async ({
  page,
}) => {
  await openHomeWith(page, [
    asked('Explain the error margin'),
    answered(failure),
    asked('<b>Bold</b> & <img src=x onerror="window.harmed = true">'),
    answered('Some <em>text</em>\nin two lines'),
    answered(
      postOf('<em>Small</em><script>window.harmed = true</script>', {
        content:
          '<p onclick="window.harmed = true">Fine<img src="x" onerror="window.harmed = true"></p><a href="javascript:window.harmed=true">Press</a>',
      }),
    ),
  ]);
  await expect(list(page)).toContainText('<b>Bold</b> & <img src=x');
  await expect(list(page)).toContainText('Some <em>text</em>');
  await expect(list(page).getByRole('heading', { name: 'Small' }).locator('em')).toHaveText(
    'Small',
  );
  await list(page).getByText('Fine').click();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);

  const red = 'rgb(179, 51, 42)';
  await expect(list(page).getByText(failure)).toHaveCSS('color', red);
  await expect(list(page).getByText('Explain the error margin')).not.toHaveCSS('color', red);
  await expect(list(page).getByText('Some <em>text</em>')).not.toHaveCSS('color', red);

  // The page of the post shows all of it, and begins there.
  await list(page).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/insights#post-/);
  const whole = page.getByRole('article', { name: 'Small' });
  await expect(whole).toBeFocused();
  await expect(whole.getByRole('link', { name: 'Press' })).toHaveAttribute('href', 'about:blank');
  await whole.getByText('Fine').click();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
});

test('Clear Content and Start New empty Home and leave the other pages alone', async ({ page }) => {
  const { id } = await openHomeWith(page);
  const expectEmptied = async () => {
    await expect(recentContentPanel(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Clear Content' })).toHaveCount(0);
    await expect(page.getByText(/Pick a tool/)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    const kept = await page.evaluate(() =>
      ['home_messages', 'insights_messages', 'blog_messages'].map(
        (key) => JSON.parse(localStorage.getItem(key) ?? '[]').length,
      ),
    );
    expect(kept).toEqual([0, 2, 2]);
  };
  await page.getByRole('button', { name: 'Clear Content' }).click();
  await expectEmptied();

  await storeContent(page, id, exchange);
  await page.reload();
  await recentContentPanel(page).getByRole('button', { name: 'Start New' }).click();
  await expectEmptied();
});
