import type { EmailOrder } from './core/jobs.ts';
import type { Deps } from './deps.ts';
import { sendNewAddressLink, sendNewAddressWarning } from './features/account/change-email.ts';
import { sendResetEmail } from './features/auth/password-reset.service.ts';
import { reviewPlan, startPlanWorker } from './features/plan/plan-worker.ts';
import { remindOfWeekFills, startWeekFillWorker } from './features/week-fill/week-fill-worker.ts';
import { runHousekeeping } from './housekeeping.ts';

/** From now on this process does its part of what all of them have to do: publishing, weeks, emails, chores. */
export async function startWorkers(deps: Deps): Promise<void> {
  await startPlanWorker(deps);
  await startWeekFillWorker(deps);
  await startEmailWorker(deps);
  await deps.jobs.repeat({
    housekeeping: () => runHousekeeping(deps),
    planReview: () => reviewPlan(deps),
    weekFillReview: () => remindOfWeekFills(deps),
  });
}

/** Emails that people were told are on their way. After a kill one may come twice, but never not at all. */
export async function startEmailWorker(deps: Deps): Promise<void> {
  await deps.jobs.work('email', (order) => sendEmail(deps, order));
}

async function sendEmail(deps: Deps, order: EmailOrder): Promise<void> {
  switch (order.kind) {
    case 'resetLink':
      return sendResetEmail(deps, order.to);
    case 'newAddressLink':
      return sendNewAddressLink(deps, order.userId);
    case 'newAddressWarning':
      return sendNewAddressWarning(deps, order);
  }
}
