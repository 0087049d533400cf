import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { compose } from '#builtin/writer/compose.ts';
import { type TypedRequest, typed } from '#builtin/writer/testing/answer-sets/typed.ts';
import {
  announcementTopics,
  factsAbout,
  factsFor,
  seededTopics,
} from '#builtin/writer/testing/facts.ts';
import { editedPosts } from '#builtin/writer/testing/revisions/edited-posts.ts';
import {
  laterRequests,
  requests,
  type TypedRevision,
} from '#builtin/writer/testing/revisions/requests.ts';
import type { Facts } from '#contract/facts.ts';
import type { PieceDraft } from '#contract/text-drafts.ts';

/**
 * Prints revisions of the built-in writer beside what they were made from.
 * Run: npm run judge:revisions -- [--of requests|later] [--only 0,3] [--file requests.json]
 */
const { values } = parseArgs({
  options: {
    of: { type: 'string', default: 'requests' },
    file: { type: 'string' },
    only: { type: 'string' },
  },
});
const today = new Date('2026-11-16T12:00:00');

const list: TypedRevision[] = values.file
  ? JSON.parse(readFileSync(values.file, 'utf8'))
  : values.of === 'later'
    ? laterRequests
    : requests;

type Original = { facts: Facts; draft: Pick<PieceDraft, 'title' | 'content' | 'hashtags'> };

function originalOf(post: number | string): Original {
  const edited = editedPosts[post];
  if (edited) {
    const [city = '', state = ''] = edited.place.split(', ');
    const { title, html, hashtags } = edited;
    return {
      facts: { ...factsAbout(title, { city, state }), title },
      draft: { title, content: html, hashtags },
    };
  }
  const request = typed[Number(post)];
  if (!request) throw new Error(`There is no post ${post}`);
  const facts = factsOfTyped(request);
  const { draft } = compose({ kind: 'post', facts, seed: 1 + Number(post), today });
  return { facts, draft: draft as PieceDraft };
}

function factsOfTyped([name, where, titleNumber, ...said]: TypedRequest): Facts {
  const [city = '', state = ''] = where.split(', ');
  const topic = [...seededTopics, ...announcementTopics].find(
    ({ identifier }) => identifier === name,
  );
  const answers = said
    .map((answer, index) => ({ question: topic?.questions[index] ?? '', answer }))
    .filter(({ answer }) => answer !== '');
  return topic
    ? factsFor(topic, { city, state, titleNumber, answers })
    : factsAbout(name, { city, state, answers });
}

for (const [index, [post, request]] of list.entries()) {
  if (values.only && !values.only.split(',').includes(String(index))) continue;
  const { facts, draft } = originalOf(post);
  const { title, content, hashtags } = draft;
  const revision = { title, content: plainTextOf(content), html: content, hashtags, request };
  const revised = compose({ kind: 'post', facts: { ...facts, revision }, seed: 7, today });
  print(`\n===== ${index} (${post}) ${request}`);
  print(readable(draft));
  print('-----');
  print(readable(revised.draft as PieceDraft));
  if (revised.note) print(`Note: ${revised.note}`);
}

function readable({ title, content, hashtags }: Original['draft']): string {
  const text = content
    .replace(/<img [^>]*>/g, '[picture]')
    .replace(/<a [^>]*>/g, '[')
    .replace(/<\/a>/g, ']')
    .replace(/<li>/g, '  - ')
    .replace(/<\/(?:p|h2|h3|li|tr)>/g, '\n')
    .replace(/<(\/?)strong>/g, '*');
  const plain = text
    .replace(/<[^>]+>/g, '')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
  return `# ${title}\n${plain}\n${hashtags.map((tag) => `#${tag}`).join(' ')}`;
}

function print(text: string) {
  process.stdout.write(`${text}\n`);
}
