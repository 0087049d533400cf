import { createHash } from 'node:crypto';
import { StringDecoder } from 'node:string_decoder';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BackupError, describeFailure } from './backup-error.ts';
import {
  fileEntry,
  formatVersion,
  Manifest,
  manifestName,
  manifestSumName,
  type Sum,
  tableEntry,
} from './manifest.ts';
import { requireTable } from './tables.ts';

/** Beyond any we would write, and still no danger to the memory. */
const longestManifest = 256 * 1024 * 1024;
const longestLine = 256 * 1024 * 1024;

export type ArchiveReader = {
  manifest: Manifest;
  /** The bytes of a part, piece by piece. Fails at its end when they are not what was written. */
  read(name: string, sum: Sum): AsyncGenerator<Buffer>;
  close(): void;
};

/** Opens an archive and checks what it says of itself; `verify` then checks every byte. */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      const reason = describeFailure(error, `The backup ${file} cannot be read`);
      throw reason instanceof BackupError ? reason : damaged(error);
    },
  );
  // Whatever is wrong is also thrown where we wait; without this it would end the process.
  zip.on('error', () => {});
  try {
    const entries = await listEntries(zip);
    const manifest = await readManifest(zip, entries);
    requireExactly(entries, manifest);
    return {
      manifest,
      read: (name, sum) => readPart(zip, entries, name, sum),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** Reads everything once, so that a damaged archive is refused before anything is changed. */
export async function verify(archive: ArchiveReader, signal: AbortSignal): Promise<void> {
  const { tables, files } = archive.manifest;
  const parts = [
    ...tables.map((table) => ({ name: tableEntry(table.name), sum: table })),
    ...files.map((file) => ({ name: fileEntry(file.key), sum: file })),
  ];
  for (const { name, sum } of parts) {
    for await (const _ of archive.read(name, sum)) signal.throwIfAborted();
  }
}

export async function* readLines(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let started: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...others] = decoder.write(piece).split('\n');
    started.push(first);
    length += first.length;
    if (length > longestLine) throw damaged();
    for (const next of others) {
      yield started.join('');
      started = [next];
      length = next.length;
    }
  }
  if (started.join('') !== '') throw damaged();
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.has(entry.fileName)) throw damaged();
      entries.set(entry.fileName, entry);
    }
    return entries;
  } catch (error) {
    throw damaged(error);
  }
}

async function readManifest(zip: ZipFile, entries: Map<string, Entry>): Promise<Manifest> {
  const text = await readText(zip, entries, manifestName);
  const sum = await readText(zip, entries, manifestSumName);
  if (createHash('sha256').update(text).digest('hex') !== sum) throw damaged();
  const content = parseJson(text);
  const format = (content as { format?: unknown } | null)?.format;
  if (format !== formatVersion && Number.isInteger(format)) {
    throw new BackupError(
      `This backup has format ${format}, and this Porchlight reads format ${formatVersion}: restore it with the Porchlight that made it, or a newer one.`,
    );
  }
  const parsed = Manifest.safeParse(content);
  if (!parsed.success) throw damaged(parsed.error);
  for (const table of parsed.data.tables) requireTable(table.name);
  return parsed.data;
}

async function readText(zip: ZipFile, entries: Map<string, Entry>, name: string): Promise<string> {
  const bytes = entries.get(name)?.uncompressedSize ?? 0;
  if (bytes > longestManifest) throw damaged();
  const pieces: Buffer[] = [];
  for await (const piece of piecesOf(zip, entries, name)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

/** Everything that is listed and nothing else. Names are looked up here and never become paths. */
function requireExactly(entries: Map<string, Entry>, { tables, files }: Manifest): void {
  const expected = [
    manifestName,
    manifestSumName,
    ...tables.map(({ name }) => tableEntry(name)),
    ...files.map(({ key }) => fileEntry(key)),
  ];
  const isSame = expected.length === entries.size && expected.every((name) => entries.has(name));
  if (!isSame || new Set(expected).size !== expected.length) throw damaged();
}

async function* readPart(
  zip: ZipFile,
  entries: Map<string, Entry>,
  name: string,
  sum: Sum,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of piecesOf(zip, entries, name)) {
    hash.update(piece);
    bytes += piece.length;
    if (bytes > sum.bytes) throw damaged();
    yield piece;
  }
  if (bytes !== sum.bytes || hash.digest('hex') !== sum.sha256) throw damaged();
}

async function* piecesOf(
  zip: ZipFile,
  entries: Map<string, Entry>,
  name: string,
): AsyncGenerator<Buffer> {
  const entry = entries.get(name);
  if (!entry) throw damaged();
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch (error) {
    throw damaged(error);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw damaged(error);
  }
}

function damaged(cause?: unknown): BackupError {
  return new BackupError(
    'The file is not a backup of Porchlight, or it is damaged or incomplete. Nothing was changed.',
    { cause },
  );
}
