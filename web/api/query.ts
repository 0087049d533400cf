import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import {
  type Answer,
  type Call,
  type JsonEndpoint,
  pathOf,
  type Sent,
} from '#contract/endpoint.ts';
import { request, unauthenticated } from './call.ts';

/** Query options of an endpoint. The key starts with the address, which is what the helper gets. */
export function queryOf<E extends JsonEndpoint>(target: Call<E>, sent: Sent<E>) {
  const { params, query } = sent as { params?: Record<string, unknown>; query?: object };
  const address = pathOf(target, params);
  return queryOptions({
    queryKey: query ? [address, query] : [address],
    queryFn: (context) => get(context) as Promise<Answer<E>>,
  });
}

/** The query helper: a GET on the first part of the key; a normal 401 is null. */
async function get({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const [address, query] = queryKey as unknown as [string, Record<string, string>?];
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const answer = await request('GET', address + search, undefined, { signal });
  return answer === unauthenticated ? null : answer;
}
