import { glob } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '#contract/endpoint.ts';

const folder = path.join(import.meta.dirname, '../../../contract');

/** Every endpoint of the contract, by path and method. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const found = new Set<Endpoint>();
  for await (const file of glob('**/*.ts', { cwd: folder })) {
    if (file.endsWith('.test.ts')) continue;
    const module: Record<string, unknown> = await import(path.join(folder, file));
    for (const value of Object.values(module)) if (isEndpoint(value)) found.add(value);
  }
  return [...found].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
}

export const nameOf = ({ method, path }: Endpoint) => `${path} ${method}`;

function isEndpoint(value: unknown): value is Endpoint {
  return value !== null && typeof value === 'object' && 'access' in value && 'path' in value;
}

/** What a description of the API says is served, in the same words. */
export function servedIn(openApi: { paths: Record<string, Record<string, unknown>> }): string[] {
  return Object.entries(openApi.paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${path} ${method.toUpperCase()}`),
    )
    .sort((a, b) => a.localeCompare(b));
}
