import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './s3-xml.ts';

type Asking = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Identity = { region: string; accessKeyId: string; secretAccessKey: string };

/** Milliseconds by which the clock of a caller may be wrong. */
const clockMayDiffer = 15 * 60_000;

/** Fails unless the request was signed with this key and secret for this region, just now. */
export function checkSignature(request: Asking, identity: Identity, now = Date.now()): void {
  const { accessKeyId, region, signedHeaders, signature } = readAuthorization(request);
  if (accessKeyId !== identity.accessKeyId) {
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The key does not exist in our records.');
  }
  if (region !== identity.region) {
    const message = `The region '${region}' is wrong; expecting '${identity.region}'.`;
    throw malformed(message, { Region: identity.region });
  }
  checkHeaderList(request, signedHeaders);
  const signedAt = readDate(request.headers['x-amz-date']);
  if (Math.abs(now - signedAt.getTime()) > clockMayDiffer) {
    throw new S3Refusal(403, 'RequestTimeTooSkewed', 'The times differ by too much.');
  }
  if (signature !== sign(request, signedHeaders, identity)) {
    const message = 'The signature we calculated does not match the signature you provided.';
    throw new S3Refusal(403, 'SignatureDoesNotMatch', message);
  }
}

function readAuthorization({ headers: { authorization } }: Asking) {
  if (!authorization) throw new S3Refusal(403, 'AccessDenied', 'Access Denied.');
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  if (!found) throw malformed('The authorization header is malformed.');
  const [, accessKeyId, region, signedHeaders = '', signature] = found;
  return { accessKeyId, region, signedHeaders: signedHeaders.split(';'), signature };
}

/** What is not signed could be changed on the way. */
function checkHeaderList({ headers }: Asking, signedHeaders: string[]): void {
  const mustBeSigned = [
    'host',
    ...Object.keys(headers).filter((name) => name.startsWith('x-amz-')),
  ];
  if (mustBeSigned.some((name) => !signedHeaders.includes(name))) {
    throw new S3Refusal(403, 'AccessDenied', 'There were headers which were not signed.');
  }
}

function readDate(text: string | string[] | undefined): Date {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(text));
  if (!found) throw new S3Refusal(403, 'AccessDenied', 'A valid x-amz-date header is required.');
  const [, year, month, day, hour, minute, second] = found;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The signature of whoever has the secret (AWS Signature Version 4). */
function sign(request: Asking, signedHeaders: string[], identity: Identity): string {
  const { method = '', url = '', headers } = request;
  const { searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map(([name, value]) => `${escapeUri(name)}=${escapeUri(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const list = signedHeaders.join(';');
  const payload = headers['x-amz-content-sha256'];
  const canonical = [method, sentPathOf(url), query, lines, list, payload].join('\n');

  const date = String(headers['x-amz-date']);
  const scope = [date.slice(0, 8), identity.region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${identity.secretAccessKey}`);
  return hmac(key, text).toString('hex');
}

/** As it was sent: a bucket knows no steps upwards, and a URL would take them. */
export const sentPathOf = (url: string) => url.split('?', 1)[0] ?? '';

const escapeUri = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Fails unless the bytes are those that were signed, and those of every checksum that came along. */
export function checkBody({ headers }: IncomingMessage, body: Buffer): void {
  const signed = String(headers['x-amz-content-sha256']);
  if (signed.startsWith('STREAMING-')) {
    throw new S3Refusal(501, 'NotImplemented', 'Bodies in signed chunks are not implemented.');
  }
  if (signed !== 'UNSIGNED-PAYLOAD' && signed !== sha256(body)) {
    const message = 'The provided x-amz-content-sha256 header does not match what was computed.';
    throw new S3Refusal(400, 'XAmzContentSHA256Mismatch', message);
  }
  const checksums = {
    'content-md5': () => createHash('md5').update(body).digest('base64'),
    'x-amz-checksum-sha256': () => createHash('sha256').update(body).digest('base64'),
    'x-amz-checksum-crc32': () => crc32InBase64(body),
  };
  for (const [name, computed] of Object.entries(checksums)) {
    if (headers[name] === undefined || headers[name] === computed()) continue;
    throw new S3Refusal(400, 'BadDigest', `The ${name} you specified did not match.`);
  }
}

function crc32InBase64(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

function malformed(message: string, details = {}): S3Refusal {
  return new S3Refusal(400, 'AuthorizationHeaderMalformed', message, details);
}
