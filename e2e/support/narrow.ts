import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, expectNoSidewaysScroll } from './journey.ts';

/** Looks at the page as it is, as narrow as on a phone: no need to come to the same state there once more. */
export async function whileNarrow(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  if (before) await page.setViewportSize(before);
}

export const expectToFitAPhone = (page: Page) =>
  whileNarrow(page, () => expectNoSidewaysScroll(page));

/** On both sizes of screen, in the light and in the dark. */
export async function expectAccessibleOnEveryScreen(page: Page, within?: Locator): Promise<void> {
  await expectAccessibleInBothSchemes(page, within);
  await expectNoSidewaysScroll(page);
  await expectAccessibleOnAPhone(page, within);
}

export const expectAccessibleOnAPhone = (page: Page, within?: Locator) =>
  whileNarrow(page, async () => {
    await expectAccessibleInBothSchemes(page, within);
    await expectNoSidewaysScroll(page);
  });
