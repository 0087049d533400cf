import type { lookup } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createGuardedClient, GuardedRequestFailed, isPublic } from './guarded-client.ts';

type Handle = Parameters<typeof createServer<never, never>>[1];

let close: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  close = [];
});
afterEach(() => Promise.all(close.map((each) => each())));

async function serve(handle: Handle): Promise<string> {
  const http = createServer(handle as never);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  close.push(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
}

/** A name server that says for every name what it is told to, one answer after the other. */
const names = (...answers: string[][]) => {
  let count = 0;
  return ((_host: string, _options: object, done: (error: null, found: object[]) => void) => {
    const addresses = answers[Math.min(count, answers.length - 1)] ?? [];
    count += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
};

const why = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (error instanceof GuardedRequestFailed ? error.why : error),
  );

const outside = createGuardedClient({ allowLocal: false });
const local = createGuardedClient({ allowLocal: true });

describe('addresses', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.0.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'fec0::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('%s is nobody’s public one', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['8.8.8.8', '93.184.215.14', '::ffff:8.8.8.8', '2606:2800:220:1::1'])(
    '%s is',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test.each([
    'http://example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'no address',
  ])('%s is never called', async (url) => {
    expect(await why(outside({ url }))).toBe('addressNotAllowed');
  });

  test.each([[['10.0.0.7']], [['8.8.8.8', '169.254.169.254']], [['::ffff:10.0.0.7']], [[]]])(
    'a name that leads to %j is refused',
    async (addresses) => {
      const client = createGuardedClient({ allowLocal: false, lookup: names(addresses) });
      expect(await why(client({ url: 'https://rebound.example/' }))).toBe('addressNotAllowed');
    },
  );

  test('with local addresses allowed, loopback is all that is added', async () => {
    const address = await serve((_request: never, response: { end(text: string): void }) =>
      response.end('hello'),
    );
    expect(await local({ url: address })).toMatchObject({ status: 200, text: 'hello' });
    expect(await why(outside({ url: address }))).toBe('addressNotAllowed');
    const elsewhere = (found: string[]) =>
      createGuardedClient({ allowLocal: true, lookup: names(found) })({ url: 'http://a.example/' });
    expect(await why(elsewhere(['192.168.1.1']))).toBe('addressNotAllowed');
    // Without https nothing but loopback, whoever it is.
    expect(await why(elsewhere(['8.8.8.8']))).toBe('addressNotAllowed');
  });
});

describe('redirects', () => {
  const redirectTo = (location: string) =>
    serve((_request: never, response: { writeHead(...a: unknown[]): { end(): void } }) =>
      response.writeHead(302, { location }).end(),
    );

  test('lead to no address that could not be called itself', async () => {
    expect(await why(local({ url: await redirectTo('https://169.254.169.254/') }))).toBe(
      'addressNotAllowed',
    );
    expect(await why(local({ url: await redirectTo('http://example.com/') }))).not.toBe('answered');
    expect(await why(local({ url: await redirectTo('file:///etc/passwd') }))).toBe(
      'addressNotAllowed',
    );
  });

  test('take no password along to somebody else, and end', async () => {
    const seen: unknown[] = [];
    const target = await serve(
      (request: { headers: { authorization?: string } }, response: { end(text: string): void }) => {
        seen.push(request.headers.authorization);
        response.end('there');
      },
    );
    const url = await redirectTo(`${target}/`);
    const answer = await local({ url, headers: { authorization: 'Basic secret' } });
    expect(answer).toMatchObject({ text: 'there', url: `${target}/` });
    expect(seen).toEqual([undefined]);
    expect(await why(local({ url: await redirectTo('/') }))).toBe('moved');
  });

  test('are not followed by what changes something, which says where it was sent', async () => {
    const url = await redirectTo('https://www.example.com/wp-json');
    const failed = await local({ url, method: 'POST', body: 'x' }).catch((error) => error);
    expect(failed).toMatchObject({ why: 'moved', movedTo: 'https://www.example.com' });
  });
});

describe('what comes back', () => {
  test('is cut off where it is too long', async () => {
    const address = await serve((_request: never, response: { end(bytes: Buffer): void }) =>
      response.end(Buffer.alloc(3_000_000)),
    );
    expect(await why(local({ url: address }))).toBe('answerTooLarge');
  });

  test('is waited for no longer than said', async () => {
    const silent = await serve(() => {});
    expect(await why(local({ url: silent, timeout: 100 }))).toBe('noAnswer');
    const stop = AbortSignal.timeout(50);
    expect(await why(local({ url: silent, signal: stop }))).toBe('noAnswer');
  });

  test('is never sent where nobody listens or nobody has the name', async () => {
    const gone = await serve(() => {});
    await close.pop()?.();
    expect(await why(local({ url: gone }))).toBe('notSent');
    expect(await why(local({ url: 'https://porchlight.invalid/' }))).toBe('notSent');
  });

  test('names and passwords in an address are not sent', async () => {
    const seen: unknown[] = [];
    const address = await serve((request: { headers: object }, response: { end(): void }) => {
      seen.push(request.headers);
      response.end();
    });
    await local({ url: address.replace('http://', 'http://name:word@') });
    expect(seen[0]).not.toHaveProperty('authorization');
  });
});
