import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type Manifest, manifestName, manifestSumName } from '#server/backup/manifest.ts';
import { readZip } from '#server/features/account/testing/read-zip.ts';

type Parts = Map<string, Buffer>;

/** Writes a backup anew after `change` had its way with it; the manifest's own sum is made right. */
export async function forge(
  file: string,
  change: (manifest: Manifest, parts: Parts) => unknown,
): Promise<void> {
  const parts = await readZip(await readFile(file));
  const manifest = JSON.parse(String(parts.get(manifestName)));
  change(manifest, parts);
  const text = JSON.stringify(manifest);
  parts.set(manifestName, Buffer.from(text));
  parts.set(manifestSumName, Buffer.from(sumOf(text)));
  const zip = new ZipFile();
  for (const [name, content] of parts) zip.addBuffer(content, name);
  zip.end();
  await writeFile(file, await buffer(zip.outputStream));
}

/** Another content for a part, with the sums that fit it. */
export function replacePart(
  parts: Parts,
  name: string,
  sum: { bytes: number; sha256: string } | undefined,
  content: string,
): void {
  parts.set(name, Buffer.from(content));
  if (sum) Object.assign(sum, { bytes: Buffer.byteLength(content), sha256: sumOf(content) });
}

const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');
