import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerEvent, WireFailure } from './call.ts';

/** One answer on its way to a client, with all the ways in which it can go wrong. */
export type Exchange = {
  sendJson(status: number, body: unknown): void;
  sendFailure(failure: WireFailure): void;
  send(status: number, mediaType: string, body: string | Uint8Array): void;
  /** Announces a whole body and delivers half of it. */
  sendHalf(body: string, announceLength: boolean): Promise<void>;
  beginStream(): void;
  sendEvent(event: ServerEvent): Promise<void>;
  end(): void;
  /** Waits, and rejects as soon as the connection is gone. */
  pause(milliseconds: number): Promise<void>;
  /** Waits for `resume`, at most so long; says whether it was called, and rejects as soon as the connection is gone. */
  resumedWithin(milliseconds: number): Promise<boolean>;
  resume(): void;
  /** Leaves the client waiting until it gives up. */
  hang(): Promise<void>;
  /** Breaks the connection. */
  cut(): void;
  /** True once the server itself broke the connection. */
  wasCut(): boolean;
};

/** Thrown out of a pause when nobody is there any more to answer. */
export class ConnectionGone extends Error {}

export function openExchange(response: ServerResponse): Exchange {
  const gone = new AbortController();
  const resuming = new AbortController();
  let wasCut = false;
  response.on('close', () => gone.abort());
  // A client that leaves between two writes is no error of ours.
  response.on('error', () => {});

  async function pause(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    try {
      await wait(milliseconds, undefined, { signal: gone.signal });
    } catch {
      throw new ConnectionGone();
    }
  }

  async function write(text: string): Promise<void> {
    if (response.destroyed) throw new ConnectionGone();
    await new Promise<void>((resolve) => {
      response.write(text, () => resolve());
    });
  }

  function send(status: number, mediaType: string, body: string | Uint8Array, headers?: object) {
    response.writeHead(status, { 'content-type': mediaType, ...headers });
    response.end(body);
  }

  return {
    pause,
    sendJson: (status, body) => send(status, 'application/json', JSON.stringify(body)),
    sendFailure({ status, body, headers }) {
      send(status, 'application/json', JSON.stringify(body), headers);
    },
    send,
    async sendHalf(body, announceLength) {
      const length = announceLength ? { 'content-length': Buffer.byteLength(body) } : {};
      response.writeHead(200, { 'content-type': 'application/json', ...length });
      await write(body.slice(0, Math.ceil(body.length / 2)));
    },
    beginStream() {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
      });
      response.flushHeaders();
    },
    async sendEvent({ name, data }) {
      const text = typeof data === 'string' ? data : JSON.stringify(data);
      await write(`${name ? `event: ${name}\n` : ''}data: ${text}\n\n`);
    },
    end() {
      response.end();
    },
    async resumedWithin(milliseconds) {
      const isOver = AbortSignal.any([resuming.signal, gone.signal]);
      await wait(milliseconds, undefined, { signal: isOver }).catch(() => {});
      if (gone.signal.aborted) throw new ConnectionGone();
      return resuming.signal.aborted;
    },
    resume: () => resuming.abort(),
    async hang() {
      if (!gone.signal.aborted) await once(response, 'close');
    },
    cut() {
      wasCut = true;
      response.destroy();
    },
    wasCut: () => wasCut,
  };
}
