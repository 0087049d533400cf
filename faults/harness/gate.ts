import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What stands before something else and lets it be reached, or not. */
export type Gate = {
  address: string;
  /** Open; nobody listens; silent for ever; cut at once; or an answer in place of the real one. */
  become(state: 'open' | 'closed' | 'silent' | 'cut' | { answering: string }): Promise<void>;
  close(): Promise<void>;
};

export async function openGate(target: string): Promise<Gate> {
  const { hostname, port: targetPort } = new URL(target);
  const open = new Set<Socket>();
  let state: Parameters<Gate['become']>[0] = 'open';

  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    if (state === 'cut') return void socket.destroy();
    if (state === 'silent') return void socket.resume();
    if (typeof state === 'object') {
      const { answering } = state;
      return void socket.once('data', () => socket.end(answering));
    }
    const inner = connect(Number(targetPort), hostname);
    inner.on('error', () => socket.destroy());
    inner.on('close', () => socket.destroy());
    socket.on('close', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    async become(next) {
      state = next;
      hangUp();
      if (next === 'closed') await new Promise((resolve) => server.close(resolve));
      else if (!server.listening) await listen(port);
    },
    async close() {
      hangUp();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}
