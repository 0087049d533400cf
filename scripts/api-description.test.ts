import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractEndpoints } from '#server/testing/contract-endpoints.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { descriptionProblems, typesOf } from './typescript-5/read-description.ts';

/** The description of the API is read by the tools that others would use it with. */

type Operation = {
  operationId: string;
  security: unknown[];
  responses: Record<string, { content?: Record<string, unknown> }>;
};

let app: TestApp;
let text: string;
let document: {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};

beforeAll(async () => {
  app = await createTestApp({ variables: { PUBLIC_URL: 'https://porch.example' } });
  text = (await app.visitor().get('/api/docs/json')).body;
  document = JSON.parse(text);
});
afterAll(() => app.close());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

test('redocly has nothing to say against it', async () => {
  expect((await descriptionProblems(text)).join('\n')).toBe('');
});

test('openapi-typescript makes types of it that TypeScript reads', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'porchlight-api-'));
  const file = path.join(folder, 'api.ts');
  await writeFile(file, `${await typesOf(text)}\n${use}`);
  const tsc = path.join(import.meta.dirname, '../node_modules/.bin/tsc');
  const { stdout } = await promisify(execFile)(
    tsc,
    ['--noEmit', '--strict', '--target', 'es2022', file],
    { cwd: folder },
  ).catch((error) => error);
  await rm(folder, { recursive: true });
  expect(stdout).toBe('');
}, 60_000);

/** As somebody would write who has nothing but the description. */
const use = `
type Posts = operations['generatePosts']['responses'][200]['content']['application/json'];
export const post: components['schemas']['Post'] | undefined = ({} as Posts).posts[0];
export const title: string | undefined = post?.title;
export const order: operations['generatePosts']['requestBody']['content']['application/json'] = {
  topicId: 'sellers', location: 'Austin', state: 'TX', promptType: 'blog',
};
export const refusal: components['schemas']['ErrorBody'] = { message: 'No', code: 'forbidden' };
// @ts-expect-error a number is no title
export const wrong: components['schemas']['Post']['title'] = 3;
`;

test('every operation has the name of its endpoint, its security and its errors', async () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe((await contractEndpoints()).length);
  expect(ids).toContain('generatePosts');
  expect(document.servers).toEqual([{ url: 'https://porch.example' }]);
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-porchlight_session' },
    token: { type: 'http', scheme: 'bearer', description: 'A personal token of My Account.' },
  });
  const { generatePosts, login } = Object.fromEntries(
    operations().map((operation) => [operation.operationId, operation]),
  );
  expect(generatePosts?.security).toEqual([{ session: [] }, { token: [] }]);
  expect(Object.keys(generatePosts?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '409', '413', '415', '429', 'default']),
  );
  expect(login?.security).toEqual([]);
});

test('every reference leads somewhere', () => {
  const found = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target = '']) => target));
  expect(found.size).toBeGreaterThan(20);
  for (const target of found) {
    expect(target).toMatch(/^#\/components\//);
    let value: unknown = document;
    for (const part of target.slice(2).split('/')) {
      value = (value as Record<string, unknown> | undefined)?.[part];
    }
    expect(value, target).toBeDefined();
  }
});

test('streams, uploads and downloads are described', () => {
  const content = (path: string, method: string, status = '200') =>
    document.paths[path]?.[method]?.responses[status]?.content ?? {};
  const stream = content('/api/generate', 'post')['text/event-stream'] as {
    schema: { oneOf: { properties: { event: { const: string } } }[] };
  };
  expect(stream.schema.oneOf.map(({ properties }) => properties.event.const)).toEqual([
    'start',
    'delta',
    'restart',
    'done',
    'error',
  ]);
  expect(content('/api/generate', 'post')).toHaveProperty('application/json');
  expect(content('/api/account/data', 'get')).toHaveProperty('application/zip');
  expect(document.paths['/api/user-assets']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': { schema: { properties: { file: { format: 'binary' } } } },
      },
    },
  });
});
