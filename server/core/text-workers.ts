import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { AppError } from '#server/errors.ts';
import { loggableError } from '#server/loggable-error.ts';
import { FairQueue } from './fair-queue.ts';
import {
  readAtOnce,
  type TextJob,
  type TextOutcome,
  type TextTaskInput,
  type TextTaskName,
  type TextTaskResult,
  tellBegun,
  textTasks,
} from './text-tasks.ts';

/**
 * Threads that work on texts, so that the one that answers everybody never does for long. Users take
 * turns, whoever has sent how much.
 */
export type TextWorkers = {
  run<Name extends TextTaskName>(
    name: Name,
    input: TextTaskInput<Name>,
    options?: {
      /** Whose work it is. */
      userId?: number;
      /** Work that nobody waits for any more when its turn comes is not begun. */
      signal?: AbortSignal;
    },
  ): Promise<TextTaskResult<Name>>;
  close(): Promise<void>;
};

const defaults = {
  file: path.join(import.meta.dirname, 'text-worker.ts'),
  threads: 2,
  /** Milliseconds of the processor for one job; the slowest text that may be sent takes two seconds on a small machine. */
  deadline: 15_000,
  /** How many times its deadline a job may last that was never given the processor. */
  starvedAtMost: 4,
  /** Milliseconds until a thread has begun; a cold one on a busy machine takes several seconds. */
  startTimeout: 60_000,
  /** Jobs that may wait, and for how many milliseconds. A text that waits may have 3 MB of pictures. */
  waiting: { ofOne: 10, inAll: 500 },
  waitTimeout: 20_000,
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
  const { NODE_COMPILE_CACHE } = process.env;
  const pool = new Piscina({
    filename: settings.file,
    name: 'work',
    minThreads: 0,
    maxThreads: settings.threads,
    idleTimeout: settings.idle,
    resourceLimits: { maxOldGenerationSizeMb: settings.memory },
    // A thread needs no secrets and none of the process's own flags; it may find its code compiled.
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    execArgv: [],
    recordTiming: false,
  });
  pool.on('error', (error: unknown) => log.error(loggableError(error), 'a text thread broke'));
  const closing = new AbortController();
  const { threads: atOnce, waiting } = settings;
  const refusal = { ofOne: manyOfYours, inAll: busy };
  // Nobody has two threads, so that the other one is always there for somebody else.
  const queue = new FairQueue({ atOnce, atOnceOfOne: 1, waiting, refusal });
  let unowned = 0;

  /** Work of nobody in particular is the writer's, of which a user has three at most. */
  async function queued(
    job: Omit<TextJob, 'begun'>,
    userId?: number,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const asker = userId ?? `work ${unowned++}`;
    const waitTimeout = new AbortController();
    const timer = setTimeout(() => waitTimeout.abort(busy()), settings.waitTimeout);
    const ends = [closing.signal, waitTimeout.signal, ...(signal ? [signal] : [])];
    try {
      return await queue.run(asker, () => inThread(job), AbortSignal.any(ends));
    } finally {
      clearTimeout(timer);
    }
  }

  async function inThread(work: Omit<TextJob, 'begun'>): Promise<unknown> {
    const begun = new Int32Array(new SharedArrayBuffer(4));
    const job: TextJob = { ...work, begun };
    const deadline = new AbortController();
    let isDone = false;
    let isStarved = false;
    let timer = setTimeout(() => deadline.abort(), settings.startTimeout);
    const limitWork = () => {
      if (isDone) return;
      clearTimeout(timer);
      const start = { wall: performance.now(), processor: processorTime() };
      const look = () => {
        // On a starved machine a thread stands still. It cannot have worked for longer than all of the process has.
        const left = settings.deadline - (processorTime() - start.processor);
        isStarved = left > 0;
        const isTooLate =
          performance.now() - start.wall > settings.starvedAtMost * settings.deadline;
        if (isStarved && !isTooLate) timer = setTimeout(look, left);
        else deadline.abort();
      };
      timer = setTimeout(look, settings.deadline);
    };
    void Promise.resolve(Atomics.waitAsync(begun, 0, 0).value).then(limitWork);
    try {
      const outcome: TextOutcome = await pool.run(job, { signal: deadline.signal });
      if ('value' in outcome) return outcome.value;
      const { code, message, fields } = outcome.refused;
      throw new AppError(code, message, { fields });
    } catch (error) {
      const isOver = deadline.signal.aborted || isOutOfMemory(error);
      if (!isOver) throw error;
      log.warn({ task: job.name, reason: loggableError(error).message }, 'a text was given up');
      throw begun[0] === 0 || isStarved ? busy() : tooMuchWork(error);
    } finally {
      isDone = true;
      clearTimeout(timer);
      // A thread that never began leaves nobody waiting for it.
      tellBegun(job);
    }
  }

  return {
    run: (name, input, { userId, signal } = {}) => {
      const { run, charactersOf } = textTasks[name] as {
        run(input: never): Promise<unknown>;
        charactersOf?(input: unknown): number;
      };
      if (charactersOf && charactersOf(input) <= readAtOnce)
        return run(input as never) as Promise<never>;
      return queued({ name, input }, userId, signal) as Promise<never>;
    },
    async close() {
      closing.abort(busy());
      await pool.destroy();
    },
  };
}

/** Milliseconds for which this process, all its threads together, has had a processor. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const isOutOfMemory = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';

const tooMuchWork = (cause: unknown) =>
  new AppError(
    'too_large',
    'This text is too long to work on at once. Please shorten it and try again.',
    { cause },
  );

const busy = () =>
  new AppError('unavailable', 'We’re working on a lot of texts right now. Try again in a moment.', {
    retryAfter: 5,
  });

const manyOfYours = () =>
  new AppError(
    'too_many_requests',
    'We’re still working on several of your texts. Please wait for them to finish.',
    { retryAfter: 5 },
  );
