import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import {
  readTemplates,
  readTopics,
  type ShippedTemplate,
  type ShippedTopic,
  shippedQuestionRoles,
  upgradeTemplates,
  upgradeTopics,
} from './editions.ts';
import {
  prompts,
  siteAssets,
  templates,
  trustedWebsites,
  universalPrompts,
  universalPromptVersions,
} from './schema/catalog.ts';
import { seeds } from './schema/system.ts';

type Seed = { name: string; apply: (db: Database) => Promise<unknown> };

/** Each runs once, recorded by its name: what an admin deletes stays deleted. */
const allSeeds: Seed[] = [
  { name: 'places', apply: seedPlaces },
  { name: 'topics', apply: seedTopics },
  { name: 'announcement-topics', apply: seedAnnouncementTopics },
  { name: 'topics-edition-2', apply: upgradeTopics },
  { name: 'question-roles', apply: seedQuestionRoles },
  { name: 'content-templates', apply: seedContentTemplates },
  { name: 'announcement-templates', apply: seedAnnouncementTemplates },
  { name: 'content-templates-edition-2', apply: upgradeTemplates },
  { name: 'universal-prompts', apply: seedUniversalPrompts },
  { name: 'universal-prompts-edition-2', apply: upgradeUniversalPrompts },
  { name: 'trusted-websites', apply: seedTrustedWebsites },
  { name: 'site-assets', apply: seedSiteAssets },
];

export async function seed(db: Database): Promise<void> {
  for (const { name, apply } of allSeeds) {
    await db.transaction(async (tx) => {
      const [isNew] = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning();
      if (isNew) await apply(tx);
    });
  }
}

async function seedPlaces(db: Database) {
  const states: { abbreviation: string; name: string }[] = await readJson('places/states.json');
  const counties = parseCounties(await readText('places/counties.csv'));
  await db.execute(sql`
    insert into states (abbreviation, name)
    select * from json_to_recordset(${JSON.stringify(states)}) as row(abbreviation text, name text)`);
  await db.execute(sql`
    insert into counties (fips, name, state_id)
    select row.fips, row.name, states.id
    from json_to_recordset(${JSON.stringify(counties)}) as row(fips text, state text, name text)
    join states on states.abbreviation = row.state`);
}

async function seedTopics(db: Database) {
  await insertTopics(db, readTopics('topics.json'));
}

/** What agents post most. It came later: a topic that an admin made under the same identifier stays. */
async function seedAnnouncementTopics(db: Database) {
  await insertTopics(db, readTopics('announcement-topics.json'));
}

async function insertTopics(db: Database, topics: ShippedTopic[]) {
  const rows = topics.map(({ name, usePropertyData, changed: _, ...topic }) => ({
    ...topic,
    topic: name,
    useAttomScraping: usePropertyData,
  }));
  await db.insert(prompts).values(rows).onConflictDoNothing({ target: prompts.identifier });
}

/** Roles came later: a question of ours that nobody reworded gets its own, unless one is set. */
async function seedQuestionRoles(db: Database) {
  const roles = shippedQuestionRoles();
  const topics = await db.select().from(prompts).for('update');
  for (const { id, questions, questionRoles } of topics) {
    const next = questions.map((each, index) => questionRoles[index] ?? roles.get(each) ?? null);
    if (next.some((role, index) => role !== (questionRoles[index] ?? null)))
      await db.update(prompts).set({ questionRoles: next }).where(eq(prompts.id, id));
  }
}

async function seedContentTemplates(db: Database) {
  await insertTemplates(db, readTemplates('content-templates.json'));
}

/** They came later: one that an admin wrote under the same name stays. */
async function seedAnnouncementTemplates(db: Database) {
  await insertTemplates(db, readTemplates('announcement-templates.json'));
}

async function insertTemplates(db: Database, shipped: ShippedTemplate[]) {
  const rows = shipped.map(({ changed: _, ...template }) => ({ ...template, type: 'content' }));
  await db.insert(templates).values(rows).onConflictDoNothing();
}

async function seedUniversalPrompts(db: Database) {
  const shipped = await readShippedPrompts();
  await db.insert(universalPrompts).values([
    { promptType: 'content', promptTemplate: shipped.content, description: 'Posts, as shipped' },
    { promptType: 'blog', promptTemplate: shipped.blog, description: 'Blog articles, as shipped' },
  ]);
}

/** A text as it came with Porchlight, with what is different from the one before and why. */
type PromptEdition = { edition: number; changed: string; text: string };

/** All that ever came, oldest first. */
const readEditions = (): Promise<Record<'content' | 'blog', PromptEdition[]>> =>
  readJson('seeds/universal-prompts.json');

/** The newest text of a type, whatever the admin made of it since. */
export async function readShippedPrompt(type: 'content' | 'blog'): Promise<PromptEdition> {
  return (await readEditions())[type].at(-1) as PromptEdition;
}

export const readShippedPrompts = async () => ({
  content: (await readShippedPrompt('content')).text,
  blog: (await readShippedPrompt('blog')).text,
});

/** A prompt that nobody has edited becomes the newest text. An edited one stays; /admin offers the new one. */
async function upgradeUniversalPrompts(db: Database) {
  for (const [type, editions] of Object.entries(await readEditions())) {
    const promptTemplate = editions.at(-1)?.text ?? '';
    const older = editions.slice(0, -1).map(({ text }) => text);
    const unedited = await db
      .select()
      .from(universalPrompts)
      .where(
        and(
          eq(universalPrompts.promptType, type as 'content' | 'blog'),
          inArray(universalPrompts.promptTemplate, older),
        ),
      )
      .for('update');
    for (const { id, version, description, ...before } of unedited) {
      const kept = { universalPromptId: id, description };
      const { promptTemplate: text, createdAt } = before;
      await db
        .insert(universalPromptVersions)
        .values({ ...kept, version, promptTemplate: text, createdAt })
        .onConflictDoNothing();
      await db
        .insert(universalPromptVersions)
        .values({ ...kept, version: version + 1, promptTemplate });
      await db
        .update(universalPrompts)
        .set({ promptTemplate, version: version + 1 })
        .where(eq(universalPrompts.id, id));
    }
  }
}

async function seedTrustedWebsites(db: Database) {
  const rows: (typeof trustedWebsites.$inferInsert)[] = await readJson(
    'seeds/trusted-websites.json',
  );
  await db.insert(trustedWebsites).values(rows);
}

async function seedSiteAssets(db: Database) {
  for (const name of ['logo', 'gbp_icon']) {
    const data = await readFile(dataFile(`site-assets/${name}.svg`));
    await db.insert(siteAssets).values({ name, type: 'image', data, mimeType: 'image/svg+xml' });
  }
}

/** Lines of `fips,state,"name","short name"`. Names hold no quotes. */
function parseCounties(csv: string) {
  return [...csv.matchAll(/^(\d{5}),([A-Z]{2}),"([^"]+)"/gm)].map(([, fips, state, name]) => ({
    fips,
    state,
    name,
  }));
}

const dataFile = (name: string) => path.join(import.meta.dirname, '../../data-files', name);
const readText = (name: string) => readFile(dataFile(name), 'utf8');
const readJson = async (name: string) => JSON.parse(await readText(name));
