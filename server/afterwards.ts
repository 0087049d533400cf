import type { FastifyBaseLogger } from 'fastify';
import { reasonOf } from './log-reason.ts';

/** Work that goes on after the answer was sent, such as a letter. Shutting down waits for it. */
export type Afterwards = {
  run(name: string, work: () => Promise<void>): void;
  finished(): Promise<void>;
};

export function createAfterwards(log: FastifyBaseLogger): Afterwards {
  const running = new Set<Promise<void>>();

  return {
    run(name, work) {
      const task = Promise.resolve()
        .then(work)
        .catch((error: unknown) =>
          log.error({ task: name, ...reasonOf(error) }, 'failed afterwards'),
        )
        .finally(() => running.delete(task));
      running.add(task);
    },
    async finished() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
