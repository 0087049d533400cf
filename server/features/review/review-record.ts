import { Readable } from 'node:stream';
import type { Answer } from '#contract/endpoint.ts';
import type { AgentReview, listAllReviews } from '#contract/review.ts';
import { byteOrderMark, csvLine } from '#server/core/csv.ts';
import type { Download } from '#server/core/download.ts';
import type { Deps } from '#server/deps.ts';
import { recordWrite } from '#server/features/admin-log/admin-log.service.ts';
import { findSettings, listRecordRows, putSettings } from './review.queries.ts';
import { toReviews } from './review-state.ts';

type Reading = Pick<Deps, 'db' | 'texts'>;

const pageSize = 20;

/** One page of one agent, or of all, newest first. One more than shown tells whether there is another page. */
export async function listReviewsPage(
  deps: Reading,
  { before, userId }: { before?: number; userId?: number },
): Promise<Answer<typeof listAllReviews>> {
  const rows = await listRecordRows(deps.db, { before, userId, atMost: pageSize + 1 });
  const reviews = await toReviews(deps, rows.slice(0, pageSize));
  return { reviews, next: rows.length > pageSize ? (reviews.at(-1)?.id ?? null) : null };
}

export async function changeSettingsBy(
  { db }: Pick<Deps, 'db'>,
  user: { id: number; username: string },
  settings: { isApprovalRequired: boolean },
) {
  await db.transaction(async (tx) => {
    const before = await findSettings(tx);
    await putSettings(tx, settings);
    const about = {
      user,
      subject: 'review settings',
      subjectId: 1,
      name: 'Broker review',
    } as const;
    await recordWrite(tx, about, before, settings);
  });
  return settings;
}

type Format = 'csv' | 'json';

/** The record of one agent, or of all: a file that grows while it is sent. */
export function downloadRecord(
  deps: Reading,
  format: Format,
  { userId }: { userId?: number } = {},
): Download {
  const lines = format === 'csv' ? toCsv(deps, userId) : toJson(deps, userId);
  return {
    bytes: Readable.from(lines),
    mediaType: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
    fileName: `review-record-${new Date().toISOString().slice(0, 10)}.${format}`,
  };
}

/** What stands in the file, in this order. The record of one agent says nothing of whose it is. */
const columns: [string, keyof AgentReview][] = [
  ['Link', 'id'],
  ['Agent', 'username'],
  ['Title', 'title'],
  ['State', 'state'],
  ['Sent', 'createdAt'],
  ['Expires', 'expiresAt'],
  ['Emailed to', 'email'],
  ['Approved by', 'approvedBy'],
  ['Approved', 'approvedAt'],
  ['Approved through', 'approvedThrough'],
  ['Signed in as', 'approvedAs'],
  ['Approved from', 'approvedFrom'],
  ['In the network it was sent from', 'isFromSendersNetwork'],
  ['Changed', 'changedAt'],
  ['What changed', 'changes'],
  ['Comment by', 'commentBy'],
  ['Comment', 'comment'],
  ['Commented', 'commentedAt'],
  ['Withdrawn', 'withdrawnAt'],
  ['SHA-256 of the version', 'hash'],
];

async function* toCsv(deps: Reading, userId?: number): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(columns.map(([name]) => name))}`;
  for await (const review of everyReview(deps, userId)) {
    yield csvLine(columns.map(([, field]) => wordsOf(review, field)));
  }
}

/** Whoever reads the table has not read how it is made. */
function wordsOf(review: AgentReview, field: keyof AgentReview): string {
  if (field === 'approvedThrough') return throughWords[review[field] ?? 'none'];
  if (field === 'changes') return review[field].join(', ');
  const value = review[field];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value ?? '');
}

const throughWords: Record<NonNullable<AgentReview['approvedThrough']> | 'none', string> = {
  none: '',
  account: 'an account',
  email: 'a link that only the email held',
  link: 'a link the agent had too; the name is as typed',
};

async function* toJson(deps: Reading, userId?: number): AsyncGenerator<string> {
  let start = '[\n';
  for await (const review of everyReview(deps, userId)) {
    yield `${start}${JSON.stringify(review)}`;
    start = ',\n';
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}

/** So many rows in memory at a time. */
const atOnce = 200;

async function* everyReview(deps: Reading, userId?: number): AsyncGenerator<AgentReview> {
  let before: number | undefined;
  for (;;) {
    const rows = await listRecordRows(deps.db, { userId, before, atMost: atOnce });
    yield* await toReviews(deps, rows);
    if (rows.length < atOnce) return;
    before = rows.at(-1)?.id;
  }
}
