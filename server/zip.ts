import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A ZIP archive that is read while it is made, one entry at a time and no faster than it is read. */
export class ZipArchive {
  readonly stream: Readable;
  readonly #zip = new ZipFile();
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    this.stream = this.#zip.outputStream as Readable;
    // Whoever reads it hears of a failure; without this it would end the process when nobody does.
    this.stream.on('error', () => {});
    this.#zip.on('error', (error: Error) => this.stream.destroy(error));
  }

  /** Text comes in pieces; a picture is whole, and compressed already. */
  async add(name: string, content: Iterable<string> | Buffer): Promise<void> {
    const isPicture = Buffer.isBuffer(content);
    const source = Readable.from(isPicture ? [content] : content, { objectMode: false });
    addStreamOnce(this.#zip, source, name, !isPicture);
    await finished(source, { signal: this.#signal });
  }

  /** Adds what `work` adds, while the stream is being read. */
  fill(work: (archive: ZipArchive) => Promise<void>): Readable {
    work(this).then(
      () => this.#zip.end(),
      (error: Error) => this.stream.destroy(error),
    );
    return this.stream;
  }
}

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
