import { useSyncExternalStore } from 'react';
import { randomId } from '#web/api/random-id.ts';
import { type AppState, Listeners, useAppPart } from '#web/app-state.ts';
import { type ContentStore, createContentStore } from '#web/local-content/content-store.ts';
import { markGenerating } from '#web/local-content/is-generating.ts';
import { userMessage } from '#web/local-content/message.ts';
import { addMessages } from '#web/local-content/messages.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import { createToastStore } from '#web/ui/toasts/toast-store.ts';
import type { FinishedPost } from './add-result.ts';
import { connectionLost, errorToast, nothingWritten } from './generation-errors.ts';
import {
  emptyText,
  type GenerationJob,
  isSameJob,
  type NewGenerationJob,
  type PersistedTask,
  readPersistedTasks,
  type TextSoFar,
  wantsPicture,
  writePersistedTasks,
} from './generation-job.ts';
import { readPendingDrawings } from './pending-drawings.ts';
import type { GenerationOutcome } from './run-generation.ts';

export type GenerationTask = PersistedTask & { text: TextSoFar; isKeeping?: boolean };

/** What only a text in the making needs. */
const loadRunner = () => import('./run-generation.ts');

/**
 * The texts that are being written or were not finished. They belong to the app and not to a page: they go on while the
 * person walks around, and after a reload they are taken up again.
 */
export class GenerationStore {
  readonly #app: AppState;
  readonly #content: ContentStore;
  #owner: string | null = null;
  #tasks: GenerationTask[] = [];
  #byList: Record<PageList, GenerationTask[]> = { insights: [], blog: [] };
  /** Of those that this page follows, how to let go of them. */
  readonly #followed = new Map<string, AbortController>();
  /** Those that are being stopped: each once at a time, its card may ask again after a reload. */
  readonly #ending = new Set<string>();
  readonly #listeners = new Listeners();
  /** Hear of what arrives while its page is open. Whatever goes wrong is then told on the page alone. */
  readonly finishListeners: Record<PageList, Listeners<[FinishedPost]>> = {
    insights: new Listeners(),
    blog: new Listeners(),
  };
  readonly signedOutListeners = new Listeners();

  constructor(app: AppState) {
    this.#app = app;
    this.#content = app.get(createContentStore);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const end = this.#listeners.add(listener);
    const endContent = this.#content.subscribe(listener);
    this.resume();
    return () => {
      end();
      endContent();
    };
  };

  tasksOf(list: PageList): GenerationTask[] {
    this.#takeOwner();
    return this.#byList[list];
  }

  /** Begins to write. The same once more, as by a second click, changes nothing; a card of an earlier try goes. */
  start(list: PageList, newJob: NewGenerationJob): void {
    this.#takeOwner();
    const job = { ...newJob, id: randomId() } as GenerationJob;
    const same = this.#tasks.filter((each) => each.list === list && isSameJob(each.job, job));
    if (same.some(({ stage }) => stage === 'running')) return;
    if (job.kind === 'revise') {
      addMessages(this.#content, list, userMessage(`Request for revision: ${job.request}`));
    }
    this.#start(list, job, new Set(same));
  }

  /** What the server has refused is a new task; of what was lost on the way it may still know. */
  retry(id: string): void {
    const before = this.#find(id);
    if (!before || before.stage === 'running') return;
    const isNew = before.stage === 'stopped' || before.isTold;
    const job = isNew ? { ...before.job, id: randomId() } : before.job;
    this.#start(before.list, job, new Set([before]));
  }

  dismiss(id: string): void {
    this.#publish(this.#tasks.filter(({ job }) => job.id !== id));
  }

  /** Stops a text. Its card stays, to keep what was written or to try again. */
  stop(id: string): void {
    this.#followed.get(id)?.abort();
    this.#change(id, { stage: 'stopped' });
    this.#endOnServer(id);
  }

  /** Makes a post of what was written until it was stopped. */
  async keepPartialText(id: string): Promise<void> {
    this.#change(id, { isKeeping: true });
    const outcome = await stopOnServer(id, true);
    this.#change(id, { isKeeping: false, ...(!outcome && { problem: connectionLost }) });
    if (outcome) await this.#conclude(id, outcome);
  }

  /** Ends and removes everything of a page. Gives the way back, on which what was ended is a stopped text. */
  clear(list: PageList): () => void {
    const before = this.#byList[list];
    const stopRunning = () => {
      for (const { job, stage } of before) if (stage === 'running') this.stop(job.id);
    };
    stopRunning();
    this.#publish(this.#tasks.filter((each) => each.list !== list));
    return () => {
      const back = before.map((each) => (each.stage === 'running' ? toStopped(each) : each));
      this.#publish([...back, ...this.#tasks]);
      stopRunning();
    };
  }

  /** Goes on with what a reload has interrupted. */
  resume(): void {
    this.#takeOwner();
    for (const { job, list, stage, canKeep } of this.#tasks) {
      if (stage === 'running' && !this.#followed.has(job.id)) void this.#follow(list, job, true);
      if (stage === 'stopped' && canKeep === undefined) this.#endOnServer(job.id);
    }
    if (this.#owner !== null && Object.keys(readPendingDrawings(this.#owner)).length > 0) {
      void import('./draw-picture.ts').then(({ resumeDrawings }) => resumeDrawings(this.#app));
    }
  }

  #start(list: PageList, job: GenerationJob, inPlaceOf: ReadonlySet<GenerationTask>): void {
    const task: GenerationTask = {
      list,
      job,
      stage: 'running',
      startedAt: Date.now(),
      text: emptyText,
    };
    this.#publish([...this.#tasks.filter((each) => !inPlaceOf.has(each)), task]);
    void this.#follow(list, job, false);
  }

  async #follow(list: PageList, job: GenerationJob, isUnderWay: boolean): Promise<void> {
    const call = new AbortController();
    const { signal } = call;
    this.#followed.set(job.id, call);
    const finish = markGenerating(this.#app);
    const promptType = list === 'blog' ? 'blog' : 'content';
    const show = (next: (text: TextSoFar) => TextSoFar) => {
      this.#setTasks(this.#changed(job.id, ({ text }) => ({ text: next(text) })));
      this.#listeners.notify();
    };
    try {
      const { runGeneration } = await loadRunner();
      const outcome = await runGeneration(job, { promptType, isUnderWay, show, signal });
      if (!signal.aborted) await this.#conclude(job.id, outcome);
    } catch {
      // What follows it could not be loaded: the server is gone.
      if (!signal.aborted) await this.#conclude(job.id, { kind: 'lost' });
    } finally {
      this.#followed.delete(job.id);
      finish();
    }
  }

  #endOnServer(id: string): void {
    if (this.#ending.has(id)) return;
    this.#ending.add(id);
    void stopOnServer(id, false)
      .then((outcome) => this.#conclude(id, outcome ?? { kind: 'stopped', canKeep: false }))
      .finally(() => this.#ending.delete(id));
  }

  async #conclude(id: string, outcome: GenerationOutcome): Promise<void> {
    const task = this.#find(id);
    if (!task) return;
    const { list, job } = task;
    if (outcome.kind === 'done') {
      const { addResult } = await import('./add-result.ts');
      const draw = wantsPicture(job) && (await import('./draw-picture.ts')).drawPictureForPost;
      const { showWithFade } = await import('#web/ui/show-with-fade.ts');
      await showWithFade(() => {
        this.dismiss(id);
        const finished = addResult(this.#content, list, job, outcome.post);
        if (draw) void draw(this.#app, finished.postId);
        this.finishListeners[list].notify(finished);
      });
    } else if (outcome.kind === 'stopped') {
      this.#change(id, { stage: 'stopped', canKeep: outcome.canKeep });
    } else {
      this.#change(id, { stage: 'failed', ...failureOf(outcome) });
      if (this.finishListeners[list].size === 0) {
        this.#app.get(createToastStore).show(errorToast(list, outcome));
      }
      const isSignedOut = outcome.kind === 'failed' && outcome.error.code === 'not_signed_in';
      if (isSignedOut) this.signedOutListeners.notify();
    }
  }

  #find(id: string): GenerationTask | undefined {
    return this.#tasks.find(({ job }) => job.id === id);
  }

  #change(id: string, changes: Partial<GenerationTask>): void {
    if (this.#find(id)) this.#publish(this.#changed(id, () => changes));
  }

  #changed(
    id: string,
    changes: (before: GenerationTask) => Partial<GenerationTask>,
  ): GenerationTask[] {
    return this.#tasks.map((each) => (each.job.id === id ? { ...each, ...changes(each) } : each));
  }

  /** What was kept for whoever is signed in; of somebody else nothing stays. */
  #takeOwner(): void {
    const { owner } = this.#content;
    if (this.#owner === owner) return;
    for (const call of this.#followed.values()) call.abort();
    this.#followed.clear();
    this.#owner = owner;
    const kept = owner === null ? [] : readPersistedTasks(owner);
    this.#setTasks(kept.map((each) => ({ ...each, text: emptyText })));
  }

  #publish(next: GenerationTask[]): void {
    this.#setTasks(next);
    if (this.#owner !== null) writePersistedTasks(this.#owner, next.map(toPersisted));
    this.#listeners.notify();
  }

  #setTasks(next: GenerationTask[]): void {
    this.#tasks = next;
    this.#byList = {
      insights: next.filter(({ list }) => list === 'insights'),
      blog: next.filter(({ list }) => list === 'blog'),
    };
  }
}

export const createGenerationStore = (app: AppState) => new GenerationStore(app);

export const useGenerationStore = (): GenerationStore => useAppPart(createGenerationStore);

export function useGenerationTasks(list: PageList): GenerationTask[] {
  const store = useGenerationStore();
  const read = () => store.tasksOf(list);
  return useSyncExternalStore(store.subscribe, read, read);
}

const stopOnServer = async (id: string, keep: boolean) =>
  (await loadRunner()).stopOnServer(id, keep);

const toStopped = (task: GenerationTask): GenerationTask => ({ ...task, stage: 'stopped' });

function failureOf(outcome: Exclude<GenerationOutcome, { kind: 'done' | 'stopped' }>) {
  if (outcome.kind === 'lost') return { problem: connectionLost, isTold: false };
  if (outcome.kind === 'nothing') return { problem: nothingWritten, isTold: true };
  return { problem: outcome.error.serverMessage, isTold: true };
}

const toPersisted = ({ text: _, isKeeping: __, ...kept }: GenerationTask): PersistedTask => kept;
