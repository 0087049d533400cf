import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './journey.ts';

/** Looks at the page as it is, as narrow as on a phone: no need to come to the same state there once more. */
export async function whileNarrow(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await look();
  if (before) await page.setViewportSize(before);
}

export const expectToFitAPhone = (page: Page) =>
  whileNarrow(page, () => expectNoSidewaysScroll(page));
