import type {
  VendorFailure,
  VendorFailures,
  WireFailure,
} from '#server/testing/fake-provider/call.ts';
import { retryHeaders } from './retry-headers.ts';

export const googleFailures: VendorFailures = (failure, model) => {
  if (failure.kind === 'unauthorized') return unauthorized(failure.status ?? 400);
  if (failure.kind === 'missing-key') {
    const message =
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.";
    return wireFailure(403, 'PERMISSION_DENIED', message);
  }
  if (failure.kind === 'rate-limited') {
    const seconds = failure.retryAfterSeconds ?? 1;
    return {
      ...exhausted(model, 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', seconds),
      headers: retryHeaders(seconds, failure.header ?? 'none'),
    };
  }
  if (failure.kind === 'quota') {
    return exhausted(model, 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', 36);
  }
  if (failure.kind === 'server-error') return serverError(failure);
  if (failure.kind === 'model-not-found') {
    const message = `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`;
    return wireFailure(404, 'NOT_FOUND', message);
  }
  return wireFailure(400, 'INVALID_ARGUMENT', failure.message);
};

function wireFailure(code: number, status: string, message: string, details?: object[]) {
  return { status: code, body: { error: { code, message, status, details } } };
}

/** A mistyped key is a 400 here, told apart only by the reason in the details. */
function unauthorized(code: 400 | 401 | 403): WireFailure {
  if (code === 403) {
    return wireFailure(403, 'PERMISSION_DENIED', 'The caller does not have permission');
  }
  if (code === 401) {
    const message =
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential.';
    return wireFailure(401, 'UNAUTHENTICATED', message);
  }
  const message = 'API key not valid. Please pass a valid API key.';
  return wireFailure(400, 'INVALID_ARGUMENT', message, [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
    { '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en-US', message },
  ]);
}

/**
 * Too fast and used up for today have one status, one message and a wait in the body each; only
 * the quota's name tells them apart.
 */
function exhausted(model: string, quotaId: string, retrySeconds: number): WireFailure {
  const message =
    'You exceeded your current quota, please check your plan and billing details. For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.';
  const violation = {
    quotaMetric: 'generativelanguage.googleapis.com/generate_content_free_tier_requests',
    quotaId,
    quotaDimensions: { location: 'global', model },
    quotaValue: '20',
  };
  return wireFailure(429, 'RESOURCE_EXHAUSTED', message, [
    { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [violation] },
    {
      '@type': 'type.googleapis.com/google.rpc.Help',
      links: [
        {
          description: 'Learn more about Gemini API quotas',
          url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
        },
      ],
    },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retrySeconds}s` },
  ]);
}

function serverError(failure: Extract<VendorFailure, { kind: 'server-error' }>): WireFailure {
  if (failure.status === 503) {
    return wireFailure(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
  }
  const message = 'An internal error has occurred. Please retry or report in the Gemini docs.';
  return wireFailure(failure.status ?? 500, 'INTERNAL', message);
}
