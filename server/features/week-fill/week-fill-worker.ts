import type { Deps } from '#server/deps.ts';
import { listOverdueFills } from './week-fill.queries.ts';
import { handleWeekFill } from './write-week.ts';

/** Milliseconds after which a reminder counts as lost. */
const lostAfter = 5_000;

/** From now on this process writes weeks. */
export async function startWeekFillWorker(deps: Deps): Promise<void> {
  await deps.jobs.work('weekFill', (id) => handleWeekFill(deps, id));
}

/** Those whose process died, or whose reminder was lost with the queue's tables. Done every minute; twice does no harm. */
export async function remindOfWeekFills({ db, jobs }: Deps): Promise<void> {
  const overdue = await listOverdueFills(db, new Date(Date.now() - lostAfter));
  await jobs.remindAll(
    'weekFill',
    overdue.map(({ id }) => ({ subject: id })),
  );
}
