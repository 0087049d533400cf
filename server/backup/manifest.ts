import { z } from 'zod';
import { FileKey } from '#contract/images.ts';

/** Rises when archives of before could be misunderstood by a reader of now, or the reverse. */
export const formatVersion = 1;

export const manifestName = 'manifest.json';
/** The sum of the manifest, which in turn holds the sums of everything else. */
export const manifestSumName = 'manifest.sha256';
export const tableEntry = (table: string) => `database/${table}.jsonl`;
export const fileEntry = (key: string) => `files/${key}`;

const Count = z.number().int().nonnegative();

/** How long a part is and what its bytes add up to. */
const Sum = z.object({ bytes: Count, sha256: z.string().regex(/^[0-9a-f]{64}$/) });
export type Sum = z.infer<typeof Sum>;

const Table = Sum.extend({
  name: z.string(),
  /** In the order of the values in every row. */
  columns: z.array(z.string()).min(1),
  rows: Count,
  /** Where the numbering of a column goes on. */
  sequence: z
    .object({ column: z.string(), last: z.string().regex(/^\d{1,19}$/), isUsed: z.boolean() })
    .optional(),
});
export type ArchivedTable = z.infer<typeof Table>;

const File = Sum.extend({ key: FileKey, mediaType: z.string() });
export type ArchivedFile = z.infer<typeof File>;

export const Manifest = z.object({
  format: z.literal(formatVersion),
  /** The Porchlight that made it. */
  version: z.string(),
  /** The latest migration of its database: the moment by which the migrations are ordered. */
  migration: Count,
  createdAt: z.iso.datetime(),
  counts: z.object({ accounts: Count, rows: Count, files: Count }),
  tables: z.array(Table),
  files: z.array(File),
  /** Had a row in the snapshot, but no file any more when its turn came. */
  missingFiles: z.array(FileKey),
});
export type Manifest = z.infer<typeof Manifest>;
