import type { FakeCitation, FakeUsage, VendorBehaviour } from './behaviour.ts';
import type { JsonSchema } from './plausible-object.ts';

/** One request as its vendor understands it, and how that vendor would put an answer to it. */
export type ProviderCall = TextCall | ImageCall | ListCall;

export type TextCall = Common & {
  purpose: 'text';
  /** The answer as one JSON body. */
  whole(answer: ModelAnswer): unknown;
  /** The answer as server-sent events. */
  stream(answer: ModelAnswer): ProviderEventStream;
  /** An error the vendor reports inside a stream that began well. */
  streamFailure(failure: WireFailure): ServerEvent;
};

export type ImageCall = Common & {
  purpose: 'image';
  count: number;
  width: number;
  height: number;
  /** What this vendor does when nobody says otherwise. */
  delivery: 'base64' | 'url';
  whole(answer: ImageAnswer): unknown;
  /** A refused image is an error for some vendors and an answer without an image for others. */
  refusal(): WireFailure;
};

export type ListCall = Common & { purpose: 'list'; whole(): unknown };

type Common = {
  format: FormatName;
  model: string;
  /** All text the model would read. */
  prompt: string;
  schema: JsonSchema | undefined;
  isStreaming: boolean;
  fail: VendorFailures;
};

export type FormatName =
  | 'openai-responses'
  | 'openai-chat'
  | 'openai-images'
  | 'openai-models'
  | 'anthropic-messages'
  | 'google-content'
  | 'google-images'
  | 'ollama-chat'
  | 'ollama-tags'
  | 'compatible-chat'
  | 'compatible-images';

export type ModelAnswer = {
  text: string;
  ending: 'complete' | 'truncated' | 'refused-by-model' | 'refused-by-filter';
  usage: FakeUsage;
  citations?: FakeCitation[];
};

export type ImageAnswer = {
  images: { base64: string }[] | { url: string }[];
  usage: FakeUsage;
};

export type ServerEvent = { name?: string; data: unknown };
export type ProviderEventStream = {
  /** Sent before the model begins; what fails after it failed before the text. */
  accepted: ServerEvent[];
  opening: ServerEvent[];
  deltas: ServerEvent[];
  closing: ServerEvent[];
};

export type WireFailure = {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
};

/** What a test asks for, and what a vendor objects to by itself. */
export type VendorFailure =
  | VendorBehaviour
  | { kind: 'missing-key' }
  | { kind: 'invalid-request'; message: string; code?: string; parameter?: string };

export type VendorFailures = (failure: VendorFailure, model: string) => WireFailure;

/** A request that a vendor would not accept, whatever behaviour is queued. */
export class Rejection extends Error {
  readonly failure: WireFailure;

  constructor(failure: WireFailure) {
    super(`rejected with ${failure.status}`);
    this.failure = failure;
  }
}
