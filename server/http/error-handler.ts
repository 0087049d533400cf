import { isIP, type Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isDeletedUserError } from '#server/db/deleted-user-error.ts';
import {
  AppError,
  databaseFull,
  databaseUnavailable,
  notFound,
  notSignedIn,
} from '#server/errors.ts';
import { loggableError } from '#server/loggable-error.ts';
import { drainRefusedBody } from './request-bodies.ts';

/** Turns whatever was thrown into `{ message, code, fields? }`. Nothing internal is sent. */
export function handleErrors(http: FastifyInstance): void {
  http.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    // The framework would close the connection, and the sender would not get to read why.
    if ((error as Partial<FastifyError>).code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      reply.removeHeader('connection');
    }
    if (!request.raw.complete) await drainRefusedBody(request, reply);
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

/** What passes no hook, because there is no request yet, gets the least that any answer has. */
const leastHeaders = {
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** An address that cannot be decoded. */
export const sendUnreadable = (reply: FastifyReply) =>
  sendError(reply.headers(leastHeaders), unreadableRequest());

/** Bytes that are no request, or headers that are too long: there is no reply to send it with. */
export function answerUnreadable(_error: unknown, socket: Socket): void {
  if (!socket.writable) return;
  const { message, code } = unreadableRequest();
  const body = JSON.stringify({ message, code });
  const headers = {
    ...leastHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
}

export const unreadableRequest = (cause?: unknown) =>
  new AppError('invalid_input', 'We couldn’t read the request.', { cause });

/** Forms are for uploads and JSON for everything else. */
export const wrongMediaType = (endpoint: Endpoint | undefined, cause?: unknown) =>
  new AppError(
    'unsupported_media_type',
    endpoint?.kind === 'upload'
      ? 'Please send the file in a form (multipart/form-data).'
      : 'Please send JSON.',
    { cause },
  );

/** Whatever was thrown, as the person may see it. */
export function toAppError(error: Error, endpoint?: Endpoint): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseGone(error)) return databaseUnavailable(error);
  if (isDatabaseFull(error)) return databaseFull(error);
  if (isDeletedUserError(error)) return notSignedIn();
  switch ((error as Partial<FastifyError>).statusCode) {
    case 400:
      return unreadableRequest(error);
    case 404:
      return notFound();
    case 413:
      return new AppError('too_large', 'That’s too much to send at once.', { cause: error });
    case 415:
      return wrongMediaType(endpoint, error);
    default:
      if (isRefusal(error)) return unreadableRequest(error);
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

/** What guessing, forging and hoarding look like from here. */
const suspicious = new Set<ErrorCode>([
  'login_wrong',
  'admin_password_wrong',
  'admin_required',
  'reset_token_invalid',
  'email_token_invalid',
  'account_disabled',
  'invite_invalid',
  'foreign_origin',
  'forbidden',
  'too_many_requests',
  'ai_budget',
  'storage_limit',
]);

/** Expected refusals are no news; a bug is logged with its stack, never with what was sent. */
function logError(error: Error, appError: AppError, request: FastifyRequest): void {
  if (appError.code === 'internal') {
    request.log.error({ error: loggableError(error) }, 'bug');
  } else if (appError.status >= 500) {
    const { message } = loggableError(appError.cause ?? appError);
    request.log.warn({ code: appError.code, cause: message }, 'unavailable');
  } else if (suspicious.has(appError.code)) {
    const { code } = appError;
    request.log.info({ code, route: request.routeOptions.url, from: fromOf(request) }, 'refused');
  }
}

/** A forwarding header may say anything; the log takes addresses alone. */
const fromOf = ({ ip }: FastifyRequest) => (isIP(ip) ? ip : 'unknown');

const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE']);

/** Connection failures, classes 08 and 57P of PostgreSQL, and pg's own words for a lost or a silent one. */
const isDatabaseGone = (error: Error) =>
  causesOf(error).some(
    ({ code = '', message }) =>
      connectionCodes.has(code) ||
      /^(08|57P|53300)/.test(code) ||
      /^(Connection terminated|Query read timeout|timeout (exceeded|expired))|not queryable$/.test(
        message,
      ),
  );

/** Classes 53 and 58 of PostgreSQL: no disk or memory left for it, or a disk that fails. */
const isDatabaseFull = (error: Error) =>
  causesOf(error).some(({ code = '' }) => /^(53|58)[0-9A-Z]{3}$/.test(code));

function causesOf(error: Error): (Error & { code?: string })[] {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) causes.push(cause);
  return causes;
}
