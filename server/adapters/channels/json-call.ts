import type { z } from 'zod';
import type { GuardedAnswer, GuardedRequest } from '#server/adapters/guarded-client.ts';
import type { ChannelCall } from './channel.ts';
import { asChannelCall, ChannelFailed, failureOf } from './channel-failure.ts';

type JsonRequest = Omit<GuardedRequest, 'signal'> & {
  /** Sent as the body. */
  json?: unknown;
};

/** What a channel knows about an answer, before its status is read as anybody's would be. */
type Reading = (answer: GuardedAnswer, body: unknown) => ChannelFailed | undefined;

/** A call to a service that answers in JSON. Accounts are never sent on to another address. */
export async function callJson<Schema extends z.ZodType>(
  { client, signal }: ChannelCall,
  { json, headers, ...request }: JsonRequest,
  schema: Schema,
  read: Reading = () => undefined,
): Promise<{ body: z.output<Schema>; answer: GuardedAnswer }> {
  const answer = await asChannelCall(() =>
    client({
      ...request,
      headers: {
        accept: 'application/json',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      followsRedirects: false,
      ...(signal && { signal }),
    }),
  );
  const body = parse(answer.text);
  const failed = read(answer, body);
  if (failed) throw failed;
  if (answer.status < 200 || answer.status > 299) throw failureOf(answer);
  const parsed = schema.safeParse(body);
  if (parsed.success) return { body: parsed.data, answer };
  throw new ChannelFailed(hasError(body) ? 'refused' : 'bad_answer');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Some say in the body of a success that it was none. */
const hasError = (body: unknown) =>
  typeof body === 'object' && body !== null && ('error' in body || 'errors' in body);

/** The name a service gives to what is wrong: `{"code": "…"}` or `{"error": "…"}`. */
export function namedError(body: unknown, field: 'code' | 'error'): string {
  const named = (body as Record<string, unknown> | null | undefined)?.[field];
  return typeof named === 'string' ? named : '';
}
