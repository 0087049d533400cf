import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  DownloadEndpoint,
  Endpoint,
  JsonEndpoint,
  Received,
  Returned,
} from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { admit, type SignedIn } from './access.ts';
import { once } from './idempotency.ts';
import { checkInput } from './input.ts';

/** What slices bind their endpoints to. */
export type App = { http: FastifyInstance; deps: Deps };

/** What a handler knows about a call. */
export type Call<E extends Endpoint> = Received<E> & {
  user: E['access'] extends 'anyone' ? SignedIn | undefined : SignedIn;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint, Result> = (call: Call<E>) => Result | Promise<Result>;

export type Download = { bytes: Buffer; mediaType: string };

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Binds a handler to an endpoint: guard, checked input, checked answer. */
export function serve<E extends JsonEndpoint>(
  app: App,
  endpoint: E,
  handle: Handler<E, Returned<E>>,
  options: { onReplay?: (answer: Returned<E>, call: Call<E>) => Promise<void> } = {},
): void {
  route(app, endpoint, async (call) => {
    const answer = await once(app.deps.db, endpoint, call, () => handle(call), options.onReplay);
    call.reply.code(endpoint.status ?? 200);
    return endpoint.response.parse(answer);
  });
}

/** Binds a handler that answers with bytes. */
export function serveDownload<E extends DownloadEndpoint>(
  app: App,
  endpoint: E,
  handle: Handler<E, Download>,
): void {
  route(app, endpoint, async (call) => {
    const { bytes, mediaType } = await handle(call);
    call.reply.type(mediaType);
    return bytes;
  });
}

function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (call: Call<E>) => Promise<unknown>,
): void {
  app.http.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    async handler(request, reply) {
      // The guard comes first: a stranger learns nothing about what input would be valid.
      const user = await admit(app.deps, endpoint.access, request);
      return answer({ ...checkInput(endpoint, request), user, request, reply } as Call<E>);
    },
  });
}
