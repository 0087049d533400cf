import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { postOf } from '#web/local-content/testing/sample-messages.ts';
import { expect, registerQuickly, test } from './support/journey.ts';
import { button, generate, imageDialog, openGenerateTab } from './support/personalize.ts';
import { openPosts } from './support/posts.ts';
import { saveItem } from './support/saved-content.ts';

/** Where the system chooses the colors, backgrounds and shadows are gone: what they said is still seen. */

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (target: Locator) =>
  target.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderBottomColor, borderBottomWidth, outlineStyle } =
      getComputedStyle(element);
    return { backgroundColor, borderTopColor, borderBottomColor, borderBottomWidth, outlineStyle };
  });

/** How many colors stand above each other near the end of a slider, where its thumb is not. */
async function colorsBehindThumb(slider: Locator): Promise<number> {
  const { data, info } = await sharp(await slider.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colors = Array.from({ length: height }, (_, row) => {
    const start = (row * width + Math.round(width * 0.95)) * channels;
    return data.subarray(start, start + 3).join();
  });
  return new Set(colors).size;
}

const canvasOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  });

test('the page one is on, switches, the highlighted kind, the chosen length and platform', async ({
  page,
}) => {
  await registerQuickly(page);
  const card = await openPosts(page, postOf('A porch'));
  const canvas = await canvasOf(page);
  const links = page.getByRole('navigation', { name: 'Main' }).first();
  const here = await styleOf(links.getByRole('link', { name: 'GBP & SM Content' }));
  const there = await styleOf(links.getByRole('link', { name: 'Learner System' }));
  expect(here.borderBottomWidth).toBe('3px');
  expect(here.borderBottomColor).not.toBe(canvas);
  expect(there.borderBottomWidth).toBe('0px');

  const track = page.locator('.mantine-Switch-track').first();
  const on = await styleOf(track);
  expect(on.borderTopColor).not.toBe(canvas);
  expect(on.backgroundColor).not.toBe(canvas);
  await page.getByRole('switch', { name: 'Ultra Mode' }).press('Space');
  const off = await styleOf(track);
  expect(off.borderTopColor).not.toBe(canvas);
  expect(off.backgroundColor).not.toBe(on.backgroundColor);
  expect((await styleOf(page.locator('.mantine-Switch-thumb').first())).backgroundColor).not.toBe(
    off.backgroundColor,
  );

  const form = page.getByRole('region', { name: 'What to write' });
  await form.getByRole('button', { name: 'More', exact: true }).click();
  await form.getByRole('combobox', { name: 'Kind of post' }).click();
  await page.keyboard.press('ArrowDown');
  const highlighted = page.locator('[data-combobox-selected]');
  expect((await styleOf(highlighted)).outlineStyle).toBe('solid');
  await page.keyboard.press('Escape');
  const length = page.locator('.mantine-SegmentedControl-indicator').first();
  expect((await styleOf(length)).outlineStyle).toBe('solid');

  await card.getByRole('button', { name: 'Copy for…' }).click();
  const chosen = page.getByRole('dialog').locator('label', { hasText: 'Google' });
  await expect(chosen.getByRole('radio')).toBeFocused();
  expect((await styleOf(chosen)).outlineStyle).toBe('solid');
});

test('the open tab, the sliders and the drawings of the corners', async ({ page }) => {
  await registerQuickly(page);
  const { id } = await saveItem(page);
  await openGenerateTab(page, id);
  await generate(page, 'Generate Image');
  await button(page, 'Continue to Personalize').click();
  const canvas = await canvasOf(page);
  const tab = (name: string) => styleOf(imageDialog(page).getByRole('tab', { name }));
  expect((await tab('Personalize')).borderBottomColor).not.toBe(canvas);
  expect((await tab('Upload Assets')).borderBottomColor).toBe(canvas);

  const slider = imageDialog(page).getByRole('slider', { name: 'Size' }).first();
  expect(await colorsBehindThumb(slider)).toBeGreaterThan(1);

  const corner = imageDialog(page).getByRole('button', { name: 'Top left' });
  await corner.click();
  expect((await styleOf(corner)).outlineStyle).toBe('solid');
  const drawing = corner.locator('span span');
  for (const part of await drawing.all()) {
    expect((await styleOf(part)).backgroundColor).not.toBe(canvas);
  }
});
