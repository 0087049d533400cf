export type StoredObject = {
  file: string;
  etag: string;
  size: number;
  mediaType: string;
  savedAt: Date;
};

/** An answer that is no success, with Amazon's code for it. */
export class S3Refusal extends Error {
  override name = 'S3Refusal';
  readonly status: number;
  readonly code: string;
  /** Said beside code and message, such as the right region. */
  readonly details: Record<string, string>;

  constructor(status: number, code: string, message: string, details = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function errorXml({ code, message, details }: S3Refusal, resource: string): string {
  const parts = { Code: code, Message: message, Resource: resource, ...details };
  return `${declaration}<Error>${elements(parts)}</Error>`;
}

/** A page of a bucket's list in the order of the keys' bytes; the token is the last key before it. */
export function listXml(
  bucket: string,
  query: URLSearchParams,
  objects: Map<string, StoredObject>,
  pageSize: number,
): string {
  const prefix = query.get('prefix') ?? '';
  const after = fromToken(query.get('continuation-token')) ?? query.get('start-after') ?? '';
  const limit = Math.min(pageLimit(query.get('max-keys')), pageSize);
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(prefix) && compareBytes(key, after) > 0)
    .sort(compareBytes);
  const page = keys.slice(0, limit);
  const isTruncated = keys.length > page.length;
  const last = page.at(-1);
  const parts = {
    Name: bucket,
    Prefix: prefix,
    KeyCount: page.length,
    MaxKeys: limit,
    IsTruncated: isTruncated,
    ...(isTruncated && last !== undefined && { NextContinuationToken: toToken(last) }),
  };
  const contents = page.map((key) => contentXml(key, objects.get(key)));
  return `${declaration}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${elements(parts)}${contents.join('')}</ListBucketResult>`;
}

function contentXml(key: string, object: StoredObject | undefined): string {
  if (!object) return '';
  const parts = {
    Key: key,
    LastModified: object.savedAt.toISOString(),
    ETag: object.etag,
    Size: object.size,
    StorageClass: 'STANDARD',
  };
  return `<Contents>${elements(parts)}</Contents>`;
}

function pageLimit(given: string | null): number {
  if (given === null) return 1_000;
  if (/^\d{1,9}$/.test(given)) return Number(given);
  throw new S3Refusal(400, 'InvalidArgument', 'Provided max-keys is not an integer.');
}

const toToken = (key: string) => Buffer.from(key).toString('base64url');

function fromToken(token: string | null): string | undefined {
  if (token === null) return undefined;
  const key = Buffer.from(token, 'base64url').toString();
  if (key !== '' && toToken(key) === token) return key;
  throw new S3Refusal(400, 'InvalidArgument', 'The continuation token provided is incorrect.');
}

const compareBytes = (one: string, other: string) =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

function elements(parts: Record<string, string | number | boolean>): string {
  return Object.entries(parts)
    .map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
    .join('');
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
