import { request } from 'node:http';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkSignature } from './s3-checks.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const Bucket = 'pictures';

/** Amazon's own client, as it comes. */
function clientFor({ settings }: S3Server, changes: S3ClientConfig = {}): S3Client {
  const { endpoint = '', region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 1,
    ...changes,
  });
  onTestFinished(() => client.destroy());
  return client;
}

describe('objects', () => {
  test('come back with their type, size and date, are replaced whole and deleted for good', async () => {
    const client = clientFor(server);
    const object = { Bucket, Key: 'a folder/ä & "b" <c>+1.png' };
    await client.send(new PutObjectCommand({ ...object, Body: 'one' }));
    await client.send(new PutObjectCommand({ ...object, Body: 'two!', ContentType: 'image/png' }));
    const found = await client.send(new GetObjectCommand(object));
    expect(await found.Body?.transformToString()).toBe('two!');
    const head = await client.send(new HeadObjectCommand(object));
    expect(head).toMatchObject({ ContentLength: 4, ContentType: 'image/png', ETag: found.ETag });
    expect(head.LastModified).toBeInstanceOf(Date);
    await client.send(new DeleteObjectCommand(object));
    await client.send(new DeleteObjectCommand(object));
    expect(await codeOf(client.send(new GetObjectCommand(object)))).toBe('404 NoSuchKey');
  });

  test('are listed page by page in the order of their bytes', async () => {
    const small = await startS3Server({ pageSize: 2 });
    onTestFinished(small.close);
    const client = clientFor(small);
    const keys = ['files/B', 'files/a', 'files/a&<b>', 'files/z', 'files/ä', 'other'];
    for (const Key of keys.toReversed()) {
      await client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    }
    const pages: (string | undefined)[][] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = { Bucket, Prefix: 'files/', ContinuationToken };
      const { Contents = [], NextContinuationToken } = await client.send(
        new ListObjectsV2Command(page),
      );
      pages.push(Contents.map(({ Key }) => Key));
      ContinuationToken = NextContinuationToken;
    } while (ContinuationToken);
    expect(pages).toEqual([keys.slice(0, 2), keys.slice(2, 4), keys.slice(4, 5)]);
  });

  test('that arrive in part are not kept', async () => {
    const [client, Key] = [clientFor(server), 'half'];
    // The signed headers of an upload, sent again with half of its body.
    const { headers } = await signedUpload(client, Key);
    const { endpoint } = server.settings;
    const upload = request(`${endpoint}/${Bucket}/${Key}?x-id=PutObject`, {
      method: 'PUT',
      headers,
    });
    upload.on('error', () => {});
    upload.write('hal', () => upload.destroy());
    await new Promise((resolve) => upload.on('close', resolve));
    expect(await codeOf(client.send(new GetObjectCommand({ Bucket, Key })))).toBe('404 NoSuchKey');
  });
});

describe('a request is refused', () => {
  const get = (client: S3Client) => client.send(new GetObjectCommand({ Bucket, Key: 'none' }));
  const withKey = (accessKeyId: string, secretAccessKey: string) =>
    clientFor(server, { credentials: { accessKeyId, secretAccessKey } });

  test('without a signature', async () => {
    const answer = await fetch(`${server.settings.endpoint}/${Bucket}/none`);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
  });

  test('with a key that nobody has, and with the wrong secret', async () => {
    const { accessKeyId, secretAccessKey } = server.settings;
    expect(await codeOf(get(withKey('SOMEBODY', secretAccessKey)))).toBe('403 InvalidAccessKeyId');
    expect(await codeOf(get(withKey(accessKeyId, 'wrong')))).toBe('403 SignatureDoesNotMatch');
  });

  test('of another region, and of another time', async () => {
    const elsewhere = clientFor(server, { region: 'eu-central-1' });
    expect(await codeOf(get(elsewhere))).toBe('400 AuthorizationHeaderMalformed');
    const late = clientFor(server, { systemClockOffset: 20 * 60_000 });
    expect(await codeOf(get(late))).toBe('403 RequestTimeTooSkewed');
  });

  test('when its bytes, its path or its headers were changed on the way', async () => {
    const client = clientFor(server);
    const { headers } = await signedUpload(client, 'changed');
    const send = async (path: string, body: string, more = {}) => {
      const { host: _, 'content-length': __, ...rest } = headers;
      const address = `${server.settings.endpoint}/${Bucket}/${path}?x-id=PutObject`;
      const answer = await fetch(address, { method: 'PUT', headers: { ...rest, ...more }, body });
      return `${answer.status} ${/<Code>(\w+)/.exec(await answer.text())?.[1] ?? ''}`;
    };
    expect(await send('changed', 'whole')).toBe('200 ');
    expect(await send('changed', 'WHOLE')).toBe('400 XAmzContentSHA256Mismatch');
    expect(await send('other', 'whole')).toBe('403 SignatureDoesNotMatch');
    expect(await send('changed', 'whole', { 'x-amz-meta-a': '1' })).toBe('403 AccessDenied');
    const type = { 'content-type': 'text/html' };
    expect(await send('changed', 'whole', type)).toBe('403 SignatureDoesNotMatch');
  });

  test('for a bucket that is not there, was there before or cannot be', async () => {
    const client = clientFor(server);
    const create = (name: string) => codeOf(client.send(new CreateBucketCommand({ Bucket: name })));
    const list = () => codeOf(client.send(new ListObjectsV2Command({ Bucket: 'new-one' })));
    expect(await list()).toBe('404 NoSuchBucket');
    expect(await create('new-one')).toBe('none');
    expect(await list()).toBe('none');
    expect(await create('new-one')).toBe('409 BucketAlreadyOwnedByYou');
    expect(await create('New_One')).toBe('400 InvalidBucketName');
  });

  test('for what is not done here, and never half understood', async () => {
    const say = () => {};
    const logger = { trace: say, debug: say, info: say, warn: say, error: say };
    const client = clientFor(server, { logger });
    const object = { Bucket, Key: 'large' };
    const streamed = { ...object, Body: Readable.from(['x']), ContentLength: 1 };
    const codes = await Promise.all([
      codeOf(client.send(new CreateMultipartUploadCommand(object))),
      codeOf(client.send(new ListObjectsCommand({ Bucket }))),
      codeOf(client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }))),
      codeOf(client.send(new PutObjectCommand(streamed))),
    ]);
    expect(codes).toEqual(Array(4).fill('501 NotImplemented'));
  });
});

test("the example of Amazon's documentation is signed as it says", () => {
  const example = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  };
  const identity = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const then = Date.UTC(2013, 4, 24);
  expect(() => checkSignature(example, identity, then)).not.toThrow();
  const changed = { ...example, url: '/test.txt?x=1' };
  expect(() => checkSignature(changed, identity, then)).toThrow('does not match');
});

/** Status and code of a refusal. */
async function codeOf(sent: Promise<unknown>): Promise<string> {
  return sent.then(
    () => 'none',
    ({ name, $metadata }) => `${$metadata?.httpStatusCode} ${name}`,
  );
}

/** Uploads the text "whole" and removes it; gives the headers with which that was done. */
async function signedUpload(client: S3Client, Key: string) {
  let headers: Record<string, string> = {};
  client.middlewareStack.add(
    (next) => async (call) => {
      const sent = call.request as { method: string; headers: Record<string, string> };
      if (sent.method === 'PUT') headers = { ...sent.headers };
      return next(call);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const object = { Bucket, Key, Body: 'whole', ContentType: 'text/plain' };
  await client.send(new PutObjectCommand(object));
  await client.send(new DeleteObjectCommand({ Bucket, Key }));
  return { headers };
}
