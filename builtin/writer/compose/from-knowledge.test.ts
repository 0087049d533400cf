import { expect, test } from 'vitest';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopics, visibleText } from '#builtin/writer/testing/facts.ts';

const today = new Date('2026-11-16T12:00:00');

const contentOf = (topic: (typeof seededTopics)[number], titleNumber: number) =>
  judgePost(
    factsFor(topic, { city: 'Erie', state: 'PA', titleNumber, isAfterReadyPosts: true }),
    5 + titleNumber,
    today,
  ).post.draft.content;

test('a list of ours has a line that leads into it, and nothing but the call comes after', () => {
  const faults = seededTopics.flatMap((topic, index) => {
    const html = contentOf(topic, index % 11);
    const [before = '', after = ''] = html.split(/<[uo]l>[\s\S]*<\/[uo]l>/);
    if (!/<[uo]l>/.test(html)) return [];
    const isLed = /:<\/p>\s*$/.test(before);
    const paragraphs = after.match(/<p>/g)?.length ?? 0;
    return isLed && paragraphs <= 2 ? [] : [visibleText(html)];
  });
  expect(faults).toEqual([]);
});
