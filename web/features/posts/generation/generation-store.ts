import { useSyncExternalStore } from 'react';
import { randomId } from '#web/api/random-id.ts';
import { getOwner, subscribe as subscribeToContent } from '#web/local-content/content-store.ts';
import { startWriting } from '#web/local-content/is-generating.ts';
import { userMessage } from '#web/local-content/message.ts';
import { addMessages } from '#web/local-content/messages.ts';
import type { PageList } from '#web/local-content/piece-messages.ts';
import type { Arrival } from './add-result.ts';
import { connectionLost, nothingWritten, tellElsewhere } from './generation-errors.ts';
import { isSameWork, type Job, type LiveText, type NewJob, noText } from './generation-job.ts';
import { type KeptWriting, readKept, writeKept } from './persisted-tasks.ts';
import type { Outcome } from './run-generation.ts';

/**
 * The texts that are being written or were not finished. They belong to the app and not to a page: they go on while the
 * person walks around, and after a reload they are taken up again.
 */
export type Writing = KeptWriting & { text: LiveText; isKeeping?: boolean };

/** What only a text in the making needs. */
const loadFollowing = () => import('./run-generation.ts');

let owner: string | null = null;
let writings: Writing[] = [];
let byList: Record<PageList, Writing[]> = { insights: [], blog: [] };
/** Of those that this page follows, how to let go of them. */
const followed = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const watchers: Record<PageList, Set<(arrival: Arrival) => void>> = {
  insights: new Set(),
  blog: new Set(),
};
const signedOutListeners = new Set<() => void>();

export const useWritings = (list: PageList): Writing[] =>
  useSyncExternalStore(subscribe, () => {
    takeOwner();
    return byList[list];
  });

/** Hears of what arrives while its page is open. Whatever goes wrong is then told on the page alone. */
export function watchWritings(list: PageList, watcher: (arrival: Arrival) => void): () => void {
  watchers[list].add(watcher);
  return () => watchers[list].delete(watcher);
}

export function whenSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** Begins to write. The same once more, as by a second click, changes nothing; a card of an earlier try goes. */
export function beginWriting(list: PageList, newJob: NewJob): void {
  takeOwner();
  const job = { ...newJob, id: randomId() } as Job;
  const same = writings.filter((each) => each.list === list && isSameWork(each.job, job));
  if (same.some(({ stage }) => stage === 'running')) return;
  if (job.kind === 'revise') {
    addMessages(list, userMessage(`Request for revision: ${job.request}`));
  }
  start(list, job, new Set(same));
}

/** What the server has refused is a new writing; of what was lost on the way it may still know. */
export function tryAgain(id: string): void {
  const before = find(id);
  if (!before || before.stage === 'running') return;
  const isNew = before.stage === 'stopped' || before.isTold;
  start(before.list, isNew ? { ...before.job, id: randomId() } : before.job, new Set([before]));
}

export function dismissWriting(id: string): void {
  publish(writings.filter(({ job }) => job.id !== id));
}

/** Stops a text. Its card stays, to keep what was written or to try again. */
export function stopWriting(id: string): void {
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
  (await loadFollowing()).stopOnServer(id, keep);

/** Makes a post of what was written until it was stopped. */
export async function keepStopped(id: string): Promise<void> {
  change(id, { isKeeping: true });
  const outcome = await stopOnServer(id, true);
  change(id, { isKeeping: false, ...(!outcome && { problem: connectionLost }) });
  if (outcome) await conclude(id, outcome);
}

/** Ends and removes everything of a page. Gives the way back, on which what was ended is a stopped text. */
export function clearWritings(list: PageList): () => void {
  const before = byList[list];
  for (const { job, stage } of before) if (stage === 'running') stopWriting(job.id);
  publish(writings.filter((each) => each.list !== list));
  return () => {
    const back = before.map((each) => (each.stage === 'running' ? asStopped(each) : each));
    publish([...back, ...writings]);
    for (const { job, stage } of before) if (stage === 'running') stopWriting(job.id);
  };
}

const asStopped = (writing: Writing): Writing => ({ ...writing, stage: 'stopped' });

/** Goes on with what a reload has interrupted. */
export function resumeWritings(): void {
  takeOwner();
  for (const { job, list, stage, canKeep } of writings) {
    if (stage === 'running' && !followed.has(job.id)) void follow(list, job, true);
    if (stage === 'stopped' && canKeep === undefined) endOnServer(job.id);
  }
}

function start(list: PageList, job: Job, inPlaceOf: ReadonlySet<Writing>): void {
  const writing: Writing = { list, job, stage: 'running', startedAt: Date.now(), text: noText };
  publish([...writings.filter((each) => !inPlaceOf.has(each)), writing]);
  void follow(list, job, false);
}

async function follow(list: PageList, job: Job, isUnderWay: boolean): Promise<void> {
  const call = new AbortController();
  const { signal } = call;
  followed.set(job.id, call);
  const finish = startWriting();
  const promptType = list === 'blog' ? 'blog' : 'content';
  const show = (next: (text: LiveText) => LiveText) => {
    setWritings(changed(job.id, ({ text }) => ({ text: next(text) })));
    tell();
  };
  try {
    const { followWriting } = await loadFollowing();
    const outcome = await followWriting(job, { promptType, isUnderWay, show, signal });
    if (!signal.aborted) await conclude(job.id, outcome);
  } catch {
    // What follows it could not be loaded: the server is gone.
    if (!signal.aborted) await conclude(job.id, { kind: 'lost' });
  } finally {
    followed.delete(job.id);
    finish();
  }
}

async function conclude(id: string, outcome: Outcome): Promise<void> {
  const writing = find(id);
  if (!writing) return;
  const { list, job } = writing;
  if (outcome.kind === 'done') {
    const { takeIn } = await import('./add-result.ts');
    dismissWriting(id);
    const arrival = takeIn(list, job, outcome.post);
    for (const watcher of watchers[list]) watcher(arrival);
  } else if (outcome.kind === 'stopped') {
    change(id, { stage: 'stopped', canKeep: outcome.canKeep });
  } else {
    change(id, { stage: 'failed', ...failureOf(outcome) });
    if (watchers[list].size === 0) tellElsewhere(list, outcome);
    const isSignedOut = outcome.kind === 'failed' && outcome.error.code === 'not_signed_in';
    if (isSignedOut) for (const listener of signedOutListeners) listener();
  }
}

function failureOf(outcome: Exclude<Outcome, { kind: 'done' | 'stopped' }>) {
  if (outcome.kind === 'lost') return { problem: connectionLost, isTold: false };
  if (outcome.kind === 'nothing') return { problem: nothingWritten, isTold: true };
  return { problem: outcome.error.serverMessage, isTold: true };
}

const find = (id: string) => writings.find(({ job }) => job.id === id);

function letGo(id: string): void {
  followed.get(id)?.abort();
}

function change(id: string, changes: Partial<Writing>): void {
  if (find(id)) publish(changed(id, () => changes));
}

const changed = (id: string, changes: (before: Writing) => Partial<Writing>): Writing[] =>
  writings.map((each) => (each.job.id === id ? { ...each, ...changes(each) } : each));

/** What was kept for whoever is signed in; of somebody else nothing stays. */
function takeOwner(): void {
  if (owner === getOwner()) return;
  for (const call of followed.values()) call.abort();
  followed.clear();
  owner = getOwner();
  const kept = owner === null ? [] : readKept(owner);
  setWritings(kept.map((each) => ({ ...each, text: noText })));
}

function publish(next: Writing[]): void {
  setWritings(next);
  if (owner !== null) writeKept(owner, next.map(toKept));
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function setWritings(next: Writing[]): void {
  writings = next;
  byList = {
    insights: next.filter(({ list }) => list === 'insights'),
    blog: next.filter(({ list }) => list === 'blog'),
  };
}

const toKept = ({ text: _, isKeeping: __, ...kept }: Writing): KeptWriting => kept;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const endContent = subscribeToContent(listener);
  resumeWritings();
  return () => {
    listeners.delete(listener);
    endContent();
  };
}
