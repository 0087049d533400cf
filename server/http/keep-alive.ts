import type { FastifyInstance } from 'fastify';

/**
 * Once we are asked to stop, every answer is the last one on its connection: nobody then asks on a
 * connection that ends under the question.
 */
export function closeKeepAlive(http: FastifyInstance, stopping: AbortSignal | undefined): void {
  http.addHook('onRequest', async (_request, reply) => {
    if (stopping?.aborted) reply.header('connection', 'close');
  });
}
