import type { NewTrustedWebsite } from '#contract/catalog/trusted-website-form.ts';
import type { changeTrustedWebsite, TrustedWebsite } from '#contract/catalog/trusted-websites.ts';
import type { Received } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { mapUniqueViolation } from '#server/db/database-errors.ts';
import { AppError, notFound } from '#server/errors.ts';
import { changesBetween, recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import {
  deleteWebsite,
  insertWebsite,
  lockWebsite,
  updateWebsite,
} from './trusted-websites.queries.ts';

type Admin = { id: number; username: string };
type Change = Received<typeof changeTrustedWebsite>['body'];

const subject = 'trusted website';

export async function addWebsite(
  db: Database,
  user: Admin,
  website: NewTrustedWebsite,
): Promise<TrustedWebsite> {
  const write = () =>
    db.transaction(async (tx) => {
      const added = await insertWebsite(tx, website);
      await recordWrite(tx, aboutOf(user, added), undefined, added);
      return added;
    });
  return mapUniqueViolation(write, domainTaken);
}

export async function changeWebsite(
  db: Database,
  user: Admin,
  id: number,
  change: Change,
): Promise<TrustedWebsite> {
  const write = () =>
    db.transaction(async (tx) => {
      const before = await getLocked(tx, id);
      if (changesBetween(before, { ...before, ...change }).length === 0) return before;
      const after = await updateWebsite(tx, id, change);
      await recordWrite(tx, aboutOf(user, after), before, after);
      return after;
    });
  return mapUniqueViolation(write, domainTaken);
}

export async function removeWebsite(db: Database, user: Admin, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    await deleteWebsite(tx, id);
    await recordWrite(tx, aboutOf(user, before), before, undefined);
  });
}

async function getLocked(db: Database, id: number): Promise<TrustedWebsite> {
  const website = await lockWebsite(db, id);
  if (!website) throw notFound('This website is no longer on the list.');
  return website;
}

const aboutOf = (user: Admin, { id, domain }: TrustedWebsite) =>
  ({ user, subject, subjectId: id, name: domain }) as const;

function domainTaken(): AppError {
  const message = 'This website is already on the list';
  return new AppError('taken', message, { fields: { domain: message } });
}
