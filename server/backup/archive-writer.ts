import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { addStreamOnce } from '#server/zip.ts';
import { BackupError, describeFailure } from './backup-error.ts';
import type { Sum } from './manifest.ts';

type Content = AsyncIterable<string> | Iterable<string | Buffer>;

export type ArchiveWriter = {
  /** One part at a time, no faster than the disk takes it. Pictures are compressed already. */
  add(name: string, content: Content, options?: { compress: boolean }): Promise<Sum>;
};

/**
 * Writes an archive that only its owner can read. It gets its name when it is complete and on the
 * disk; whatever fails before leaves nothing.
 */
export async function writeArchive<Result>(
  target: string,
  signal: AbortSignal,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const folder = path.dirname(target);
  const aside = path.join(folder, `.${path.basename(target)}.${randomBytes(4).toString('hex')}`);
  if (existsSync(target)) {
    throw new BackupError(`${target} exists already: choose another name for the backup.`);
  }
  try {
    const result = await writeAside(aside, signal, fill);
    await rename(aside, target);
    await makeDurable(folder);
    return result;
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    throw describeFailure(error, `The backup could not be written to ${folder}`);
  }
}

async function writeAside<Result>(
  aside: string,
  signal: AbortSignal,
  fill: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const zip = new ZipFile();
  // Either side ends the other: a full disk the reading, a failed query the writing.
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const output = createWriteStream(aside, { flags: 'wx', mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, output, { signal: either });
  written.catch((error) => failed.abort(error));
  zip.on('error', (error: Error) => failed.abort(error));
  try {
    const result = await fill({
      add: (name, content, options) => addPart(zip, either, name, content, options),
    });
    zip.end();
    await written;
    return result;
  } catch (error) {
    failed.abort(error);
    await written.catch(() => {});
    signal.throwIfAborted();
    throw failed.signal.reason;
  }
}

async function addPart(
  zip: ZipFile,
  signal: AbortSignal,
  name: string,
  content: Content,
  { compress } = { compress: true },
): Promise<Sum> {
  signal.throwIfAborted();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const piece of content) {
      const chunk = Buffer.from(piece);
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(counted(), { objectMode: false, signal });
  addStreamOnce(zip, source, name, compress);
  await finished(source, { signal });
  return { bytes, sha256: hash.digest('hex') };
}

/** A new name is durable only when its folder is. */
async function makeDurable(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
