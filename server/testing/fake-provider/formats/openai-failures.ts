import type {
  VendorFailure,
  VendorFailures,
  WireFailure,
} from '#server/testing/fake-provider/call.ts';
import { retryHeaders } from './retry-headers.ts';

/** Errors as OpenAI words them; compatible servers copy the shape. */
export const openaiFailures: VendorFailures = (failure, model) => {
  if (failure.kind === 'unauthorized') {
    return wireFailure(failure.status ?? 401, {
      message:
        'Incorrect API key provided: sk-fake. You can find your API key at https://platform.openai.com/account/api-keys.',
      type: 'invalid_request_error',
      code: 'invalid_api_key',
    });
  }
  if (failure.kind === 'missing-key') {
    return wireFailure(401, {
      message: "You didn't provide an API key in an Authorization header using Bearer auth.",
      type: 'invalid_request_error',
    });
  }
  if (failure.kind === 'rate-limited') return rateLimited(failure, model);
  if (failure.kind === 'quota') {
    return wireFailure(429, {
      message:
        'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    });
  }
  if (failure.kind === 'server-error') return serverError(failure.status ?? 500);
  if (failure.kind === 'model-not-found') {
    return wireFailure(404, {
      message: `The model \`${model}\` does not exist or you do not have access to it.`,
      type: 'invalid_request_error',
      code: 'model_not_found',
    });
  }
  return wireFailure(400, {
    message: failure.message,
    type: 'invalid_request_error',
    code: failure.code,
    param: failure.parameter,
  });
};

type OpenAiError = { message: string; type: string; code?: string; param?: string };

export function wireFailure(status: number, error: OpenAiError): WireFailure {
  const { message, type, param = null, code = null } = error;
  return { status, body: { error: { message, type, param, code } } };
}

function rateLimited(failure: Extract<VendorFailure, { kind: 'rate-limited' }>, model: string) {
  const seconds = failure.retryAfterSeconds ?? 1;
  return {
    ...wireFailure(429, {
      message: `Rate limit reached for ${model} on tokens per min (TPM): Limit 30000, Used 29420, Requested 1180. Please try again in ${seconds}s.`,
      type: 'tokens',
      code: 'rate_limit_exceeded',
    }),
    headers: retryHeaders(seconds, failure.header ?? 'retry-after'),
  };
}

function serverError(status: number): WireFailure {
  const message =
    status === 500
      ? 'The server had an error while processing your request. Sorry about that!'
      : 'The engine is currently overloaded, please try again later';
  return wireFailure(status, { message, type: 'server_error', code: 'server_error' });
}
