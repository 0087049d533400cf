import type { FormatName } from './call.ts';
import type { JsonSchema } from './plausible-object.ts';

export type RecordedRequest = {
  format: FormatName;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** Parsed JSON. */
  body: unknown;
  /** All text the model would read, joined by blank lines. */
  prompt: string;
  /** The JSON schema that was sent, wherever the format carries it. */
  schema: JsonSchema | undefined;
  model: string;
  isStreaming: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
  endedAt?: number;
  /** The client hung up before the end. */
  wasAborted: boolean;
};
