import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';
import { frameUser, pageAnswerId } from '#contract/page-data.ts';
import type { PageAnswers } from './page-answers.ts';

/** Sends a page with the first answers of its screen on it, which are one user's: nobody keeps it. */
export function createUserPages() {
  const pages = new Map<string, string>();
  const read = (file: string) => {
    const known = pages.get(file);
    if (known !== undefined) return known;
    const page = readFileSync(file, 'utf8');
    pages.set(file, page);
    return page;
  };

  return (reply: FastifyReply, file: string, data: PageAnswers): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(withAnswers(read(file), data));
}

/** In the frame the name is text, and answers are text inside of script elements: nothing in them can end either. */
function withAnswers(page: string, { username = '', answers }: PageAnswers): string {
  const name = username.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const blocks = answers.map(
    ([address, json]) =>
      `<script type="application/json" id="${pageAnswerId(address)}">${json.replaceAll('<', '\\u003c')}</script>`,
  );
  return page
    .replaceAll(frameUser, () => name)
    .replace('</body>', () => `${blocks.join('\n    ')}\n  </body>`);
}
