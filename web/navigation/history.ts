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

export type HistoryUpdate = { location: Location; type: NavigationType };

type Guard = {
  isHeld: (next: Location) => boolean;
  /** Gets the way to go on after all. */
  hold: (goOn: () => void) => void;
};

/**
 * What is kept with every entry. The index tells how far apart two of them are. An open dialog has an entry of its own
 * above that of its page: `dialogs` says how many are open there.
 */
type Entry = { key: string; index: number; state: unknown; dialogs?: number };

const { history } = window;
const guards = new Set<Guard>();
const listeners = new Set<(arrival: HistoryUpdate) => void>();
let current = readEntry() ?? numbered(0);
/** What to do with the next step back or forth, where it is one of our own. */
let ownStep: 'goOn' | 'stay' | undefined;
/** What has to wait for a step of our own: the browser takes it a little later. */
let waiting: (() => void)[] = [];
/** What closes the open dialogs, the one on top last. */
const dialogs: (() => void)[] = [];

export const getLocation = (): Location => locationOf(window.location, current);

export const navigator: Navigator = {
  createHref: pathOf,
  go: (steps) => history.go(steps),
  push(to, state) {
    afterOwnStep(() =>
      unlessHeld(locationOf(to, newEntry(current.index, state)), () => {
        // The entry of a dialog gives way to where somebody goes from it.
        const isInDialog = dialogsAt(current) > 0;
        const entry = newEntry(current.index + (isInDialog ? 0 : 1), state);
        if (isInDialog) history.replaceState(entry, '', pathOf(to));
        else history.pushState(entry, '', pathOf(to));
        arrive(NavigationType.Push, entry);
      }),
    );
  },
  replace(to, state) {
    afterOwnStep(() => {
      const entry = newEntry(current.index, state);
      unlessHeld(locationOf(to, entry), () => {
        history.replaceState(entry, '', pathOf(to));
        arrive(NavigationType.Replace, entry);
      });
    });
  },
};

export function listen(listener: (arrival: HistoryUpdate) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Has the back button close a dialog rather than leave its page. Gives what to do once it is closed. */
export function addDialog(close: () => void): () => void {
  dialogs.push(close);
  // One dialog may take the place of another.
  queueMicrotask(matchDialogs);
  return () => {
    dialogs.splice(dialogs.indexOf(close), 1);
    queueMicrotask(matchDialogs);
  };
}

/** As many entries as there are open dialogs. */
function matchDialogs(): void {
  if (ownStep) return void waiting.push(matchDialogs);
  const missing = dialogs.length - dialogsAt(current);
  for (let count = 0; count < missing; count += 1) {
    current = { ...current, index: current.index + 1, dialogs: dialogsAt(current) + 1 };
    history.pushState(current, '');
  }
  if (missing < 0) {
    current = { ...current, index: current.index + missing, dialogs: dialogs.length };
    ownStep = 'stay';
    history.go(missing);
  }
}

function afterOwnStep(work: () => void): void {
  if (ownStep === 'stay') waiting.push(work);
  else work();
}

function goOnAfterStep(): void {
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

const dialogsAt = ({ dialogs: open = 0 }: Entry) => open;

/** Milliseconds in which a dialog that was asked to close does so, unless it asks back. */
const closingTakes = 300;

/** Closes the dialogs above an entry of the same page. */
function closeDialogsAbove(entry: Entry): void {
  const closing = dialogs.slice(dialogsAt(entry)).reverse();
  current = entry;
  for (const close of closing) close();
  setTimeout(matchDialogs, closingTakes);
}

window.addEventListener('popstate', () => {
  const step = ownStep;
  ownStep = undefined;
  if (step === 'stay') return goOnAfterStep();

  // A link to a place within the page makes an entry that we have not numbered.
  const entry = readEntry() ?? numbered(current.index + 1);
  const steps = entry.index - current.index;
  const isSamePage = entry.key === current.key;
  if (step !== 'goOn' && isSamePage && dialogsAt(entry) < dialogsAt(current)) {
    return closeDialogsAbove(entry);
  }
  // The dialog of this entry was closed long ago: its page is meant.
  if (dialogsAt(entry) > 0) return history.go(-dialogsAt(entry));
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

// A reload closes dialogs: back to the page's own entry.
if (dialogsAt(current) > 0) matchDialogs();
