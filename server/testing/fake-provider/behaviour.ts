import { z } from 'zod';

/** What the fake provider does with one request. The same JSON works in a test and over /control. */
export type Behaviour = z.input<typeof Behaviour>;

/** What a request is for. Lists are the calls that name the models a provider has. */
const purposes = ['text', 'image', 'list'] as const;
export type Purpose = (typeof purposes)[number];

const Milliseconds = z.number().nonnegative();
const FakeUsage = z.object({
  inputTokens: z.int(),
  outputTokens: z.int(),
  /** Those of the input that the vendor had kept. */
  cachedTokens: z.int().optional(),
});
export type FakeUsage = z.infer<typeof FakeUsage>;

/** A page the answer rests on. Not every vendor says which words of it. */
const FakeCitation = z.object({ title: z.string(), url: z.string(), words: z.string() });
export type FakeCitation = z.infer<typeof FakeCitation>;

/** Without `for` a behaviour meets texts and images; a list has to be named. */
const shared = { for: z.enum(purposes).optional() };

/** In a stream a vendor may also report an error after the 200, before or amid the text. */
const vendorError = { ...shared, inStream: z.enum(['before-text', 'amid-text']).optional() };

/** How many chunks arrive before the answer breaks off; of an unstreamed one half arrives. */
const breakOff = { ...shared, afterChunks: z.int().nonnegative().optional() };

/** Vendors send the bytes of an image or a link to them; unset is what the vendor does itself. */
const delivery = { delivery: z.enum(['base64', 'url']).optional() };

export const Behaviour = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    ...delivery,
    kind: z.literal('answer'),
    /** The object to answer with. */
    value: z.unknown().optional(),
    /** Raw text instead of JSON. */
    text: z.string().optional(),
    chunkDelay: Milliseconds.optional(),
    firstChunkDelay: Milliseconds.optional(),
    /** Chunks of a stream until it waits for `resume`; the rest then comes at once. */
    pauseAfter: z.int().nonnegative().optional(),
    usage: FakeUsage.optional(),
    citations: z.array(FakeCitation).optional(),
  }),
  /** A long wait and then the usual answer. */
  z.strictObject({ ...shared, kind: z.literal('slow'), delay: Milliseconds.optional() }),

  /** The key is refused. Google really says 400 to a bad key; 401 or 403 can be asked for. */
  z.strictObject({
    ...vendorError,
    kind: z.literal('unauthorized'),
    status: z.union([z.literal(400), z.literal(401), z.literal(403)]).optional(),
  }),
  z.strictObject({
    ...vendorError,
    kind: z.literal('rate-limited'),
    retryAfterSeconds: z.number().nonnegative().optional(),
    /** Google names the wait in the body alone, the others in a header. */
    header: z.enum(['retry-after', 'retry-after-ms', 'none']).optional(),
  }),
  z.strictObject({ ...vendorError, kind: z.literal('quota') }),
  z.strictObject({
    ...vendorError,
    kind: z.literal('server-error'),
    status: z.union([z.literal(500), z.literal(503), z.literal(529)]).optional(),
  }),
  z.strictObject({ ...vendorError, kind: z.literal('model-not-found') }),
  /** A page of some proxy in the way. */
  z.strictObject({
    ...shared,
    kind: z.literal('html'),
    status: z.union([z.literal(200), z.literal(502)]).optional(),
  }),

  /** Model text that is no JSON: damaged, in a Markdown fence, or after a friendly sentence. */
  z.strictObject({
    ...shared,
    kind: z.literal('malformed-json'),
    as: z.enum(['damaged', 'fenced', 'chatty']).optional(),
  }),
  z.strictObject({ ...shared, kind: z.literal('wrong-shape') }),
  /** The model declines by itself, or the vendor's filter stops it. */
  z.strictObject({
    ...shared,
    kind: z.literal('refusal'),
    by: z.enum(['model', 'filter']).optional(),
  }),
  /** The token limit ends the answer halfway. */
  z.strictObject({ ...shared, kind: z.literal('truncated') }),
  /** 200 with nothing in it: an answer without content, or not even a body. */
  z.strictObject({
    ...shared,
    kind: z.literal('empty'),
    of: z.enum(['content', 'body']).optional(),
  }),

  /** Accepts the request and never says a word. */
  z.strictObject({ ...shared, kind: z.literal('hang') }),
  /** Begins to answer and then falls silent for ever. */
  z.strictObject({ ...breakOff, kind: z.literal('stall') }),
  /** Begins to answer and then the connection breaks, or ends as if that were all. */
  z.strictObject({
    ...breakOff,
    kind: z.literal('cut'),
    before: z.enum(['headers', 'end']).optional(),
    cleanly: z.boolean().optional(),
  }),

  /** Images only. */
  z.strictObject({ ...shared, ...delivery, kind: z.literal('not-an-image') }),
  z.strictObject({
    ...shared,
    ...delivery,
    kind: z.literal('oversized'),
    bytes: z.int().positive().optional(),
  }),
]);

/** Failures that every vendor words in its own way. */
export type VendorBehaviour = Extract<
  Behaviour,
  { kind: 'unauthorized' | 'rate-limited' | 'quota' | 'server-error' | 'model-not-found' }
>;

const vendorKinds = ['unauthorized', 'rate-limited', 'quota', 'server-error', 'model-not-found'];

export const isVendorFailure = (behaviour: Behaviour): behaviour is VendorBehaviour =>
  vendorKinds.includes(behaviour.kind);
