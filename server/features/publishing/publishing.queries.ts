import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { channels } from '#contract/channel-list.ts';
import type { PlanState } from '#contract/plan-states.ts';
import type { PublishingSettings } from '#contract/publishing.ts';
import type { Database } from '#server/db/connect.ts';
import { planEntries, publishingSettings } from '#server/db/schema/plan.ts';

const columns = {
  isPaused: publishingSettings.isPaused,
  blockedChannels: publishingSettings.blockedChannels,
};

export async function readPublishingSettings(db: Database): Promise<PublishingSettings> {
  const [settings] = await db.select(columns).from(publishingSettings);
  if (!settings) return { isPaused: false, blockedChannels: [] };
  // A channel of another version says nothing here.
  const blockedChannels = settings.blockedChannels.filter((key) => Object.hasOwn(channels, key));
  return { ...settings, blockedChannels };
}

export async function putPublishingSettings(db: Database, values: PublishingSettings) {
  await db
    .insert(publishingSettings)
    .values(values)
    .onConflictDoUpdate({ target: publishingSettings.id, set: values });
}

type Page = { state?: PlanState; before?: { at: Date; id: number }; atMost: number };

/** Of all users, latest time first. */
export async function listJobs(db: Database, { state, before, atMost }: Page) {
  const { id, title, channel, publishAt, attempts, runAt, problem, publishedAt, link } =
    planEntries;
  const isEarlier: SQL | undefined =
    before && sql`(${publishAt}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id})`;
  return db
    .select({
      ...{ id, title, channel, publishAt, attempts, runAt, problem, publishedAt, link },
      state: planEntries.state,
      // Fifty look-ups, and never a walk through all users.
      username: sql<string>`(select username from users where users.id = ${planEntries.userId})`,
    })
    .from(planEntries)
    .where(and(state && eq(planEntries.state, state), isEarlier))
    .orderBy(desc(publishAt), desc(id))
    .limit(atMost);
}
