import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorBody } from '#contract/errors.ts';

const apiPagePolicy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Collects what is really served, for the description below. Call before the routes. */
export function collectEndpoints(http: FastifyInstance): Endpoint[] {
  const endpoints: Endpoint[] = [];
  http.addHook('onRoute', (route) => {
    const { endpoint } = route.config ?? {};
    if (endpoint && route.method !== 'HEAD') endpoints.push(endpoint);
  });
  return endpoints;
}

/** `/api/openapi.json` for programs and `/api/docs` for people. Call after the routes. */
export async function serveOpenApi(http: FastifyInstance, endpoints: Endpoint[]): Promise<void> {
  // Uploads have scopes of their own, which come up only now.
  await http.after();
  const document = describe(endpoints);
  http.get('/api/openapi.json', async () => document);
  await http.register(swagger, {
    mode: 'static',
    specification: { document: document as never },
  });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The page styles itself inline; apart from that its policy is as strict as the web app's.
    staticCSP: apiPagePolicy,
    theme: {
      title: 'Porchlight API',
      css: [{ filename: 'porchlight.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}

export function describe(endpoints: Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] as object, {
      [endpoint.method.toLowerCase()]: operation(endpoint),
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porchlight API',
      version: '1',
      description: 'The calls the web app makes. Sign in first: the session is a cookie.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'porchlight_session' } },
      schemas: { Error: schemaOf(ErrorBody) },
    },
  };
}

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    ...(endpoint.access !== 'anyone' && { security: [{ session: [] }] }),
    parameters: [...parameters('path', endpoint.params), ...parameters('query', endpoint.query)],
    ...requestBody(endpoint),
    responses: {
      [endpoint.status ?? 200]: { description: 'Done', content: contentOf(endpoint) },
      default: {
        description: 'Refused or failed, with a message for the person',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(endpoint: Endpoint) {
  if (endpoint.kind === 'upload') {
    const content = { 'multipart/form-data': { schema: formOf(endpoint.fields) } };
    return { requestBody: { required: true, content } };
  }
  if (!endpoint.body) return {};
  const content = { 'application/json': { schema: schemaOf(endpoint.body, 'input') } };
  return { requestBody: { required: true, content } };
}

function formOf(fields: z.ZodObject = z.object({})) {
  const { properties, required = [] } = schemaOf(fields, 'input');
  return {
    type: 'object',
    properties: { ...properties, file: { type: 'string', format: 'binary' } },
    required: [...required, 'file'],
  };
}

function contentOf(endpoint: Endpoint) {
  if (endpoint.kind === 'download') return { [endpoint.produces]: {} };
  const json = { 'application/json': { schema: schemaOf(endpoint.response) } };
  if (endpoint.kind !== 'stream') return json;
  const events = Object.keys(endpoint.events).join(', ');
  return {
    ...json,
    'text/event-stream': {
      schema: { type: 'string', description: `Events: ${events}, then done or error` },
    },
  };
}

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output' = 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });

function tagOf(endpoint: Endpoint): string {
  const [first = ''] = endpoint.path.replace('/api/', '').split('/');
  if (['login', 'register', 'logout', 'user'].includes(first)) return 'auth';
  return ['health', 'ready'].includes(first) ? 'system' : first;
}
