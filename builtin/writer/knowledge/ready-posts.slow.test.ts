import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcementTopics, seededTopics } from '#builtin/writer/testing/facts.ts';
import {
  faultsOfForm,
  faultsOfProse,
  rowsSaidTwice,
} from '#builtin/writer/testing/ready-post-rules.ts';
import { readyPostsOf } from './ready-posts.ts';

const folder = path.join(import.meta.dirname, '../../../data-files/ready-posts');
const topics = readdirSync(folder).map((file) => path.basename(file, '.json'));

describe.each(topics)('%s', (identifier) => {
  const titles =
    [...seededTopics, ...announcementTopics].find((topic) => topic.identifier === identifier)
      ?.titles ?? [];
  const ready = readyPostsOf(identifier);
  const posts = Object.entries(ready).flatMap(([title, each]) =>
    each.map((lines, number) => ({ name: `${title}, ${number + 1}`, title, lines })),
  );

  it('has eight posts and more for every seeded title', () => {
    expect(Object.keys(ready)).toEqual(titles);
    expect(Object.entries(ready).filter(([, each]) => each.length < 8)).toEqual([]);
  });

  it('keeps to the rules of prose', () => {
    expect(posts.flatMap(faultsOfProse)).toEqual([]);
  });

  it('opens with a short sentence, names its city, ends in a call and has the length of a post', () => {
    expect(posts.flatMap((post) => faultsOfForm(post, [50, 130]))).toEqual([]);
  });

  it('says nothing twice', () => {
    // Two posts of a title share less than two of a topic.
    const ofTitle = rowsSaidTwice(posts, 6, (one, other) => one.title === other.title);
    expect([...ofTitle, ...rowsSaidTwice(posts, 8)]).toEqual([]);
  });
});
