import type { FastifyBaseLogger } from 'fastify';
import { loggableError } from './loggable-error.ts';

/** Work that goes on after the answer was sent, such as an email. Shutting down waits for it. */
export type BackgroundTasks = {
  run(name: string, work: () => Promise<void>): void;
  finished(): Promise<void>;
};

export function createBackgroundTasks(log: FastifyBaseLogger): BackgroundTasks {
  const running = new Set<Promise<void>>();

  return {
    run(name, work) {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) =>
          log.error({ task: name, ...loggableError(error) }, 'a background task failed'),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async finished() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
