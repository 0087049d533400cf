import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';
import { openNotebook, roof, searchAnswers, staging } from './support/learner.ts';

const check = async (page: Page) => {
  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
};
const long = { question: `${'Long'.repeat(60)}?`, answer: 'word'.repeat(300) };

// The empty notebook is looked at where the first answer is written.
test('a full notebook is accessible and fits, also while it is corrected and searched, light and dark', {
  tag: '@phone',
}, async ({ page, hasTouch }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openNotebook(page, [staging, roof, long]);
  await expect(page.getByRole('article')).toHaveCount(3);
  if (hasTouch) expect(await tooSmallForAFinger(page)).toEqual([]);

  await page.getByRole('button', { name: `Add tag to ${roof.question}` }).click();
  await page.getByLabel('New tag').fill('!');
  await page.getByLabel('New tag').press('Enter');
  await page.getByRole('button', { name: `Edit ${staging.question}` }).click();
  await check(page);
  await searchAnswers(page, 'Home staging', 'Austin, TX');
  await expect(page.getByText('60 points')).toBeVisible();
  await check(page);
});

/** What takes the finger may reach beyond what is drawn. */
const tooSmallForAFinger = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a')]
      .filter((element) => element.offsetParent !== null)
      .map((element) => {
        const reach = getComputedStyle(element, '::after');
        const isReaching = reach.content !== 'none' && reach.position === 'absolute';
        const box = element.getBoundingClientRect();
        const beyond = (side: string) => (isReaching ? -Number.parseFloat(side) || 0 : 0);
        return {
          name: element.getAttribute('aria-label') ?? element.textContent,
          width: box.width + beyond(reach.left) + beyond(reach.right),
          height: box.height + beyond(reach.top) + beyond(reach.bottom),
        };
      })
      .filter(({ width, height }) => width < 43.5 || height < 43.5),
  );
