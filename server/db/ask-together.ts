import type { Database } from './connect.ts';

/** Keys of one statement. More than arrive in one turn; it bounds what a single answer can hold. */
const together = 100;

type Waiting<Key, Answer> = {
  key: Key;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * A lookup of every request, made once for all who need it in the same turn of the event loop: on a busy server most
 * of what a short statement costs is sending it and reading its answer. Whoever is alone waits for nobody. `ask` answers in the order
 * of its keys.
 */
export function askTogether<Key, Answer>(
  ask: (db: Database, keys: Key[]) => Promise<Answer[]>,
): (db: Database, key: Key) => Promise<Answer> {
  const waiting = new WeakMap<Database, Waiting<Key, Answer>[]>();

  async function askAll(db: Database, all: Waiting<Key, Answer>[]): Promise<void> {
    try {
      const answers = await ask(
        db,
        all.map(({ key }) => key),
      );
      for (const [place, { resolve }] of all.entries()) resolve(answers[place] as Answer);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(db);
      if (others && others.length < together) {
        others.push({ key, resolve, reject });
        return;
      }
      const all = [{ key, resolve, reject }];
      waiting.set(db, all);
      setImmediate(() => {
        if (waiting.get(db) === all) waiting.delete(db);
        void askAll(db, all);
      });
    });
}
