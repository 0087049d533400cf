import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contractEndpoints, nameOf } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Texts, lists and groups that somebody may send without an end. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const within = (part: unknown, name = '') => unbounded(part as JsonSchema, path + name);
  if (schema.enum || schema.const !== undefined) return [];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return choices.flatMap((choice) => within(choice));
  switch (schema.type) {
    case 'string':
      return schema.maxLength === undefined ? [path] : [];
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [path] : []),
        ...within(schema.items ?? {}, '[]'),
      ];
    case 'object':
      return [
        ...(schema.additionalProperties ? [path] : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
          within(field, `.${name}`),
        ),
      ];
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [path];
  }
}

const maximaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });

/** What has no maximum for a reason. */
const bounded: Record<string, string[]> = {
  // Counted as JSON values and characters before it is kept.
  'POST /api/drafts/{kind}': ['body.json', 'body.base'],
  // Ten fields at most, each of 2,000 characters (contract/channels.ts).
  'POST /api/channels': ['body.values'],
  'POST /api/channels/destinations': ['body.values'],
  'PATCH /api/channels/{id}': ['body.values'],
};

const endpoints = await contractEndpoints();

describe('what a request may hold', () => {
  test.each(endpoints.map((each) => [nameOf(each), each] as const))('%s', (name, endpoint) => {
    const { params, query, body } = endpoint;
    const fields = endpoint.kind === 'upload' ? endpoint.fields : undefined;
    const parts = Object.entries({ params, query, body, fields });
    const found = parts.flatMap(([part, schema]) =>
      schema ? unbounded(maximaOf(schema), part) : [],
    );
    expect(found).toEqual(bounded[name] ?? []);
  });
});

describe('a list of very many wrong entries', () => {
  let app: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    app = await createTestApp();
    client = await app.newUser();
  });
  afterAll(() => app.close());

  const wrong = Array(20_000).fill({});
  const request = { topicId: 'sellers', location: 'Austin', state: 'TX' };
  const post = { title: 'A title', content: '<p>Words.</p>', hashtags: [] };
  const revisionContext = { originalPost: { ...post, contentTags: wrong }, revisionRequest: 'No' };
  test.each([
    ['/api/generate', { ...request, userAnswers: wrong }, 'userAnswers'],
    ['/api/generate', { ...request, databaseAnswers: wrong }, 'databaseAnswers'],
    ['/api/revise', { ...request, revisionContext }, 'revisionContext.originalPost.contentTags'],
    ['/api/saved-content', { ...post, sources: wrong }, 'sources'],
  ])('is refused by %s with few and short words', async (url, body, field) => {
    const response = await client.post(url, body);
    expect(response.statusCode).toBe(400);
    expect(response.body.length).toBeLessThan(16_384);
    const { message, fields } = response.json();
    expect(message).toEqual(expect.any(String));
    expect(Object.keys(fields).length).toBeLessThanOrEqual(20);
    expect(Object.keys(fields)[0]).toContain(field);
  });

  test('what a revision does not read may be anything, but no endless list', async () => {
    const revise = (originalPost: object) =>
      client.post('/api/revise', {
        ...request,
        revisionContext: { originalPost, revisionRequest: 'Shorter.' },
      });
    expect((await revise({ ...post, flags: [{ id: 'x', more: 5 }], shapedBy: 5 })).statusCode).toBe(
      200,
    );
    expect((await revise({ ...post, flags: wrong })).json()).toMatchObject({
      code: 'invalid_input',
      message: 'Flags can have up to 500 entries',
    });
  });
});
