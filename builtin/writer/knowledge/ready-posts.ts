import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerKey } from '#builtin/once.ts';
import { type Block, bullets, paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';

/**
 * Posts that were written whole for a seeded title, several for each, of different angles. A post is a list of lines:
 * "- " begins an item, "1. " a step, ** stands around bold words. {city}, {state} and {a city} are filled in, and a
 * line that is only {local} gives way to what public data says of the place, if anything.
 */
export type ReadyPost = readonly string[];

type ReadyPosts = Record<string, ReadyPost[]>;

const folder = path.join(import.meta.dirname, '../../../data-files/ready-posts');

/** The ready posts of a topic by their seeded titles. */
export const readyPostsOf = oncePerKey((identifier: string): ReadyPosts => {
  if (!/^[a-z0-9-]+$/.test(identifier)) return {};
  const file = path.join(folder, `${identifier}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
});

/** How the posts of a title begin and end, one sentence each, to take in place of another's. */
export function linesOfReadyPosts(
  identifier: string,
  title: string,
): { openings: string[]; closingQuestions: string[] } {
  const posts = readyPostsOf(identifier)[title] ?? [];
  const alone = (line: string) =>
    countWords(line) <= mostWordsAlone &&
    !/[:"“”*]|^(?:- |\d)/.test(line) &&
    !needsItsPost.test(line);
  return {
    openings: posts.map((lines) => splitSentences(lines[0] ?? '')[0] ?? '').filter(alone),
    closingQuestions: posts.flatMap((lines) => {
      const [question = '', ...calls] = splitSentences(lines.at(-1) ?? '');
      // "Which one did you pick?" asks about what stood in its own post.
      return question.endsWith('?') &&
        calls.length > 0 &&
        alone(question) &&
        question.includes('{city}')
        ? [question]
        : [];
    }),
  };
}

const mostWordsAlone = 16;
const needsItsPost =
  /^(?:it|its|they|them|their|that|this|these|those|both|and|but|so|or|then|not|no|yes|one|the (?:first|second|last|same|other))\b|\b(?:these|those|of them|the (?:two|three|four|five|six|others?))\b/i;

export const localLine = '{local}';

export const isListItem = (line: string) => kindOfLine(line) !== 'p';

const kindOfLine = (line: string) => (/^- /.test(line) ? 'ul' : /^\d+\. /.test(line) ? 'ol' : 'p');

/** Lines as blocks, neighboring items as one list. */
export function blocksOfReadyPost(lines: ReadyPost): Block[] {
  const lists: { kind: 'p' | 'ul' | 'ol'; texts: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOfLine(line);
    const text = line
      .replace(/^(?:- |\d+\. )/, '')
      .replace(/\*\*([^*]+)\*\*/g, (_, words: string) => strong(words));
    const last = lists.at(-1);
    if (last && kind !== 'p' && last.kind === kind) last.texts.push(text);
    else lists.push({ kind, texts: [text] });
  }
  return lists.map(({ kind, texts }) =>
    kind === 'p' ? paragraph(...texts) : kind === 'ul' ? bullets(texts) : steps(texts),
  );
}
