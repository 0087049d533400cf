import { boxOf, drag, openTab, overlay, preview, rectOf, slider } from './support/compose.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
} from './support/journey.ts';

test('headshot and logo start where they should; the mouse moves them, drawn to edges, thirds and the centre', async ({
  page,
}) => {
  await openTab(page);
  const frame = await rectOf(preview(page));
  expect(frame.width / frame.height).toBeCloseTo(4 / 3, 2);
  await expect
    .poll(() => boxOf(page, 'Headshot'))
    .toMatchObject({
      left: near(10),
      top: near(10),
      width: near(20),
    });
  await expect
    .poll(() => boxOf(page, 'Logo'))
    .toMatchObject({
      left: near(70),
      top: near(70),
      width: near(20),
    });
  await expect(page.getByText('Tip: drag your headshot and logo')).toBeVisible();

  const guides = preview(page).locator(':scope > span');
  await drag(page, 'Headshot', { x: 30.6, y: -9.4 });
  await expect(guides).toHaveCount(2);
  await expect.poll(() => boxOf(page, 'Headshot')).toMatchObject({ left: near(40), top: near(0) });
  await page.mouse.up();
  await expect(guides).toHaveCount(0);

  await drag(page, 'Headshot', { x: -16.2, y: 20 });
  await expect
    .poll(() => boxOf(page, 'Headshot'))
    .toMatchObject({ left: near(23.33), top: near(20) });
  await page.mouse.up();
  // Alt lets it be.
  await page.keyboard.down('Alt');
  await drag(page, 'Headshot', { x: 16, y: 0 });
  await expect(guides).toHaveCount(0);
  await expect.poll(() => boxOf(page, 'Headshot')).toMatchObject({ left: near(39.33) });
  await page.mouse.up();

  await drag(page, 'Headshot', { x: 21.7, y: 11 });
  await page.mouse.up();
  await expect.poll(() => boxOf(page, 'Headshot')).toMatchObject({ left: near(61), top: near(31) });
  await expect(slider(page, 'Headshot', 'Position X')).toHaveValue('61');

  await drag(page, 'Headshot', { x: 300, y: 300 });
  await page.mouse.up();
  await expect
    .poll(() => boxOf(page, 'Headshot'))
    .toMatchObject({ left: near(80), top: near(73.33) });
  await drag(page, 'Logo', { x: -300, y: -300 });
  await page.mouse.up();
  await expect.poll(() => boxOf(page, 'Logo')).toMatchObject({ left: near(0), top: near(0) });
  await expect(slider(page, 'Logo', 'Position Y')).toHaveValue('0');
});

test('arrow keys move what has the focus, sliders have their ranges, and the picture follows them', async ({
  page,
}) => {
  await openTab(page);
  await overlay(page, 'Headshot').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  const now = 'Headshot, 11 percent from the left, 20 from the top';
  await expect(overlay(page, 'Headshot')).toHaveAccessibleName(now);
  await expect(page.getByRole('status').getByText(now)).toBeAttached();
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key);
  await expect(overlay(page, 'Headshot')).toHaveAccessibleName(/, 0 percent .*, 19 from/);

  // What is drawn moved in goes on from where it is seen.
  await slider(page, 'Logo', 'Position X').fill('100');
  await expect.poll(() => boxOf(page, 'Logo')).toMatchObject({ left: near(80) });
  await overlay(page, 'Logo').press('ArrowLeft');
  await expect(slider(page, 'Logo', 'Position X')).toHaveValue('79');

  await page.getByRole('button', { name: 'Reset' }).click();
  const expected = [
    ['Headshot', 'Position X', 0, 100, 10],
    ['Headshot', 'Position Y', 0, 100, 10],
    ['Headshot', 'Size', 5, 50, 20],
    ['Headshot', 'Opacity', 10, 100, 100],
    ['Headshot', 'Border width', 0, 40, 0],
    ['Logo', 'Position X', 0, 100, 70],
    ['Logo', 'Position Y', 0, 100, 70],
    ['Logo', 'Size', 5, 40, 20],
    ['Logo', 'Opacity', 10, 100, 80],
  ] as const;
  for (const [kind, name, least, most, start] of expected) {
    const input = slider(page, kind, name);
    await expect(input, `${kind} ${name}`).toHaveValue(String(start));
    await input.press('End');
    await expect(input).toHaveValue(String(most));
    await page.keyboard.press('Home');
    await expect(input).toHaveValue(String(least));
    await page.keyboard.press('ArrowRight');
    await expect(input).toHaveValue(String(least + 1));
  }
  await expect
    .poll(() => boxOf(page, 'Headshot'))
    .toMatchObject({
      left: near(1),
      top: near(1),
      width: near(6),
    });
  const opacity = await overlay(page, 'Logo')
    .locator('img')
    .evaluate((image) => image.style.opacity);
  expect(opacity).toBe('0.11');
});

test('one press arranges both in corners, and another brings the beginning back', async ({
  page,
}) => {
  await openTab(page);
  const places = {
    'Top left': { headshot: [4, 5.33], logo: [76, 85.78] },
    'Top right': { headshot: [76, 5.33], logo: [4, 85.78] },
    'Bottom left': { headshot: [4, 68], logo: [76, 5.33] },
    'Bottom right': { headshot: [76, 68], logo: [4, 5.33] },
  } as const;
  for (const [name, { headshot, logo }] of Object.entries(places)) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => boxOf(page, 'Headshot'))
      .toMatchObject({
        left: near(headshot[0]),
        top: near(headshot[1]),
      });
    await expect
      .poll(() => boxOf(page, 'Logo'))
      .toMatchObject({ left: near(logo[0]), top: near(logo[1]) });
  }
  const corners = page.getByRole('group', { name: 'Put your headshot' });
  await expect(corners.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.reload();
  await expect(slider(page, 'Headshot', 'Position X')).toHaveValue('76');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => boxOf(page, 'Headshot')).toMatchObject({ left: near(10), top: near(10) });
  await expect(slider(page, 'Logo', 'Opacity')).toHaveValue('80');
  await expectAccessibleInBothSchemes(page);
});

test('a finger moves a piece and the page stays where it is; everybody can use it on a phone', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openTab(page);
  const frame = await rectOf(preview(page));
  const { x, y, width, height } = await rectOf(overlay(page, 'Logo'));
  const start = { x: x + width / 2, y: y + height / 2 };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd'
          ? []
          : [{ x: start.x - 0.4 * part * frame.width, y: start.y - 0.2 * part * frame.height }],
    });
  await touch('touchStart');
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd');
  await expect.poll(() => boxOf(page, 'Logo')).toMatchObject({ left: near(30), top: near(50) });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await expectAccessibleInBothSchemes(page);
  await expectNoSidewaysScroll(page);
  for (const control of await page.locator('input, select, main button').all()) {
    const { height } = await rectOf(control);
    const isPiece = await control.evaluate((element) => element.hasAttribute('aria-describedby'));
    if (!isPiece) expect(height).toBeGreaterThanOrEqual(44);
  }
});

function near(value: number) {
  return expect.closeTo(value, 0);
}
