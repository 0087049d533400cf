import { isIP, type Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { toAppError, unreadableRequest } from '#server/core/to-app-error.ts';
import type { AppError } from '#server/errors.ts';
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
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`);
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
  'review_link_invalid',
  'foreign_origin',
  'forbidden',
  'too_many_requests',
  'ai_budget',
  'storage_limit',
]);

/** For log lines: whose call it was, where that is known. A logger for each request would cost more than most of them say. */
export const userOf = ({ caller }: FastifyRequest) => caller?.user && { userId: caller.user.id };

/** Expected refusals are no news; a bug is logged with its stack, never with what was sent. */
function logError(error: Error, appError: AppError, request: FastifyRequest): void {
  const who = userOf(request);
  if (appError.code === 'internal') {
    request.log.error({ ...who, error: loggableError(error) }, 'bug');
  } else if (appError.status >= 500) {
    const { message } = loggableError(appError.cause ?? appError);
    request.log.warn({ ...who, code: appError.code, cause: message }, 'unavailable');
  } else if (suspicious.has(appError.code)) {
    const { code } = appError;
    const from = fromOf(request);
    request.log.info({ ...who, code, route: request.routeOptions.url, from }, 'refused');
  }
}

/** A forwarding header may say anything; the log takes addresses alone. */
const fromOf = ({ ip }: FastifyRequest) => (isIP(ip) ? ip : 'unknown');
