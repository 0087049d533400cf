// A bucket on loopback that speaks as much of Amazon's S3 as Porchlight uses, and is as strict: every
// signature, checksum and byte is checked, and what isn’t valid is refused and never ignored.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '#server/adapters/files/s3-settings.ts';
import { openBuckets } from './s3-buckets.ts';
import { checkBody, checkSignature, sentPathOf } from './s3-checks.ts';
import { errorXml, listXml, S3Refusal, type StoredObject } from './s3-xml.ts';

export type S3Server = {
  /** What the store is told about a bucket of this server. */
  settings: S3Settings;
  /** The same as variables of the environment. */
  variables: Record<string, string>;
  close(): Promise<void>;
};

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string };
type Asked = { method: string; bucket: string; key: string; query: URLSearchParams };
type Buckets = Awaited<ReturnType<typeof openBuckets>>;

/** With one bucket in it. A page of its list is as long as Amazon's unless said otherwise. */
export async function startS3Server({ pageSize = 1_000 } = {}): Promise<S3Server> {
  const identity = {
    region: 'us-east-1',
    accessKeyId: 'AKIAPORCHLIGHT',
    secretAccessKey: 'a+secret/with=signs',
  };
  const bucket = 'pictures';
  const buckets = await openBuckets();
  buckets.create(bucket);

  async function answer(request: IncomingMessage): Promise<Answer> {
    // The whole body is taken before it is refused: who still sends would only see a broken connection.
    const body = await buffer(request);
    checkSignature(request, identity);
    checkBody(request, body);
    return perform(readTarget(request), request, body, buckets, pageSize);
  }
  const http = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error) => refuse(request, response, error),
    );
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket, ...identity };
  return {
    settings,
    variables: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
      await buckets.remove();
    },
  };
}

/** The bucket is part of the path, as it is at any endpoint but Amazon's own. */
function readTarget({ method = '', url = '' }: IncomingMessage): Asked {
  const { searchParams: query } = new URL(url, 'http://bucket');
  const [, bucket = '', key = ''] = /^\/([^/]*)\/?(.*)$/.exec(sentPathOf(url)) ?? [];
  return { method, bucket, key: decodeURIComponent(key), query };
}

const listParameters = ['list-type', 'prefix', 'max-keys', 'continuation-token', 'start-after'];

async function perform(
  { method, bucket, key, query }: Asked,
  request: IncomingMessage,
  body: Buffer,
  buckets: Buckets,
  pageSize: number,
): Promise<Answer> {
  const isList = method === 'GET' && key === '' && query.get('list-type') === '2';
  for (const name of query.keys()) {
    if (name !== 'x-id' && !(isList && listParameters.includes(name))) throw notImplemented();
  }
  if (isList) return ok(listXml(bucket, query, buckets.list(bucket), pageSize));
  switch (`${method} ${key === '' ? 'bucket' : 'object'}`) {
    case 'HEAD bucket':
      buckets.list(bucket);
      return { status: 200 };
    case 'PUT bucket':
      buckets.create(bucket);
      return { status: 200, headers: { location: `/${bucket}` } };
    case 'PUT object':
      return { status: 200, headers: { etag: await save(buckets, bucket, key, request, body) } };
    case 'HEAD object':
      return { status: 200, headers: headersOf(buckets.find(bucket, key)) };
    case 'GET object': {
      const found = buckets.find(bucket, key);
      return { status: 200, headers: headersOf(found), body: await buckets.read(found) };
    }
    case 'DELETE object':
      await buckets.delete(bucket, key);
      return { status: 204 };
    default:
      throw notImplemented();
  }
}

async function save(
  buckets: Buckets,
  bucket: string,
  key: string,
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<string> {
  if (headers['content-length'] === undefined) {
    throw new S3Refusal(411, 'MissingContentLength', 'You must provide the Content-Length header.');
  }
  if (headers['x-amz-copy-source']) throw notImplemented();
  return buckets.save(bucket, key, body, headers['content-type'] ?? 'binary/octet-stream');
}

const headersOf = ({ etag, size, mediaType, savedAt }: StoredObject) => ({
  etag,
  'content-length': String(size),
  'content-type': mediaType,
  'last-modified': savedAt.toUTCString(),
});

const ok = (xml: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: xml,
});

const notImplemented = () =>
  new S3Refusal(501, 'NotImplemented', 'A parameter or header implies what is not implemented.');

function send(response: ServerResponse, { status, headers = {}, body }: Answer): void {
  response.writeHead(status, { 'x-amz-request-id': requestId(), ...headers }).end(body);
}

let requests = 0;
const requestId = () => String(++requests).padStart(16, '0');

function refuse({ method, url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  // Whoever broke off in the middle is gone, and nothing is stored.
  if (response.destroyed) return;
  const refusal =
    error instanceof S3Refusal ? error : new S3Refusal(500, 'InternalError', String(error));
  const body = method === 'HEAD' ? undefined : errorXml(refusal, url ?? '');
  send(response, { status: refusal.status, headers: { 'content-type': 'application/xml' }, body });
}
