import sharp from 'sharp';
import type { FileStore } from '#server/adapters/files/files.ts';
import type { Findings } from '#server/testing/findings.ts';
import type { TestStore } from '#server/testing/store.ts';

/** What a write that stopped halfway would have left. */
const halves = {
  'a file row that nothing uses': `select key from files
    where not exists (select from user_assets where file_key = key)
      and not exists (select from ai_images where file_key = key)
      and not exists (select from personalized_images where composite_key = key)`,
  'an answer without tags': `select id from user_answers
    where not exists (select from answer_tags where user_answer_id = user_answers.id)`,
  'a post without words': `select id from posts
    where jsonb_array_length(posts) <> 1 or coalesce(posts -> 0 ->> 'content', '') = ''`,
};

export async function checkHalves(store: TestStore, findings: Findings): Promise<void> {
  for (const [name, text] of Object.entries(halves)) {
    findings.expect((await store.query(text)).length === 0, `there is ${name}`);
  }
}

/** Every row has its whole file. Gives the keys of files that have no row. */
export async function checkFiles(
  store: TestStore,
  files: FileStore,
  findings: Findings,
): Promise<{ rows: number; strays: string[] }> {
  const rows = await store.query<{ key: string; size: number }>('select key, size from files');
  for (const { key, size } of rows) {
    const bytes = await files.read(key);
    findings.expect(bytes !== undefined, 'a row has no file');
    if (!bytes) continue;
    findings.expect(bytes.length === size, 'a file has another size than its row says');
    const isWhole = await sharp(bytes)
      .stats()
      .then(
        () => true,
        () => false,
      );
    findings.expect(isWhole, 'a file cannot be decoded');
  }
  const known = new Set(rows.map(({ key }) => key));
  const strays: string[] = [];
  for await (const { key } of files.list()) if (!known.has(key)) strays.push(key);
  return { rows: rows.length, strays };
}
