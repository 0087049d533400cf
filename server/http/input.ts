import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { inputMessages } from '#contract/input-messages.ts';
import { tooLarge } from '#contract/piece-html.ts';
import { unreadableRequest } from '#server/core/to-app-error.ts';
import { AppError, notFound } from '#server/errors.ts';

/** Checks everything a caller sent against the endpoint's schemas. */
export function checkInput(
  endpoint: Endpoint,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
) {
  return {
    params: endpoint.params && checkParams(endpoint.params, request.params),
    query: endpoint.query && checkAgainst(endpoint.query, request.query),
    body: endpoint.body && checkAgainst(endpoint.body, request.body ?? {}),
  };
}

/** A path nobody could have is not found, rather than wrong. */
function checkParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (!result.success || !isStorable(result.data)) throw notFound();
  return result.data;
}

/** The schema comes first: what passes it has a known depth. */
export function checkAgainst(schema: z.ZodType, value: unknown): unknown {
  cutLongLists(shapeOf(schema), value);
  // A message of the schema's own comes before these.
  const result = schema.safeParse(value, { error: inputMessages });
  if (!result.success) throw invalidInput(result.error.issues);
  if (!isStorable(result.data)) {
    throw new AppError('invalid_input', 'The text has characters we can’t save.');
  }
  return result.data;
}

/** A form has fewer fields than this; whoever sends more mistakes does not read them one by one. */
const fieldsNamed = 20;

/** Characters of a field's name and of its message: both may repeat what was sent. */
const named = { path: 200, message: 500 };

function invalidInput(issues: z.core.$ZodIssue[]): AppError {
  const [first] = issues;
  if (first?.code === 'custom' && first.params?.code === tooLarge.code) {
    return new AppError('too_large', first.message);
  }
  const fields: Record<string, string> = {};
  let count = 0;
  for (const { path, message } of issues) {
    const name = path.join('.').slice(0, named.path);
    if (name === '' || name in fields) continue;
    fields[name] = message.slice(0, named.message);
    if (++count === fieldsNamed) break;
  }
  const [message] = Object.values(fields);
  // Without a field the whole was something else than an object.
  if (!message) return unreadableRequest();
  return new AppError('invalid_input', message, { fields });
}

/** What is looked at of a schema to find lists that are too long. */
type Shape = z.core.JSONSchema.BaseSchema;

const shapes = new WeakMap<z.ZodType, Shape>();

function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  shapes.set(schema, shape);
  return shape;
}

/**
 * Leaves one entry too many of lists that are too long, for the schema to refuse. It looks at every entry
 * before it looks at how many there are, and a hundred thousand wrong ones would take seconds.
 */
function cutLongLists(shape: Shape, value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const choice of shape.anyOf ?? shape.allOf ?? []) cutLongLists(choice as Shape, value);
  if (Array.isArray(value)) {
    const { maxItems = Number.POSITIVE_INFINITY, items } = shape;
    if (value.length > maxItems) value.length = maxItems + 1;
    if (items) for (const entry of value) cutLongLists(items as Shape, entry);
    return;
  }
  for (const [name, field] of Object.entries(shape.properties ?? {})) {
    cutLongLists(field as Shape, (value as Record<string, unknown>)[name]);
  }
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
