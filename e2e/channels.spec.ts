import { startFaultServer } from '#server/adapters/channels/testing/fault-server.ts';
import { section } from './support/account.ts';
import { expect, registerQuickly, test } from './support/journey.ts';
import { expectAccessibleOnEveryScreen } from './support/narrow.ts';

/** My Account, Where you publish. */

test('a webhook is connected, its troubles are told in words, and it is disconnected', async ({
  page,
}) => {
  const receiver = await startFaultServer(() => ({ status: 200, body: {} }));
  await registerQuickly(page);
  await page.goto('/account#channels');
  await expect(page.getByRole('heading', { name: 'Where you publish' })).toBeInViewport();
  const channels = section(page, 'Where you publish');
  await expect(channels.getByText('Nothing is connected yet.')).toBeVisible();

  await channels.getByRole('button', { name: 'Connect an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect an account' });
  await expect(dialog.getByRole('option', { name: 'Bluesky' })).toBeAttached();
  // Offered where it is set up, as in the next journey.
  await expect(dialog.getByRole('option', { name: 'LinkedIn profile' })).not.toBeAttached();
  await dialog.getByLabel('Where').selectOption('Webhook');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('Please fill this in')).toBeVisible();
  receiver.fault = 'a 404';
  await dialog.getByLabel('Address').fill(`${receiver.address}/hook`);
  await dialog.getByLabel('Name (optional)').fill('Our news');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('There’s nothing at this address.')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, dialog);

  receiver.fault = undefined;
  await dialog.getByRole('button', { name: 'Connect' }).click();
  const made = page.getByRole('dialog', { name: 'Your signing secret' });
  await expect(made.getByLabel('Signing secret')).toHaveValue(/^whsec_/);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(channels.getByText('Worked when checked')).toBeVisible();

  receiver.fault = 'a 403';
  await channels.getByRole('button', { name: 'Check connection of Our news' }).click();
  await expect(channels.getByText('The account isn’t allowed to do this.')).toBeVisible();
  await expectAccessibleOnEveryScreen(page, channels);

  await channels.getByRole('button', { name: 'Disconnect Our news' }).click();
  const question = page.getByRole('dialog', { name: 'Disconnect Our news?' });
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(channels.getByText('Nothing is connected yet.')).toBeVisible();
  await receiver.close();
});

test('LinkedIn is offered where it is set up, leads out there, and says what came of it', async ({
  page,
}) => {
  await registerQuickly(page);
  const channels = section(page, 'Where you publish');
  const dialog = page.getByRole('dialog', { name: 'Connect an account' });
  // As on a server with an app at LinkedIn; server/features/channels/linkedin-sign-in.test.ts has its part.
  const address = 'https://www.linkedin.com/oauth/v2/authorization?state=a';
  await page.route('**/api/channels/offered*', (route) =>
    route.fulfill({ json: ['wordpress', 'linkedinProfile'] }),
  );
  await page.route('**/api/channels/linkedin/start', (route) =>
    route.fulfill({ json: { address } }),
  );
  await page.route('https://www.linkedin.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>May Porchlight post for you?</h1>' }),
  );
  await page.goto('/account#channels');
  await channels.getByRole('button', { name: 'Connect an account' }).click();
  await dialog.getByLabel('Where').selectOption('LinkedIn profile');
  await expectAccessibleOnEveryScreen(page, dialog);
  await dialog.getByRole('button', { name: 'Continue to LinkedIn' }).click();
  await expect(page.getByRole('heading', { name: 'May Porchlight post' })).toBeVisible();
  expect(page.url()).toBe(address);

  await page.goto('/account?linkedin=canceled#channels');
  const words = channels.getByText(
    'You didn’t give permission on LinkedIn, so it wasn’t connected.',
  );
  await expect(words).toBeVisible();
  await expect(page).toHaveURL('/account#channels');
  await page.reload();
  await expect(channels.getByRole('button', { name: 'Connect an account' })).toBeVisible();
  await expect(words).not.toBeVisible();
});
