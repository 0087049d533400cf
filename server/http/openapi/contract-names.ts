import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

export type ContractNames = {
  /** Under which name the contract exports an endpoint, by method and path: a route may refine it. */
  endpoints: Map<string, string>;
  /** The same for schemas, as the description of the API uses them. */
  schemas: Map<z.ZodType, string>;
};

const folder = path.join(import.meta.dirname, '../../../contract');

/** What the contract calls its endpoints and schemas. Both are values, which do not know their names. */
export async function readContractNames(): Promise<ContractNames> {
  const endpoints = new Map<string, string>();
  const schemas = new Map<z.ZodType, string>();
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const exports: Record<string, unknown> = await import(path.join(folder, file));
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value)) endpoints.set(endpointKey(value), name);
      if (isNamedSchema(name, value) && !schemas.has(value)) schemas.set(value, name);
    }
  }
  return { endpoints, schemas };
}

export const endpointKey = ({ method, path }: Endpoint) => `${method} ${path}`;

function isEndpoint(value: unknown): value is Endpoint {
  return value !== null && typeof value === 'object' && 'access' in value && 'path' in value;
}

const isNamedSchema = (name: string, value: unknown): value is z.ZodType =>
  /^[A-Z]/.test(name) && value instanceof z.core.$ZodType;
