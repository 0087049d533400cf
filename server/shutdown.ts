import { setTimeout as wait } from 'node:timers/promises';
import { onWatcherExit, tellIntendedExit } from './watcher.ts';

/**
 * A terminal, npm and the watcher all pass Ctrl-C on, so that we hear it several times. Only a later
 * one is meant as impatience.
 */
const sameSignal = 1_000;

/** What has to be closed, in the opposite order of its opening. */
export class Shutdown {
  readonly #steps: (() => Promise<unknown>)[] = [];
  readonly #asked = new AbortController();
  #closed: Promise<void> | undefined;

  /** Ends when we are asked to stop, before anything is closed. */
  get asked(): AbortSignal {
    return this.#asked.signal;
  }

  /** A step may be given up after some milliseconds. */
  add(step: () => Promise<unknown>, atMost?: number): void {
    this.#steps.push(
      atMost === undefined
        ? step
        : () => Promise.race([step(), wait(atMost, undefined, { ref: false })]),
    );
  }

  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  /**
   * The first signal drains, once the start has come to its end; a later one ends it at once. The end
   * of a watcher drains as well.
   */
  whenAsked(started: Promise<unknown>): void {
    let firstAt: number | undefined;
    const stop = () => {
      if (firstAt !== undefined) return;
      firstAt = Date.now();
      this.#asked.abort();
      void tellIntendedExit();
      started
        .then(() => this.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (firstAt !== undefined && Date.now() - firstAt > sameSignal) process.exit(1);
        stop();
      });
    }
    onWatcherExit(stop);
  }

  async #closeAll(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}
