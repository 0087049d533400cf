type Options = {
  /** Jobs that run at the same time. */
  atOnce: number;
  /** Jobs of one asker that run at the same time; without it, as many as run at all. */
  atOnceOfOne?: number;
  /** Jobs that may wait: of one asker, and of all together. */
  waiting: { ofOne: number; inAll: number };
  /** What is thrown when there is no place left: for this asker, or for anybody. */
  refusal: { ofOne: () => Error; inAll: () => Error };
};

/** Whose job it is: a user's id, or an address. */
type Asker = string | number;

type Waiting = { begin: () => void; refuse: (error: unknown) => void };

/**
 * Runs a few jobs at a time, by turns between those who ask: however many jobs one of them has
 * waiting, everybody else's next one comes after at most one of them.
 */
export class FairQueue {
  readonly #options: Options;
  /** By asker, the one whose turn is next first. Nobody is listed without a waiting job. */
  readonly #waiting = new Map<Asker, Waiting[]>();
  /** By asker. Nobody is listed without a running job. */
  readonly #running = new Map<Asker, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Does the work when its turn comes, and not at all when the signal has ended it before. */
  async run<Result>(
    asker: Asker,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    await this.#turnOf(asker, signal);
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      this.#countRunning(asker, -1);
      this.#beginNext();
    }
  }

  async #turnOf(asker: Asker, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (this.#hasRoomFor(asker)) {
      this.#countRunning(asker, 1);
      return;
    }
    this.#makeRoomFor(asker);
    const turn = Promise.withResolvers<void>();
    const place = { begin: turn.resolve, refuse: turn.reject };
    const leave = () => {
      this.#remove(asker, place);
      place.refuse(signal?.reason);
    };
    this.#waiting.set(asker, [...this.#waitingOf(asker), place]);
    signal?.addEventListener('abort', leave);
    await turn.promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** When all places are taken, whoever has more waiting than the newcomer gives up the last one. */
  #makeRoomFor(asker: Asker): void {
    const { waiting, refusal } = this.#options;
    const own = this.#waitingOf(asker).length;
    if (own >= waiting.ofOne) throw refusal.ofOne();
    const lines = [...this.#waiting].sort(([, one], [, other]) => other.length - one.length);
    if (lines.reduce((sum, [, places]) => sum + places.length, 0) < waiting.inAll) return;

    const [longest, places = []] = lines[0] ?? [];
    const last = places.at(-1);
    if (longest === undefined || !last || places.length <= own + 1) throw refusal.inAll();
    this.#remove(longest, last);
    last.refuse(refusal.inAll());
  }

  #beginNext(): void {
    for (const [asker, [next]] of this.#waiting) {
      if (!next || !this.#hasRoomFor(asker)) continue;
      this.#remove(asker, next);
      // To the end of the round with what else this asker has waiting.
      const rest = this.#waitingOf(asker);
      this.#waiting.delete(asker);
      if (rest.length > 0) this.#waiting.set(asker, rest);
      this.#countRunning(asker, 1);
      next.begin();
      return;
    }
  }

  #hasRoomFor(asker: Asker): boolean {
    const { atOnce, atOnceOfOne = atOnce } = this.#options;
    const running = this.#running.values().reduce((sum, count) => sum + count, 0);
    return running < atOnce && (this.#running.get(asker) ?? 0) < atOnceOfOne;
  }

  #countRunning(asker: Asker, change: 1 | -1): void {
    const count = (this.#running.get(asker) ?? 0) + change;
    if (count > 0) this.#running.set(asker, count);
    else this.#running.delete(asker);
  }

  #waitingOf(asker: Asker): Waiting[] {
    return this.#waiting.get(asker) ?? [];
  }

  #remove(asker: Asker, place: Waiting): void {
    const rest = this.#waitingOf(asker).filter((each) => each !== place);
    if (rest.length > 0) this.#waiting.set(asker, rest);
    else this.#waiting.delete(asker);
  }
}
