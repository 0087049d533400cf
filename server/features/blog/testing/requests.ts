/** What tests of long articles send and what a model answers them. */

export const subject = { topic: 'sellers', location: 'Austin', state: 'TX' };

export const outline = ['Price', 'Papers', 'Paint', 'Photos', 'Showings', 'Offers'].map(
  (title) => ({
    title: `${title} first`,
    question: `What about ${title.toLowerCase()}?`,
  }),
);

export const sectionAnswers = outline.map(({ question }, index) => ({
  question,
  answer: `Answer number ${index + 1}.`,
}));

export const sectionRequest = {
  ...subject,
  outline,
  userAnswers: sectionAnswers,
  sectionIndices: [1, 1],
  previousSections: [{ title: 'Price first', content: '<p>We spoke of <em>prices</em>.</p>' }],
};

export const combineRequest = {
  mainTitle: 'Selling & moving in Austin',
  sectionsContent: [
    { title: 'Price first', content: '<p>On prices.</p>' },
    { title: 'Papers & more', content: '<p>On papers.</p>' },
  ],
};

export const outlineAnswer = (sections = outline, mainTitle = 'Selling in Austin') => ({
  kind: 'answer' as const,
  value: { mainTitle, outline: sections },
});

export const sectionAnswer = (content: string, title = 'Papers first') => ({
  kind: 'answer' as const,
  value: { title, content },
});

export const frameAnswer = (introduction: string, closing = '<p>The end.</p>') => ({
  kind: 'answer' as const,
  value: { introduction, closing },
});

export const questionsAnswer = (...questions: string[]) => ({
  kind: 'answer' as const,
  value: { questions, contentTags: ['sellers'] },
});
