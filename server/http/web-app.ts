import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { sendError } from './error-handler.ts';
import { createPageLookup } from './screen-page.ts';
import { setSessionHint } from './session-hint.ts';

/** The worker that reads photos of phones runs a compiled decoder, and has a policy of its own that allows it. */
const heicWorker = /[\\/]assets[\\/]heic-worker-[\w-]+\.js(\.(br|gz))?$/;
const decoderPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const builtWebApp = path.join(import.meta.dirname, '../../dist/web');

/** Serves the built web app; every page address gets an HTML file of it, unknown API calls a 404. */
export async function serveWebApp(http: FastifyInstance): Promise<void> {
  // While developing, Vite serves the pages and nothing is built.
  const isBuilt = existsSync(builtWebApp);
  const pageFor = isBuilt ? createPageLookup(builtWebApp) : undefined;
  if (pageFor) {
    await serveFiles(http);
    http.get('/', (request, reply) => reply.sendFile(pageFor(request)));
  }
  http.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!pageFor || !isReading || /^\/(api|assets)([/?]|$)/.test(request.url)) {
      return sendError(reply, notFound('There’s nothing at this address.'));
    }
    return reply.sendFile(pageFor(request));
  });
}

async function serveFiles(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: builtWebApp,
    cacheControl: false,
    // The build leaves a .br and a .gz beside every text.
    preCompressed: true,
    // What the build notes for itself is nobody's page.
    dotfiles: 'ignore',
    setHeaders(reply, file) {
      if (/\.html(\.(br|gz))?$/.test(file)) setSessionHint(reply);
      if (heicWorker.test(file)) reply.header('content-security-policy', decoderPolicy);
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
