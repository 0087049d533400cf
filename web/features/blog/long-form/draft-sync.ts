import { emptyDraft } from '#contract/empty-long-form.ts';
import type { LongFormDraft } from '#contract/long-form-draft.ts';
import { isSame, mergeLongForm } from '#contract/merge-long-form.ts';

/** The draft as the server has it, as far as this window knows. */
export type SyncState = { version: number | null; json: LongFormDraft | null };

/** What the window asks of the server. */
export type DraftServer = {
  /** Refuses a version that is no longer the newest, by `stale`. */
  keep(
    change: { json: LongFormDraft; version: number | null; base?: LongFormDraft },
    options: { outlivesPage: boolean },
  ): Promise<{ version: number } | 'stale'>;
  find(): Promise<SyncState>;
  drop(): Promise<void>;
};

type Window = {
  read: () => LongFormDraft;
  /** Shows a draft that another window has changed. */
  adopt: (draft: LongFormDraft) => void;
  /** What was last seen of the server has changed. */
  onSynced: (synced: SyncState) => void;
};

/** Milliseconds without a change until a draft is sent. */
const pause = 800;

/** Characters that a closing page may still send; browsers stop at 64 KiB. */
const lastWords = 40_000;

/** How often somebody else may be faster. */
const attempts = 5;

/**
 * Keeps the draft of this window and that of the server the same, while other windows do so too. What
 * they changed is merged into this one, and what was typed meanwhile into theirs.
 */
export class DraftSync {
  readonly #server: DraftServer;
  readonly #window: Window;
  #synced: SyncState;
  #isChanged = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** One call after the other: each is made on what the one before brought. */
  #lastCall: Promise<unknown> = Promise.resolve();

  constructor(synced: SyncState, server: DraftServer, window: Window) {
    this.#synced = synced;
    this.#server = server;
    this.#window = window;
  }

  /** Something was typed here: it is sent a little later. */
  change(): void {
    this.#isChanged = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.send(), pause);
  }

  send(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#enqueue(async () => {
      for (let attempt = 0; this.#isChanged && attempt < attempts; attempt++) await this.#keep();
    });
  }

  /** The page goes: nobody will be there to merge what is refused, so the server does. */
  sendLast(): void {
    clearTimeout(this.#timer);
    if (!this.#isChanged) return;
    const json = this.#window.read();
    const { version, json: base } = this.#synced;
    const change = { json, version, ...(base && { base }) };
    if (JSON.stringify(change).length > lastWords) void this.send();
    else {
      this.#isChanged = false;
      void this.#server.keep(change, { outlivesPage: true }).then(
        // Whoever comes back to the page reads what became of it.
        () => this.refresh(),
        () => {
          this.#isChanged = true;
        },
      );
    }
  }

  /** Takes over what other windows have done. */
  refresh(): Promise<void> {
    return this.#enqueue(async () => {
      const found = await this.#server.find();
      if (found.version !== this.#synced.version) this.#take(found);
    }).then(() => (this.#isChanged ? this.send() : undefined));
  }

  drop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isChanged = false;
    return this.#enqueue(async () => {
      await this.#server.drop();
      this.#setSynced({ version: null, json: null });
    });
  }

  async #keep(): Promise<void> {
    const json = this.#window.read();
    this.#isChanged = false;
    try {
      const { version } = this.#synced;
      const kept = await this.#server.keep({ json, version }, { outlivesPage: false });
      if (kept === 'stale') {
        this.#isChanged = true;
        this.#take(await this.#server.find());
      } else this.#setSynced({ version: kept.version, json });
    } catch (error) {
      // It is on the page and in this tab; the next change tries again.
      this.#isChanged = true;
      throw error;
    }
  }

  #take(found: SyncState): void {
    const mine = this.#window.read();
    const base = this.#synced.json ?? emptyDraft;
    this.#setSynced(found);
    // Finished or given up elsewhere: what is here stays here.
    if (!found.json) return;
    const merged = mergeLongForm({ base, theirs: found.json, mine });
    if (!isSame(merged, mine)) this.#window.adopt(merged);
    if (!isSame(contentOf(merged), contentOf(found.json))) this.#isChanged = true;
  }

  #setSynced(synced: SyncState): void {
    this.#synced = synced;
    this.#window.onSynced(synced);
  }

  /** Failures are quiet here: the server's side tells those that do not pass by themselves. */
  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#lastCall.then(work).catch(() => {});
    this.#lastCall = done;
    return done;
  }
}

/** Where a window is, is no change of the work. */
const contentOf = ({ step, changedAt, ...content }: LongFormDraft) => content;
