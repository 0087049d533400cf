import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** What stands before a PostgreSQL and can fall silent: it accepts everything and passes nothing on. */
export type SilentRelay = {
  host: string;
  port: number;
  /** Connections of that time stay silent for ever; those made after `speak` are good. */
  fallSilent(): void;
  speak(): void;
  close(): Promise<void>;
};

export async function openSilentRelay(postgres: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  let isSilent = false;
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    keep(socket);
    if (isSilent) return void socket.resume();
    const inner = createConnection(path.join(postgres.host, `.s.PGSQL.${postgres.port}`));
    keep(inner);
    inner.on('close', () => socket.destroy());
    socket.on('close', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relay: SilentRelay = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    speak() {
      isSilent = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return relay;
}
