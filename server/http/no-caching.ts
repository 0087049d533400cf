import type { FastifyInstance } from 'fastify';

/** Answers of the API are for one person at one moment, unless a route says otherwise. */
export function forbidCaching(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
  });
}
