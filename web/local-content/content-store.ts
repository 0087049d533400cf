import type { Post } from '#contract/post.ts';
import { type AppState, Listeners, useAppPart } from '#web/app-state.ts';
import { createToastStore, type ShowToast, type ToastContent } from '#web/ui/toasts/toast-store.ts';
import { parseStored, readItem, writeItem } from './browser-storage.ts';
import {
  clearLocalContent,
  contentKeys,
  createClearListeners,
  ownerKey,
} from './clear-local-content.ts';
import { type Message, readMessages, readPost } from './message.ts';

export type Content = {
  home: Message[];
  insights: Message[];
  blog: Message[];
  blogPost: Post | null;
};

type Slot = keyof Content;
export type ListName = Exclude<Slot, 'blogPost'>;

const keys: Record<Slot, string> = contentKeys;
const slots = Object.keys(keys) as Slot[];
const lists = slots.filter((slot) => slot !== 'blogPost');

const nothing: Content = { home: [], insights: [], blog: [], blogPost: null };

/**
 * What a person has made in this browser: in memory for this tab, in the browser's storage for the
 * next visit and for other tabs. The storage belongs to one user at a time, named by `ownerKey`.
 */
export class ContentStore {
  #owner: string | null = null;
  #content = nothing;
  /** The texts this tab has read or written, to tell what is news. */
  readonly #known = new Map<Slot, string>();
  readonly #listeners = new Listeners();
  /** Hear of every post that a person has changed, as it is then. */
  readonly postListeners = new Listeners<[Post]>();
  readonly #showToast: ShowToast;

  constructor(app: AppState) {
    this.#showToast = app.get(createToastStore).show;
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === ownerKey && newValue === '') this.#forget();
      else this.#takeNews();
      this.#listeners.notify();
    });
    app.get(createClearListeners).add(() => {
      this.#forget();
      this.#listeners.notify();
    });
  }

  readonly subscribe = this.#listeners.add;

  get content(): Content {
    return this.#content;
  }

  /** Whose content this is, as text; nobody's before the first session check. */
  get owner(): string | null {
    return this.#owner;
  }

  /** Somebody is signed in: what is stored is used if it is theirs, and erased if it is not. */
  load(userId: number): void {
    const id = String(userId);
    if (this.#owner !== id) this.#forget();
    this.#owner = id;
    if (readItem(ownerKey) !== id) {
      clearLocalContent();
      writeItem(ownerKey, id);
    }
    this.#takeNews();
    // What the page has kept since the session ended goes on after the login.
    this.#store(
      slots.filter(
        (slot) => this.#content[slot] !== nothing[slot] && readItem(keys[slot]) === null,
      ),
    );
    this.#listeners.notify();
  }

  /**
   * Changes what is there now, also where another tab has just written. Quietly where nobody asked for it: what has no
   * room then is still on the server.
   */
  change(change: (current: Content) => Partial<Content>, { isQuiet = false } = {}): void {
    this.#takeNews();
    const changes = change(this.#content);
    const changed = slots.filter(
      (slot) => slot in changes && changes[slot] !== this.#content[slot],
    );
    this.#content = { ...this.#content, ...changes };
    this.#store(changed, isQuiet);
    this.#listeners.notify();
  }

  #takeNews(): void {
    if (!this.#isOurs()) return;
    for (const slot of slots) {
      const text = readItem(keys[slot]);
      if (text === null || text === this.#known.get(slot)) continue;
      this.#known.set(slot, text);
      const stored = parseStored(text);
      const value = slot === 'blogPost' ? readPost(stored) : readMessages(stored);
      this.#content = { ...this.#content, [slot]: value };
    }
  }

  #isOurs(): boolean {
    return this.#owner !== null && readItem(ownerKey) === this.#owner;
  }

  /** Writes, and lets the oldest messages go until there is room. */
  #store(changed: Slot[], isQuiet = false): void {
    if (!this.#isOurs()) return;
    const isTooMuch = () => changed.some((slot) => this.#write(slot).isFull);
    if (!isTooMuch()) return;
    // Ever larger steps, so that a long list does not have to be written once a message.
    for (let count = 1; this.#dropOldest(count); count *= 2) {
      if (!isTooMuch()) {
        if (!isQuiet) this.#showToast(oldestRemoved);
        return;
      }
    }
    if (!isQuiet) this.#showToast(storageFull);
  }

  #write(slot: Slot): { isFull: boolean } {
    const text = JSON.stringify(this.#content[slot]);
    const result = writeItem(keys[slot], text);
    if (!result.isFull) this.#known.set(slot, text);
    return result;
  }

  /** From the list that takes most room. The newest message of a list always stays. */
  #dropOldest(count: number): boolean {
    const sizeOf = (list: ListName) => JSON.stringify(this.#content[list]).length;
    const [longest] = lists
      .filter((list) => this.#content[list].length > 1)
      .sort((a, b) => sizeOf(b) - sizeOf(a));
    if (!longest) return false;
    const messages = this.#content[longest];
    const kept = messages.slice(Math.min(count, messages.length - 1));
    this.#content = { ...this.#content, [longest]: kept };
    this.#write(longest);
    return true;
  }

  #forget(): void {
    this.#owner = null;
    this.#content = nothing;
    this.#known.clear();
  }
}

export const createContentStore = (app: AppState) => new ContentStore(app);

/** Loaded by the time somebody is signed in. */
export const useContentStore = () => useAppPart(createContentStore);

const oldestRemoved: ToastContent = {
  title: 'Your oldest recent content was removed',
  description: 'This browser is out of space for it. Anything you saved is safe.',
};

const storageFull: ToastContent = {
  tone: 'error',
  title: 'This browser is out of space',
  description: 'You’ll lose what you see when you close this page. Save what you want to keep.',
};
