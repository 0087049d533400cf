import { useCallback, useState } from 'react';
import { stateKeyPrefix } from './clear-local-content.ts';
import { getOwner } from './content-store.ts';

/**
 * What was typed and not sent yet. It is kept for this tab alone, so that it outlives a reload and
 * a new login, and it goes when the person logs out or somebody else signs in.
 */

const keyOf = (name: string) => `${stateKeyPrefix}${getOwner()}:${name}`;

/** A schema of zod, in either of its dialects. */
export type Parser<T> = { safeParse: (stored: unknown) => { data?: T | undefined } };

/** As useState, for values that JSON can hold. What is stored and does not fit counts as nothing. */
export function usePersistedState<T>(name: string, schema: Parser<T>, initial: T) {
  const [value, setValue] = useState(() => read(name, schema) ?? initial);
  const change = useCallback(
    (next: T | ((before: T) => T)) =>
      setValue((before) => {
        const value = next instanceof Function ? next(before) : next;
        write(name, value);
        return value;
      }),
    [name],
  );
  return [value, change] as const;
}

/** For the next one of its kind, wherever that is made. */
export const writePersistedState = (name: string, value: unknown): void => write(name, value);

function read<T>(name: string, schema: Parser<T>): T | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(name));
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function write(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // It stays on the page; only a reload would lose it.
  }
}
