// One process at a time owns a DATA_DIR. The owner listens on a socket in it: the kernel closes
// the socket with the process, so that a dead owner can never be taken for a live one.
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { inExclusiveSection } from './exclusive-section.ts';
import { withShortPath } from './short-path.ts';

export type OwnerLock = { release(): void };

/** `folder` is a real path. Throws a StartError while another process owns it. */
export async function takeOwnerLock(folder: string): Promise<OwnerLock> {
  const socketPath = join(folder, 'porchlight.sock');
  return inExclusiveSection(`${socketPath}.taking`, () =>
    withShortPath(socketPath, async (address) => {
      if (await isAnswering(address)) throw alreadyRunning(folder);
      rmSync(socketPath, { force: true });
      const server = await listen(address, folder);
      return { release: () => release(server, address, socketPath) };
    }),
  );
}

function isAnswering(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EAGAIN')
        resolve(true); // alive, with a full queue of callers
      else if (error.code === 'EACCES') reject(error);
      else resolve(false);
    });
  });
}

function listen(address: string, folder: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(withoutSockets.has(error.code ?? '') ? noSockets(folder) : error),
    );
    // Any user may connect: a socket left by root must not look alive to someone else.
    server.listen({ path: address, readableAll: true, writableAll: true }, () => resolve(server));
    server.unref();
  });
}

function release(server: Server, address: string, socketPath: string) {
  // Node removes the address it listened on, which for a long path was a link that is gone. The
  // file goes before the server closes: afterwards it may be the next owner's.
  if (address !== socketPath) rmSync(socketPath, { force: true });
  server.close();
}

const withoutSockets = new Set(['ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'ENOSYS']);

function noSockets(folder: string) {
  return new StartError(
    `DATA_DIR (${folder}) is on a file system without sockets, which the embedded database needs: choose another DATA_DIR or set DATABASE_URL.`,
  );
}

function alreadyRunning(folder: string) {
  return new StartError(
    `Another Porchlight is already running on ${folder}: stop it first, or give this one a DATA_DIR of its own.`,
  );
}
