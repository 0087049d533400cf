import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { bearerTokenOf } from './access.ts';
import { sendError } from './error-handler.ts';
import { tokenRules } from './token-rules.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every write must come from our own pages. Callers that are no browser send neither header. */
export function requireOwnOrigin(http: FastifyInstance, config: Config): void {
  const isForeign = ({ headers, host }: FastifyRequest) =>
    headers['sec-fetch-site'] === 'cross-site' ||
    (headers.origin !== undefined && !isOwn(headers.origin, host, config.publicUrl));

  http.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = reading.has(request.method) || comesWithToken(request) || !isForeign(request);
    done(isAllowed ? undefined : foreignOrigin());
  });
}

const foreignOrigin = () =>
  new AppError('foreign_origin', 'This request came from another website, so we blocked it.');

/** Browsers add cookies to what another page sends, and no token: those need no such guard. */
function comesWithToken(request: FastifyRequest): boolean {
  const { endpoint } = request.routeOptions.config;
  return endpoint !== undefined && tokenRules.has(endpoint) && bearerTokenOf(request) !== undefined;
}

function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  const url = URL.parse(origin);
  if (!url) return false;
  // Parsed the same way, so that a default port written out or left out is the same host.
  return publicUrl
    ? url.origin === publicUrl
    : url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}

/**
 * Refuses requests for a host that is not ours. Another website's name can be made to lead here (DNS
 * rebinding), and its pages would then count as our own.
 */
export function requireAllowedHost(http: FastifyInstance, { config, siteUrl }: Deps): void {
  const publicHost = config.publicUrl && new URL(config.publicUrl).hostname;
  const allowed = new Set([
    'localhost',
    ...config.allowedHosts,
    ...(publicHost ? [publicHost] : []),
  ]);

  http.addHook('onRequest', (request, reply, done) => {
    const host = request.hostname.toLowerCase();
    // Programs of the oldest kind send none, browsers always do.
    if (host === '' || allowed.has(host) || isIP(host.replace(/^\[|\]$/g, ''))) return done();
    const message = `Porchlight isn’t set up for this address. Open ${siteUrl()} instead, or add this name to ALLOWED_HOSTS.`;
    if (request.url.startsWith('/api/')) {
      sendError(reply, new AppError('wrong_host', message));
      return;
    }
    // A person sees this in the place of a page.
    reply.code(421).type('text/plain; charset=utf-8').send(message);
  });
}
