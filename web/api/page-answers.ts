import type { QueryClient } from '@tanstack/react-query';
import { pageAnswerId } from '#contract/page-data.ts';

/**
 * The answers that came with the page (server/http/page-answers.ts). Each stands in the document until the call that
 * would ask for it takes it, once: it is true for the moment the page was made.
 */

const elements = (): Iterable<HTMLElement> =>
  globalThis.document?.querySelectorAll<HTMLElement>(`script[id^="${pageAnswerId('')}"]`) ?? [];

const addressOf = ({ id }: Element) => id.slice(pageAnswerId('').length);

const find = (address: string) => globalThis.document?.getElementById(pageAnswerId(address));

export const isOnPage = (address: string): boolean => Boolean(find(address));

export function takePageAnswer(address: string): unknown {
  const element = find(address);
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : undefined;
}

/**
 * Gives the queries what came with the page, as old as the page is, so that a screen is drawn with it at once. It stays
 * for those that ask whenever they are drawn. Returns the answers by their addresses.
 */
export function fillQueries(client: QueryClient, except: string[]): Map<string, unknown> {
  const updatedAt = Date.now() - performance.now();
  const filled = new Map<string, unknown>();
  for (const element of elements()) {
    const address = addressOf(element);
    if (except.includes(address)) continue;
    const answer: unknown = JSON.parse(element.textContent);
    client.setQueryData([address], answer, { updatedAt });
    filled.set(address, answer);
  }
  return filled;
}

/** From then on the server is asked. */
export function dropPageAnswers(except: string[] = []): void {
  for (const element of elements()) if (!except.includes(addressOf(element))) element.remove();
}

const underWayKey = 'writes-under-way';

/**
 * Notes in this tab that something is being written: a page that is asked for meanwhile, or as the last one was left,
 * may have been made before it was.
 */
export async function noteWrite<Result>(writing: Promise<Result>): Promise<Result> {
  dropPageAnswers();
  countWrites(1);
  try {
    return await writing;
  } finally {
    countWrites(-1);
  }
}

/** Whether the page before this one was still writing when it was left. */
export function takeWritesUnderWay(): boolean {
  const wasWriting = writesUnderWay() > 0;
  countWrites(-writesUnderWay());
  return wasWriting;
}

function writesUnderWay(): number {
  try {
    return Number(sessionStorage.getItem(underWayKey));
  } catch {
    return 0;
  }
}

function countWrites(more: number): void {
  try {
    const count = writesUnderWay() + more;
    if (count > 0) sessionStorage.setItem(underWayKey, String(count));
    else sessionStorage.removeItem(underWayKey);
  } catch {
    // A browser that keeps nothing for a tab.
  }
}
