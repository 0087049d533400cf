import { forgotPassword, resetPassword } from '#contract/calls/auth.ts';
import {
  type Answer,
  type Call,
  type Endpoint,
  type JsonEndpoint,
  pathOf,
  type Sent,
} from '#contract/endpoint.ts';
import { findOwner } from '#web/local-content/clear-local-content.ts';
import { paths } from '#web/paths.ts';
import { ApiError } from './api-error.ts';
import { noteWrite, takePageAnswer } from './page-answers.ts';

/** Stands for the normal 401 of the password pages, where nobody is expected to be signed in. */
export const unauthenticated = Object.freeze({ unauthenticated: true });

const passwordPages: string[] = [paths.forgotPassword, paths.resetPassword];
const passwordPaths: string[] = [forgotPassword.path, resetPassword.path];

export const isPasswordPage = (pathname = window.location.pathname) =>
  passwordPages.includes(pathname.replace(/\/+$/, ''));

/** Calls an endpoint of the contract. */
export async function call<E extends JsonEndpoint>(
  target: Call<E>,
  sent: Sent<E>,
  options: Options = {},
): Promise<Answer<E>> {
  const { method, address, body } = toRequest(target, sent);
  return request(method, address, body, options) as Promise<Answer<E>>;
}

type Options = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes on when the page is closed. Browsers allow it for small bodies only. */
  outlivesPage?: boolean;
};

/** Where a call goes and what it carries. */
export function toRequest<E extends Endpoint>(target: Call<E>, sent: Sent<E>) {
  const { params, query, body } = sent as { params?: object; query?: object; body?: unknown };
  const address = withQuery(pathOf(target, params as Record<string, unknown>), query);
  return { method: target.method, address, body };
}

/** The request helper: any method and path, a JSON body when there is a payload. */
export async function request(
  method: string,
  address: string,
  payload?: unknown,
  options: Options = {},
): Promise<unknown> {
  const isReading = method === 'GET';
  const known = isReading ? (takePageAnswer(address) ?? (await findOffline(address))) : undefined;
  if (known !== undefined) return known;

  const owner = findOwner();
  const response = await send(method, address, payload, options);
  if (response.status === 401) return unauthenticated;
  const answer = response.status === 204 ? {} : await response.json();
  if (isReading && owner) keepAnswer(address, answer, owner);
  return answer;
}

const findOffline = async (address: string): Promise<unknown> =>
  navigator.onLine === false ? findKeptAnswer(address) : undefined;

const loadAnswers = () => import('#web/local-content/loaded-answers.ts');

const findKeptAnswer = (address: string): Promise<unknown> =>
  loadAnswers().then(
    (answers) => answers.findKeptAnswer(address),
    () => undefined,
  );

/** In the background: a browser that cannot keep it shows it all the same. */
function keepAnswer(address: string, answer: unknown, owner: string): void {
  loadAnswers()
    .then((answers) => answers.keepAnswer(address, answer, owner))
    .catch(() => {});
}

/** The answer as it comes. What was refused is thrown, but for the normal 401. */
export async function send(
  method: string,
  address: string,
  payload?: unknown,
  options: Options = {},
): Promise<Response> {
  const isGet = method === 'GET';
  const sending = fetch(isGet ? withQuery(address, { _t: Date.now() }) : address, {
    method,
    credentials: 'include',
    headers: {
      ...(payload !== undefined && { 'Content-Type': 'application/json' }),
      ...(isGet && { 'Cache-Control': 'no-cache', Pragma: 'no-cache' }),
      ...(options.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
    },
    body: payload === undefined ? undefined : JSON.stringify(payload),
    signal: options.signal,
    keepalive: options.outlivesPage,
  });
  const response = await (isGet ? sending : noteWrite(sending));

  if (!response.ok && !(response.status === 401 && isNormal401(address))) {
    throw new ApiError(response.status, await response.text(), response.statusText);
  }
  return response;
}

function isNormal401(address: string): boolean {
  const [path = ''] = address.split('?');
  return passwordPaths.includes(path) || isPasswordPage();
}

function withQuery(address: string, query?: object): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  if (given.length === 0) return address;
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${address}${address.includes('?') ? '&' : '?'}${search}`;
}
