import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export type ReceivedCall = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** A service on loopback that speaks a documented format, and fails as real ones do. */
export type FaultServer = {
  address: string;
  received: ReceivedCall[];
  /** While set, calls fail like this. */
  fault: Fault | undefined;
  /** While set, only those whose method and path match fail. */
  faultAt: RegExp | undefined;
  /** Milliseconds that every answer takes. */
  pause: number;
  close(): Promise<void>;
};

/** `handle` is the service itself. */
export async function startFaultServer(
  handle: (call: ReceivedCall) => Answer,
): Promise<FaultServer> {
  const http = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => Buffer.alloc(0));
    const { method = '', url = '', headers } = request;
    const call = { method, path: url, headers, body };
    server.received.push(call);
    const accept = () => handle(call);
    const isFaulty = !server.faultAt || server.faultAt.test(`${method} ${url}`);
    if (server.fault && isFaulty) return faults[server.fault](response, accept);
    if (server.pause > 0) await wait(server.pause);
    send(response, accept());
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: FaultServer = {
    address: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    received: [],
    fault: undefined,
    faultAt: undefined,
    pause: 0,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

type Behave = (response: ServerResponse, accept: () => Answer) => void;

const refuse =
  (status: number, headers = {}): Behave =>
  (response) =>
    send(response, { status, headers, body: { code: 'refused', message: 'No.' } });

/** `accept` is called where the service has done what it was asked before it fails. */
const faults = {
  'a 401': refuse(401),
  'a 403': refuse(403),
  'a 404': refuse(404),
  'a 413': refuse(413),
  'a 429': refuse(429, { 'retry-after': '120' }),
  'a 500': refuse(500),
  'a redirect': refuse(307, { location: 'http://127.0.0.1:1/' }),
  'a page': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Checking your browser</title>');
  },
  'an error inside a 200': (response) =>
    send(response, { status: 200, body: { errors: [{ message: 'No.' }], error: 'No.' } }),
  'silence before acceptance': () => {},
  'silence after acceptance': (_response, accept) => void accept(),
  'a cut before acceptance': (response) => void response.destroy(),
  'a cut after acceptance': (response, accept) => {
    accept();
    response.destroy();
  },
  'a slow body': (response, accept) => {
    const { status } = accept();
    response.writeHead(status, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  },
} satisfies Record<string, Behave>;

export type Fault = keyof typeof faults;
export const channelFaultNames = Object.keys(faults) as Fault[];
