import { type TextJob, type TextOutcome, tellBegun } from '#server/core/text-tasks.ts';
import { AppError } from '#server/errors.ts';

/** In place of the real worker: does what the input says. */
export async function work(job: TextJob): Promise<TextOutcome> {
  const { kind, signal } = job.input as { kind: string; signal?: Int32Array };
  if (kind !== 'never begun') tellBegun(job);
  switch (kind) {
    case 'loop':
      for (;;);
    case 'never begun':
      // Others need the processor while it is waited for.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      return { value: 'never' };
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
