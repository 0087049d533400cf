import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { Database } from '#server/db/connect.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { prompts, templates, trustedWebsites } from '#server/db/schema/catalog.ts';

export type ActiveTemplate = { id: number; name: string; contentTemplate: string | null };

type CatalogQuery = {
  userId: number;
  /** Its id or identifier; none for a subject of the agent's own. */
  topicId: string | number | undefined;
  promptType: PromptType;
  needsTemplates: boolean;
};

const catalogFor = preparedQuery((db) =>
  db
    .select({
      topic: prompts,
      usedTitles: sql<string[]>`(
        select coalesce(json_agg(distinct used.title), '[]') from used_titles as used
        where used.user_id = ${sql.placeholder('userId')} and used.prompt_id = ${prompts.id})`,
      templates: sql<ActiveTemplate[]>`(
        select coalesce(json_agg(json_build_object(
          'id', kind.id, 'name', kind.name, 'contentTemplate', kind.content_template
        ) order by kind.id), '[]')
        from templates as kind
        where kind.type = 'content' and kind.is_active
          and ${sql.placeholder('needsTemplates')}::boolean)`,
      universalPrompt: sql<string | null>`(
        select prompt_template from universal_prompts
        where prompt_type = ${sql.placeholder('promptType')} and is_active)`,
    })
    .from(sql`(select 1) as request`)
    .leftJoin(
      prompts,
      and(
        eq(prompts.isActive, true),
        or(
          eq(prompts.id, sql.placeholder('id')),
          eq(prompts.identifier, sql.placeholder('identifier')),
        ),
      ),
    )
    .prepare('catalog_for'),
);

/** What a piece is written by, in one query: every generation begins with it. */
export async function findCatalogFor(db: Database, { topicId, ...query }: CatalogQuery) {
  const [found] = await catalogFor(db).execute({ ...query, ...topicKeys(topicId) });
  return found as NonNullable<typeof found>;
}

/** A number is an id, never an identifier; both are null for a subject of the agent's own. */
function topicKeys(topicId: string | number | undefined) {
  const isNumber = /^\d{1,9}$/.test(String(topicId));
  return {
    id: isNumber ? Number(topicId) : null,
    identifier: isNumber ? null : (topicId ?? null),
  };
}

/** Active topics by their ids or identifiers. */
export async function listTopicsWith(db: Database, ids: string[]) {
  const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
  return db
    .select()
    .from(prompts)
    .where(
      and(
        eq(prompts.isActive, true),
        or(inArray(prompts.id, numbers), inArray(prompts.identifier, ids)),
      ),
    )
    .orderBy(asc(prompts.id));
}

/** The active topic with this name, whatever its letter case, or with this identifier. */
export async function findActiveTopicNamed(db: Database, name: string) {
  const [topic] = await db
    .select()
    .from(prompts)
    .where(
      and(
        eq(prompts.isActive, true),
        or(sql`lower(${prompts.topic}) = lower(${name})`, eq(prompts.identifier, name)),
      ),
    )
    .orderBy(asc(prompts.id))
    .limit(1);
  return topic;
}

type UsedTitle = { userId: number; topicId: number; titles: string[]; title: string };

/**
 * As part of a statement that stores a piece: its title counts as used. When all titles of the topic were
 * used, this one begins a new round. Of a topic that was deleted meanwhile nothing is remembered.
 */
export const rememberingTitle = ({ userId, topicId, titles, title }: UsedTitle): SQL => sql`
  last_round as (
    delete from used_titles
    where user_id = ${userId} and prompt_id = ${topicId} and not exists (
      select from unnest(${sql.param(titles)}::text[]) as open(title)
      where open.title not in (
        select used.title from used_titles as used
        where used.user_id = ${userId} and used.prompt_id = ${topicId}))
  ),
  used_title as (
    insert into used_titles (user_id, prompt_id, title)
    select ${userId}::int, id, ${title}::text from prompts where id = ${topicId} for key share
  )`;

export async function listActiveContentTemplates(db: Database) {
  return db
    .select({
      id: templates.id,
      name: templates.name,
      description: templates.description,
      contentTemplate: templates.contentTemplate,
    })
    .from(templates)
    .where(and(eq(templates.type, 'content'), eq(templates.isActive, true)))
    .orderBy(templates.id);
}

export async function listActiveTrustedWebsites(db: Database, state: string) {
  return db
    .select({
      domain: trustedWebsites.domain,
      description: trustedWebsites.description,
      category: trustedWebsites.category,
      state: trustedWebsites.state,
    })
    .from(trustedWebsites)
    .where(
      and(
        eq(trustedWebsites.isActive, true),
        or(eq(trustedWebsites.state, state.toUpperCase()), isNull(trustedWebsites.state)),
      ),
    )
    .orderBy(trustedWebsites.id);
}
