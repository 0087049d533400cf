import type { Readable } from 'node:stream';

export type Bytes = Buffer | Readable;

/** Bytes instead of JSON, with what the browser has to know about them. */
export type Download = {
  /** Or how to get them: nobody asks when the caller has them already. */
  bytes: Bytes | (() => Promise<Bytes>);
  mediaType: string;
  /** Names these bytes among all that the address has ever had or will have. */
  version?: string;
  /** The name to keep them under; without one they are shown. */
  fileName?: string;
  cacheControl?: string;
};
