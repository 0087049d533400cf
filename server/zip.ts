import type { Readable } from 'node:stream';
import type { ZipFile } from 'yazl';

/** The archive remembers every entry to its end; a stream it has read is forgotten, with its bytes. */
export function addStreamOnce(
  zip: ZipFile,
  source: Readable,
  name: string,
  compress: boolean,
): void {
  let next: Readable | undefined = source;
  zip.addReadStreamLazy(name, { compress }, (give) => {
    if (next) give(undefined, next);
    next = undefined;
  });
}
