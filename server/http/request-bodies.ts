import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors.ts';
import { parseJsonBodies } from './json-body.ts';

/** How bodies are read. A packed body of 40 bytes can hold megabytes, so bodies are never unpacked. */
export function readBodies(http: FastifyInstance): void {
  http.addHook('onRequest', ({ headers }, _reply, done) => {
    const encoding = headers['content-encoding'];
    const isReadable = encoding === undefined || encoding.trim().toLowerCase() === 'identity';
    done(isReadable ? undefined : compressedRequest());
  });

  parseJsonBodies(http);
  http.removeContentTypeParser('text/plain');
}

const compressedRequest = () =>
  new AppError(
    'unsupported_media_type',
    'We can’t read compressed requests. Please send it uncompressed.',
  );

/** Bytes that somebody may send by mistake beyond what is read. */
const restAtMost = 64 * 1024 * 1024;

/**
 * Reads and drops the rest of a body that was refused. Closed while the sender is still sending, the
 * connection would break with the answer unread.
 */
export async function drainRefusedBody(
  { raw, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (Number(headers['content-length']) > restAtMost) {
    reply.header('connection', 'close');
    return;
  }
  drainBody(raw);
  // Some proxies ask for this. Node would close the connection right behind the answer.
  if (/\bclose\b/i.test(headers.connection ?? '')) await finished(raw).catch(() => {});
}

/**
 * Most send everything before they look at the answer. Whoever sends without an end is cut off; one who
 * only dawdles meets the time limit of every request.
 */
export function drainBody(body: IncomingMessage): void {
  let received = 0;
  body.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > restAtMost) body.destroy();
  });
  body.resume();
}
