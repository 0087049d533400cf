import { expect, test } from 'vitest';
import { readMessages } from './message.ts';

const post = {
  id: 'post-1',
  title: 'Porch light',
  content: '<p>Lit at dusk.</p>',
  hashtags: [],
  topic: 'Sellers',
  location: 'Austin',
  state: 'TX',
};
const message = { id: 'post-1', type: 'assistant', content: { posts: [post] } };

test('what stands with a post is read as it was stored', () => {
  const input = { topicId: 3, topicName: 'Sellers', city: 'Austin', state: 'TX', userAnswers: [] };
  const meta = { 'post-1': { input, saved: { id: 7, isCurrent: true } } };
  expect(readMessages([{ ...message, meta }])).toEqual([{ ...message, meta }]);
});

test('what a browser stored under the old names is read in the new ones', () => {
  const answer = { id: 4, question: 'Why here?', answer: 'The parks.', matchingTags: [] };
  const order = { topicId: 3, topicName: 'Sellers', location: 'Austin', state: 'TX' };
  const beside = {
    'post-1': {
      order: { ...order, userAnswers: [], databaseAnswers: [answer] },
      saved: { id: 7, isCurrent: true },
    },
    'post-2': { platformTexts: { x: 'Short.' } },
  };
  const [read] = readMessages([{ ...message, beside }]);
  expect(read).toEqual({
    ...message,
    meta: {
      'post-1': {
        input: {
          topicId: 3,
          topicName: 'Sellers',
          city: 'Austin',
          state: 'TX',
          userAnswers: [],
          rememberedAnswers: [answer],
        },
        saved: { id: 7, isCurrent: true },
      },
      'post-2': { platformTexts: { x: 'Short.' } },
    },
  });
});
