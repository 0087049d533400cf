// `npm start` runs the server under a process that starts it again (scripts/start.ts). Where there is
// none, as in a container, everything here does nothing.

/** What the server says before an end that is meant: any other end is followed by a new start. */
export const intendedExitMessage = 'end is meant';

/** Resolves when it is said, because a process that exits before has said nothing. */
export function tellIntendedExit(): Promise<void> {
  return new Promise((resolve) => {
    if (process.send && process.connected) process.send(intendedExitMessage, () => resolve());
    else resolve();
  });
}

/** Nobody would end a server whose watcher was killed, and it would hold on to port and database. */
export function onWatcherExit(stop: () => void): void {
  if (!process.send) return;
  if (process.connected) process.once('disconnect', stop);
  else stop();
  // Listening alone must not keep us alive.
  process.channel?.unref();
}
