import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { requestBody } from '#contract/limits.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { adminLogRoutes } from './features/admin-log/admin-log.routes.ts';
import { aiRoutes } from './features/ai/ai.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { blogRoutes } from './features/blog/blog.routes.ts';
import { catalogRoutes } from './features/catalog/catalog.routes.ts';
import { channelsRoutes } from './features/channels/channels.routes.ts';
import { claimsRoutes } from './features/claims/claims.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { draftsRoutes } from './features/drafts/drafts.routes.ts';
import { fairHousingRoutes } from './features/fair-housing/fair-housing.routes.ts';
import { alteredPhotosRoutes } from './features/images/altered-photos.routes.ts';
import { imagesRoutes } from './features/images/images.routes.ts';
import { invitesRoutes } from './features/invites/invites.routes.ts';
import { learnerRoutes } from './features/learner/learner.routes.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { planRoutes } from './features/plan/plan.routes.ts';
import { postsRoutes } from './features/posts/posts.routes.ts';
import { publishingRoutes } from './features/publishing/publishing.routes.ts';
import { reviewRoutes } from './features/review/review.routes.ts';
import { savedContentRoutes } from './features/saved-content/saved-content.routes.ts';
import { storageRoutes } from './features/storage/storage.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { usersRoutes } from './features/users/users.routes.ts';
import { voiceRoutes } from './features/voice/voice.routes.ts';
import { weekFillRoutes } from './features/week-fill/week-fill.routes.ts';
import { answerUnreadable, handleErrors, sendUnreadable, userOf } from './http/error-handler.ts';
import { collectEndpoints, serveOpenApi } from './http/openapi/openapi.ts';
import { readBodies } from './http/request-bodies.ts';
import { requireAllowedHost, requireOwnOrigin } from './http/request-origin.ts';
import { closeKeepAlive, forbidCaching, setSecurityHeaders } from './http/response-headers.ts';
import { type App, createRequestQueue } from './http/serve.ts';
import { serveWebApp } from './http/web-app.ts';

/** Bytes that are compressed faster than the thread and the stream for them are set up. */
const compressedAtOnce = 128 * 1024;

/** The server's table of contents: what every request passes through, then the slices. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const http = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (_error, _request, reply) => sendUnreadable(reply),
    genReqId: () => randomUUID(),
    trustProxy: trustedHops(deps.config.trustProxy),
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    // What reaches us while we stop is answered as ever: the database closes last.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    // For addresses that are nobody's endpoint; endpoints have limits of their own.
    bodyLimit: requestBody.visitor,
  });

  handleErrors(http);
  logRequests(http);
  closeKeepAlive(http, deps.stopping);
  forbidCaching(http);
  setSecurityHeaders(http, deps.config);
  await http.register(compress, {
    threshold: 1024,
    syncThreshold: compressedAtOnce,
    globalDecompression: false,
  });
  await http.register(cookie);
  requireAllowedHost(http, deps);
  requireOwnOrigin(http, deps.config);
  readBodies(http);
  http.decorateRequest('caller');

  const endpoints = collectEndpoints(http);
  const app: App = { http, deps, requests: createRequestQueue(), readers: new Map() };
  systemRoutes(app);
  authRoutes(app);
  accountRoutes(app);
  voiceRoutes(app);
  catalogRoutes(app);
  savedContentRoutes(app);
  reviewRoutes(app);
  channelsRoutes(app);
  planRoutes(app);
  publishingRoutes(app);
  weekFillRoutes(app);
  documentsRoutes(app);
  imagesRoutes(app);
  alteredPhotosRoutes(app);
  aiRoutes(app);
  learnerRoutes(app);
  placesRoutes(app);
  postsRoutes(app);
  draftsRoutes(app);
  fairHousingRoutes(app);
  claimsRoutes(app);
  blogRoutes(app);
  usersRoutes(app);
  invitesRoutes(app);
  storageRoutes(app);
  usageRoutes(app);
  adminLogRoutes(app);

  await serveOpenApi(http, deps.config, endpoints);
  await serveWebApp(app);
  return http;
}

/** Trusts so many proxies in front of us and no forwarding header beyond them. */
function trustedHops(hops: number) {
  return hops > 0 && ((_address: string, hop: number) => hop < hops);
}

/** One line a request. The route, not the address: reset links carry their token in the query. */
function logRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        ...userOf(request),
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
