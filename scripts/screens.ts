import type { Page } from '@playwright/test';
import sharp from 'sharp';

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
  { name: 'platforms', open: openPlatforms },
  { name: 'personalize', open: personalizePicture },
  { name: 'blog', open: makeArticle },
  { name: 'long-form', open: openOutline },
  { name: 'saved-content', open: openSavedContent },
  { name: 'saved-content-item', open: openSavedItem },
  { name: 'plan', open: openPlan },
  { name: 'learner', open: visit('/learner-test') },
  { name: 'account', open: visit('/account') },
  { name: 'home', open: visit('/') },
  { name: 'admin-prompt', open: openAdmin('universal-prompt') },
  { name: 'admin-topics', open: openAdmin('topics') },
  { name: 'admin-users', open: openAdmin('users') },
  { name: 'admin-usage', open: openAdmin('usage') },
];

/** Of the server that the pictures are taken of. */
export const adminPassword = 'a password for the pictures';

function openAdmin(tab: string) {
  return async (page: Page) => {
    await page.goto(`/admin?tab=${tab}`);
    await page.getByLabel('Admin password', { exact: true }).fill(adminPassword);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    const panel = page.getByRole('tabpanel').first();
    await panel.waitFor();
    await panel.getByText('Loading', { exact: true }).first().waitFor({ state: 'detached' });
  };
}

const profile = {
  displayName: 'Nora Lee',
  brokerage: 'Porch & Lantern Realty',
  licenseNumber: '0712345',
  licenseType: 'salesperson',
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
  await uploadAssets(page);
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

/** Stands for a person and for a brokerage, drawn here so that nobody's picture is needed. */
const assets = {
  headshot: `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#cfe0d8"/><ellipse cx="300" cy="600" rx="230" ry="190" fill="#1f5c4d"/><circle cx="300" cy="260" r="130" fill="#e2b48c"/><path d="M165 260a135 140 0 0 1 270 0q-60-70-135-70t-135 70" fill="#5a3a28"/></svg>`,
  logo: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" rx="28" fill="#1f2933"/><path d="M60 130l60-60 60 60v60H60z" fill="#e8973a"/><rect x="210" y="92" width="360" height="22" rx="11" fill="#fff"/><rect x="210" y="132" width="240" height="16" rx="8" fill="#9fb8ae"/></svg>`,
};

async function uploadAssets(page: Page): Promise<void> {
  for (const [type, drawing] of Object.entries(assets)) {
    const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
    const file = { name: `${type}.png`, mimeType: 'image/png', buffer };
    await page.request.post('/api/user-assets', { multipart: { type, file } });
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
  // Earlier posts are on the page, too.
  const posts = page.getByRole('article');
  const earlier = await posts.count();
  await page.getByRole('button', { name: 'Apply Customizations' }).click();
  await posts.nth(earlier).waitFor();
}

async function editPost(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await page.getByRole('textbox', { name: 'Content' }).waitFor();
}

async function openPlatforms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Copy for…' }).last().click();
  await page.getByRole('dialog').waitFor();
}

async function personalizePicture(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate Image', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Create Personalized Image' });
  await dialog.getByRole('button', { name: 'Continue to Generate Image' }).click();
  await dialog.getByRole('button', { name: 'Generate Image', exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue to Personalize' }).click();
  await dialog.getByRole('button', { name: 'Download Image', exact: true }).waitFor();
}

/** Every saved piece on a day of its own, from the day after tomorrow on. */
async function openPlan(page: Page): Promise<void> {
  const items: { id: number }[] = await (await page.request.get('/api/saved-content')).json();
  const channels = ['gbp', 'instagram', 'facebook', 'linkedin'];
  for (const [index, { id }] of items.slice(0, 8).entries()) {
    const day = new Date(Date.now() + (2 + 2 * index) * 24 * 3_600_000).toISOString().slice(0, 10);
    const time = { localTime: `${day}T09:30`, zone: 'America/Chicago' };
    const channel = channels[index % channels.length];
    await page.request.post('/api/plan', { data: { contentId: id, channel, ...time } });
  }
  await visit('/plan')(page);
}

async function makeArticle(page: Page): Promise<void> {
  await visit('/blog')(page);
  await fillForm(page, 'Buyers');
  await page.getByRole('switch', { name: 'Ultra Mode' }).click({ force: true });
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('article').last().waitFor();
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
