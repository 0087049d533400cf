import type { ChannelProblem } from '#contract/channels.ts';
import { ChannelFailed } from '#server/adapters/channels/channel-failure.ts';
import type { Deps } from '#server/deps.ts';
import { findPublishingSettings } from '#server/features/publishing/publishing.service.ts';
import { listDisconnected, listOverdue, takeStep } from './plan.queries.ts';
import { releaseApproved } from './plan.service.ts';
import { handleEntry } from './publish-entry.ts';
import { remindOfEmails, tellAgent } from './tell-agents.ts';

/** Milliseconds after which a reminder counts as lost. */
const lostAfter = 30_000;

/** From now on this process publishes what is due. */
export async function startPlanWorker(deps: Deps): Promise<void> {
  await deps.jobs.work('plan', (id) => handleEntry(deps, id));
  await deps.jobs.work('planEmail', (userId) => tellAgent(deps, userId));
}

/**
 * Finds what no reminder would: those of a restored database, approvals that came since, accounts that were
 * disconnected. Done every minute; twice does no harm.
 */
export async function reviewPlan(deps: Deps): Promise<void> {
  const { db, jobs } = deps;
  await releaseApproved(deps);
  for (const { id } of await listDisconnected(db)) {
    await takeStep(db, id, 'fail', { problem: notConnected });
  }
  const settings = await findPublishingSettings(db);
  const overdue = await listOverdue(db, new Date(Date.now() - lostAfter), settings);
  await jobs.remindAll(
    'plan',
    overdue.map(({ id, connectionId }) => ({ subject: id, account: connectionId })),
  );
  await remindOfEmails(deps);
}

const notConnected: ChannelProblem = new ChannelFailed('not_connected').problem;
