import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import { randomId } from '#web/api/random-id.ts';

/**
 * The browser's history, in which a page with unsaved work has a say. The router has one as well, but only
 * together with loaders, actions and fetchers, which no screen uses and every screen would load.
 */

export type Arrival = { location: Location; type: NavigationType };

type Guard = {
  isHeld: (next: Location) => boolean;
  /** Gets the way to go on after all. */
  hold: (goOn: () => void) => void;
};

/** What is kept with every entry. The index tells how far apart two of them are. */
type Entry = { key: string; index: number; state: unknown };

const { history } = window;
const guards = new Set<Guard>();
const listeners = new Set<(arrival: Arrival) => void>();
let current = readEntry() ?? numbered(0);
/** What to do with the next step back or forth, where it is one of our own. */
let ownStep: 'goOn' | 'stay' | undefined;

export const getLocation = (): Location => locationOf(window.location, current);

export const navigator: Navigator = {
  createHref: pathOf,
  go: (steps) => history.go(steps),
  push(to, state) {
    const entry = newEntry(current.index + 1, state);
    unlessHeld(locationOf(to, entry), () => {
      history.pushState(entry, '', pathOf(to));
      arrive(NavigationType.Push, entry);
    });
  },
  replace(to, state) {
    const entry = newEntry(current.index, state);
    unlessHeld(locationOf(to, entry), () => {
      history.replaceState(entry, '', pathOf(to));
      arrive(NavigationType.Replace, entry);
    });
  },
};

export function listen(listener: (arrival: Arrival) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

window.addEventListener('popstate', () => {
  const step = ownStep;
  ownStep = undefined;
  if (step === 'stay') return;

  // A link to a place within the page makes an entry that we have not numbered.
  const entry = readEntry() ?? numbered(current.index + 1);
  const steps = entry.index - current.index;
  const go = () => arrive(NavigationType.Pop, entry);
  const guard = step !== 'goOn' && guardAgainst(locationOf(window.location, entry));
  if (!guard || steps === 0) return go();
  // The address has changed already: back to where the page is, until somebody has decided.
  ownStep = 'stay';
  history.go(-steps);
  guard.hold(() => {
    ownStep = 'goOn';
    history.go(steps);
  });
});

function unlessHeld(next: Location, go: () => void): void {
  const guard = guardAgainst(next);
  if (guard) guard.hold(go);
  else go();
}

const guardAgainst = (next: Location) => [...guards].find(({ isHeld }) => isHeld(next));

function arrive(type: NavigationType, entry: Entry): void {
  current = entry;
  for (const listener of listeners) listener({ location: getLocation(), type });
}

function locationOf(to: To, { key, state }: Entry): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search, hash, state, key };
}

function pathOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function newEntry(index: number, state: unknown): Entry {
  return { key: randomId(), index, state };
}

function readEntry(): Entry | undefined {
  const entry = history.state as Partial<Entry> | null;
  return typeof entry?.index === 'number' ? (entry as Entry) : undefined;
}

/** Numbers the entry the page is at. */
function numbered(index: number): Entry {
  const entry = newEntry(index, null);
  history.replaceState(entry, '');
  return entry;
}
