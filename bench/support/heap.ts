import { once } from 'node:events';

/** A server that is started with these lets its heap be looked into, from this machine alone. */
export const inspected = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Bytes that a server still needs after it has thrown away the rest. `output` is what it printed. */
export async function heapInUse(output: string): Promise<number> {
  const address = /ws:\/\/\S+/.exec(output)?.[0];
  if (!address) throw new Error('The server was not started to be inspected');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  try {
    await ask(socket, 'HeapProfiler.collectGarbage');
    const { usedSize } = await ask<{ usedSize: number }>(socket, 'Runtime.getHeapUsage');
    return usedSize;
  } finally {
    socket.close();
  }
}

/** One question at a time, so the next message is its answer. */
async function ask<Answer>(socket: WebSocket, method: string): Promise<Answer> {
  socket.send(JSON.stringify({ id: 1, method }));
  const [message] = (await once(socket, 'message')) as [MessageEvent];
  const { result, error } = JSON.parse(message.data);
  if (error) throw new Error(`${method}: ${error.message}`);
  return result;
}
