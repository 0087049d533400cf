import { randomBytes } from 'node:crypto';

/**
 * The file port: bytes under random keys. Whose they are and what they are is in the database; a
 * store knows neither owners nor names.
 */
export type FileStore = {
  /** Done means durable. A key is used once, so nothing is ever overwritten. */
  save(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Nothing when the file is gone. */
  read(key: string): Promise<Buffer | undefined>;
  /** Harmless when the file is gone. */
  remove(key: string): Promise<void>;
  /** Everything that is stored, finished or not, in any order. */
  list(): AsyncIterable<StoredFile>;
};

export type StoredFile = { key: string; savedAt: Date };

/** Nobody can guess it, and it says nothing about the file. */
export const newFileKey = () => randomBytes(24).toString('base64url');

/** How the name of a picture ends: png, jpg or webp. */
export const extensionOf = (mediaType: string) =>
  mediaType === 'image/jpeg' ? 'jpg' : mediaType.replace('image/', '');
