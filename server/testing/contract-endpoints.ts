import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';

/** Every endpoint the contract knows, for tests that look at all of them. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const folder = path.join(import.meta.dirname, '../../contract');
  const endpoints: Endpoint[] = [];
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exports = Object.values(await import(path.join(folder, file)));
    for (const value of exports) if (isEndpoint(value)) endpoints.push(value);
  }
  const admin = endpoints.filter(({ access }) => access === 'admin');
  if (endpoints.length < 50 || admin.length < 10) throw new Error('Endpoints were not found.');
  return endpoints;
}

export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value;
}
