import { APICallError, InvalidResponseDataError, NoImageGeneratedError } from 'ai';
import { AppError } from '#server/errors.ts';
import { aiBadAnswer, aiRefused } from './ai-errors.ts';

/** What can be done about a failure: try the same again, ask again for the right shape, or give up. */
export type AiFailure = {
  remedy: 'again' | 'reshape' | 'none';
  /** Milliseconds the provider asked us to wait. */
  waitFor?: number;
  /** What the person is told when nothing helped. */
  error: AppError;
};

/** Turns whatever a provider did into a failure of ours. Vendor texts stay behind: they hold prompts. */
export function classifyFailure(error: unknown): AiFailure {
  if (error instanceof AppError) {
    return { remedy: error.code === 'ai_bad_answer' ? 'reshape' : 'none', error };
  }
  if (APICallError.isInstance(error)) return classifyCall(error);
  if (NoImageGeneratedError.isInstance(error)) return { remedy: 'none', error: aiRefused() };
  // A stream that ended without a word of the vendor's, such as a page of a proxy.
  if (InvalidResponseDataError.isInstance(error))
    return { remedy: 'reshape', error: aiBadAnswer() };
  if (isReport(error)) return classifyCall(asCall(error));
  // Whatever else breaks a stream, such as a cut connection.
  return { remedy: 'again', error: unavailable(brokenOff, error) };
}

type Refusal = Pick<APICallError, 'statusCode' | 'responseBody' | 'responseHeaders' | 'cause'>;

/** What a vendor reports in the middle of a stream comes as it was sent, or in the words of its package. */
type Report = { statusCode?: number; code?: unknown; isRetryable?: boolean };

const isReport = (error: unknown): error is Report =>
  typeof error === 'object' && error !== null && !(error instanceof Error);

/** It is judged like an answer of its own. */
function asCall(report: Report): Refusal {
  const responseBody = JSON.stringify(report);
  const statusCode = report.statusCode ?? statusOf(report) ?? statusIn(responseBody, report);
  return { statusCode, responseBody };
}

/** Some servers give the status of HTTP as their code. */
const statusOf = ({ code }: Report) =>
  typeof code === 'number' && code >= 400 && code < 600 ? code : undefined;

/** Without a status, the vendor's own word for it. */
function statusIn(body: string, { isRetryable }: Report): number {
  if (/invalid_api_key|authentication_error|UNAUTHENTICATED|API_KEY_INVALID/.test(body)) return 401;
  if (/rate_limit|RESOURCE_EXHAUSTED|insufficient_quota/.test(body)) return 429;
  return isRetryable === false && /invalid_request|INVALID_ARGUMENT/.test(body) ? 400 : 500;
}

function classifyCall(error: Refusal): AiFailure {
  const { statusCode: status, responseBody = '' } = error;
  if (status === undefined) return again('We can’t reach the AI service right now.', error);
  if (isExhausted(error))
    return giveUp(`The AI service has hit its usage limit. ${askTheOwner}`, error);
  if (/moderation_blocked|content_policy_violation/.test(responseBody)) {
    return { remedy: 'none', error: aiRefused() };
  }
  if (isKeyRefused(error)) {
    return giveUp(`The AI service didn’t accept our key. ${askTheOwner}`, error);
  }
  if (status === 404) {
    return giveUp(`The AI service doesn’t recognize the selected model. ${askTheOwner}`, error);
  }
  if (status === 429) {
    return again('The AI service is busy right now. Please try again in a moment.', error);
  }
  if (status >= 500) {
    return again(
      'The AI service is having trouble right now. Please try again in a moment.',
      error,
    );
  }
  if (status >= 400) return giveUp('The AI service didn’t accept the request.', error);
  return isCutOff(error) ? again(brokenOff, error) : { remedy: 'reshape', error: aiBadAnswer() };
}

const askTheOwner = 'Ask your administrator to look into it.';
const brokenOff = 'We lost the connection to the AI service.';

function again(message: string, error: Refusal): AiFailure {
  const waitFor = retryAfter(error);
  return { remedy: 'again', waitFor, error: unavailable(message, error, waitFor) };
}

function giveUp(message: string, error: Refusal): AiFailure {
  return { remedy: 'none', error: unavailable(message, error) };
}

/** Keeps only what may be logged: errors of the SDK carry the whole prompt. */
function unavailable(message: string, error: unknown, waitFor?: number): AppError {
  const { name, statusCode } = error as { name?: string; statusCode?: number };
  return new AppError('ai_unavailable', message, {
    cause: new Error([name, statusCode].filter(Boolean).join(' ')),
    retryAfter: waitFor && Math.ceil(waitFor / 1000),
  });
}

/** The status was good, then the connection broke. */
function isCutOff(error: Refusal): boolean {
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as { code?: string };
    if (/^(ECONNRESET|EPIPE|UND_ERR_)/.test(code) || cause.message === 'terminated') return true;
  }
  return false;
}

/** An empty account answers like a busy server; trying again would only make people wait. */
function isExhausted({ statusCode, responseBody = '' }: Refusal): boolean {
  if (statusCode === 402 || /insufficient_quota|credit balance is too low/i.test(responseBody)) {
    return true;
  }
  // Google names the quota: one by the minute passes, one by the day does not.
  return /RESOURCE_EXHAUSTED/.test(responseBody) && /PerDay/.test(responseBody);
}

/** Google says 400 to a mistyped key. */
function isKeyRefused({ statusCode, responseBody = '' }: Refusal): boolean {
  return statusCode === 401 || statusCode === 403 || /API_KEY_INVALID/.test(responseBody);
}

/** `retry-after-ms`, `Retry-After` in seconds or as a date, or Google's retryDelay. */
function retryAfter({ responseHeaders, responseBody }: Refusal): number | undefined {
  const milliseconds = Number(responseHeaders?.['retry-after-ms']);
  if (milliseconds > 0) return milliseconds;
  const header = responseHeaders?.['retry-after'];
  if (header) {
    const wait = Number.isNaN(Number(header))
      ? Date.parse(header) - Date.now()
      : Number(header) * 1000;
    return wait > 0 ? wait : undefined;
  }
  const delay = /"retryDelay":\s*"([\d.]+)s"/.exec(responseBody ?? '')?.[1];
  return delay ? Number(delay) * 1000 : undefined;
}
