import { isAnnouncementTemplate } from '#builtin/writer/choose/template-fit.ts';
import type { NewContentTemplate } from '#contract/catalog/content-template-form.ts';
import type {
  ContentTemplate,
  changeContentTemplate,
  PostKind,
} from '#contract/catalog/content-templates.ts';
import type { Received } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { mapUniqueViolation } from '#server/db/database-errors.ts';
import { listShippedTemplates } from '#server/db/editions.ts';
import { AppError, notFound } from '#server/errors.ts';
import { changesBetween, recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import { listActiveContentTemplates } from './catalog.queries.ts';
import {
  type ContentTemplateRow,
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  updateTemplate,
} from './content-templates.queries.ts';

type Admin = { id: number; username: string };
type Change = Received<typeof changeContentTemplate>['body'];

const subject = 'content template';

export async function listAllTemplates(db: Database): Promise<ContentTemplate[]> {
  return (await listTemplates(db)).map(toContentTemplate);
}

/** Kinds of posts for an agent to choose from, in the order in which they came. */
export async function listKinds(db: Database): Promise<PostKind[]> {
  const rows = await listActiveContentTemplates(db);
  return rows
    .filter(({ name }) => !isAnnouncementTemplate(name))
    .map(({ id, name, description }) => ({ id, name, summary: description || summaryOf(name) }));
}

const summaryOf = (name: string) =>
  listShippedTemplates().find((each) => each.name === name)?.summary ?? '';

export async function getTemplate(db: Database, id: number): Promise<ContentTemplate> {
  return toContentTemplate(await getLocked(db, id));
}

export async function addTemplate(
  db: Database,
  user: Admin,
  { description, ...template }: NewContentTemplate,
): Promise<ContentTemplate> {
  const write = () =>
    db.transaction(async (tx) => {
      const added = await insertTemplate(tx, { ...template, description: description || null });
      await recordWrite(tx, aboutOf(user, added), undefined, added);
      return toContentTemplate(added);
    });
  return mapUniqueViolation(write, nameTaken);
}

/** A change made on an older version is refused; one that changes nothing leaves the version. */
export async function changeTemplate(
  db: Database,
  user: Admin,
  id: number,
  { version, ...change }: Change,
): Promise<ContentTemplate> {
  if (change.description === '') change.description = null;
  const write = () =>
    db.transaction(async (tx) => {
      const before = await getLocked(tx, id);
      if (version !== undefined && version !== before.version) throw stale();
      const isOfferAnswered = (change.edition ?? before.edition) !== before.edition;
      if (!isOfferAnswered && changesBetween(before, { ...before, ...change }).length === 0) {
        return toContentTemplate(before);
      }
      const after = await updateTemplate(tx, id, change);
      await recordWrite(tx, aboutOf(user, after), before, after);
      return toContentTemplate(after);
    });
  return mapUniqueViolation(write, nameTaken);
}

export async function removeTemplate(db: Database, user: Admin, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await getLocked(tx, id);
    await deleteTemplate(tx, id);
    await recordWrite(tx, aboutOf(user, before), before, undefined);
  });
}

async function getLocked(db: Database, id: number): Promise<ContentTemplateRow> {
  const template = await lockTemplate(db, id);
  if (!template) throw notFound('This template was deleted.');
  return template;
}

const aboutOf = (user: Admin, { id, name }: ContentTemplateRow) =>
  ({ user, subject, subjectId: id, name }) as const;

function nameTaken(): AppError {
  const message = 'A template with this name already exists';
  return new AppError('taken', message, { fields: { name: message } });
}

const stale = () => new AppError('stale', 'Another admin just changed this template.');

const toContentTemplate = (row: ContentTemplateRow): ContentTemplate => ({
  ...row,
  offered: offerTo(row),
  createdAt: row.createdAt.toISOString(),
});

/** Our newest text beside one that an admin edited, until it is taken or refused. */
function offerTo({ name, edition, contentTemplate }: ContentTemplateRow) {
  const shipped = listShippedTemplates().find((each) => each.name === name);
  if (!shipped || edition === 0 || edition >= shipped.edition) return null;
  if (shipped.contentTemplate === contentTemplate) return null;
  return {
    edition: shipped.edition,
    changed: shipped.changed,
    contentTemplate: shipped.contentTemplate,
  };
}
