import type { TextJob, TextOutcome } from '#server/core/text-tasks.ts';
import { AppError } from '#server/errors.ts';

/** In place of the real worker: does what the input says. */
export async function work({ input }: TextJob): Promise<TextOutcome> {
  const { kind, signal } = input as { kind: string; signal?: Int32Array };
  switch (kind) {
    case 'loop':
      for (;;);
    case 'pattern':
      return { value: /^(a+)+$/.test(`${'a'.repeat(60)}b`) };
    case 'memory': {
      const kept: unknown[] = [];
      for (;;) kept.push(Array(10_000).fill(kept.length));
    }
    case 'wait':
      if (signal) Atomics.wait(signal, 0, 0);
      return { value: 'waited' };
    case 'bug':
      throw new TypeError('a bug');
    case 'refuse':
      return { refused: { code: 'too_large', message: new AppError('too_large', 'no').message } };
    default:
      return { value: { thread: process.env, kind } };
  }
}
