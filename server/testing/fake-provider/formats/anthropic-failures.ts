import type { VendorFailures, WireFailure } from '#server/testing/fake-provider/call.ts';
import { retryHeaders } from './retry-headers.ts';

export const anthropicFailures: VendorFailures = (failure, model) => {
  if (failure.kind === 'unauthorized') {
    return wireFailure(failure.status ?? 401, 'authentication_error', 'invalid x-api-key');
  }
  if (failure.kind === 'missing-key') {
    return wireFailure(401, 'authentication_error', 'x-api-key header is required');
  }
  if (failure.kind === 'rate-limited') {
    const message =
      'This request would exceed the rate limit for your organization of 30,000 input tokens per minute.';
    return {
      ...wireFailure(429, 'rate_limit_error', message),
      headers: retryHeaders(failure.retryAfterSeconds ?? 1, failure.header ?? 'retry-after'),
    };
  }
  if (failure.kind === 'quota') {
    const message =
      'Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing to upgrade or purchase credits.';
    return wireFailure(400, 'invalid_request_error', message);
  }
  if (failure.kind === 'server-error') {
    const status = failure.status ?? 500;
    if (status === 529) return wireFailure(529, 'overloaded_error', 'Overloaded');
    return wireFailure(status, 'api_error', 'Internal server error');
  }
  if (failure.kind === 'model-not-found') {
    return wireFailure(404, 'not_found_error', `model: ${model}`);
  }
  return wireFailure(400, 'invalid_request_error', failure.message);
};

function wireFailure(status: number, type: string, message: string): WireFailure {
  return { status, body: { type: 'error', error: { type, message }, request_id: 'req_fake' } };
}
