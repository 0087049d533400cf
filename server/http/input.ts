import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { inputWords } from '#contract/input-words.ts';
import { tooLarge } from '#contract/piece-html.ts';
import { AppError, notFound } from '#server/errors.ts';
import { unreadable } from './error-handler.ts';

/** Checks everything a caller sent against the endpoint's schemas. */
export function checkInput(endpoint: Endpoint, request: FastifyRequest) {
  return {
    params: endpoint.params && checkParams(endpoint.params, request.params),
    query: endpoint.query && check(endpoint.query, request.query),
    body: endpoint.body && check(endpoint.body, request.body ?? {}),
  };
}

/** A path nobody could have is not found, rather than wrong. */
function checkParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success || !isStorable(result.data)) throw notFound();
  return result.data;
}

/** The schema comes first: what passes it has a known depth. */
export function check(schema: z.ZodType, value: unknown): unknown {
  // A message of the schema's own comes before these.
  const result = schema.safeParse(value, { error: inputWords });
  if (!result.success) throw invalidInput(result.error.issues);
  if (!isStorable(result.data)) {
    throw new AppError('invalid_input', 'The text contains characters that cannot be stored.');
  }
  return result.data;
}

function invalidInput(issues: z.core.$ZodIssue[]): AppError {
  const [first] = issues;
  if (first?.code === 'custom' && first.params?.code === tooLarge.code) {
    return new AppError('too_large', first.message);
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fields[path.join('.')] ??= message;
  const [message] = Object.values(fields);
  // Without a field the whole was something else than an object.
  if (!message) return unreadable();
  return new AppError('invalid_input', message, { fields });
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (Array.isArray(value)) return value.every(isStorable);
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).every(([key, member]) => isStorable(key) && isStorable(member));
  }
  return true;
}
