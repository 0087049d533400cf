import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { StartError } from '#server/start-error.ts';

/** Listens and returns the port, or why not in one sentence. */
export async function listen(http: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await http.listen({ host, port });
  } catch (error) {
    throw new StartError(reasonFor(error as NodeJS.ErrnoException, host, port));
  }
  return (http.server.address() as AddressInfo).port;
}

function reasonFor(error: NodeJS.ErrnoException, host: string, port: number): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; set PORT to a free one, for example PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} may not be opened by this user; set PORT to one above 1023.`;
    default:
      return `HOST ${host} with PORT ${port} cannot be opened (${error.code ?? error.message}).`;
  }
}
