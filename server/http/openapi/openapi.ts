import { readFile } from 'node:fs/promises';
import path from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Config, siteAddress } from '#server/config.ts';
import { cookieName } from '#server/http/sessions.ts';
import { readContractNames } from './contract-names.ts';
import { describeApi } from './describe-api.ts';

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

/**
 * `/api/openapi.json` for programs and `/api/docs` for people. Call after the routes. The description takes longer than
 * all else of a start, and most servers are never asked for it: it is made when somebody asks.
 */
export async function serveOpenApi(
  http: FastifyInstance,
  config: Config,
  endpoints: Endpoint[],
): Promise<void> {
  // Uploads have scopes of their own, which come up only now.
  await http.after();
  let made: Promise<object> | undefined;
  const document = () => {
    made ??= describe(config, endpoints);
    return made;
  };
  http.get('/api/openapi.json', document);
  await http.register(swagger, { mode: 'static', specification: { document: {} as never } });
  let shown: object = {};
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiHooks: {
      preHandler: async () => {
        shown = await document();
      },
    },
    transformSpecification: () => shown as Record<string, unknown>,
    transformSpecificationClone: false,
    // The page styles itself inline; apart from that its policy is as strict as the web app's.
    staticCSP: apiPagePolicy,
    theme: {
      title: 'Porchlight API',
      css: [{ filename: 'porchlight.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
}

async function describe(config: Config, endpoints: Endpoint[]): Promise<object> {
  return describeApi(endpoints, await readContractNames(), {
    address: siteAddress(config),
    cookie: cookieName(config),
    version: await readVersion(),
  });
}

async function readVersion(): Promise<string> {
  const file = path.join(import.meta.dirname, '../../../package.json');
  return JSON.parse(await readFile(file, 'utf8')).version;
}
