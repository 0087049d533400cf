import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Behaviour } from './behaviour.ts';
import { createBehaviourQueue } from './behaviour-queue.ts';
import { type ProviderCall, Rejection } from './call.ts';
import { control } from './control.ts';
import { findEndpoint, type ProviderEndpoint, readCall } from './endpoints.ts';
import { ConnectionGone, type Exchange, openExchange } from './exchange.ts';
import { findImageFile } from './image-files.ts';
import { play } from './play.ts';
import type { RecordedRequest } from './recorded-request.ts';

export type { Behaviour } from './behaviour.ts';
export type { RecordedRequest } from './recorded-request.ts';

export type FakeProvider = {
  /** http://127.0.0.1:PORT */
  address: string;
  /** What providers were asked, oldest first. Fetched image files are not among it. */
  requests: RecordedRequest[];
  /** Each request takes the next one that meets its purpose, then back to the standing one. */
  next(...behaviours: Behaviour[]): void;
  /** Behaviour for all requests without a queued one. */
  always(behaviour: Behaviour): void;
  /** Lets answers that paused go on. */
  resume(): void;
  /** Forgets behaviours and requests, and hangs up on whoever still waits for an answer. */
  reset(): void;
  close(): Promise<void>;
};

/** The AI providers of the world on one local port, obedient or as broken as a test wants them. */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const queue = createBehaviourQueue();
  const requests: RecordedRequest[] = [];
  const open = new Set<Exchange>();

  const controls = {
    requests,
    next: queue.next,
    always: queue.always,
    resume() {
      for (const exchange of open) exchange.resume();
    },
    reset() {
      queue.reset();
      requests.length = 0;
      for (const exchange of open) exchange.cut();
    },
  };

  const server = createServer(async (request, response) => {
    const exchange = openExchange(response);
    try {
      await route(request, response, exchange);
    } catch (error) {
      if (error instanceof ConnectionGone) return;
      process.stderr.write(`The fake provider failed: ${(error as Error).stack}\n`);
      exchange.cut();
    }
  });

  async function route(request: IncomingMessage, response: ServerResponse, exchange: Exchange) {
    const { method = 'GET' } = request;
    const path = new URL(request.url ?? '/', address).pathname;
    const [, area, name = ''] = /^\/(control|files)\/([^/]+)$/.exec(path) ?? [];
    if (area === 'files') return sendFile(exchange, name);
    const body = method === 'POST' ? await readJson(request) : undefined;
    if (area === 'control') {
      const reply = control(controls, `${method} ${name}`, body);
      return exchange.sendJson(reply.status, reply.body);
    }
    const endpoint = findEndpoint(method, path);
    if (!endpoint) {
      const error = { message: `The fake provider has no ${method} ${path}.` };
      return exchange.sendJson(404, { error });
    }
    await answer(endpoint, { path, headers: request.headers, body }, response, exchange);
  }

  async function answer(
    endpoint: ProviderEndpoint,
    { path, headers, body }: Pick<RecordedRequest, 'path' | 'headers' | 'body'>,
    response: ServerResponse,
    exchange: Exchange,
  ) {
    const call = readOrReject(() => readCall(endpoint, path, headers, body), exchange);
    if (!call) return;
    const { format, prompt, schema, model, isStreaming } = call;
    const asked = { format, path, headers, body, prompt, schema, model, isStreaming };
    const record: RecordedRequest = { ...asked, startedAt: Date.now(), wasAborted: false };
    requests.push(record);
    open.add(exchange);
    response.on('close', () => {
      open.delete(exchange);
      record.endedAt = Date.now();
      record.wasAborted = !response.writableFinished && !exchange.wasCut();
    });
    await play(exchange, call, queue.take(call.purpose), address);
  }

  // Longer than a test, so that a client never meets a connection that is just being closed.
  server.keepAliveTimeout = 300_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...controls,
    address,
    async close() {
      controls.reset();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendFile(exchange: Exchange, name: string): void {
  const file = findImageFile(name.replace(/\.png$/, ''));
  if (file) exchange.send(200, 'image/png', file);
  else exchange.send(404, 'text/plain', 'no such file');
}

/** What is no JSON is answered as the vendor answers any other unusable body. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return await json(request);
  } catch {
    return undefined;
  }
}

function readOrReject(read: () => ProviderCall, exchange: Exchange): ProviderCall | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    exchange.sendFailure(error.failure);
    return undefined;
  }
}
