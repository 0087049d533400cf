import { useSyncExternalStore } from 'react';
import { randomId } from '#web/api/random-id.ts';
import { getOwner, subscribe as subscribeToContent } from '#web/local-content/content-store.ts';
import { markGenerating } from '#web/local-content/is-generating.ts';
import { userMessage } from '#web/local-content/message.ts';
import { addMessages } from '#web/local-content/messages.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import type { FinishedPost } from './add-result.ts';
import { connectionLost, nothingWritten, showErrorToast } from './generation-errors.ts';
import {
  emptyText,
  type GenerationJob,
  isSameJob,
  type NewGenerationJob,
  type PersistedTask,
  readPersistedTasks,
  type StreamedText,
  writePersistedTasks,
} from './generation-job.ts';
import type { GenerationOutcome } from './run-generation.ts';

/**
 * The texts that are being written or were not finished. They belong to the app and not to a page: they go on while the
 * person walks around, and after a reload they are taken up again.
 */
export type GenerationTask = PersistedTask & { text: StreamedText; isKeeping?: boolean };

/** What only a text in the making needs. */
const loadRunner = () => import('./run-generation.ts');

let owner: string | null = null;
let tasks: GenerationTask[] = [];
let byList: Record<PageList, GenerationTask[]> = { insights: [], blog: [] };
/** Of those that this page follows, how to let go of them. */
const followed = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const finishListeners: Record<PageList, Set<(finished: FinishedPost) => void>> = {
  insights: new Set(),
  blog: new Set(),
};
const signedOutListeners = new Set<() => void>();

export const useGenerationTasks = (list: PageList): GenerationTask[] =>
  useSyncExternalStore(subscribe, () => {
    takeOwner();
    return byList[list];
  });

/** Hears of what arrives while its page is open. Whatever goes wrong is then told on the page alone. */
export function onPostFinished(
  list: PageList,
  listener: (finished: FinishedPost) => void,
): () => void {
  finishListeners[list].add(listener);
  return () => finishListeners[list].delete(listener);
}

export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Begins to write. The same once more, as by a second click, changes nothing; a card of an earlier try goes. */
export function startGeneration(list: PageList, newJob: NewGenerationJob): void {
  takeOwner();
  const job = { ...newJob, id: randomId() } as GenerationJob;
  const same = tasks.filter((each) => each.list === list && isSameJob(each.job, job));
  if (same.some(({ stage }) => stage === 'running')) return;
  if (job.kind === 'revise') {
    addMessages(list, userMessage(`Request for revision: ${job.request}`));
  }
  start(list, job, new Set(same));
}

/** What the server has refused is a new task; of what was lost on the way it may still know. */
export function retryGeneration(id: string): void {
  const before = find(id);
  if (!before || before.stage === 'running') return;
  const isNew = before.stage === 'stopped' || before.isTold;
  start(before.list, isNew ? { ...before.job, id: randomId() } : before.job, new Set([before]));
}

export function dismissTask(id: string): void {
  publish(tasks.filter(({ job }) => job.id !== id));
}

/** Stops a text. Its card stays, to keep what was written or to try again. */
export function stopTask(id: string): void {
  letGo(id);
  change(id, { stage: 'stopped' });
  endOnServer(id);
}

/** Each once at a time: its card may ask again after a reload. */
const ending = new Set<string>();

function endOnServer(id: string): void {
  if (ending.has(id)) return;
  ending.add(id);
  void stopOnServer(id, false)
    .then((outcome) => conclude(id, outcome ?? { kind: 'stopped', canKeep: false }))
    .finally(() => ending.delete(id));
}

const stopOnServer = async (id: string, keep: boolean) =>
  (await loadRunner()).stopOnServer(id, keep);

/** Makes a post of what was written until it was stopped. */
export async function keepPartialText(id: string): Promise<void> {
  change(id, { isKeeping: true });
  const outcome = await stopOnServer(id, true);
  change(id, { isKeeping: false, ...(!outcome && { problem: connectionLost }) });
  if (outcome) await conclude(id, outcome);
}

/** Ends and removes everything of a page. Gives the way back, on which what was ended is a stopped text. */
export function clearTasks(list: PageList): () => void {
  const before = byList[list];
  for (const { job, stage } of before) if (stage === 'running') stopTask(job.id);
  publish(tasks.filter((each) => each.list !== list));
  return () => {
    const back = before.map((each) => (each.stage === 'running' ? toStopped(each) : each));
    publish([...back, ...tasks]);
    for (const { job, stage } of before) if (stage === 'running') stopTask(job.id);
  };
}

const toStopped = (task: GenerationTask): GenerationTask => ({ ...task, stage: 'stopped' });

/** Goes on with what a reload has interrupted. */
export function resumeTasks(): void {
  takeOwner();
  for (const { job, list, stage, canKeep } of tasks) {
    if (stage === 'running' && !followed.has(job.id)) void follow(list, job, true);
    if (stage === 'stopped' && canKeep === undefined) endOnServer(job.id);
  }
}

function start(list: PageList, job: GenerationJob, inPlaceOf: ReadonlySet<GenerationTask>): void {
  const task: GenerationTask = {
    list,
    job,
    stage: 'running',
    startedAt: Date.now(),
    text: emptyText,
  };
  publish([...tasks.filter((each) => !inPlaceOf.has(each)), task]);
  void follow(list, job, false);
}

async function follow(list: PageList, job: GenerationJob, isUnderWay: boolean): Promise<void> {
  const call = new AbortController();
  const { signal } = call;
  followed.set(job.id, call);
  const finish = markGenerating();
  const promptType = list === 'blog' ? 'blog' : 'content';
  const show = (next: (text: StreamedText) => StreamedText) => {
    setTasks(changed(job.id, ({ text }) => ({ text: next(text) })));
    tell();
  };
  try {
    const { runGeneration } = await loadRunner();
    const outcome = await runGeneration(job, { promptType, isUnderWay, show, signal });
    if (!signal.aborted) await conclude(job.id, outcome);
  } catch {
    // What follows it could not be loaded: the server is gone.
    if (!signal.aborted) await conclude(job.id, { kind: 'lost' });
  } finally {
    followed.delete(job.id);
    finish();
  }
}

async function conclude(id: string, outcome: GenerationOutcome): Promise<void> {
  const task = find(id);
  if (!task) return;
  const { list, job } = task;
  if (outcome.kind === 'done') {
    const { addResult } = await import('./add-result.ts');
    dismissTask(id);
    const finished = addResult(list, job, outcome.post);
    for (const listener of finishListeners[list]) listener(finished);
  } else if (outcome.kind === 'stopped') {
    change(id, { stage: 'stopped', canKeep: outcome.canKeep });
  } else {
    change(id, { stage: 'failed', ...failureOf(outcome) });
    if (finishListeners[list].size === 0) showErrorToast(list, outcome);
    const isSignedOut = outcome.kind === 'failed' && outcome.error.code === 'not_signed_in';
    if (isSignedOut) for (const listener of signedOutListeners) listener();
  }
}

function failureOf(outcome: Exclude<GenerationOutcome, { kind: 'done' | 'stopped' }>) {
  if (outcome.kind === 'lost') return { problem: connectionLost, isTold: false };
  if (outcome.kind === 'nothing') return { problem: nothingWritten, isTold: true };
  return { problem: outcome.error.serverMessage, isTold: true };
}

const find = (id: string) => tasks.find(({ job }) => job.id === id);

function letGo(id: string): void {
  followed.get(id)?.abort();
}

function change(id: string, changes: Partial<GenerationTask>): void {
  if (find(id)) publish(changed(id, () => changes));
}

const changed = (
  id: string,
  changes: (before: GenerationTask) => Partial<GenerationTask>,
): GenerationTask[] =>
  tasks.map((each) => (each.job.id === id ? { ...each, ...changes(each) } : each));

/** What was kept for whoever is signed in; of somebody else nothing stays. */
function takeOwner(): void {
  if (owner === getOwner()) return;
  for (const call of followed.values()) call.abort();
  followed.clear();
  owner = getOwner();
  const kept = owner === null ? [] : readPersistedTasks(owner);
  setTasks(kept.map((each) => ({ ...each, text: emptyText })));
}

function publish(next: GenerationTask[]): void {
  setTasks(next);
  if (owner !== null) writePersistedTasks(owner, next.map(toPersisted));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function setTasks(next: GenerationTask[]): void {
  tasks = next;
  byList = {
    insights: next.filter(({ list }) => list === 'insights'),
    blog: next.filter(({ list }) => list === 'blog'),
  };
}

const toPersisted = ({ text: _, isKeeping: __, ...kept }: GenerationTask): PersistedTask => kept;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endContent = subscribeToContent(listener);
  resumeTasks();
  return () => {
    listeners.delete(listener);
    endContent();
  };
}
