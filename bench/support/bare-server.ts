import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { answerJobs } from '#server/testing/child.ts';

/** What Fastify does at best: routes of one line that answer with bytes they were given. */

export type BareJob = { list: string; generated: string };

answerJobs<BareJob, number>(async ({ list, generated }) => {
  const http = Fastify();
  await http.register(async (plain) => {
    plain.get('/api/saved-content', (_request, reply) => reply.type(json).send(list));
    plain.post('/api/generate', (_request, reply) => reply.type(json).send(generated));
  });
  await http.register(async (compressing) => {
    await compressing.register(compress, { threshold: 1024 });
    compressing.get('/compressed/api/saved-content', (_request, reply) =>
      reply.type(json).send(list),
    );
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  return (http.server.address() as AddressInfo).port;
});

const json = 'application/json; charset=utf-8';
