import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Every write must come from our own pages. Callers that are no browser send neither header. */
export function requireOwnOrigin(http: FastifyInstance, config: Config): void {
  http.addHook('onRequest', async (request) => {
    if (reading.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isForeign = origin !== undefined && !isOwn(origin, request.host, config.publicUrl);
    if (isForeign || site === 'cross-site') {
      throw new AppError(
        'foreign_origin',
        'This request came from another website, so we blocked it.',
      );
    }
  });
}

function isOwn(origin: string, host: string, publicUrl: string | undefined): boolean {
  const url = URL.parse(origin);
  if (!url) return false;
  // Parsed the same way, so that a default port written out or left out is the same host.
  return publicUrl
    ? url.origin === publicUrl
    : url.host === URL.parse(`${url.protocol}//${host}`)?.host;
}
