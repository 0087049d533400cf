import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listRecentContent, type RecentContent } from '#contract/recent-content.ts';
import { guestHint } from '#contract/session-hint.ts';
import { notFound } from '#server/errors.ts';
import { sendError } from './error-handler.ts';
import { createPageAnswers, type PageAnswers } from './page-answers.ts';
import type { App } from './serve.ts';
import { hasSessionCookie } from './sessions.ts';
import { createUserPages } from './user-page.ts';

/** The worker that reads photos of phones runs a compiled decoder, and has a policy of its own that allows it. */
const heicWorker = /[\\/]assets[\\/]heic-worker-[\w-]+\.js(\.(br|gz))?$/;
const decoderPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** Its address holds a token: nothing finds or keeps it. */
const reviewPage = /[\\/]screens[\\/]review\.html(\.(br|gz))?$/;

const builtWebApp = path.join(import.meta.dirname, '../../dist/web');

/** Serves the built web app; every page address gets an HTML file of it, unknown API calls a 404. */
export async function serveWebApp(app: App): Promise<void> {
  const { http } = app;
  // While developing, Vite serves the pages and nothing is built.
  const isBuilt = existsSync(builtWebApp);
  const sendPage = isBuilt ? createPageSender(builtWebApp, app) : undefined;
  if (sendPage) {
    await serveFiles(http);
    http.get('/', sendPage);
  }
  http.setNotFoundHandler((request, reply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (!sendPage || !isReading || /^\/(api|assets|original)([/?]|$)/.test(request.url)) {
      return sendError(reply, notFound('There’s nothing at this address.'));
    }
    return sendPage(request, reply);
  });
}

async function serveFiles(http: FastifyInstance): Promise<void> {
  await http.register(fastifyStatic, {
    root: builtWebApp,
    // It would read the file's folder, which has hundreds, at every call.
    serve: false,
    cacheControl: false,
    // The build leaves a .br and a .gz beside every text.
    preCompressed: true,
    setHeaders(reply, file) {
      if (/\.html(\.(br|gz))?$/.test(file)) setSessionHint(reply);
      const isReview = reviewPage.test(file);
      if (isReview) reply.header('x-robots-tag', 'noindex, nofollow');
      if (heicWorker.test(file)) reply.header('content-security-policy', decoderPolicy);
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      const kept = isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', isReview ? 'no-store' : kept);
    },
  });
  const addresses = fileAddresses(builtWebApp);
  http.get('/*', { schema: { hide: true } }, (request, reply) => {
    const [address = ''] = request.url.split('?');
    return addresses.has(address) ? reply.sendFile(address.slice(1)) : reply.callNotFound();
  });
}

/** Of every file that the build made for browsers; what it notes for itself is nobody's page. */
function fileAddresses(built: string): Set<string> {
  const entries = readdirSync(built, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const names = files.map((file) => path.relative(built, path.join(file.parentPath, file.name)));
  return new Set(
    names
      .filter((name) => !name.startsWith('.'))
      .map((name) => `/${name.split(path.sep).join('/')}`),
  );
}

/** What the build notes of a screen: its address, the HTML file that names all it needs, and those with its frame. */
type Screen = {
  route: string;
  isInShell: boolean;
  file: string;
  framed: string;
  framedWithPieces: string;
};

/** Answers with the HTML file of a page address. They show the same; the right one stands sooner. */
function createPageSender(built: string, app: App) {
  const screens = readScreens(path.join(built, '.vite/screens.json')).map((screen) => ({
    ...screen,
    address: new RegExp(`^${screen.route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  }));
  const at = (address: string) => screens.find((screen) => screen.address.test(address));
  const entrance = at('/auth')?.file ?? 'index.html';
  const findAnswers = createPageAnswers(app);
  const sendUserPage = createUserPages();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const [address = '/'] = request.url.split('?');
    const screen = at(address);
    if (!screen?.isInShell) return reply.sendFile(screen?.file ?? 'index.html');
    // Who is not signed in is led to the entrance from everywhere else.
    if (!hasSessionCookie(request)) return reply.sendFile(entrance);
    setSessionHint(reply);
    const params = screen.address.exec(address)?.groups ?? {};
    const data = await findAnswers(request, reply, { route: screen.route, params });
    if (!data) return reply.sendFile(screen.file);
    const framed = hasPieces(data) ? screen.framedWithPieces : screen.framed;
    const file = data.username === undefined ? entrance : framed;
    return sendUserPage(reply, path.join(built, file), data);
  };
}

/** Home begins in another way for somebody who has something on it. */
function hasPieces({ answers }: PageAnswers): boolean {
  const [, json] = answers.find(([address]) => address === listRecentContent.path) ?? [];
  const { pieces = [] }: Partial<RecentContent> = json ? JSON.parse(json) : {};
  return pieces.some(({ surfaces }) => surfaces.includes('home'));
}

/** A build of an earlier version has none: then all get the one page there is. */
function readScreens(file: string): Screen[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screen[]) : [];
}

/**
 * A page begins with the right hint, also where the session was begun or ended without the web app. Not when the
 * service worker fetches one to keep: what it may send along says nothing about who looks at the page.
 */
function setSessionHint(reply: FastifyReply): void {
  const { request } = reply;
  if ((request.headers['sec-fetch-mode'] ?? 'navigate') !== 'navigate') return;
  const isGuest = !hasSessionCookie(request);
  const isHinted = request.cookies[guestHint] !== undefined;
  const options = { path: '/', sameSite: 'lax', secure: request.protocol === 'https' } as const;
  if (isGuest && !isHinted) reply.setCookie(guestHint, 'yes', options);
  if (!isGuest && isHinted) reply.clearCookie(guestHint, options);
}
