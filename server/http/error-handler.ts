import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { isOwnerGone } from '#server/db/owner-gone.ts';
import { AppError, notFound, notSignedIn, unavailable } from '#server/errors.ts';
import { reasonOf } from '#server/log-reason.ts';

/** Turns whatever was thrown into `{ message, code, fields? }`. Nothing internal leaves the house. */
export function handleErrors(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    return sendError(reply, reportError(error, request));
  });
}

/** The error as the person may see it, after logging what they may not. */
export function reportError(error: Error, request: FastifyRequest): AppError {
  const appError = toAppError(error, request.routeOptions.config.endpoint);
  logError(error, appError, request);
  return appError;
}

export function sendError(reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
  const { message, code, fields, body } = error;
  return reply.code(error.status).send({ ...body, message, code, ...(fields && { fields }) });
}

/** Bytes that are no request, or headers that are too long: there is no reply to send it with. */
export function answerUnreadable(_error: unknown, socket: Socket): void {
  if (!socket.writable) return;
  const { message, code } = unreadable();
  const body = JSON.stringify({ message, code });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

export const unreadable = (cause?: unknown) =>
  new AppError('invalid_input', 'The request could not be read.', { cause });

/** Forms are for uploads and JSON for everything else. */
export const wrongMediaType = (endpoint: Endpoint | undefined, cause?: unknown) =>
  new AppError(
    'unsupported_media_type',
    endpoint?.kind === 'upload'
      ? 'Please send the file in a form (multipart/form-data).'
      : 'Please send JSON.',
    { cause },
  );

function toAppError(error: Error, endpoint?: Endpoint): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return unavailable(error);
  if (isOwnerGone(error)) return notSignedIn();
  switch ((error as Partial<FastifyError>).statusCode) {
    case 400:
      return unreadable(error);
    case 404:
      return notFound();
    case 413:
      return new AppError('too_large', 'That is more than can be sent at once.', { cause: error });
    case 415:
      return wrongMediaType(endpoint, error);
    default:
      if (isRefusal(error)) return unreadable(error);
      return new AppError('internal', 'Something went wrong on our side. Please try again.', {
        cause: error,
      });
  }
}

/** The framework's other refusals, such as a range no file has. */
function isRefusal(error: Error): boolean {
  const { statusCode = 500 } = error as Partial<FastifyError>;
  return statusCode >= 400 && statusCode < 500;
}

/** Expected refusals are no news; a bug is logged with its stack, never with what was sent. */
function logError(error: Error, appError: AppError, request: FastifyRequest): void {
  if (appError.code === 'internal') {
    request.log.error({ error: reasonOf(error) }, 'bug');
  } else if (appError.status >= 500) {
    const { message } = reasonOf(appError.cause ?? appError);
    request.log.warn({ code: appError.code, cause: message }, 'unavailable');
  }
}

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

/** Connection failures, classes 08 and 57P of PostgreSQL, and pg's own words for a lost connection. */
function isDatabaseGone(error: Error): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: string };
    if (code && (connectionCodes.has(code) || /^(08|57P|53300)/.test(code))) return true;
    if (/^(Connection terminated|timeout exceeded when trying to connect)/.test(cause.message)) {
      return true;
    }
  }
  return false;
}
