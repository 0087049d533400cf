import {
  changePiece,
  clearRecentContent,
  listRecentContent,
  restoreRecentContent,
} from '#contract/calls/recent-content.ts';
import type { Post } from '#contract/post.ts';
import type { RecentContent, Surface } from '#contract/recent-content.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { stateKeyPrefix } from './clear-local-content.ts';
import { changeContent, getOwner } from './content-store.ts';
import { changeableFields, mergeRecent } from './merge-recent.ts';
import { findPost, onPostChange } from './messages.ts';

/**
 * The recent pieces on the server and in this browser, held together. What is changed here is sent; what the server
 * knows comes in when a page is opened. An answer that was asked for before a change is out of date and asked for again.
 */

let changes = 0;
const underWay = new Set<Promise<unknown>>();

/** Brings in what the server knows, and says what is being written. */
export async function fetchRecent(): Promise<Pick<RecentContent, 'running'>> {
  for (;;) {
    await Promise.allSettled(underWay);
    const before = changes;
    const owner = getOwner();
    const { pieces, running } = await call(listRecentContent, {});
    if (getOwner() !== owner) return { running: [] };
    if (changes !== before) continue;
    const unsent = unsentPieces();
    changeContent((content) => mergeRecent(content, pieces, unsent), { isQuiet: true });
    for (const { id } of pieces.filter((piece) => unsent.has(piece.id))) sendAgain(id);
    return { running };
  }
}

/** A change on its way to the server. */
async function change<Result>(send: () => Promise<Result>): Promise<Result> {
  changes += 1;
  const sending = send().finally(() => {
    changes += 1;
    underWay.delete(sending);
  });
  underWay.add(sending);
  return sending;
}

/** Clears a place on every machine. Gives the way back. */
export function clearOnServer(surface: Surface): () => void {
  const clearing = change(() => call(clearRecentContent, { body: { surface } }));
  clearing.catch(notifyNotSaved);
  return () => {
    change(async () => {
      const cleared = await clearing.catch(() => undefined);
      if (cleared) await call(restoreRecentContent, { body: cleared });
    }).catch(notifyNotSaved);
  };
}

/** Whoever is signed out is told so on the page itself. */
function notifyNotSaved(error: unknown): void {
  if (error instanceof ApiError && error.code === 'not_signed_in') return;
  showToast({
    tone: 'error',
    title: 'This only changed on this page',
    description:
      'We couldn’t reach Porchlight, so this won’t last after a reload. Please try again in a moment.',
  });
}

const unsentKey = () => `${stateKeyPrefix}${getOwner()}:unsent`;

/** Pieces whose last change did not reach the server. */
function unsentPieces(): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(unsentKey()) ?? '[]'));
  } catch {
    return new Set();
  }
}

function noteUnsent(id: string, isUnsent: boolean): void {
  const ids = unsentPieces();
  if (isUnsent) ids.add(id);
  else ids.delete(id);
  try {
    sessionStorage.setItem(unsentKey(), JSON.stringify([...ids]));
  } catch {
    // It is sent again only as long as the page is open.
  }
}

function sendAgain(id: string): void {
  const post = findPost(id);
  if (post) void sendPiece(post);
}

/** The newest state of each piece that is waiting for an earlier one of it to be sent. */
const waiting = new Map<string, Post>();
const sendingNow = new Set<string>();

/** One after the other for each piece, so that the last one counts. */
async function sendPiece(post: Post): Promise<void> {
  const { id } = post;
  if (id === undefined) return;
  noteUnsent(id, true);
  waiting.set(id, post);
  if (sendingNow.has(id)) return;
  sendingNow.add(id);
  try {
    for (let next = take(id); next; next = take(id)) await change(() => send(id, next));
    noteUnsent(id, false);
  } catch (error) {
    // What the server does not know or does not take stays in this browser.
    if (error instanceof ApiError && [400, 404, 413].includes(error.status)) noteUnsent(id, false);
  } finally {
    sendingNow.delete(id);
  }
}

function take(id: string): Post | undefined {
  const post = waiting.get(id);
  waiting.delete(id);
  return post;
}

async function send(id: string, post: Post): Promise<void> {
  const body = Object.fromEntries(
    changeableFields.flatMap((field) => (post[field] === undefined ? [] : [[field, post[field]]])),
  );
  await call(changePiece, { params: { id }, body });
}

onPostChange((post) => void sendPiece(post));
