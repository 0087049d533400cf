/** What tests of the writing calls send and what a model answers them. */

export const postRequest = { topicId: 'sellers', location: 'Austin', state: 'TX' };

export const events = { accept: 'text/event-stream' };

/** A valid answer with the given content. */
export const answerWith = (content: string, more: object = {}) => ({
  kind: 'answer' as const,
  value: {
    title: 'What to finish before your Austin home goes live',
    content,
    hashtags: ['#AustinHomes', 'Selling Tips'],
    contentTags: ['Sellers', 'Checklist', 'Texas'],
    imagePrompt: 'A porch at dusk.',
    ...more,
  },
});
