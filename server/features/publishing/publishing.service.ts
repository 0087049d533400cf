import { type ChannelKey, channels } from '#contract/channel-list.ts';
import type { ChannelProblem } from '#contract/channels.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import type {
  changePublishingSettings,
  listPublishingJobs,
  PublishingJob,
  PublishingSettings,
} from '#contract/publishing.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError } from '#server/errors.ts';
import { recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import { listJobs, putPublishingSettings, readPublishingSettings } from './publishing.queries.ts';

export const findPublishingSettings = readPublishingSettings;

export async function changePublishingSettingsBy(
  db: Database,
  user: { id: number; username: string },
  change: Received<typeof changePublishingSettings>['body'],
): Promise<PublishingSettings> {
  return db.transaction(async (tx) => {
    const before = await readPublishingSettings(tx);
    const wanted = { ...before, ...change };
    const after = { ...wanted, blockedChannels: [...new Set(wanted.blockedChannels)].toSorted() };
    await putPublishingSettings(tx, after);
    const about = {
      user,
      subject: 'publishing settings',
      subjectId: 1,
      name: 'Publishing',
    } as const;
    await recordWrite(tx, about, before, after);
    return after;
  });
}

/** For whoever connects an account or plans a piece. */
export async function requireAllowed(db: Database, channel: ChannelKey): Promise<void> {
  const { blockedChannels } = await readPublishingSettings(db);
  if (!blockedChannels.includes(channel)) return;
  const { message, advice } = channelOff(channel);
  throw new AppError('forbidden', `${message} ${advice}`);
}

/** What stands with an entry that was planned before. */
export const channelOff = (channel: ChannelKey): ChannelProblem => ({
  code: 'channel_off',
  message: `Your admin has turned off publishing on ${channels[channel].name}.`,
  advice: 'Use another channel, or ask them to turn it on again.',
});

const pageSize = 50;

export async function listPublishingJobsPage(
  db: Database,
  { state, beforeAt, beforeId }: Received<typeof listPublishingJobs>['query'],
): Promise<Answer<typeof listPublishingJobs>> {
  const before = beforeAt && beforeId ? { at: new Date(beforeAt), id: beforeId } : undefined;
  const rows = await listJobs(db, { state, before, atMost: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    jobs: shown.map(toJob),
    next: last ? { at: last.publishAt.toISOString(), id: last.id } : null,
  };
}

function toJob({ runAt, ...row }: Awaited<ReturnType<typeof listJobs>>[number]): PublishingJob {
  const isTriedAgain = row.state === 'planned' && row.problem !== null;
  return {
    ...row,
    channel: row.channel as ChannelKey,
    publishAt: row.publishAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    nextTryAt: isTriedAgain ? (runAt?.toISOString() ?? null) : null,
  };
}
