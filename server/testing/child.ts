import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Child = {
  pid: number;
  /** Sends a job and waits for its answer. */
  ask<Answer>(job: unknown): Promise<Answer>;
  stop(): Promise<void>;
};

/** A helper in a process of its own, so that its work is on nobody else's account. */
export function startChild(file: URL): Child {
  const child = fork(fileURLToPath(file), { stdio: 'inherit' });
  return {
    pid: child.pid ?? 0,
    ask<Answer>(job: unknown) {
      return new Promise<Answer>((resolve, reject) => {
        const answered = (answer: unknown) => {
          child.off('exit', ended);
          resolve(answer as Answer);
        };
        const ended = () => reject(new Error(`${file.pathname} ended before it answered`));
        child.once('message', answered).once('exit', ended);
        child.send(job as object);
      });
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** The other side: answers every job. */
export function answerJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  // Nobody is left behind when a measurement fails.
  process.on('disconnect', () => process.exit());
  process.on('message', async (job: Job) => process.send?.(await work(job)));
}
