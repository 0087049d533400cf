import { type Endpoint, pathOf } from '#contract/endpoint.ts';
import { damagedForm } from './forms.ts';
import { type Accounts, bind } from './late-bound.ts';
import { percentEncoded, type RequestPlan } from './requests.ts';
import type { FuzzCall } from './target.ts';

/** A plan with the accounts it speaks of put in. */
export function callOf(
  endpoint: Endpoint,
  { params, query, headers, text, form }: RequestPlan,
  { cookie, ...accounts }: Accounts & { cookie?: string },
): FuzzCall {
  const search = query && `?${bindQuery(query, accounts)}`;
  const written = form && damagedForm(bindAll(form.fields, accounts), form.file, form.damage);
  return {
    method: endpoint.method,
    url: `${pathIn(endpoint, bindAll(params, accounts))}${search}`,
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...asciiOnly(headers),
      ...(written && { 'content-type': written.type }),
    },
    payload: written?.bytes ?? (text === undefined ? undefined : bind(text, accounts)),
  };
}

/** Half a pair of a character cannot be encoded; its bytes can still be sent. */
function pathIn(endpoint: Endpoint, params: Record<string, string>): string {
  const isEncodable = Object.values(params).every((value) => value.isWellFormed());
  if (isEncodable) return pathOf(endpoint, params);
  return endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    percentEncoded(params[name] ?? ''),
  );
}

export const bindAll = (fields: Record<string, string>, accounts: Accounts) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, bind(value, accounts)]));

/** The marks are encoded there; what they stand for needs no encoding. */
const bindQuery = (query: string, accounts: Accounts) =>
  bind(
    query.replace(/%40%40(.*?)%40%40/g, (_, mark: string) => `@@${decodeURIComponent(mark)}@@`),
    accounts,
  );

/** A client cannot send anything else in a header. */
const asciiOnly = (headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
  );

export function describe({ method, url, headers, payload }: FuzzCall, caller: string): string {
  const { cookie: _, ...shown } = headers;
  const body = payload === undefined ? 'nothing' : JSON.stringify(String(payload)).slice(0, 600);
  return `${caller}: ${method} ${url.slice(0, 300)} ${JSON.stringify(shown)} with ${body}`;
}
