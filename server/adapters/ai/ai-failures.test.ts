import { APICallError } from 'ai';
import { expect, test } from 'vitest';
import { classifyFailure } from './ai-failures.ts';

const refusal = (statusCode: number, responseHeaders: Record<string, string>, responseBody = '') =>
  classifyFailure(
    new APICallError({
      message: 'a message with the prompt in it',
      url: 'https://provider.example',
      requestBodyValues: { prompt: 'the prompt' },
      statusCode,
      responseHeaders,
      responseBody,
    }),
  );

test.each([
  ['seconds', { 'retry-after': '7' }, '', 7_000],
  ['milliseconds', { 'retry-after-ms': '250' }, '', 250],
  ["Google's delay in the body", {}, '{"details":[{"retryDelay": "3.5s"}]}', 3_500],
  ['nothing', {}, '', undefined],
  ['a date that has passed', { 'retry-after': 'Mon, 01 Jan 2024 00:00:00 GMT' }, '', undefined],
  ['nonsense', { 'retry-after': 'soon' }, '', undefined],
])('a wait given as %s is understood', (_, headers, body, wait) => {
  expect(refusal(429, headers as Record<string, string>, body).waitFor).toBe(wait);
});

test('a wait given as a date is understood', () => {
  const date = new Date(Date.now() + 60_000).toUTCString();
  const { waitFor = 0, error } = refusal(503, { 'retry-after': date });
  expect(waitFor).toBeGreaterThan(55_000);
  expect(waitFor).toBeLessThanOrEqual(60_000);
  expect(error.retryAfter).toBeGreaterThan(54);
});

test('what the vendor said and what was sent stay behind', () => {
  const { error } = refusal(500, {}, 'the prompt again');
  const told = JSON.stringify([error, error.message, String((error.cause as Error).stack)]);
  expect(told).not.toContain('the prompt');
});

test.each([
  ['the status of its package', { statusCode: 401 }, 'none', /our key/],
  ['a status as its code', { message: 'no', code: 401 }, 'none', /our key/],
  ['a status as its code', { message: 'slow down', code: 429 }, 'again', /busy/],
  ['a word of its own', { type: 'rate_limit_error' }, 'again', /busy/],
  ['a code that is no status', { message: 'no', code: 7 }, 'again', /having trouble/],
])('what is reported amid a stream is judged by %s', (_, report, remedy, words) => {
  const failure = classifyFailure(report);
  expect(failure.remedy).toBe(remedy);
  expect(failure.error.message).toMatch(words);
});
