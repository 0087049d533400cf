import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '#server/core/sessions.ts';
import { answerJobs } from '#server/testing/child.ts';

/**
 * What Fastify does at best: routes of one line that answer with bytes they were given. One of them first asks the database whose
 * session it is, which is the least that a route for signed-in people does.
 */

export type BareJob = { list: string; generated: string; databaseUrl: string };

answerJobs<BareJob, number>(async ({ list, generated, databaseUrl }) => {
  const http = Fastify();
  await http.register(async (plain) => {
    plain.get('/api/saved-content', (_request, reply) => reply.type(json).send(list));
    plain.post('/api/generate', (_request, reply) => reply.type(json).send(generated));
  });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
  http.get('/asking/api/saved-content', async ({ headers }, reply) => {
    const token = headers.cookie?.split('=')[1] ?? '';
    const { rowCount } = await pool.query({
      name: 'session',
      text: 'select user_id from sessions where token_hash = $1 and expires_at > now()',
      values: [hashToken(token)],
    });
    return rowCount === 1 ? reply.type(json).send(list) : reply.code(401).send();
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
