import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes that somebody may send by mistake beyond what is read. */
const restAtMost = 64 * 1024 * 1024;

/**
 * Lets the rest of a body flow by after it was refused for its size. Closed under the sender's hands, the
 * connection would break with the answer unread.
 */
export function letRestFlow({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length']) > restAtMost) return;
  reply.removeHeader('connection');
  drain(raw);
}

/**
 * Most send everything before they look at the answer. Whoever sends without an end is cut off; one who
 * only dawdles meets the time limit of every request.
 */
export function drain(body: IncomingMessage): void {
  let received = 0;
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > restAtMost) body.destroy();
  });
  body.resume();
}
