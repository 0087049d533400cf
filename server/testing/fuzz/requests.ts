import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { arbitraryOf } from './arbitrary.ts';
import { brokenOf } from './breakage.ts';
import { type FilePart, filePart, formDamage } from './forms.ts';
import { hostileBody, hostileText, hostileValue } from './hostile.ts';
import { meaningful } from './meaningful.ts';

/** A call that is still to be bound to accounts. */
export type RequestPlan = {
  caller: 'visitor' | 'user' | 'admin';
  params: Record<string, string>;
  /** Without the question mark. */
  query: string;
  headers: Record<string, string>;
  /** JSON or something like it. */
  text?: string;
  form?: { fields: Record<string, string>; file: FilePart; damage: string };
};

type Callers = { arbitrary: fc.Arbitrary<RequestPlan['caller']>; weight: number }[];

const callers: Record<Endpoint['access'], Callers> = {
  anyone: [
    { weight: 3, arbitrary: fc.constant('visitor') },
    { weight: 2, arbitrary: fc.constant('user') },
    { weight: 1, arbitrary: fc.constant('admin') },
  ],
  user: [
    { weight: 8, arbitrary: fc.constant('user') },
    { weight: 1, arbitrary: fc.constant('visitor') },
    { weight: 1, arbitrary: fc.constant('admin') },
  ],
  admin: [
    { weight: 8, arbitrary: fc.constant('admin') },
    { weight: 1, arbitrary: fc.constant('user') },
    { weight: 1, arbitrary: fc.constant('visitor') },
  ],
};

/** Every kind of call somebody might make to an endpoint, kind or not. */
export function plansFor(endpoint: Endpoint): fc.Arbitrary<RequestPlan> {
  return fc
    .record({
      caller: fc.oneof(...callers[endpoint.access]),
      params: paramsFor(endpoint),
      query: queryFor(endpoint),
      headers: headersFor(endpoint),
      content: contentFor(endpoint),
    })
    .map(({ content, headers, ...plan }) => ({
      ...plan,
      ...content,
      headers: content.text === undefined ? withoutType(headers) : headers,
    }));
}

function withoutType({
  'content-type': _,
  ...headers
}: RequestPlan['headers']): RequestPlan['headers'] {
  return headers;
}

/** Values are written into the path, so each is a text in the end. */
function paramsFor({ params }: Endpoint): fc.Arbitrary<RequestPlan['params']> {
  if (!params) return fc.constant({});
  const valid = arbitraryOf(params, meaningful);
  const odd = fc.dictionary(
    fc.constantFrom(...Object.keys(params.shape)),
    fc.oneof(hostileText, hostileValue),
  );
  return fc
    .tuple(
      valid,
      fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: odd }),
    )
    .map(([values, odds]) => asTexts({ ...(values as object), ...odds }));
}

const asTexts = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asText(value)]));

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function queryFor({ query }: Endpoint): fc.Arbitrary<string> {
  const odd = fc.constantFrom(
    '',
    'a=b',
    '%',
    '%ff=%00',
    '__proto__[isAdmin]=1',
    'constructor=1&constructor=2',
    `a=${'x'.repeat(3_000)}`,
    '&&&===',
  );
  if (!query) {
    return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd });
  }
  const names = Object.keys(query.shape);
  const valid = arbitraryOf(query, meaningful).map((values) =>
    encode(Object.entries(values as object)),
  );
  const hostile = fc
    .array(fc.tuple(fc.constantFrom(...names, ...names.map((name) => `${name}[]`)), hostileText), {
      maxLength: 4,
    })
    .map(encode);
  return fc.oneof(
    { weight: 5, arbitrary: valid },
    { weight: 4, arbitrary: hostile },
    { weight: 1, arbitrary: odd },
  );
}

/** Half a pair cannot be encoded; its bytes can still be sent. */
const encode = (pairs: [string, unknown][]) =>
  pairs
    .map(
      ([name, value]) => `${percentEncoded(name)}=${percentEncoded(asText(value).slice(0, 6_000))}`,
    )
    .join('&');

export const percentEncoded = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : '%ed%a0%80';

/** Pages of others, and what is no address. */
export const foreignOrigins = ['https://evil.example', 'null', '%%%'];

const usually = <T>(usual: T, weight: number, ...others: T[]) =>
  fc.oneof(
    { weight, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

function headersFor(endpoint: Endpoint): fc.Arbitrary<RequestPlan['headers']> {
  const none = undefined as string | undefined;
  return fc
    .record({
      'content-type': usually(
        'application/json',
        14,
        'application/json; charset=utf-16',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'application/json, text/plain',
        'nonsense',
      ),
      accept:
        endpoint.kind === 'stream'
          ? usually(none, 2, 'text/event-stream')
          : usually(none, 20, '*/*;q=x'),
      'idempotency-key': usually(
        none,
        3,
        'a-key-used-many-times',
        'short',
        'é'.repeat(20),
        'y'.repeat(201),
      ),
      origin: usually(none, 25, ...foreignOrigins, 'http://localhost'),
      'sec-fetch-site': usually(none, 40, 'cross-site', 'nonsense'),
      'x-forwarded-for': usually(none, 20, '1.2.3.4', "';--", ','.repeat(200)),
      'x-http-method-override': usually(none, 30, 'DELETE'),
      'user-agent': usually(none, 20, 'x'.repeat(1_000), '<script>', 'é\u00ff'),
      cookie: usually(
        none,
        30,
        'porchlight_session=%00',
        'porchlight_session=%',
        'a=b; a=c; __proto__=1',
      ),
      range:
        endpoint.kind === 'download'
          ? usually(none, 4, 'bytes=0-5', 'bytes=9-1', 'bytes=-0', 'x')
          : fc.constant(none),
    })
    .map((headers) => {
      const given = Object.entries(headers).filter(([, value]) => value !== undefined);
      return Object.fromEntries(given) as RequestPlan['headers'];
    });
}

type Content = Pick<RequestPlan, 'text' | 'form'>;

function contentFor(endpoint: Endpoint): fc.Arbitrary<Content> {
  const nothing = fc.constant<Content>({});
  const junk = hostileBody.map((text): Content => ({ text }));
  if (endpoint.kind === 'upload') {
    return fc.oneof(
      { weight: 12, arbitrary: formsFor(endpoint) },
      { weight: 1, arbitrary: junk },
      { weight: 1, arbitrary: nothing },
    );
  }
  if (!endpoint.body) {
    // The framework gives a GET no body at all; other callers may send what they like.
    if (endpoint.method === 'GET') return nothing;
    return fc.oneof({ weight: 4, arbitrary: nothing }, { weight: 1, arbitrary: junk });
  }
  const valid = arbitraryOf(endpoint.body, meaningful);
  const written = (values: fc.Arbitrary<unknown>) =>
    values.map((value): Content => ({ text: JSON.stringify(value) ?? 'null' }));
  const tooLarge = fc.constant<Content>({
    text: `{"a":"${'x'.repeat(endpoint.bodyLimit ?? 1024 * 1024)}"}`,
  });
  return fc.oneof(
    { weight: 100, arbitrary: written(valid) },
    { weight: 100, arbitrary: written(brokenOf(valid)) },
    { weight: 30, arbitrary: written(valid).map(twice) },
    { weight: 20, arbitrary: written(hostileValue) },
    { weight: 20, arbitrary: junk },
    { weight: 5, arbitrary: nothing },
    { weight: 1, arbitrary: tooLarge },
  );
}

/** The same members once more: the last one counts. */
function twice({ text = '' }: Content): Content {
  return { text: text.startsWith('{"') ? `${text.slice(0, -1)},${text.slice(1)}` : text };
}

function formsFor(endpoint: Endpoint & { kind: 'upload' }): fc.Arbitrary<Content> {
  const valid = endpoint.fields ? arbitraryOf(endpoint.fields, meaningful) : fc.constant({});
  const fields = fc.oneof(
    { weight: 3, arbitrary: valid },
    { weight: 1, arbitrary: brokenOf(valid) },
  );
  return fc
    .record({ fields: fields.map(formFields), file: filePart, damage: formDamage })
    .map((form): Content => ({ form }));
}

const formFields = (value: unknown) =>
  value !== null && typeof value === 'object' ? asTexts(value) : {};
