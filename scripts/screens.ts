import type { Page } from '@playwright/test';

/** The screens a visitor of the repository should see, and how a person gets there. */
export type Screen = { name: string; open: (page: Page) => Promise<void> };

const visit = (address: string) => async (page: Page) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

export const beforeLogin: Screen[] = [
  { name: 'auth', open: visit('/auth') },
  { name: 'forgot-password', open: visit('/forgot-password') },
  { name: 'not-found', open: visit('/no-such-page') },
];

/** In this order: what is made on one screen is seen on the next. */
export const afterLogin: Screen[] = [
  { name: 'questions', open: openQuestions },
  { name: 'posts', open: answerQuestions },
  { name: 'post-editing', open: editPost },
  { name: 'platforms', open: chooseIn('Copy', 'Copy for a platform') },
  { name: 'blog', open: makeArticle },
  { name: 'long-form', open: openOutline },
  { name: 'saved-content', open: openSavedContent },
  { name: 'saved-content-item', open: openSavedItem },
  { name: 'learner', open: visit('/learner-test') },
  { name: 'account', open: visit('/account') },
  { name: 'home', open: visit('/') },
];

const profile = {
  displayName: 'Nora Lee',
  brokerage: 'Porch & Lantern Realty',
  licenseNumber: '0712345',
  licenseState: 'TX',
  phone: '512-555-0142',
};

const remembered = [
  ['Which parts of Austin do you know best?', 'Hyde Park and Mueller. I have walked every street.'],
  ['What do sellers underrate?', 'Light. Wash the windows before the photographer comes.'],
] as const;

/** What an agent has told Porchlight after a week. */
export async function fillAccount(page: Page): Promise<void> {
  await page.request.patch('/api/account/profile', { data: profile });
  for (const [question, answer] of remembered) {
    await page.request.post('/api/learner/save-answer', { data: { question, answer } });
  }
  for (const topicId of ['buyers', 'staging', 'home-maintenance']) {
    const answer = await page.request.post('/api/generate', {
      data: { topicId, location: 'Austin', state: 'TX' },
    });
    const { posts } = await answer.json();
    await page.request.post('/api/saved-content', { data: posts[0] });
  }
}

async function fillForm(page: Page, topic: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Topic' }).fill(topic);
  await page.getByRole('option', { name: topic }).first().click();
  await fillPlace(page);
}

async function fillPlace(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'State' }).fill('Texas');
  await page.getByRole('option', { name: 'Texas' }).click();
  await page.getByRole('combobox', { name: 'City' }).fill('Austin');
  await page.getByRole('combobox', { name: 'City' }).press('Escape');
}

async function openQuestions(page: Page): Promise<void> {
  await visit('/insights')(page);
  await fillForm(page, 'Sellers');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Make it yours' });
  await dialog.getByRole('textbox').first().fill('Bungalows in Hyde Park with original floors');
}

async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Customizations' }).click();
  await page.getByRole('article').waitFor();
}

async function editPost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

function chooseIn(menu: string, item: string) {
  return async (page: Page) => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: menu, exact: true }).last().click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog').waitFor();
  };
}

async function makeArticle(page: Page): Promise<void> {
  await visit('/blog')(page);
  await fillForm(page, 'Buyers');
  await page.getByRole('switch', { name: 'Ultra Mode' }).click({ force: true });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('article').waitFor();
}

async function openOutline(page: Page): Promise<void> {
  await visit('/blog/long-form')(page);
  await page.getByLabel('Custom topic').fill('Selling a home with solar panels');
  await fillPlace(page);
  await page.getByRole('button', { name: 'Generate Outline' }).click();
  await page.getByRole('heading', { name: 'Answer the questions' }).waitFor();
}

async function openSavedContent(page: Page): Promise<void> {
  await visit('/saved-content')(page);
  await page.getByRole('article').first().waitFor();
}

async function openSavedItem(page: Page): Promise<void> {
  const [item] = await (await page.request.get('/api/saved-content')).json();
  await visit(`/content/${item.id}`)(page);
}
