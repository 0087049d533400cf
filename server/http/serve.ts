import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type {
  DownloadEndpoint,
  Endpoint,
  JsonEndpoint,
  Received,
  RedirectEndpoint,
  Returned,
  StreamEndpoint,
} from '#contract/endpoint.ts';
import { requestBody } from '#contract/limits.ts';
import type { Bytes, Download } from '#server/core/download.ts';
import { FairQueue } from '#server/core/fair-queue.ts';
import { addressGroup } from '#server/core/limits.ts';
import type { SignedInUser } from '#server/core/sessions.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, callerLeft } from '#server/errors.ts';
import { type AnyCaller, authorize, type Caller, requireScopeFor } from './access.ts';
import { reportError } from './error-handler.ts';
import { EventStream } from './event-stream.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { checkInput } from './input.ts';
import { createKeptAnswers } from './kept-answers.ts';

/** What slices bind their endpoints to. */
export type App = { http: FastifyInstance; deps: Deps; requests: FairQueue; readers: Readers };

/**
 * What answers each endpoint that reads, as JSON: a page carries the first answers of its screen (page-answers.ts), and
 * they are those of the endpoints.
 */
export type Readers = Map<Endpoint, (call: never) => Promise<string>>;

/**
 * As many calls of one user or visitor are answered at the same time as a browser makes; more wait. Somebody
 * who asks for a hundred large items at once would otherwise have every connection to the database.
 */
export const createRequestQueue = () =>
  new FairQueue({
    ...{ atOnce: Number.POSITIVE_INFINITY, atOnceOfOne: 6 },
    waiting: { ofOne: 200, inAll: Number.POSITIVE_INFINITY },
    refusal: { ofOne: tooManyAtOnce, inAll: tooManyAtOnce },
  });

const tooManyAtOnce = () =>
  new AppError('too_many_requests', 'Too many requests at once. Try again in a moment.', {
    retryAfter: 5,
  });

/** What a handler knows about a call. */
export type HandlerCall<E extends Endpoint> = Received<E> &
  Caller<E['access']> & {
    request: FastifyRequest;
    reply: FastifyReply;
    /** Ends when the caller leaves. */
    signal: AbortSignal;
  };

type Handler<E extends Endpoint, Result> = (call: HandlerCall<E>) => Result | Promise<Result>;

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
  interface FastifyRequest {
    /** Known before the body is read. */
    caller?: AnyCaller;
  }
}

/**
 * How a repeated write is answered where the answer can be long: `keep` says what is remembered of it,
 * `again` makes the answer from that.
 */
type Replay<E extends Endpoint, Answer, Kept> = {
  keep: (answer: Answer) => Kept;
  again: (kept: Kept, call: HandlerCall<E>) => Promise<Answer>;
};

type ServeOptions<E extends Endpoint, Answer, Kept> = {
  replay?: Replay<E, Answer, Kept>;
  onReplay?: (answer: Answer, call: HandlerCall<E>) => Promise<void>;
};

/** Binds a handler to an endpoint: guard, checked input, checked answer. */
export function serve<E extends JsonEndpoint, Answer extends Returned<E>, Kept>(
  app: App,
  endpoint: E,
  handle: Handler<E, Answer>,
  options: ServeOptions<E, Answer, Kept> = {},
): void {
  if (endpoint.method === 'GET') {
    app.readers.set(endpoint, (call: HandlerCall<E>) =>
      queueByCaller(app, call, async () =>
        JSON.stringify(endpoint.response.parse(await handle(call))),
      ),
    );
  }
  route(app, endpoint, (call) =>
    queueByCaller(app, call, async () => {
      const answer = await withIdempotencyKey(
        app.deps.db,
        call,
        () => handle(call),
        forCall(options, call),
      );
      call.reply.code(endpoint.status ?? 200);
      return endpoint.response.parse(answer);
    }),
  );
}

/**
 * Binds a handler whose answer stays the same while its version does: the answer to the last call is kept, and while the
 * version holds nothing is read, checked or put together. The version has to be read before the answer is.
 */
export function serveVersioned<E extends JsonEndpoint & { method: 'GET'; access: 'user' }>(
  app: App,
  endpoint: E,
  versionOf: (user: SignedInUser) => string | undefined,
  handle: (user: SignedInUser) => Promise<Returned<E>>,
): void {
  const answers = createKeptAnswers();
  const read = async (call: HandlerCall<E>): Promise<string> => {
    const { user } = call as { user: SignedInUser };
    const version = versionOf(user);
    const kept = version && answers.find(user.id, version);
    if (kept) return kept;
    return queueByCaller(app, call, async () => {
      const text = JSON.stringify(endpoint.response.parse(await handle(user)));
      if (version) answers.keep(user.id, version, text);
      return text;
    });
  };
  app.readers.set(endpoint, read);
  route(app, endpoint, (call) => {
    call.reply.type('application/json; charset=utf-8');
    return read(call);
  });
}

/** By turns between users; visitors count by their address. */
function queueByCaller<E extends Endpoint, Answer>(
  { requests }: App,
  { request, signal }: HandlerCall<E>,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const caller = request.caller?.user?.id ?? addressGroup(request.ip);
  return requests.run(caller, work, signal);
}

function forCall<E extends Endpoint, Answer, Kept>(
  { replay, onReplay }: ServeOptions<E, Answer, Kept>,
  call: HandlerCall<E>,
) {
  return {
    replay: replay && { keep: replay.keep, again: (kept: Kept) => replay.again(kept, call) },
    onReplay: onReplay && ((answer: Answer) => onReplay(answer, call)),
  };
}

type Send<E extends StreamEndpoint> = <Name extends keyof E['events'] & string>(
  event: Name,
  data: z.input<E['events'][Name]>,
) => void;

type StreamingCall<E extends StreamEndpoint> = HandlerCall<E> & { send: Send<E> };

/** Binds a handler that tells events on its way, to callers who want to hear them. */
export function serveStream<E extends StreamEndpoint, Answer extends Returned<E>, Kept>(
  app: App,
  endpoint: E,
  handle: (call: StreamingCall<E>) => Promise<Answer>,
  options: Pick<ServeOptions<E, Answer, Kept>, 'replay'> = {},
): void {
  route(app, endpoint, async (call) => {
    const { request, reply } = call;
    if (!request.headers.accept?.includes('text/event-stream')) {
      const quiet = Object.assign({}, call, { send: () => {} });
      const answer = await withIdempotencyKey(
        app.deps.db,
        call,
        () => handle(quiet),
        forCall(options, call),
      );
      return endpoint.response.parse(answer);
    }

    const events = new EventStream(reply);
    const send: Send<E> = (event, data) => events.send(event, data);
    try {
      const answer = await handle(Object.assign({}, call, { send }));
      events.send('done', endpoint.response.parse(answer));
    } catch (error) {
      if (!events.isOpen) throw error;
      const { message, code } = reportError(error as Error, request);
      events.send('error', { message, code });
    }
    events.close();
    return reply;
  });
}

/** Whoever has left before anybody asked is gone at once. */
function leaving({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) controller.abort(callerLeft());
  };
  if (raw.closed) leave();
  else raw.on('close', leave);
  return controller.signal;
}

/** Binds a handler that answers with bytes. */
export function serveDownload<E extends DownloadEndpoint>(
  app: App,
  endpoint: E,
  handle: Handler<E, Download>,
): void {
  route(app, endpoint, async (call) => sendDownload(call, await handle(call)));
}

/** Binds a handler that says which of our own pages comes next. */
export function serveRedirect<E extends RedirectEndpoint>(
  app: App,
  endpoint: E,
  handle: Handler<E, OwnPage>,
): void {
  route(app, endpoint, async (call) => {
    const address = await handle(call);
    // As every answer, though there is nothing in it to read.
    return call.reply.type('text/plain; charset=utf-8').redirect(address, endpoint.status);
  });
}

/** Of our own, and never made of what somebody sent. */
type OwnPage = `/account${string}`;

/** What all kinds have in common. */
export function route<E extends Endpoint>(
  app: App,
  endpoint: E,
  answer: (call: HandlerCall<E>) => Promise<unknown>,
): void {
  const { visitor, user } = requestBody;
  app.http.route({
    method: endpoint.method,
    bodyLimit: endpoint.bodyLimit ?? (endpoint.access === 'anyone' ? visitor : user),
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { endpoint },
    // The guard comes first: of a stranger nothing is read, and nobody learns what input would be valid.
    async onRequest(request) {
      request.caller = await authorize(app.deps, endpoint, request);
    },
    async handler(request, reply) {
      let signal: AbortSignal | undefined;
      const input = checkInput(endpoint, request);
      requireScopeFor(endpoint, request.caller ?? {}, input.body);
      return answer({
        ...input,
        ...request.caller,
        request,
        reply,
        // Made for those who look at it.
        get signal() {
          signal ??= leaving(reply);
          return signal;
        },
      } as HandlerCall<E>);
    },
  });
}

async function sendDownload(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { bytes, mediaType, version, fileName, cacheControl }: Download,
): Promise<Bytes | FastifyReply> {
  const isKnown = version !== undefined && isAmong(request.headers['if-none-match'], version);
  // Fetched before any header is set: it may fail, and then the answer is another one.
  const payload = isKnown ? undefined : await (typeof bytes === 'function' ? bytes() : bytes);
  if (version) reply.header('etag', `"${version}"`);
  if (cacheControl) reply.header('cache-control', cacheControl);
  if (!payload) return reply.code(304).send();
  if (fileName) reply.header('content-disposition', attachment(fileName));
  reply.type(mediaType);
  return payload;
}

/** A cache may send several versions, and mark them as weak. */
function isAmong(sent: string | undefined, version: string): boolean {
  const known = sent?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return known.includes(`"${version}"`) || known.includes('*');
}

/** Plain letters only: what else a name may hold, browsers read in different ways. */
const attachment = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\w.-]+/g, '-')}"`;
