import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { compose } from '#builtin/writer/compose.ts';
import { type TypedRequest, typed } from '#builtin/writer/testing/answer-sets/typed.ts';
import { factsAbout } from '#builtin/writer/testing/facts.ts';
import { editedPosts } from '#builtin/writer/testing/revisions/edited-posts.ts';
import {
  laterRequests,
  requests,
  type TypedRevision,
} from '#builtin/writer/testing/revisions/requests.ts';
import { versionsForPlatforms } from '#builtin/writer/versions/write-versions.ts';
import type { Facts } from '#contract/facts.ts';
import { escapeText } from '#contract/text.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';
import { factsOfTyped, isChosen, judgedDay, print } from './judge-requests.ts';
import { readable } from './readable.ts';

/**
 * Prints revisions of the built-in writer beside what they were made from.
 * Run: npm run judge:revisions -- [--of requests|later] [--only 0,3] [--file requests.json]
 * With --posts, the posts of such a file come from another: { name: { made: [topic or subject, "City, ST",
 * title number, ...answers], as: "post", "blog" or "google" } }.
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'requests' },
    file: { type: 'string' },
    posts: { type: 'string' },
    only: { type: 'string' },
  },
});

const list: TypedRevision[] = values.file
  ? JSON.parse(readFileSync(values.file, 'utf8'))
  : values.of === 'later'
    ? laterRequests
    : requests;

type MadePost = { made: TypedRequest; as?: 'post' | 'blog' | 'google' };
const made: Record<string, MadePost> = values.posts
  ? JSON.parse(readFileSync(values.posts, 'utf8'))
  : {};

type Original = {
  kind: 'post' | 'blog';
  facts: Facts;
  draft: Pick<PieceDraft, 'title' | 'content' | 'hashtags'>;
};

function originalOf(post: number | string): Original {
  const edited = made[post] ? undefined : editedPosts[post];
  if (edited) {
    const [city = '', state = ''] = edited.place.split(', ');
    const { title, html, hashtags } = edited;
    return {
      kind: 'post',
      facts: { ...factsAbout(title, { city, state }), title },
      draft: { title, content: html, hashtags },
    };
  }
  const own = made[post];
  const request = own?.made ?? typed[Number(post)];
  if (!request) throw new Error(`There is no post ${post}`);
  const facts = factsOfTyped(request);
  const kind = own?.as === 'blog' ? 'blog' : 'post';
  const seed = own ? 1 + Object.keys(made).indexOf(String(post)) : 1 + Number(post);
  const draft = compose({ kind, facts, seed, today: judgedDay }).draft as PieceDraft;
  return { kind, facts, draft: own?.as === 'google' ? forGoogle(draft, facts) : draft };
}

function forGoogle({ title, content, hashtags }: PieceDraft, { place }: Facts): Original['draft'] {
  const { text } = versionsForPlatforms({ title, content, hashtags, city: place.city }).gbp;
  const lines = text.split(/\n+/).map((line) => `<p>${escapeText(line)}</p>`);
  return { title, content: lines.join('\n'), hashtags: [] };
}

for (const [index, [post, request]] of list.entries()) {
  if (!isChosen(values.only, index)) continue;
  const { kind, facts, draft } = originalOf(post);
  const { title, content, hashtags } = draft;
  const revision = { title, content: plainTextOf(content), html: content, hashtags, request };
  const revised = compose({ kind, facts: { ...facts, revision }, seed: 7, today: judgedDay });
  print(`\n===== ${index} (${post}) ${request}`);
  const [before, after] = [asText(draft), asText(revised.draft as PieceDraft)];
  if (kind === 'blog') print(differences(before, after));
  else print(`${before}\n-----\n${after}`);
  if (revised.note) print(`Note: ${revised.note}`);
}

/** An article is long: only the lines that are others now, with the line before each. */
function differences(before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => !fresh.includes(line)).map((line) => `- ${line}`);
  const added = fresh.flatMap((line, index) =>
    old.includes(line) ? [] : [`  after: ${fresh[index - 1] ?? ''}`, `+ ${line}`],
  );
  return [`${old.length} lines, ${fresh.length} now`, ...gone, ...added].join('\n');
}

function asText({ title, content, hashtags }: Original['draft']): string {
  const marked = content
    .replace(/<img [^>]*>/g, '[picture]')
    .replace(/<a [^>]*>/g, '[')
    .replace(/<\/a>/g, ']')
    .replace(/<(\/?)strong>/g, '*');
  return `# ${title}\n${readable(marked)}\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
}
