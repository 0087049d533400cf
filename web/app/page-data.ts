import type { QueryClient } from '@tanstack/react-query';
import { getUser, verifySession } from '#contract/calls/auth.ts';
import { listRecentContent } from '#contract/calls/recent-content.ts';
import {
  dropPageAnswers,
  fillQueries,
  isOnPage,
  takeWritesUnderWay,
} from '#web/api/page-answers.ts';
import type { AppState } from '#web/app-state.ts';
import { findOwner } from '#web/local-content/clear-local-content.ts';
import { beginSessionCheck } from '#web/session/session.ts';

/** Milliseconds for which a page speaks for the server: what a screen asks after that it asks the server. */
const pageSpeaksFor = 60_000;

/** Milliseconds after which what the page brought is kept for times without a network: the first screen comes first. */
const keepAfter = 3_000;

/**
 * Takes what the page says: who is signed in, and what its screen asks first. Done when the first screen can be drawn
 * with it; at once where the page says nothing, and the server is asked while the screen shows that it waits.
 */
export async function takePageData(app: AppState, client: QueryClient): Promise<void> {
  // What was written as the page was asked for may be missing on it.
  if (takeWritesUnderWay()) dropPageAnswers([verifySession.path, getUser.path]);
  const isKnown = isOnPage(verifySession.path);
  const checking = beginSessionCheck(app, client);
  if (!isKnown) return;
  await checking;
  const filled = fillQueries(client, [listRecentContent.path]);
  setTimeout(dropPageAnswers, pageSpeaksFor);
  const owner = findOwner();
  if (owner) setTimeout(() => void keepAll(filled, owner), keepAfter);
  if (isOnPage(listRecentContent.path)) await bringInRecent(app, client);
}

/** Pieces that this browser does not have are there when the screen is drawn. */
async function bringInRecent(app: AppState, client: QueryClient): Promise<void> {
  const { recentQuery } = await import('#web/local-content/recent-query.ts');
  // Kept until the screen takes it up.
  await client.prefetchQuery({ ...recentQuery(app), gcTime: pageSpeaksFor });
}

async function keepAll(answers: Map<string, unknown>, owner: string): Promise<void> {
  const { keepAnswer } = await import('#web/local-content/loaded-answers.ts');
  for (const [address, answer] of answers) await keepAnswer(address, answer, owner);
}
