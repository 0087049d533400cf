import type { Post } from '#contract/post.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { parseStored, readItem, writeItem } from './browser-storage.ts';
import { clearLocalContent, contentKeys, onCleared, ownerKey } from './clear-local-content.ts';
import { type Message, readMessages, readPost } from './message.ts';
/**
 * What a person has made in this browser: in memory for this tab, in the browser's storage for the
 * next visit and for other tabs. The storage belongs to one user at a time, named by `ownerKey`.
 */
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

let owner: string | null = null;
let content = nothing;
/** The texts this tab has read or written, to tell what is news. */
const known = new Map<Slot, string>();
const listeners = new Set<() => void>();

export const getContent = (): Content => content;

/** Whose content this is, as text; nobody's before the first session check. */
export const getOwner = (): string | null => owner;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody is signed in: what is stored is used if it is theirs, and erased if it is not. */
export function loadContent(userId: number): void {
  const id = String(userId);
  if (owner !== id) forget();
  owner = id;
  if (readItem(ownerKey) !== id) {
    clearLocalContent();
    writeItem(ownerKey, id);
  }
  takeNews();
  // What the page has kept since the session ended goes on after the login.
  store(slots.filter((slot) => content[slot] !== nothing[slot] && readItem(keys[slot]) === null));
  publish();
}

/**
 * Changes what is there now, also where another tab has just written. Quietly where nobody asked for it: what has no
 * room then is still on the server.
 */
export function changeContent(
  change: (current: Content) => Partial<Content>,
  { isQuiet = false } = {},
): void {
  takeNews();
  const changes = change(content);
  const changed = slots.filter((slot) => slot in changes && changes[slot] !== content[slot]);
  content = { ...content, ...changes };
  store(changed, isQuiet);
  publish();
}

const isOurs = () => owner !== null && readItem(ownerKey) === owner;

function takeNews(): void {
  if (!isOurs()) return;
  for (const slot of slots) {
    const text = readItem(keys[slot]);
    if (text === null || text === known.get(slot)) continue;
    known.set(slot, text);
    const stored = parseStored(text);
    content = { ...content, [slot]: slot === 'blogPost' ? readPost(stored) : readMessages(stored) };
  }
}

/** Writes, and lets the oldest messages go until there is room. */
function store(changed: Slot[], isQuiet = false): void {
  if (!isOurs()) return;
  const isTooMuch = () => changed.some((slot) => write(slot).isFull);
  if (!isTooMuch()) return;
  // Ever larger steps, so that a long list does not have to be written once a message.
  for (let count = 1; dropOldest(count); count *= 2) {
    if (!isTooMuch()) {
      if (!isQuiet) notifyOldestRemoved();
      return;
    }
  }
  if (!isQuiet) notifyStorageFull();
}

function write(slot: Slot): { isFull: boolean } {
  const text = JSON.stringify(content[slot]);
  const result = writeItem(keys[slot], text);
  if (!result.isFull) known.set(slot, text);
  return result;
}

/** From the list that takes most room. The newest message of a list always stays. */
function dropOldest(count: number): boolean {
  const [longest] = lists
    .filter((list) => content[list].length > 1)
    .sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!longest) return false;
  const messages = content[longest];
  const kept = messages.slice(Math.min(count, messages.length - 1));
  content = { ...content, [longest]: kept };
  write(longest);
  return true;
}

const sizeOf = (list: ListName) => JSON.stringify(content[list]).length;

function forget(): void {
  owner = null;
  content = nothing;
  known.clear();
}

function publish(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === ownerKey && newValue === '') forget();
  else takeNews();
  publish();
});

onCleared(() => {
  forget();
  publish();
});

function notifyOldestRemoved(): void {
  showToast({
    title: 'Your oldest recent content was removed',
    description: 'This browser is out of space for it. Anything you saved is safe.',
  });
}

function notifyStorageFull(): void {
  showToast({
    tone: 'error',
    title: 'This browser is out of space',
    description: 'You’ll lose what you see when you close this page. Save what you want to keep.',
  });
}
