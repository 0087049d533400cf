import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * What one running app keeps in memory beside the answers of the server. A part is made when it is first asked for, so
 * that what is loaded late costs nothing before. Two apps share nothing, as two tests need it.
 */
export class AppState {
  readonly #parts = new Map<unknown, unknown>();

  get<Part>(create: (app: AppState) => Part): Part {
    if (!this.#parts.has(create)) this.#parts.set(create, create(this));
    return this.#parts.get(create) as Part;
  }
}

export const AppStateContext = createContext<AppState | undefined>(undefined);

export function useAppState(): AppState {
  const app = useContext(AppStateContext);
  if (!app) throw new Error('AppStateContext is missing');
  return app;
}

/** The part of this app that `create` makes. */
export const useAppPart = <Part>(create: (app: AppState) => Part): Part =>
  useAppState().get(create);

/** Those who want to hear of something, until they call what `add` returned. */
export class Listeners<Args extends unknown[] = []> {
  readonly #listeners = new Set<(...args: Args) => void>();

  get size(): number {
    return this.#listeners.size;
  }

  readonly add = (listener: (...args: Args) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  notify(...args: Args): void {
    for (const listener of this.#listeners) listener(...args);
  }
}

/** A value that components are drawn with. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.add;

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  set(value: Value): void {
    this.#value = value;
    this.#listeners.notify();
  }
}

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
