import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes that somebody may send by mistake beyond what is read. */
const restAtMost = 64 * 1024 * 1024;

/**
 * Lets the rest of a body flow by after it was refused for its size. Closed under the sender's hands, the
 * connection would break with the answer unread: most send everything before they look. Whoever
 * sends without an end is cut off; one who only dawdles meets the time limit of every request.
 */
export function letRestFlow({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length']) > restAtMost) return;
  reply.removeHeader('connection');
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > restAtMost) raw.destroy();
  });
  raw.resume();
}
