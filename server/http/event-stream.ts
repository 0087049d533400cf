import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A comment every so often keeps proxies from closing a quiet stream. */
const heartbeatEvery = 15_000;

/** Server-sent events. Opens with the first one: until then a failure is an ordinary answer. */
export class EventStream {
  readonly #reply: FastifyReply;
  readonly #stream = new PassThrough();
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  get isOpen(): boolean {
    return this.#heartbeat !== undefined;
  }

  send(event: string, data: unknown): void {
    if (!this.isOpen) this.#open();
    this.#stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    this.#stream.end();
  }

  #open(): void {
    this.#heartbeat = setInterval(() => this.#stream.write(': waiting\n\n'), heartbeatEvery);
    this.#reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(this.#stream);
  }
}
