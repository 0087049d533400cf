import type { Page } from '@playwright/test';
import { openAdmin, test } from './support/admin-journey.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothSchemes,
  registerQuickly,
  toasts,
} from './support/journey.ts';
import { paused } from './support/provider-journey.ts';

/** The universal prompt: edited, looked at, tried, brought back, and obeyed. */

const saved = (type: string) => `${type} universal prompt saved successfully`;

const promptField = (page: Page) => page.getByLabel('Prompt', { exact: true });

const preview = (page: Page) =>
  page.getByRole('region', { name: 'The prompt as a writer gets it' });

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function openPrompt(page: Page): Promise<string> {
  await registerQuickly(page);
  await openAdmin(page);
  await expect(promptField(page)).not.toHaveValue('');
  return promptField(page).inputValue();
}

/** As another admin does it meanwhile. */
async function saveElsewhere(page: Page, promptTemplate: string): Promise<void> {
  const now = await (await page.request.get('/api/universal-prompt?type=content')).json();
  const answer = await page.request.patch(`/api/universal-prompt/${now.id}`, {
    data: { promptTemplate },
  });
  expect(answer.status()).toBe(200);
}

test.use({
  consoleErrors: { allowed: [/the server responded with a status of 50[0234]/, /net::ERR_FAILED/] },
});

/** The journeys of this file share a server: each leaves the prompt as it was shipped. */
test.afterEach(async ({ page }) => {
  for (const type of ['content', 'blog']) {
    const query = `type=${type}`;
    const now = await (await page.request.get(`/api/universal-prompt?${query}`)).json();
    const shipped = await (await page.request.get(`/api/universal-prompt/shipped?${query}`)).json();
    await page.request.patch(`/api/universal-prompt/${now.id}`, { data: shipped });
  }
});

/** Of the switch between the two prompts; the navigation says Blog as well. */
const blogChoice = (page: Page) =>
  page.getByRole('radiogroup', { name: 'The prompt for' }).getByText('Blog', { exact: true });

test('placeholders are inserted and filled in while one types, and what is saved, once, is what posts are written by', async ({
  page,
  provider,
}) => {
  const shipped = await openPrompt(page);
  await promptField(page).fill('Write about {topic} in {location}. Mention {weather}. ');
  await expect(page.getByText('{weather} is not known.')).toBeVisible();
  await expect(page.getByText('{state} is missing.')).toBeVisible();
  await page.getByRole('button', { name: /^Insert \{state\}/ }).click();
  await expect(promptField(page)).toHaveValue(/Mention \{weather\}\. \{state\}$/);
  await expect(promptField(page)).toBeFocused();
  await expect(page.getByText('{state} is missing.')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(promptField(page)).toHaveValue(/Mention \{weather\}\. $/);
  await expect(preview(page)).toContainText('in Austin. Mention {weather}.');
  // What stands around it is shown as well, and can't be edited.
  await expect(preview(page)).toContainText('FAIR HOUSING (highest priority)');
  await expect(preview(page)).toContainText('Write the piece this title promises');
  await expectAccessibleInBothSchemes(page);

  await promptField(page).fill(' ');
  await saveButton(page).click();
  await expect(promptField(page)).toBeFocused();
  await expect(promptField(page)).toHaveAccessibleDescription(/Please enter a prompt/);
  await promptField(page).fill('Write about {topic} in {location}, and be brief.');
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && writes.push(request.url()));
  await saveButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(toasts(page)).toContainText(saved('Content'));
  expect(writes).toHaveLength(1);
  await page.request.post('/api/generate', {
    data: { topicId: 'sellers', location: 'Boise', state: 'ID' },
  });
  const asked = JSON.stringify(provider.requests.at(-1)?.body);
  expect(asked).toContain('in Boise, and be brief.');
  expect(asked).not.toContain(shipped.slice(0, 60));

  // None yet is no failure.
  const none = { status: 404, json: { message: 'None', code: 'not_found' } };
  await page.route('**/api/universal-prompt?*', (route) => route.fulfill(none));
  await blogChoice(page).click();
  await expect(promptField(page)).toHaveValue('');
  await saveButton(page).click();
  await expect(page.getByText('Please enter a prompt')).toBeVisible();
});

test('versions are compared and restored, the shipped text comes back, and of two admins neither loses a word', async ({
  page,
}) => {
  const shipped = await openPrompt(page);
  const reset = page.getByRole('button', { name: 'Reset to the original text' });
  await expect(reset).toBeDisabled();
  await promptField(page).fill('A calm text about {topic}.');
  await page.getByLabel('Description').fill('Calm');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText(saved('Content'));

  await promptField(page).fill('A loud text about {topic}.');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Versions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Versions' });
  await expect(dialog.getByRole('button', { name: /\(now\).*agent-/ })).toBeVisible();
  await expect(dialog.locator('del')).toHaveText(['calm']);
  await expect(dialog.locator('ins')).toHaveText(['loud']);
  await expectAccessibleInBothSchemes(page);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog).toBeHidden();
  await expect(promptField(page)).toHaveValue('A calm text about {topic}.');

  await promptField(page).fill('Not saved');
  await reset.click();
  const question = page.getByRole('dialog', { name: 'Reset to the original text?' });
  await expect(question).toContainText('What you typed and did not save will be lost.');
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(promptField(page)).toHaveValue(shipped);
  await expect(reset).toBeDisabled();

  await promptField(page).fill('Mine is about {topic}, kindly.');
  await saveElsewhere(page, 'Theirs is about {topic}, kindly.');
  await saveButton(page).click();
  const both = page.getByRole('region', { name: 'Their text and yours' });
  await expect(both.locator('del')).toHaveText(['Theirs']);
  await expect(both.locator('ins')).toHaveText(['Mine']);
  await expect(promptField(page)).toHaveValue('Mine is about {topic}, kindly.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(both).toBeHidden();
  await expect(toasts(page)).toContainText(saved('Content'));
  await promptField(page).fill('Another try');
  await saveElsewhere(page, 'Theirs again.');
  await saveButton(page).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(promptField(page)).toHaveValue('Theirs again.');
});

test('an unsaved text is tried, asked about before it is lost, and kept when the network fails', async ({
  page,
  provider,
}) => {
  await openPrompt(page);
  await promptField(page).fill('Tried on {topic} only.');
  await page.getByRole('button', { name: 'Try it' }).click();
  const trial = page.getByRole('region', { name: 'Try it' });
  await expect(trial.getByRole('article')).toContainText('Send me a message');
  expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain('Tried on ');

  provider.next(paused);
  await trial.getByRole('button', { name: 'Try again' }).click();
  await expect(trial).toContainText('The tulips');
  await trial.getByRole('button', { name: 'Stop' }).click();
  await expect(trial).toContainText('You stopped this.');
  await expect.poll(() => provider.requests.at(-1)?.wasAborted).toBe(true);
  provider.always({ kind: 'quota' });
  await trial.getByRole('button', { name: 'Try it' }).click();
  await expect(trial.getByRole('alert')).toBeVisible();

  await page.route('**/api/universal-prompt/*', (route) => route.abort());
  await saveButton(page).click();
  await expect(toasts(page)).toContainText('Failed to save content universal prompt: ');
  await page.unroute('**/api/universal-prompt/*');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const away of [
    blogChoice(page),
    page.getByRole('tab', { name: 'Topics' }),
    page.getByRole('link', { name: 'Back to Home' }),
  ]) {
    await away.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(promptField(page)).toHaveValue('Tried on {topic} only.');
  }

  await page.route('**/api/universal-prompt?*', (route) => route.abort());
  await blogChoice(page).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('alert').getByText('Failed to fetch blog prompt')).toBeVisible();
  await page.unroute('**/api/universal-prompt?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(promptField(page)).toHaveValue(/\{user_answers\}/);
  await promptField(page).fill('A blog about {topic}.');
  await saveButton(page).click();
  await expect(toasts(page)).toContainText(saved('Blog'));
});
