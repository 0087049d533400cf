import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestBody } from '#contract/limits.ts';
import { AppError } from '#server/errors.ts';

/**
 * How bodies are read. A packed body of 40 bytes can hold megabytes, so bodies are never unpacked, and
 * JSON of very many tiny values costs seconds to parse, so its values are counted first.
 */
export function readBodies(http: FastifyInstance): void {
  http.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity') {
      throw new AppError(
        'unsupported_media_type',
        'Compressed requests are not read. Please send the request uncompressed.',
      );
    }
  });

  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (hasMoreJsonValues(body, requestBody.jsonValues)) return done(tooManyValues());
      return parse(request, body.toString('utf8'), done);
    },
  );
  http.removeContentTypeParser('text/plain');
}

const tooManyValues = () =>
  new AppError('too_large', 'That has more parts than can be sent at once.');

const quote = 0x22;
const backslash = 0x5c;
/** In valid JSON every value but the first of a list or an object follows a comma. */
const startsValue = new Set([...'{[,'].map((sign) => sign.charCodeAt(0)));

/** Whether JSON holds more values than this. Strings are skipped, so that a long text counts as one. */
export function hasMoreJsonValues(json: Buffer, most: number): boolean {
  // Two characters are the least a value takes.
  if (json.length / 2 <= most) return false;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (byte === quote) at = endOfString(json, at);
    else if (startsValue.has(byte) && ++values > most) return true;
  }
  return false;
}

function endOfString(json: Buffer, start: number): number {
  for (let at = json.indexOf(quote, start + 1); at !== -1; at = json.indexOf(quote, at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === backslash) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}

/** Bytes that somebody may send by mistake beyond what is read. */
const restAtMost = 64 * 1024 * 1024;

/**
 * Reads and drops the rest of a body that was refused. Closed while the sender is still sending, the
 * connection would break with the answer unread.
 */
export function dropRest({ raw, headers }: FastifyRequest, reply: FastifyReply): void {
  if (Number(headers['content-length']) > restAtMost) {
    reply.header('connection', 'close');
    return;
  }
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
