import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileKey } from '#contract/images.ts';
import { AppError } from '#server/errors.ts';
import { StartError } from '#server/start-error.ts';
import type { FileStore, StoredFile } from './files.ts';
import { retryUnlessTimedOut } from './s3-retry.ts';
import { hostOf, type S3Settings } from './s3-settings.ts';

/**
 * Milliseconds. A bucket may be slow as long as something moves; when nothing does, a person gets an
 * answer after one such silence, or after two when the connection still had bytes to send.
 */
const defaultTimeouts = { connect: 3_000, silence: 5_000, total: 60_000, atStart: 6_000 };

type S3Timeouts = typeof defaultTimeouts;

/** The bucket may hold other things too. */
const folder = 'files/';

/** A store in a bucket, which several processes may share. */
export type S3Files = FileStore & {
  /** Fails when the bucket is not there or not ours, and tells whether it could be reached at all. */
  check(): Promise<{ reached: boolean }>;
};

/** Files in a bucket of Amazon S3 or of anything that speaks its language. */
export function createS3Files(
  settings: S3Settings,
  timeouts: S3Timeouts = defaultTimeouts,
): S3Files {
  const client = connect(settings, timeouts);
  const Bucket = settings.bucket;
  const limit = () => ({ abortSignal: AbortSignal.timeout(timeouts.total) });

  return {
    async save(key, bytes, mediaType) {
      const object = { Bucket, Key: nameOf(key), Body: bytes, ContentType: mediaType };
      await inWords('stored', () => client.send(new PutObjectCommand(object), limit()));
    },

    async read(key) {
      const object = { Bucket, Key: nameOf(key) };
      return inWords('read', () =>
        unlessGone(async () => {
          const { Body } = await client.send(new GetObjectCommand(object), limit());
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        }),
      );
    },

    async remove(key) {
      const object = { Bucket, Key: nameOf(key) };
      await inWords('removed', () =>
        unlessGone(() => client.send(new DeleteObjectCommand(object), limit())),
      );
    },

    list: () =>
      listFiles((ContinuationToken) => {
        const page = { Bucket, Prefix: folder, ContinuationToken };
        return inWords('listed', () => client.send(new ListObjectsV2Command(page), limit()));
      }),

    async check() {
      const abortSignal = AbortSignal.timeout(timeouts.atStart);
      try {
        await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
        return { reached: true };
      } catch (error) {
        const refusal = refusalIn(error, settings);
        if (refusal) throw new StartError(refusal);
        return { reached: false };
      }
    },
  };
}

function connect(settings: S3Settings, timeouts: S3Timeouts): S3Client {
  return new S3Client({
    region: settings.region,
    credentials: {
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
    },
    // Buckets as hosts need a name server and a certificate that few of one's own stores have.
    ...(settings.endpoint && { endpoint: settings.endpoint, forcePathStyle: true }),
    retryStrategy: retryUnlessTimedOut,
    // Only Amazon knows its newer checksums; the signature covers the bytes in any case.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Asking whether a body is welcome costs a round trip, and not every store answers.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      // Waiting for a free connection counts as connecting, so there must be plenty.
      httpAgent: { maxSockets: 200 },
      httpsAgent: { maxSockets: 200 },
    },
  });
}

/** A key is never a path: whatever else arrives here is a mistake of ours. */
function nameOf(key: string): string {
  if (!FileKey.safeParse(key).success) throw new Error('not a file key');
  return folder + key;
}

type FetchPage = (token: string | undefined) => Promise<ListObjectsV2CommandOutput>;

async function* listFiles(fetchPage: FetchPage): AsyncGenerator<StoredFile> {
  let token: string | undefined;
  do {
    const { Contents = [], NextContinuationToken: next } = await fetchPage(token);
    for (const { Key = '', LastModified } of Contents) {
      const key = Key.slice(folder.length);
      // Without a date nobody could tell an old file from one that is being saved.
      if (LastModified && FileKey.safeParse(key).success) yield { key, savedAt: LastModified };
    }
    if (next !== undefined && next === token) throw inTrouble('listed', new Error('same page'));
    token = next;
  } while (token);
}

/** A client error will be the same tomorrow: better said now than at the first picture. */
function refusalIn(error: unknown, settings: S3Settings): string | undefined {
  const { bucket } = settings;
  const host = hostOf(settings);
  const status = statusOf(error);
  if (status === 404) return `S3_BUCKET is "${bucket}", but ${host} has no such bucket.`;
  if (status === 401 || status === 403) {
    return `S3_BUCKET is "${bucket}", but ${host} does not let this S3_ACCESS_KEY_ID with this S3_SECRET_ACCESS_KEY use it.`;
  }
  if (status === 301 || status === 400) {
    return `S3_BUCKET is "${bucket}", but ${host} does not serve it from S3_REGION "${settings.region}".`;
  }
  return undefined;
}

async function unlessGone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A bucket that refuses or is silent is nobody's bug; the person may try again. */
async function inWords<Result>(done: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw inTrouble(done, error);
  }
}

/** Vendor texts stay behind: they name accounts and buckets. */
function inTrouble(done: string, error: unknown): AppError {
  return new AppError('unavailable', `The file could not be ${done} right now. Try again later.`, {
    retryAfter: 30,
    cause: new Error(reasonFor(error)),
  });
}

/** The little that every error of the SDK has in common. */
type Failed = { name?: string; code?: string; $metadata?: { httpStatusCode?: number } };

/** The status of the answer, or nothing when there was none. */
function statusOf(error: unknown): number | undefined {
  return (error as Failed).$metadata?.httpStatusCode;
}

/** A bucket that is gone is another matter than a file that is gone. */
function isMissing(error: unknown): boolean {
  return (error as Failed).name === 'NoSuchKey';
}

/** What may be logged: the kind of the failure, never the vendor's sentence. */
function reasonFor(error: unknown): string {
  const { name, code } = error as Failed;
  const kinds = [name, code, statusOf(error)].filter((kind) => kind !== undefined);
  return `S3: ${kinds.join(' ') || 'no answer'}`;
}
