import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorBody, errorStatus } from '#contract/errors.ts';
import type { FuzzAnswer } from './target.ts';

/** A text in which any of these stand was not written for a person. */
const internals = [
  /\bat \S+ \(?.*:\d+:\d+/,
  /node_modules|node:internal|\.ts:|\/server\//,
  /\b(?:select|insert into|update|delete from) .*\b(?:from|values|set|where)\b/i,
  /violates|constraint|duplicate key|syntax error|relation "|out of range/i,
  /Invalid (?:input|option|string|UUID|key)|Too (?:big|small)|expected \w+|received \w+|Unrecognized/,
  /\b(?:undefined|NaN|null|TypeError|RangeError|SyntaxError|FST_|ECONN|ENOENT|zod|fastify|postgres)\b/i,
  /\[object/,
];

/** The house says more only where the specification asks for it. */
const members = new Set(['message', 'code', 'fields', 'isAuthenticated', 'error']);

/** Whether the call was refused: by its status, by no answer at all, or by the last event of a stream. */
export const isRefused = ({ status, type, body }: FuzzAnswer) =>
  status === 0 || status >= 400 || (isStream(type) && /^event: error$/m.test(body));

const isStream = (type: string) => type.startsWith('text/event-stream');

/** What is wrong with an answer, whatever the call was. */
export function faultIn(endpoint: Endpoint, answer: FuzzAnswer): string | undefined {
  const { status, type, body } = answer;
  if (status >= 500) return 'a failure of the server';
  if (status >= 400)
    return isPage(endpoint, answer) ? undefined : faultInRefusal(type, body, status);
  if (isStream(type)) return faultInStream(body);
  if (status === 206 || status === 304) return undefined;
  if (status !== (endpoint.status ?? 200)) return 'an unexpected status';
  return undefined;
}

/** An address that people open says what is not there as a page. */
const isPage = (endpoint: Endpoint, { status, type, body }: FuzzAnswer) =>
  'produces' in endpoint &&
  endpoint.produces === 'text/html' &&
  status === 404 &&
  type.startsWith('text/html') &&
  !internals.some((internal) => internal.test(body));

function faultInStream(body: string): string | undefined {
  const ends = body.match(/^event: (?:done|error)$/gm)?.length ?? 0;
  if (ends !== 1) return 'a stream without exactly one end';
  const error = /^event: error\ndata: (.*)$/m.exec(body)?.[1];
  if (!error) return undefined;
  const { code } = JSON.parse(error) as ErrorBody;
  return faultInRefusal('application/json', error, errorStatus[code]);
}

function faultInRefusal(type: string, body: string, status: number): string | undefined {
  if (!type.startsWith('application/json')) return 'a refusal that is no JSON';
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return 'a refusal that is no JSON';
  }
  const parsed = ErrorBody.safeParse(json);
  if (!parsed.success) return 'a refusal without message and code';
  const extra = Object.keys(json as object).find((name) => !members.has(name));
  if (extra) return `a refusal that also says ${extra}`;
  const { message, code, fields = {} } = parsed.data;
  if (errorStatus[code] !== status) return `the code ${code} with another status`;
  if (errorStatus[code] >= 500) return 'a failure of the server';
  const words = [message, ...Object.values(fields)].find((text) => !isForPeople(text));
  return words === undefined ? undefined : `words that are not for people: ${words.slice(0, 200)}`;
}

function isForPeople(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= 500 &&
    /^[\p{Lu}\p{N}“"‘]/u.test(text) &&
    !internals.some((internal) => internal.test(text))
  );
}
