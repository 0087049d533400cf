import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds: from a lookup to a text that a model takes its time for. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** How many requests, how long they took, and who is listening to a text being written. */
export function measureRequests(registry: Registry, http: FastifyInstance): void {
  const durations = new Histogram({
    name: 'porchlight_http_request_duration_seconds',
    help: 'Answered requests by endpoint, method and class of status; "left" when the caller did not wait.',
    labelNames: ['path', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'porchlight_event_streams_open',
    help: 'Event streams that are open now.',
    registers: [registry],
  });

  const streaming = new WeakSet<ServerResponse>();

  http.addHook('onRequest', async (request, reply) => {
    const end = durations.startTimer();
    const response = reply.raw;
    // Closed is the one event that also comes when the caller leaves.
    response.once('close', () => {
      const status = response.writableFinished ? classOf(response.statusCode) : 'left';
      end({ path: pathOf(request), method: methodOf(request), status });
      if (streaming.has(response)) streams.dec();
    });
  });

  http.addHook('onSend', async (_request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    // Somebody who has left already would not be counted out again.
    if (!isStream || reply.raw.destroyed) return;
    streaming.add(reply.raw);
    streams.inc();
  });
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** The pattern, never the address: ids and tokens are in addresses. Pages and files are one. */
const pathOf = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.path ?? 'other';

/** Anyone can make up methods, and every new one would be kept for ever. */
const methodOf = ({ method }: FastifyRequest) => (methods.has(method) ? method : 'other');
