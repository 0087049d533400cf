import {
  changePiece,
  choosePiece,
  clearRecentContent,
  listRecentContent,
  restoreRecentContent,
} from '#contract/calls/recent-content.ts';
import type { Post } from '#contract/post.ts';
import type { RecentContent, Surface } from '#contract/recent-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import type { AppState } from '#web/app-state.ts';
import { createToastStore } from '#web/ui/toasts/toast-store.ts';
import { stateKeyPrefix } from './clear-local-content.ts';
import { type ContentStore, createContentStore } from './content-store.ts';
import { changeableFields, mergeRecent } from './merge-recent.ts';
import { findPost } from './messages.ts';
import { createServerChanges } from './server-changes.ts';

/**
 * The recent pieces on the server and in this browser, held together. What is changed here is sent; what the server
 * knows comes in when a page is opened. An answer that was asked for before a change is out of date and asked for again.
 */
class RecentPieces {
  readonly #app: AppState;
  readonly #content: ContentStore;
  readonly #changes: ReturnType<typeof createServerChanges>;
  /** The newest state of each piece that is waiting for an earlier one of it to be sent. */
  readonly #waiting = new Map<string, Post>();
  readonly #sendingNow = new Set<string>();

  constructor(app: AppState) {
    this.#app = app;
    this.#content = app.get(createContentStore);
    this.#changes = app.get(createServerChanges);
    this.#content.postListeners.add((post) => void this.#sendPiece(post));
  }

  /** Brings in what the server knows, and says what is being written. */
  async fetch(): Promise<Pick<RecentContent, 'running'>> {
    for (;;) {
      await this.#changes.settled();
      const before = this.#changes.count;
      const { owner } = this.#content;
      const { pieces, running } = await call(listRecentContent, {});
      if (this.#content.owner !== owner) return { running: [] };
      if (this.#changes.hasChangedSince(before)) continue;
      const unsent = this.#unsentPieces();
      this.#content.change((content) => mergeRecent(content, pieces, unsent), { isQuiet: true });
      for (const { id } of pieces.filter((piece) => unsent.has(piece.id))) this.#sendAgain(id);
      return { running };
    }
  }

  /** Clears a place on every machine. Gives the way back. */
  clearOnServer(surface: Surface): () => void {
    const clearing = this.#changes.track(call(clearRecentContent, { body: { surface } }));
    clearing.catch(this.#notifyNotSaved);
    return () => {
      const restore = async () => {
        const cleared = await clearing.catch(() => undefined);
        if (cleared) await call(restoreRecentContent, { body: cleared });
      };
      this.#changes.track(restore()).catch(this.#notifyNotSaved);
    };
  }

  /** Of two versions keeps one on every machine. */
  chooseOnServer(id: string): void {
    this.#changes.track(call(choosePiece, { params: { id } })).catch(this.#notifyNotSaved);
  }

  /** Whoever is signed out is told so on the page itself. */
  readonly #notifyNotSaved = (error: unknown): void => {
    if (error instanceof ApiError && error.code === 'not_signed_in') return;
    this.#app.get(createToastStore).show({
      tone: 'error',
      title: 'This only changed on this page',
      description:
        'We couldn’t reach Porchlight, so this won’t last after a reload. Please try again in a moment.',
    });
  };

  get #unsentKey(): string {
    return `${stateKeyPrefix}${this.#content.owner}:unsent`;
  }

  /** Pieces whose last change did not reach the server. */
  #unsentPieces(): Set<string> {
    try {
      return new Set(JSON.parse(sessionStorage.getItem(this.#unsentKey) ?? '[]'));
    } catch {
      return new Set();
    }
  }

  #noteUnsent(id: string, isUnsent: boolean): void {
    const ids = this.#unsentPieces();
    if (isUnsent) ids.add(id);
    else ids.delete(id);
    try {
      sessionStorage.setItem(this.#unsentKey, JSON.stringify([...ids]));
    } catch {
      // It is sent again only as long as the page is open.
    }
  }

  #sendAgain(id: string): void {
    const post = findPost(this.#content, id);
    if (post) void this.#sendPiece(post);
  }

  /** One after the other for each piece, so that the last one counts. */
  async #sendPiece(post: Post): Promise<void> {
    const { id } = post;
    if (id === undefined) return;
    this.#noteUnsent(id, true);
    this.#waiting.set(id, post);
    if (this.#sendingNow.has(id)) return;
    this.#sendingNow.add(id);
    try {
      for (let next = this.#take(id); next; next = this.#take(id)) {
        await this.#changes.track(send(id, next));
      }
      this.#noteUnsent(id, false);
    } catch (error) {
      // What the server does not know or does not take stays in this browser.
      if (error instanceof ApiError && [400, 404, 413].includes(error.status)) {
        this.#noteUnsent(id, false);
      }
    } finally {
      this.#sendingNow.delete(id);
    }
  }

  #take(id: string): Post | undefined {
    const post = this.#waiting.get(id);
    this.#waiting.delete(id);
    return post;
  }
}

export const createRecentPieces = (app: AppState) => new RecentPieces(app);

async function send(id: string, post: Post): Promise<void> {
  const body = Object.fromEntries(
    changeableFields.flatMap((field) => (post[field] === undefined ? [] : [[field, post[field]]])),
  );
  await call(changePiece, { params: { id }, body });
}
