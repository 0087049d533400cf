import { randomId } from '#web/api/random-id.ts';
import { Listeners } from '#web/app-state.ts';

/** An address within the app, in its parts. */
export type Path = { pathname: string; search: string; hash: string };
export type Location = Path & { state: unknown; key: string };
/** Where a link leads: an address, or those parts of one that change. */
export type To = string | Partial<Path>;
/** By a link, by one that takes the place of where it stands, or by going back or forth. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

export type Navigator = {
  push: (to: To, state?: unknown) => void;
  replace: (to: To, state?: unknown) => void;
};

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

/**
 * The browser's history, in which a page with unsaved work has a say. The router has one as well, but only
 * together with loaders, actions and fetchers, which no screen uses and every screen would load.
 */
class BrowserHistory {
  readonly listeners = new Listeners<[HistoryUpdate]>();
  readonly #guards = new Set<Guard>();
  #current = readEntry() ?? numbered(0);
  /** What to do with the next step back or forth, where it is one of our own. */
  #ownStep: 'goOn' | 'stay' | undefined;
  /** What has to wait for a step of our own: the browser takes it a little later. */
  #waiting: (() => void)[] = [];
  /** What closes the open dialogs, the one on top last. */
  readonly #dialogs: (() => void)[] = [];

  constructor() {
    window.addEventListener('popstate', this.#handleStep);
    // A reload closes dialogs: back to the page's own entry.
    if (dialogsAt(this.#current) > 0) this.#matchDialogs();
  }

  get location(): Location {
    return locationOf(window.location, this.#current);
  }

  readonly navigator: Navigator = {
    push: (to, state) => this.#afterOwnStep(() => this.#push(to, state)),
    replace: (to, state) => this.#afterOwnStep(() => this.#replace(to, state)),
  };

  addGuard(guard: Guard): () => void {
    this.#guards.add(guard);
    return () => this.#guards.delete(guard);
  }

  /** Has the back button close a dialog rather than leave its page. Gives what to do once it is closed. */
  addDialog(close: () => void): () => void {
    // One dialog may take the place of another.
    const matchSoon = () => queueMicrotask(() => this.#matchDialogs());
    this.#dialogs.push(close);
    matchSoon();
    return () => {
      this.#dialogs.splice(this.#dialogs.indexOf(close), 1);
      matchSoon();
    };
  }

  #push(to: To, state: unknown): void {
    this.#unlessHeld(locationOf(to, newEntry(this.#current.index, state)), () => {
      // The entry of a dialog gives way to where somebody goes from it.
      const isInDialog = dialogsAt(this.#current) > 0;
      const entry = newEntry(this.#current.index + (isInDialog ? 0 : 1), state);
      if (isInDialog) window.history.replaceState(entry, '', hrefOf(to));
      else window.history.pushState(entry, '', hrefOf(to));
      this.#arrive('PUSH', entry);
    });
  }

  #replace(to: To, state: unknown): void {
    const entry = newEntry(this.#current.index, state);
    this.#unlessHeld(locationOf(to, entry), () => {
      window.history.replaceState(entry, '', hrefOf(to));
      this.#arrive('REPLACE', entry);
    });
  }

  /** Somebody, or we ourselves, went back or forth. */
  readonly #handleStep = () => {
    const step = this.#ownStep;
    this.#ownStep = undefined;
    if (step === 'stay') return this.#goOnAfterStep();

    // A link to a place within the page makes an entry that we have not numbered.
    const entry = readEntry() ?? numbered(this.#current.index + 1);
    const steps = entry.index - this.#current.index;
    const isSamePage = entry.key === this.#current.key;
    if (step !== 'goOn' && isSamePage && dialogsAt(entry) < dialogsAt(this.#current)) {
      return this.#closeDialogsAbove(entry);
    }
    // The dialog of this entry was closed long ago: its page is meant.
    if (dialogsAt(entry) > 0) return window.history.go(-dialogsAt(entry));
    const guard = step !== 'goOn' && this.#guardAgainst(locationOf(window.location, entry));
    if (!guard || steps === 0) return this.#arrive('POP', entry);
    // The address has changed already: back to where the page is, until somebody has decided.
    this.#ownStep = 'stay';
    window.history.go(-steps);
    guard.hold(() => {
      this.#ownStep = 'goOn';
      window.history.go(steps);
    });
  };

  /** As many entries as there are open dialogs. */
  #matchDialogs(): void {
    if (this.#ownStep) return void this.#waiting.push(() => this.#matchDialogs());
    const current = this.#current;
    const missing = this.#dialogs.length - dialogsAt(current);
    const entryAfter = (count: number): Entry => ({
      ...current,
      index: current.index + count,
      dialogs: dialogsAt(current) + count,
    });
    for (let count = 1; count <= missing; count += 1) {
      this.#current = entryAfter(count);
      window.history.pushState(this.#current, '');
    }
    if (missing < 0) {
      this.#current = entryAfter(missing);
      this.#ownStep = 'stay';
      window.history.go(missing);
    }
  }

  /** Closes the dialogs above an entry of the same page. */
  #closeDialogsAbove(entry: Entry): void {
    const closing = this.#dialogs.slice(dialogsAt(entry)).reverse();
    this.#current = entry;
    for (const close of closing) close();
    setTimeout(() => this.#matchDialogs(), closingTakes);
  }

  #afterOwnStep(work: () => void): void {
    if (this.#ownStep === 'stay') this.#waiting.push(work);
    else work();
  }

  #goOnAfterStep(): void {
    const works = this.#waiting;
    this.#waiting = [];
    for (const work of works) work();
  }

  #unlessHeld(next: Location, go: () => void): void {
    const guard = this.#guardAgainst(next);
    if (guard) guard.hold(go);
    else go();
  }

  #guardAgainst(next: Location): Guard | undefined {
    return [...this.#guards].find(({ isHeld }) => isHeld(next));
  }

  #arrive(type: NavigationType, entry: Entry): void {
    this.#current = entry;
    this.listeners.notify({ location: this.location, type });
  }
}

export const createBrowserHistory = () => new BrowserHistory();

/** Milliseconds in which a dialog that was asked to close does so, unless it asks back. */
const closingTakes = 300;

const dialogsAt = ({ dialogs: open = 0 }: Entry) => open;

function locationOf(to: To, { key, state }: Entry): Location {
  return { ...resolvePath(to, '/'), state, key };
}

/** The whole address that is meant, seen from a page: one that begins with "?" or "#" stays there. */
export function resolvePath(to: To, here: string): Path {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  return { pathname: pathname || here, search, hash };
}

function partsOf(address: string): Path {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)([?][^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}

export function hrefOf(to: To): string {
  if (typeof to === 'string') return to;
  const { pathname = '/', search = '', hash = '' } = to;
  return pathname + search + hash;
}

function newEntry(index: number, state: unknown): Entry {
  return { key: randomId(), index, state };
}

function readEntry(): Entry | undefined {
  const entry = window.history.state as Partial<Entry> | null;
  return typeof entry?.index === 'number' ? (entry as Entry) : undefined;
}

/** Numbers the entry the page is at. */
function numbered(index: number): Entry {
  const entry = newEntry(index, null);
  window.history.replaceState(entry, '');
  return entry;
}
