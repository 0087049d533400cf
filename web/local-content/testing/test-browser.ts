import { onTestFinished, vi } from 'vitest';
import type { Post } from '#contract/post.ts';
import { AppState } from '#web/app-state.ts';
import { type ContentStore, createContentStore } from '#web/local-content/content-store.ts';
import type { Message } from '#web/local-content/message.ts';
import { createToastStore } from '#web/ui/toasts/toast-store.ts';

/**
 * A browser's storage and tabs without a browser. A tab has an app for itself, as after a page load;
 * all tabs of one browser share its storage, and hear of what the others write.
 */

/** What Chromium gives one site, in characters. */
const quota = 5 * 1024 * 1024;

export class TestBrowser {
  readonly stored = new Map<string, string>();
  /** As when a person blocks the data of a site. */
  isStorageBlocked = false;
  #tabs: { window: EventTarget; storage: object }[] = [];

  /** A page load, by a user if one is signed in. */
  openTab(userId?: number) {
    onTestFinished(() => this.#close());
    const tab = { window: new EventTarget(), storage: {} };
    tab.storage = this.#storageFor(tab.window);
    this.#tabs.push(tab);
    enter(tab);
    const app = new AppState();
    const store = app.get(createContentStore);
    /** Everything a test does in a tab passes through here, or it would be another tab's storage. */
    const run = <T>(work: (store: ContentStore, app: AppState) => T): T => {
      enter(tab);
      return work(store, app);
    };
    if (userId !== undefined) run(() => store.load(userId));
    return {
      run,
      content: () => run(() => store.content),
      homeTexts: () => run(() => store.content.home.map(({ content }) => content)),
      notices: () =>
        run(() =>
          app
            .get(createToastStore)
            .toasts.get()
            .map(({ title }) => title),
        ),
    };
  }

  /** Puts messages there for a user, in every list, and an article, as an earlier visit left them. */
  storeContent(userId: number, messages: Message[], blogPost: Post | null = null): void {
    const list = JSON.stringify(messages);
    this.stored.set('content_user_id', String(userId));
    for (const key of ['home_messages', 'insights_messages', 'blog_messages']) {
      this.stored.set(key, list);
    }
    this.stored.set('current_blog_post', JSON.stringify(blogPost));
  }

  storedKeys(): string[] {
    return [...this.stored.keys()].toSorted();
  }

  /** Other tests share this process and have no browser. */
  #close(): void {
    this.#tabs = [];
    vi.unstubAllGlobals();
  }

  #storageFor(window: EventTarget) {
    const guarded = <T>(work: () => T): T => {
      if (this.isStorageBlocked) throw new DOMException('Blocked', 'SecurityError');
      return work();
    };
    return {
      getItem: (key: string) => guarded(() => this.stored.get(key) ?? null),
      setItem: (key: string, text: string) => guarded(() => this.#write(window, key, text)),
      removeItem: (key: string) => guarded(() => this.#write(window, key, null)),
    };
  }

  #write(from: EventTarget, key: string, newValue: string | null): void {
    const oldValue = this.stored.get(key) ?? null;
    if (newValue === oldValue) return;
    if (newValue === null) this.stored.delete(key);
    else {
      let size = key.length + newValue.length;
      for (const [other, text] of this.stored)
        if (other !== key) size += other.length + text.length;
      if (size > quota) throw new DOMException('Full', 'QuotaExceededError');
      this.stored.set(key, newValue);
    }
    for (const tab of this.#tabs.filter(({ window }) => window !== from)) {
      // Later, as in a browser: the one who writes goes on first.
      setTimeout(() => {
        if (!this.#tabs.includes(tab)) return;
        enter(tab);
        tab.window.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
      });
    }
  }
}

function enter({ window, storage }: { window: EventTarget; storage: object }): void {
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', storage);
}
