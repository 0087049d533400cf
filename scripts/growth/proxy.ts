import {
  Agent,
  request as ask,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export type LoadBalancer = {
  /** http://127.0.0.1:PORT */
  address: string;
  /** Waits until this many processes are ready to answer. */
  untilReady(count: number): Promise<void>;
  close(): Promise<void>;
};

type Upstream = { port: number; isReady: boolean };

/** As often as the example of docs/deploy.md asks. */
const checkEvery = 1_000;

/** These belong to a connection, not to what travels on it. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/**
 * Requests go to the processes in turn, to those alone that call themselves ready. A request is given to
 * another one only when it never reached the first: whether a cut one was done nobody can know.
 */
export async function startProxy(ports: number[]): Promise<LoadBalancer> {
  const upstreams: Upstream[] = ports.map((port) => ({ port, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function next(tried: Set<Upstream>): Upstream | undefined {
    const ready = upstreams.filter((upstream) => upstream.isReady && !tried.has(upstream));
    turn += 1;
    return ready[turn % ready.length];
  }

  function forward(
    request: IncomingMessage,
    response: ServerResponse,
    tried = new Set<Upstream>(),
  ): void {
    const upstream = next(tried);
    if (!upstream) {
      refuse(response, 503, 'No process is ready.');
      return;
    }
    const question = ask({
      agent,
      host: '127.0.0.1',
      port: upstream.port,
      method: request.method,
      path: request.url,
      headers: headersFor(request),
    });
    let hasReached = false;
    question.on('socket', (socket: Socket) =>
      whenConnected(socket, () => {
        hasReached = true;
        request.pipe(question);
      }),
    );
    question.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        ...withoutHopByHop(answer.headers),
        'x-served-by': String(upstream.port),
      });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    question.on('error', () => {
      if (response.headersSent) return response.destroy();
      if (hasReached) return refuse(response, 502, 'The connection broke.');
      upstream.isReady = false;
      forward(request, response, tried.add(upstream));
    });
    endTogether(response, question);
  }

  const server = createServer((request, response) => forward(request, response));
  // Longer than a run, so that a client never meets a connection that is just being closed.
  server.keepAliveTimeout = 600_000;
  server.requestTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const check = () => Promise.all(upstreams.map(checkOne));
  await check();
  const timer = setInterval(check, checkEvery);

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async untilReady(count) {
      while (upstreams.filter(({ isReady }) => isReady).length < count) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function checkOne(upstream: Upstream): Promise<void> {
  const signal = AbortSignal.timeout(checkEvery * 2);
  upstream.isReady = await fetch(`http://127.0.0.1:${upstream.port}/api/ready`, { signal }).then(
    async (response) => {
      await response.text();
      return response.ok;
    },
    () => false,
  );
}

function whenConnected(socket: Socket, then: () => void): void {
  if (socket.connecting) socket.once('connect', then);
  else then();
}

/** Who leaves also leaves the process behind. */
function endTogether(response: ServerResponse, question: ClientRequest): void {
  response.on('close', () => {
    if (!response.writableFinished) question.destroy();
  });
}

function headersFor(request: IncomingMessage): IncomingHttpHeaders {
  const earlier = request.headers['x-forwarded-for'];
  const caller = request.socket.remoteAddress ?? '';
  return {
    ...withoutHopByHop(request.headers),
    'x-forwarded-for': earlier ? `${earlier}, ${caller}` : caller,
  };
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ message, code: 'unavailable' }));
}
