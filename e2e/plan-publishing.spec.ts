import { startFaultServer } from '#server/adapters/channels/testing/fault-server.ts';
import { enterAdminPassword, openAdmin, test as testWithAdmin } from './support/admin-journey.ts';
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  registerQuickly,
  test,
} from './support/journey.ts';
import { dayOfNextMonth } from './support/plan.ts';
import { saveItem } from './support/saved-content.ts';
import { goWithin } from './support/steps.ts';

/** What the plan does by itself: writes a week of drafts, and publishes what is due. */

test('the empty days of a week are filled with drafts to read, and one of them is planned', async ({
  page,
}) => {
  await registerQuickly(page);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'Fill my week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill my week' });
  const days = dialog.getByRole('group', { name: 'Days' }).getByRole('checkbox');
  await expect(days).toHaveCount(7);
  for (const day of (await days.all()).slice(2)) await day.uncheck();
  await dialog.getByLabel('City').fill('Boise');
  await dialog.getByLabel('State').selectOption('Idaho');
  await expect(dialog.getByLabel('Time zone')).toHaveValue('America/Boise');
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Write 2 drafts' }).click();
  await expect(
    dialog.getByText('2 drafts are on your plan. Read them, then plan them.'),
  ).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'See your plan' }).click();

  await page.getByRole('button', { name: 'List', exact: true }).click();
  const drafts = page.getByRole('listitem').filter({ hasText: 'Draft' });
  await expect(drafts).toHaveCount(2);
  await drafts.first().getByRole('button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan it' }).click();
  await expect(page.getByRole('dialog').getByText('Planned', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drafts).toHaveCount(1);
});

testWithAdmin(
  'what could not be published says why, is tried again, and waits while publishing is paused',
  async ({ page }) => {
    const receiver = await startFaultServer(() => ({ status: 200, body: {} }));
    await registerQuickly(page);
    const { id: contentId } = await saveItem(page);
    const connected = await page.request.post('/api/channels', {
      data: { channel: 'webhook', values: { address: `${receiver.address}/hook`, secret: '' } },
    });
    expect(connected.status(), await connected.text()).toBe(201);
    const { connection } = await connected.json();
    const planNow = async () => {
      const localTime = new Date().toISOString().slice(0, 16);
      const planned = await page.request.post('/api/plan', {
        data: {
          contentId,
          channel: 'webhook',
          connectionId: connection.id,
          localTime,
          zone: 'UTC',
        },
      });
      expect(planned.status(), await planned.text()).toBe(201);
      const { id } = await planned.json();
      return async () => (await (await page.request.get(`/api/plan/${id}`)).json()).state;
    };

    receiver.fault = 'a 403';
    await expect.poll(await planNow()).toBe('failed');
    await page.goto('/plan/needs-you');
    const row = page.getByRole('listitem').filter({ hasText: 'Warm porch' });
    await expect(row.getByText('Failed')).toBeVisible();
    await expect(row.getByText('The account isn’t allowed to do this.')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await expectNoSidewaysScroll(page);
    receiver.fault = undefined;
    await row.getByRole('button', { name: 'Try again: Warm porch' }).click();
    await expect(page.getByText('Nothing needs you')).toBeVisible();

    await openAdmin(page, 'publishing');
    await page.getByRole('switch', { name: 'Pause publishing for everyone' }).click();
    await expect(page.getByRole('switch', { name: 'Pause publishing for everyone' })).toBeChecked();
    const stateOfHeld = await planNow();
    await goWithin(page, '/plan');
    await expect(page.getByText('Publishing is paused')).toBeVisible();
    expect(await stateOfHeld()).toBe('planned');
    await goWithin(page, '/admin?tab=publishing');
    await enterAdminPassword(page);
    await page.getByRole('switch', { name: 'Pause publishing for everyone' }).click();
    await expect(
      page.getByRole('switch', { name: 'Pause publishing for everyone' }),
    ).not.toBeChecked();
    await page.goto('/plan');
    await expect(page.getByRole('heading', { level: 1, name: 'Plan' })).toBeVisible();
    await expect(page.getByText('Publishing is paused')).toHaveCount(0);
    await receiver.close();
  },
);

test('in a month one day is on the way of the tab key, and the arrows lead to the others', async ({
  page,
}) => {
  await registerQuickly(page);
  const first = dayOfNextMonth(1);
  await page.goto(`/plan?day=${first.day}`);
  const dayButton = (label: string) =>
    page.getByRole('button', { name: `Plan something on ${label}`, exact: true });
  await dayButton(first.label).focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(dayButton(dayOfNextMonth(16).label)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[aria-label^="Plan something on"]:focus')).toHaveCount(0);
});
