import { Agent, request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';

/** A server to be fuzzed, from outside and with a look into what it keeps. */
export type Target = {
  send(call: FuzzCall): Promise<FuzzAnswer>;
  pool: pg.Pool;
  /** Where it keeps files. */
  dataDir: string;
  /** The stored form of the one password all accounts have. */
  passwordHash: string;
  /** Until what goes on after an answer is done. */
  settled(): Promise<void>;
};

export type FuzzCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

export type FuzzAnswer = { status: number; type: string; body: string; setsCookie: boolean };

/** In the same process, without a socket. */
export const sendInside =
  (http: FastifyInstance) =>
  async (call: FuzzCall): Promise<FuzzAnswer> => {
    const response = await http.inject(call as InjectOptions);
    return {
      status: response.statusCode,
      type: String(response.headers['content-type'] ?? ''),
      body: response.body,
      setsCookie: response.headers['set-cookie'] !== undefined,
    };
  };

/** Over the wire, on connections that are kept. */
export function sendOver(address: string): Target['send'] {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { hostname, port } = new URL(address);
  return ({ method, url, headers, payload }) =>
    new Promise((resolve, reject) => {
      const length = payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) };
      const all: OutgoingHttpHeaders = { ...headers, ...length };
      const options = { agent, hostname, port, method, path: url, headers: all };
      const outgoing = httpRequest(options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString(),
            setsCookie: response.headers['set-cookie'] !== undefined,
          }),
        );
      });
      outgoing.on('error', reject);
      outgoing.end(payload);
    });
}
