import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Post } from '#contract/post.ts';
import { finishPiece } from './finish-piece.ts';

const file = new URL('../../data-files/sample-post/post.json', import.meta.url);
const sample = Post.parse(JSON.parse(readFileSync(file, 'utf8')));

test('the sample is a post like those we write: clean, tagged, and nothing in it is flagged', () => {
  const { title, content, hashtags, contentTags = [], imagePrompt = '', topic } = sample;
  const place = { city: sample.location, state: sample.state };
  const draft = { title, content, hashtags, contentTags, imagePrompt };
  const facts = { topic: { identifier: 'sellers', name: topic, description: '' }, place };
  expect(finishPiece({ draft, facts })).toEqual({ ...draft, note: undefined, flags: [] });
});
