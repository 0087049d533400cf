import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { hasSessionCookie } from './sessions.ts';

/** What the build notes of a screen: its address and the HTML file that names all it needs. */
type Screen = { route: string; isInShell: boolean; file: string };

/** Which HTML file a page address gets. They show the same; the right one stands sooner. */
export function createPageLookup(built: string): (request: FastifyRequest) => string {
  const screens = readScreens(path.join(built, '.vite/screens.json')).map((screen) => ({
    ...screen,
    address: new RegExp(`^${screen.route.replace(/:\w+/g, '[^/]+')}/?$`),
  }));
  const at = (address: string) => screens.find((screen) => screen.address.test(address));
  const entrance = at('/auth');

  return (request) => {
    const [address = '/'] = request.url.split('?');
    const screen = at(address);
    // Who is not signed in is led to the entrance from everywhere else.
    const shown = screen?.isInShell && !hasSessionCookie(request) ? entrance : screen;
    return shown?.file ?? 'index.html';
  };
}

/** A build of an earlier version has none: then all get the one page there is. */
function readScreens(file: string): Screen[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Screen[]) : [];
}
