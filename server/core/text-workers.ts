import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#server/errors.ts';
import { reasonOf } from '#server/log-reason.ts';
import {
  readAtOnce,
  type TextTaskInput,
  type TextTaskName,
  type TextTaskResult,
  textTasks,
} from './text-tasks.ts';

/** Threads that work on texts, so that the one that answers everybody never does for long. */
export type TextWorkers = {
  run<Name extends TextTaskName>(
    name: Name,
    input: TextTaskInput<Name>,
    options?: {
      /** Whose work it is. Nobody has more than one thread at a time. */
      userId?: number;
      /** Work that nobody waits for any more when its turn comes is not begun. */
      signal?: AbortSignal;
    },
  ): Promise<TextTaskResult<Name>>;
  close(): Promise<void>;
};

export type TextJob = { name: TextTaskName; input: unknown };

export type TextOutcome =
  | { value: unknown }
  | { refused: { code: ErrorCode; message: string; fields?: Record<string, string> } };

const defaults = {
  file: path.join(import.meta.dirname, 'text-worker.ts'),
  threads: 2,
  /** Milliseconds for one job; the slowest text that may be sent takes two seconds on a small machine. */
  deadline: 15_000,
  /** Milliseconds in the queue. */
  patience: 20_000,
  waiting: 1_000,
  waitingOfOne: 10,
  /** Megabytes of a thread; the largest Word file needs half of it. */
  memory: 384,
  /** Milliseconds until a thread without work ends and gives its memory back. */
  idle: 10 * 60_000,
};

/** No thread is started before there is work for it. */
export function createTextWorkers(
  log: FastifyBaseLogger,
  given: Partial<typeof defaults> = {},
): TextWorkers {
  const settings = { ...defaults, ...given };
  const pool = new Piscina({
    filename: settings.file,
    name: 'work',
    minThreads: 0,
    maxThreads: settings.threads,
    idleTimeout: settings.idle,
    resourceLimits: { maxOldGenerationSizeMb: settings.memory },
    // A thread needs no secrets and none of the process's own flags.
    env: {},
    execArgv: [],
    recordTiming: false,
  });
  pool.on('error', (error: unknown) => log.error(reasonOf(error), 'a text thread broke'));
  const turns = new Turns(settings);

  async function inThread(job: TextJob): Promise<unknown> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), settings.deadline);
    try {
      const outcome: TextOutcome = await pool.run(job, { signal: deadline.signal });
      if ('value' in outcome) return outcome.value;
      const { code, message, fields } = outcome.refused;
      throw new AppError(code, message, { fields });
    } catch (error) {
      const isOver = deadline.signal.aborted || isOutOfMemory(error);
      if (!isOver) throw error;
      log.warn({ task: job.name, reason: reasonOf(error).message }, 'a text was given up');
      throw tooMuchWork(error);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    run: (name, input, { userId, signal } = {}) => {
      const { run, charactersOf } = textTasks[name] as {
        run(input: unknown): Promise<never>;
        charactersOf?(input: unknown): number;
      };
      if (charactersOf && charactersOf(input) <= readAtOnce) return run(input);
      return turns.take(() => inThread({ name, input }), userId, signal) as Promise<never>;
    },
    async close() {
      turns.end();
      await pool.destroy();
    },
  };
}

type Waiting = { begin(): void; giveUp(error: Error): void };

/**
 * Who waits for a thread: one job of each user after the other, whatever they have sent. Work of nobody
 * in particular, such as the writer's, of which a user has three at most, is like that of one more user.
 */
class Turns {
  readonly #settings: typeof defaults;
  readonly #lines = new Map<unknown, Waiting[]>();
  readonly #served = new Set<unknown>();
  #waiting = 0;
  #hasEnded = false;

  constructor(settings: typeof defaults) {
    this.#settings = settings;
  }

  async take<Result>(
    work: () => Promise<Result>,
    owner: unknown = Symbol('nobody in particular'),
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    await this.#turn(owner, signal);
    try {
      return await work();
    } finally {
      this.#served.delete(owner);
      this.#serveNext();
    }
  }

  end(): void {
    this.#hasEnded = true;
    for (const line of this.#lines.values()) for (const each of [...line]) each.giveUp(busy());
  }

  #turn(owner: unknown, signal?: AbortSignal): Promise<void> {
    const { waiting, waitingOfOne, patience } = this.#settings;
    const line = this.#lines.get(owner) ?? [];
    if (this.#hasEnded || this.#waiting >= waiting) return Promise.reject(busy());
    if (line.length >= waitingOfOne) return Promise.reject(manyOfYours());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      line.splice(line.indexOf(entry), 1);
      this.#waiting -= 1;
      if (line.length === 0) this.#lines.delete(owner);
    };
    const entry: Waiting = {
      begin() {
        leave();
        resolve();
      },
      giveUp(error) {
        leave();
        reject(error);
      },
    };
    const onAbort = () => entry.giveUp(signal?.reason);
    const timer = setTimeout(() => entry.giveUp(busy()), patience);
    signal?.addEventListener('abort', onAbort);
    line.push(entry);
    this.#lines.set(owner, line);
    this.#waiting += 1;
    this.#serveNext();
    return promise;
  }

  #serveNext(): void {
    for (const [owner, line] of this.#lines) {
      if (this.#served.size >= this.#settings.threads) return;
      if (this.#served.has(owner)) continue;
      // Who was served goes to the end.
      this.#lines.delete(owner);
      this.#lines.set(owner, line);
      this.#served.add(owner);
      line[0]?.begin();
    }
  }
}

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuchWork = (cause: unknown) =>
  new AppError(
    'too_large',
    'This text is more than we can work on at once. Please make it shorter and try again.',
    { cause },
  );

const busy = () =>
  new AppError('unavailable', 'Many texts are being worked on just now. Try again in a moment.', {
    retryAfter: 5,
  });

const manyOfYours = () =>
  new AppError(
    'too_many_requests',
    'Several of your texts are being worked on already. Wait until they are done.',
    { retryAfter: 5 },
  );
