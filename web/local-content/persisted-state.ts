import { useCallback, useState } from 'react';
import { stateKeyPrefix } from './clear-local-content.ts';
import { type ContentStore, useContentStore } from './content-store.ts';

/**
 * What was typed and not sent yet. It is kept for this tab alone, so that it outlives a reload and
 * a new login, and it goes when the person logs out or somebody else signs in.
 */

const keyOf = ({ owner }: ContentStore, name: string) => `${stateKeyPrefix}${owner}:${name}`;

/** A schema of zod, in either of its dialects. */
export type Parser<T> = { safeParse: (stored: unknown) => { data?: T | undefined } };

/** As useState, for values that JSON can hold. What is stored and does not fit counts as nothing. */
export function usePersistedState<T>(name: string, schema: Parser<T>, initial: T) {
  const store = useContentStore();
  const [value, setValue] = useState(() => read(store, name, schema) ?? initial);
  const change = useCallback(
    (next: T | ((before: T) => T)) =>
      setValue((before) => {
        const value = next instanceof Function ? next(before) : next;
        write(store, name, value);
        return value;
      }),
    [store, name],
  );
  return [value, change] as const;
}

/** For the next one of its kind, wherever that is made. */
export const useWritePersistedState = () => {
  const store = useContentStore();
  return (name: string, value: unknown): void => write(store, name, value);
};

function read<T>(store: ContentStore, name: string, schema: Parser<T>): T | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(store, name));
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function write(store: ContentStore, name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(store, name), JSON.stringify(value));
  } catch {
    // It stays on the page; only a reload would lose it.
  }
}
