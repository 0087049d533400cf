import type { z } from 'zod';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type {
  addUniversalPrompt,
  changeUniversalPrompt,
  getShippedPrompt,
  PromptVersion,
  UniversalPrompt,
} from '#contract/catalog/universal-prompt.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { readShippedPrompt } from '#server/db/seed.ts';
import { AppError, notFound } from '#server/errors.ts';
import { recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import {
  findActiveUniversalPrompt,
  findUniversalPrompt,
  hasHadText,
  insertPromptVersion,
  insertUniversalPrompt,
  listPromptVersionRows,
  lockUniversalPrompt,
  type PromptRow,
  updateUniversalPrompt,
} from './universal-prompt.queries.ts';

/** What admins do to the prompts all pieces are written by. */

type Admin = { id: number; username: string };
type NewPrompt = z.output<typeof addUniversalPrompt.body>;
type PromptChange = z.output<typeof changeUniversalPrompt.body>;

export async function getActivePrompt(db: Database, type: PromptType): Promise<UniversalPrompt> {
  const prompt = await findActiveUniversalPrompt(db, type);
  if (!prompt) throw notFound(`There’s no ${type} prompt yet.`);
  return toUniversalPrompt(prompt);
}

export async function getPromptById(db: Database, id: number): Promise<UniversalPrompt> {
  return toUniversalPrompt(found(await findUniversalPrompt(db, id)));
}

/** The newest text that was shipped. It is offered where the prompt has never had it. */
export async function getShippedText(
  db: Database,
  type: PromptType,
): Promise<Answer<typeof getShippedPrompt>> {
  const { text: promptTemplate, edition, changed } = await readShippedPrompt(type);
  const prompt = await findActiveUniversalPrompt(db, type);
  const isOffered =
    prompt !== undefined &&
    prompt.promptTemplate !== promptTemplate &&
    !(await hasHadText(db, prompt.id, promptTemplate));
  return { promptTemplate, edition, changed, isOffered };
}

export async function addPromptBy(
  db: Database,
  admin: Admin,
  { promptTemplate, description, promptType }: NewPrompt,
): Promise<UniversalPrompt> {
  return db.transaction(async (tx) => {
    const values = { promptTemplate, description: description || null, promptType };
    const prompt = await insertUniversalPrompt(tx, values);
    if (!prompt) {
      throw new AppError('taken', `Another admin just added a ${promptType} prompt.`);
    }
    await recordPrompt(tx, admin, undefined, prompt);
    await insertPromptVersion(tx, prompt, { savedBy: admin.id });
    return toUniversalPrompt(prompt);
  });
}

/** Where nothing would change, nothing is written. */
export async function changePromptBy(
  db: Database,
  admin: Admin,
  id: number,
  change: PromptChange,
): Promise<UniversalPrompt> {
  return db.transaction(
    async (tx) => {
      const before = found(await lockUniversalPrompt(tx, id));
      refuseStale(before, change);
      refuseOtherType(before, change);
      const text = textAfter(before, change);
      if (
        text.promptTemplate === before.promptTemplate &&
        text.description === before.description
      ) {
        return toUniversalPrompt(before);
      }

      // A text that was shipped has no row of its own until another one follows it.
      await insertPromptVersion(tx, before, { savedBy: null, createdAt: before.createdAt });
      const after = await updateUniversalPrompt(tx, before, text);
      await recordPrompt(tx, admin, before, after);
      await insertPromptVersion(tx, after, { savedBy: admin.id });
      return toUniversalPrompt(after);
    },
    // Who waited for the lock sees what the other one wrote.
    { isolationLevel: 'read committed' },
  );
}

export async function listPromptVersionsOf(db: Database, id: number): Promise<PromptVersion[]> {
  const prompt = found(await findUniversalPrompt(db, id));
  const kept = await listPromptVersionRows(db, id);
  const rows = kept.length > 0 ? kept : [{ ...prompt, savedBy: null }];
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function refuseStale({ version }: PromptRow, change: PromptChange): void {
  if (change.version === undefined || change.version === version) return;
  throw new AppError('stale', 'Another admin just changed this prompt.');
}

function refuseOtherType({ promptType }: PromptRow, change: PromptChange): void {
  if (change.promptType === undefined || change.promptType === promptType) return;
  const message = `This is the ${promptType} prompt; its type can’t be changed`;
  throw new AppError('invalid_input', message, { fields: { promptType: message } });
}

function textAfter(before: PromptRow, change: PromptChange) {
  const { promptTemplate = before.promptTemplate, description = before.description } = change;
  return { promptTemplate, description: description || null };
}

function found(prompt: PromptRow | undefined): PromptRow {
  if (!prompt) throw notFound('This prompt was deleted.');
  return prompt;
}

const toUniversalPrompt = (row: PromptRow): UniversalPrompt => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

async function recordPrompt(
  tx: Database,
  user: Admin,
  before: PromptRow | undefined,
  after: PromptRow,
): Promise<void> {
  const write = { user, subject: 'universal prompt', subjectId: after.id } as const;
  await recordWrite(tx, { ...write, name: after.promptType }, before, after);
}
