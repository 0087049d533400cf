import { expect, type Page } from '@playwright/test';
import type { PlanEntry } from '#contract/plan.ts';

/** Plans a saved piece without the screens that do it. */
async function planEntry(
  page: Page,
  body: { contentId: number; localTime: string; channel?: string; isDraft?: boolean },
): Promise<PlanEntry> {
  const response = await page.request.post('/api/plan', {
    data: { channel: 'gbp', zone: 'UTC', ...body },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** One whose time is now; the server takes notice within seconds. */
export async function planDueEntry(page: Page, contentId: number): Promise<PlanEntry> {
  const localTime = new Date().toISOString().slice(0, 16);
  const entry = await planEntry(page, { contentId, localTime });
  await expect
    .poll(async () => (await (await page.request.get(`/api/plan/${entry.id}`)).json()).state)
    .toBe('due');
  return entry;
}

/** A day of the month after this one, which is to come whenever the journey runs. */
export function dayOfNextMonth(number: number): { day: string; label: string } {
  const now = new Date();
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, number));
  const label = new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
  });
  return { day: date.toISOString().slice(0, 10), label: label.format(date) };
}
