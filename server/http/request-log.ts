import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const newRequestId = () => randomUUID();

/** One line a request. The route, not the address: reset links carry their token in the query. */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'page',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
