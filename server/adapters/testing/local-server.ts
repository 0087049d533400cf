import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedRequest = {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
};

export type CannedAnswer = { status: number; body: unknown };

export type LocalServer = {
  address: string;
  received: ReceivedRequest[];
  /** While set, every request is answered like this. */
  fault: Fault | undefined;
  /** How many requests the other side gave up before they were answered. */
  abandoned: number;
  close(): Promise<void>;
};

/** A vendor on loopback: answers JSON as told, remembers what it was asked, and misbehaves on demand. */
export async function startLocalServer(
  answer: (request: ReceivedRequest) => CannedAnswer,
): Promise<LocalServer> {
  const http = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) local.abandoned += 1;
    });
    const received: ReceivedRequest = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', local.address),
      headers: request.headers,
      body: await text(request),
    };
    local.received.push(received);
    if (local.fault) return faults[local.fault](response);

    const { status, body } = answer(received);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const local: LocalServer = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received: [],
    fault: undefined,
    abandoned: 0,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return local;
}

/** The ways in which an address that should answer JSON does not. */
const faults = {
  'a page instead of JSON': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sign in</title><p>Please sign in to the hotel network.');
  },
  'malformed JSON': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"results": [{"title": "Half a');
  },
  'JSON of another shape': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"hello": "world"}');
  },
  'an empty answer': (response: ServerResponse) => {
    response.writeHead(200).end();
  },
  'a bad gateway': (response: ServerResponse) => {
    response.writeHead(502, { 'content-type': 'text/html' });
    response.end('<html><h1>502 Bad Gateway</h1></html>');
  },
  'a redirect': (response: ServerResponse) => {
    response.writeHead(307, { location: 'https://elsewhere.example/' }).end();
  },
  silence: () => {},
  'half an answer, then silence': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"results": [');
  },
  'half an answer, then a cut': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"results": [', () => response.destroy());
  },
  'a cut at once': (response: ServerResponse) => {
    response.destroy();
  },
  'far too much': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ padding: 'x'.repeat(5_000_000) }));
  },
};

type Fault = keyof typeof faults;

export const faultNames = Object.keys(faults) as Fault[];
