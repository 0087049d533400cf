import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#contract/auth.ts';
import { frameUser, pageUserId } from '#contract/page-data.ts';

export type FindUser = (request: FastifyRequest) => Promise<User | undefined>;

/** A page does not wait longer for the database: without the user on it the web app asks as ever. */
const timeout = 300;

/** Sends a page with the user on it, if somebody is signed in. Nobody keeps such a page. */
export function createUserPages(findUser: FindUser) {
  const pages = new Map<string, string>();
  const read = (file: string) => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const page = readFileSync(file, 'utf8');
    pages.set(file, page);
    return page;
  };

  return async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<boolean> => {
    const finding = findUser(request).catch(() => undefined);
    const stopWaiting = new AbortController();
    const tooLate = setTimeout(timeout, undefined, { signal: stopWaiting.signal }).catch(
      () => undefined,
    );
    const user = await Promise.race([finding, tooLate]);
    stopWaiting.abort();
    if (!user) return false;
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    reply.send(withUser(read(file), user));
    return true;
  };
}

/** In the frame the name is text, and the data are text inside of a script element: nothing in them can end either. */
function withUser(page: string, user: User): string {
  const name = user.username.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const text = JSON.stringify(user).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="${pageUserId}">${text}</script>`;
  return page.replaceAll(frameUser, () => name).replace('</body>', () => `${block}\n  </body>`);
}
