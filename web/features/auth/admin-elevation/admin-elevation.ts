import { useSyncExternalStore } from 'react';

/** Whether the server has said that the time for which the admin password opened it is over. */
let isOver = false;
const listeners = new Set<() => void>();

export const expireAdminElevation = (): void => publish(true);
export const renewAdminElevation = (): void => publish(false);

export function useIsElevationExpired(): boolean {
  return useSyncExternalStore(subscribe, () => isOver);
}

function publish(next: boolean): void {
  isOver = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
