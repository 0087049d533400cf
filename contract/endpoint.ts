import type { z } from 'zod';

/**
 * An endpoint is a value both sides share: the server binds a handler to it, the browser calls it,
 * and the API page is made from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Parameters are written `{name}`. */
  path: `/api/${string}` | `/original/${string}`;
  /** Who may call it. Required, so that nobody can forget the guard. */
  access: 'anyone' | 'user' | 'admin';
  /** As what a user's call is counted. Whatever a signed-in user may write has one. */
  limit?: UserLimit;
  /** One sentence for the API page. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The answer's status; 200 unless said otherwise. */
  status?: 201 | 303;
  /** Bytes of the largest body; `requestBody` of the limits says how many unless it is said here. */
  bodyLimit?: number;
  /** Doing it twice does no harm, so it needs no Idempotency-Key. */
  repeatable?: true;
} & (JsonAnswer | DownloadAnswer | StreamAnswer | UploadAnswer | RedirectAnswer);

/** Kinds of calls, by what they cost. How many a user may make is in server/core/limits.ts. */
export type UserLimit =
  | 'write'
  | 'draft'
  | 'check'
  | 'document'
  | 'export'
  | 'picture'
  | 'upload'
  | 'connection'
  | 'ai';

type JsonAnswer = { kind?: 'json'; response: z.ZodType };

/** Bytes instead of JSON. */
type DownloadAnswer = { kind: 'download'; produces: string };

/**
 * JSON for ordinary callers, or events for those who accept `text/event-stream`: the listed ones,
 * then exactly one `done` with the response or one `error` with message and code.
 */
type StreamAnswer = {
  kind: 'stream';
  events: Record<string, z.ZodType>;
  response: z.ZodType;
};

/** A multipart form with one `file` and the listed fields; the answer is JSON. */
type UploadAnswer = { kind: 'upload'; fields?: z.ZodObject; response: z.ZodType };

/** A browser that was sent here from another site goes on to a page of ours. */
type RedirectAnswer = { kind: 'redirect'; status: 303 };

export type RedirectEndpoint = Endpoint & RedirectAnswer;
export type UploadEndpoint = Endpoint & UploadAnswer;
export type JsonEndpoint = Endpoint & JsonAnswer;
export type StreamEndpoint = Endpoint & StreamAnswer;
export type DownloadEndpoint = Endpoint & DownloadAnswer;

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What the handler receives: checked and with defaults filled in. */
export type Received<E extends Endpoint> = {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
};

type Part<Name extends string, S> = S extends z.ZodType
  ? Record<Name, z.input<S>>
  : Partial<Record<Name, undefined>>;

/** What a caller has to send. */
export type Sent<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What the handler of an upload receives besides: the checked fields of the form. */
export type ReceivedFields<E extends UploadEndpoint> = OutputOf<E['fields']>;

/** Endpoints that answer with JSON. */
type AnsweringEndpoint = JsonEndpoint | StreamEndpoint | UploadEndpoint;

/** What the handler may return: the response schema's input. */
export type Returned<E extends AnsweringEndpoint> = InputOf<E['response']>;

/** What a caller gets. */
export type Answer<E extends AnsweringEndpoint> = OutputOf<E['response']>;

/**
 * An endpoint as the browser knows it (contract/calls): where it is. What is sent and answered is known to TypeScript
 * alone, so that no schema is loaded to make a call.
 */
export type Call<E extends Endpoint> = {
  method: E['method'];
  path: E['path'];
  /** Never there: it carries the types. */
  endpoint?: E;
};

export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}

/** The address of a call, with its parameters filled in. */
export function pathOf(target: { path: string }, params?: Record<string, unknown>): string {
  return target.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
}
