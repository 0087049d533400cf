import { z } from 'zod';
import type { Endpoint, RedirectEndpoint } from '#contract/endpoint.ts';
import { ErrorBody } from '#contract/errors.ts';
import { tokenRules } from '#server/http/token-rules.ts';
import { ComponentSchemas } from './component-schemas.ts';
import { type ContractNames, endpointKey } from './contract-names.ts';

/** The API as OpenAPI 3.1, made from what is really served. */
export function describeApi(
  endpoints: Endpoint[],
  names: ContractNames,
  { address, cookie, version }: { address: string; cookie: string; version: string },
) {
  const schemas = new ComponentSchemas(names.schemas);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const id = names.endpoints.get(endpointKey(endpoint));
    if (!id) throw new Error(`The contract does not export ${endpointKey(endpoint)}.`);
    paths[endpoint.path] ??= {};
    Object.assign(paths[endpoint.path] as object, {
      [endpoint.method.toLowerCase()]: operation(endpoint, id, schemas),
    });
  }
  const error = schemas.schemaOf(ErrorBody, 'output', 'error');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Porchlight API',
      version,
      description:
        'The calls the web app makes. Sign in first: the session is a cookie. A program brings a personal token of My Account instead. A call from a browser must come from this address itself.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: address }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookie },
        token: { type: 'http', scheme: 'bearer', description: 'A personal token of My Account.' },
      },
      parameters: { IdempotencyKey: idempotencyKey },
      responses: Object.fromEntries(
        Object.values(refusals).map(({ name, ...refusal }) => [name, answerOf(refusal, error)]),
      ),
      schemas: schemas.components(),
    },
  };
}

function operation(endpoint: Endpoint, id: string, schemas: ComponentSchemas) {
  const parameters = [
    ...parametersIn('path', endpoint.params, id, schemas),
    ...parametersIn('query', endpoint.query, id, schemas),
    ...(takesKey(endpoint) ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [tagOf(endpoint)],
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(endpoint, id, schemas),
    responses: {
      [endpoint.status ?? 200]: successOf(endpoint, id, schemas),
      ...Object.fromEntries(
        refusalsOf(endpoint).map((status) => [status, refersTo(refusals[status].name)]),
      ),
      default: refersTo(refusals.default.name),
    },
  };
}

function successOf(endpoint: Endpoint, id: string, schemas: ComponentSchemas) {
  if (endpoint.kind !== 'redirect') {
    return { description: 'Done', content: contentOf(endpoint, id, schemas) };
  }
  const location = { description: 'A page of this site', schema: { type: 'string' } };
  return { description: 'Goes on there', headers: { Location: location } };
}

function securityOf(endpoint: Endpoint) {
  if (endpoint.access === 'anyone') return [];
  return [{ session: [] }, ...(tokenRules.has(endpoint) ? [{ token: [] }] : [])];
}

const refersTo = (name: string) => ({ $ref: `#/components/responses/${name}` });

type Refusal = { name: string; description: string; retryAfter?: true };

/** What can be answered instead. Each has a message for the person and a code for the program. */
const refusals = {
  400: { name: 'InvalidInput', description: 'Something that was sent cannot be used' },
  401: { name: 'NotSignedIn', description: 'Nobody is signed in, or the login was wrong' },
  403: { name: 'Forbidden', description: 'Not for this caller, or from another site' },
  404: { name: 'NotFound', description: 'There is no such thing, or it is somebody else’s' },
  409: { name: 'Conflict', description: 'Taken, out of date, full, or being done already' },
  413: { name: 'TooLarge', description: 'More than can be sent' },
  415: { name: 'WrongMediaType', description: 'Sent in a form that is not read here' },
  421: { name: 'WrongHost', description: 'This address is not served here' },
  429: { name: 'TooManyRequests', description: 'Too often; try again later', retryAfter: true },
  default: { name: 'Failed', description: 'Refused or failed for another reason' },
} as const satisfies Record<string | number, Refusal>;

type RefusalStatus = Exclude<keyof typeof refusals, 'default'>;

function refusalsOf(endpoint: Endpoint): RefusalStatus[] {
  const { method, access, params, query, body, kind, limit } = endpoint;
  const isWrite = method !== 'GET';
  const takesBody = body !== undefined || kind === 'upload';
  const all: [RefusalStatus, boolean][] = [
    [400, Boolean(params || query || takesBody)],
    [401, access !== 'anyone' || ['/api/login', '/api/auth/verify'].includes(endpoint.path)],
    [403, isWrite || access === 'admin'],
    [404, params !== undefined],
    [409, takesKey(endpoint)],
    [413, takesBody],
    [415, takesBody],
    [421, true],
    [429, limit !== undefined || (access === 'anyone' && takesBody)],
  ];
  return all.filter(([, applies]) => applies).map(([status]) => status);
}

const answerOf = ({ description, retryAfter }: Omit<Refusal, 'name'>, schema: object) => ({
  description,
  ...(retryAfter && {
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  }),
  content: { 'application/json': { schema } },
});

const takesKey = ({ method, repeatable }: Endpoint) => method !== 'GET' && !repeatable;

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text that is new for each thing to be done: sent again, nothing is done twice.',
  schema: { type: 'string' },
};

function requestBody(endpoint: Endpoint, id: string, schemas: ComponentSchemas) {
  if (endpoint.kind === 'upload') {
    const content = { 'multipart/form-data': { schema: formOf(endpoint.fields, id, schemas) } };
    return { requestBody: { required: true, content } };
  }
  if (!endpoint.body) return {};
  const schema = schemas.schemaOf(endpoint.body, 'input', id);
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function formOf(fields: z.ZodObject = z.object({}), id: string, schemas: ComponentSchemas) {
  const parts = Object.entries(fields.shape).map(([name, field]) => ({
    name,
    isRequired: isRequired(field as z.ZodType),
    schema: schemas.schemaOf(field as z.ZodType, 'input', id),
  }));
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
      file: { type: 'string', format: 'binary' },
    },
    required: [...parts.filter((part) => part.isRequired).map(({ name }) => name), 'file'],
  };
}

function contentOf(
  endpoint: Exclude<Endpoint, RedirectEndpoint>,
  id: string,
  schemas: ComponentSchemas,
) {
  if (endpoint.kind === 'download') {
    return { [endpoint.produces]: { schema: { type: 'string', format: 'binary' } } };
  }
  const json = {
    'application/json': { schema: schemas.schemaOf(endpoint.response, 'output', id) },
  };
  if (endpoint.kind !== 'stream') return json;
  const events = { ...endpoint.events, done: endpoint.response, error: ErrorBody };
  return {
    ...json,
    // Asked for with `Accept: text/event-stream`.
    'text/event-stream': {
      schema: {
        description:
          'One event of the stream, its data as JSON. After the last, which is done or error, it ends.',
        oneOf: Object.entries(events).map(([event, data]) => ({
          type: 'object',
          properties: {
            event: { const: event },
            data: schemas.schemaOf(data, 'output', `${id}_${event}`),
          },
          required: ['event', 'data'],
        })),
      },
    },
  };
}

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  id: string,
  schemas: ComponentSchemas,
) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || isRequired(field as z.ZodType),
    schema: schemas.schemaOf(field as z.ZodType, 'input', id),
  }));
}

const isRequired = (field: z.ZodType) => !z.safeParse(field, undefined).success;

function tagOf(endpoint: Endpoint): string {
  const [first = ''] = endpoint.path.replace(/^\/(api\/)?/, '').split('/');
  if (['login', 'register', 'logout', 'user'].includes(first)) return 'auth';
  return ['health', 'ready'].includes(first) ? 'system' : first;
}
