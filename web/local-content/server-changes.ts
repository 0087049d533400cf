/** What is changed here and told to the server: a list that was asked for before it knows is out of date. */
class ServerChanges {
  #count = 0;
  readonly #underWay = new Set<Promise<unknown>>();

  /** How many have begun or ended. */
  get count(): number {
    return this.#count;
  }

  /** To be called in the moment of the change, however long it takes until it is sent. */
  track<Result>(sending: Promise<Result>): Promise<Result> {
    this.#count += 1;
    const tracked = sending.finally(() => {
      this.#count += 1;
      this.#underWay.delete(tracked);
    });
    this.#underWay.add(tracked);
    return tracked;
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  /** Whether something has changed since there were so many, or is about to. */
  hasChangedSince(count: number): boolean {
    return this.#count !== count || this.#underWay.size > 0;
  }
}

export const createServerChanges = () => new ServerChanges();
