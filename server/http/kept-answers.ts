/** Characters of all that is kept, and of one answer. */
const limits = { inAll: 16 * 1024 * 1024, each: 256 * 1024 };

export type KeptAnswers = {
  /** The answer, if it was kept under this very version. */
  find(owner: number, version: string): string | undefined;
  keep(owner: number, version: string, text: string): void;
};

/** The last answer of each owner with its version. When there are too many, those that nobody asked for longest go. */
export function createKeptAnswers({ inAll, each } = limits): KeptAnswers {
  const kept = new Map<number, { version: string; text: string }>();
  let size = 0;

  function remove(owner: number): void {
    size -= kept.get(owner)?.text.length ?? 0;
    kept.delete(owner);
  }

  return {
    find(owner, version) {
      const known = kept.get(owner);
      if (!known) return undefined;
      kept.delete(owner);
      kept.set(owner, known);
      return known.version === version ? known.text : undefined;
    },
    keep(owner, version, text) {
      remove(owner);
      if (text.length > each) return;
      kept.set(owner, { version, text });
      size += text.length;
      for (const oldest of kept.keys()) {
        if (size <= inAll) break;
        remove(oldest);
      }
    },
  };
}
