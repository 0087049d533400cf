import { lookup as lookUpName } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { once } from '#builtin/once.ts';

/**
 * Requests to addresses that users type, such as that of their website. Nothing inside the server's own network is ever
 * reached: the address that is connected to is checked, so that neither a name that changes nor a redirect leads there.
 */
export type GuardedClient = (request: GuardedRequest) => Promise<GuardedAnswer>;

export type GuardedRequest = {
  url: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Milliseconds for the whole exchange, from the name to the last byte. */
  timeout?: number;
  signal?: AbortSignal;
  /** Whether reading is sent on where the server says so, which it is unless told. */
  followsRedirects?: boolean;
};

export type GuardedAnswer = {
  status: number;
  /** In lower case; of several of a name the last. */
  headers: Record<string, string>;
  text: string;
  /** Where it came from, after redirects. */
  url: string;
};

/**
 * Why there is no answer. `notSent`: nobody has seen the request, so that it may be made again. Of `noAnswer` nothing is
 * known: it may have been done.
 */
export type GuardedFailure =
  | 'addressNotAllowed'
  | 'certificate'
  | 'moved'
  | 'notSent'
  | 'noAnswer'
  | 'answerTooLarge';

export class GuardedRequestFailed extends Error {
  override name = 'GuardedRequestFailed';
  readonly why: GuardedFailure;
  /** Where a request that changes something was sent on to. */
  readonly movedTo: string | undefined;

  constructor(why: GuardedFailure, movedTo?: string) {
    super(`a request to a user's address failed: ${why}`);
    this.why = why;
    this.movedTo = movedTo;
  }
}

type Options = {
  /** Loopback is reachable, also without https: for trying things out on one machine. */
  allowLocal: boolean;
  /** The system's, but in tests. */
  lookup?: typeof lookUpName;
};

/** Milliseconds. */
const defaultTimeout = 30_000;
const connectedWithin = 10_000;

/** Bytes; what we read has some thousand. */
const largestAnswer = 2_000_000;

const redirectsAtMost = 3;

export function createGuardedClient({ allowLocal, lookup = lookUpName }: Options): GuardedClient {
  /** Loaded with the first request: most servers never make one. */
  const undici = once(() => import('undici'));
  const agentFor = async (isAllowed: (address: string) => boolean) =>
    new (await undici()).Agent({
      // A connection for each request: nothing is sent on one that may have gone stale.
      pipelining: 0,
      maxHeaderSize: 32 * 1024,
      connect: { timeout: connectedWithin, lookup: guardedLookup(lookup, isAllowed) },
    });
  const isAllowed = {
    'https:': (address: string) => isPublic(address) || (allowLocal && isLoopback(address)),
    'http:': (address: string) => allowLocal && isLoopback(address),
  };
  const agents = {
    'https:': once(() => agentFor(isAllowed['https:'])),
    'http:': once(() => agentFor(isAllowed['http:'])),
  };

  async function exchange(request: GuardedRequest, signal: AbortSignal): Promise<GuardedAnswer> {
    const url = URL.parse(request.url);
    const protocol = url?.protocol === 'http:' && allowLocal ? 'http:' : 'https:';
    if (url?.protocol !== protocol) throw new GuardedRequestFailed('addressNotAllowed');
    // A number is connected to without being looked up.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isAllowed[protocol](host)) {
      throw new GuardedRequestFailed('addressNotAllowed');
    }
    const { request: send } = await undici();
    const response = await send(withoutSecrets(url), {
      method: request.method ?? 'GET',
      headers: { 'user-agent': 'Porchlight', 'accept-encoding': 'identity', ...request.headers },
      body: request.body ?? null,
      dispatcher: await agents[protocol](),
      signal,
    });
    return {
      status: response.statusCode,
      headers: flat(response.headers),
      text: await readText(response.body),
      url: url.href,
    };
  }

  return async (request) => {
    const timeout = AbortSignal.timeout(request.timeout ?? defaultTimeout);
    const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
    try {
      return await following(request, (next) => exchange(next, signal));
    } catch (error) {
      throw toFailure(error);
    }
  };
}

/** Reading is sent on; what changes something is not, for nobody knows what becomes of it on the way. */
async function following(
  first: GuardedRequest,
  exchange: (request: GuardedRequest) => Promise<GuardedAnswer>,
): Promise<GuardedAnswer> {
  let request = first;
  for (let count = 0; count <= redirectsAtMost; count += 1) {
    const answer = await exchange(request);
    const { location } = answer.headers;
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.status) && location;
    if (!isRedirect) return answer;
    const next = URL.parse(location, request.url);
    const mayFollow = first.followsRedirects !== false && (request.method ?? 'GET') === 'GET';
    if (!next || !mayFollow) {
      throw new GuardedRequestFailed('moved', next?.origin);
    }
    const isElsewhere = next.origin !== new URL(request.url).origin;
    request = { ...request, url: next.href, headers: isElsewhere ? {} : request.headers };
  }
  throw new GuardedRequestFailed('moved');
}

/** A name and password in the address would be sent along, and stand in logs of others. */
function withoutSecrets(url: URL): URL {
  const plain = new URL(url);
  plain.username = '';
  plain.password = '';
  return plain;
}

/** One address that is not allowed refuses the name: it would be tried when the others do not answer. */
function guardedLookup(
  lookup: typeof lookUpName,
  isAllowed: (address: string) => boolean,
): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address))) {
        return done(new GuardedRequestFailed('addressNotAllowed'), '', 0);
      }
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
  };
}

/** Whether it is an address of the public internet: no private network, no metadata service, nobody's own machine. */
export function isPublic(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(publicIpv6);
}

const isLoopback = (address: string) => parse(address)?.range() === 'loopback';

/** Some IPv6 addresses are IPv4 ones in other clothes, and lead where those lead. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [plain = ''] = address.split('%');
  return ipaddr.isValid(plain) ? ipaddr.process(plain) : undefined;
}

/** All that is given out on the public internet. */
const publicIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value].flat().at(-1) ?? '']),
  );
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largestAnswer) throw new GuardedRequestFailed('answerTooLarge');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** What went wrong before anybody could read the request. Everything else may have come after. */
const beforeSending =
  /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_INVALID_URL|UND_ERR_INVALID_ARG)$/;
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/;

/** In words of ours: what is thrown may quote a header, and with it a password. */
function toFailure(error: unknown): GuardedRequestFailed {
  if (error instanceof GuardedRequestFailed) return error;
  const {
    code = '',
    cause,
    errors,
  } = error as {
    code?: string;
    cause?: unknown;
    errors?: unknown[];
  };
  if (cause instanceof GuardedRequestFailed) return cause;
  // Several addresses were tried, and none took the connection.
  const first = errors?.[0] as { code?: string } | undefined;
  const name = String(first?.code ?? code);
  if (certificate.test(name)) return new GuardedRequestFailed('certificate');
  return new GuardedRequestFailed(beforeSending.test(name) ? 'notSent' : 'noAnswer');
}
