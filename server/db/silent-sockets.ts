import type { Socket } from 'node:net';
import type pg from 'pg';
import { socketOf } from './driver-internals.ts';

/**
 * Milliseconds in which PostgreSQL says at least something to whoever has asked it. Nothing that a page
 * asks for takes as long; migrations, backup and restore may, and are not limited.
 */
const silentAtMost = 30_000;

/**
 * A database can be there and never answer, as behind a network that swallows everything. Connections
 * in use that stay silent for too long are cut: whoever waits hears that it cannot be reached, and the
 * pool opens others once it answers again.
 */
export function cutSilentSockets(pool: pg.Pool, atMost = silentAtMost): void {
  const watched = new WeakSet<Socket>();
  pool.on('acquire', (client) => {
    const socket = socketOf(client);
    socket.setTimeout(atMost);
    if (watched.has(socket)) return;
    watched.add(socket);
    socket.on('timeout', () => socket.destroy(isSilent()));
  });
  // Nobody expects a word from one that rests.
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0));
}

const isSilent = () =>
  Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
