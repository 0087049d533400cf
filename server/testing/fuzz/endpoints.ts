import type { Endpoint } from '#contract/endpoint.ts';
import { contractEndpoints } from '#server/testing/contract-endpoints.ts';

/** Every endpoint of the contract, by path and method. */
export async function endpointsByPath(): Promise<Endpoint[]> {
  const endpoints = await contractEndpoints();
  return endpoints.sort((a, b) => pathAndMethod(a).localeCompare(pathAndMethod(b)));
}

export const pathAndMethod = ({ method, path }: Endpoint) => `${path} ${method}`;

/** What a description of the API says is served, in the same words. */
export function servedIn(openApi: { paths: Record<string, Record<string, unknown>> }): string[] {
  return Object.entries(openApi.paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${path} ${method.toUpperCase()}`),
    )
    .sort((a, b) => a.localeCompare(b));
}
