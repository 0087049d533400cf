import type { AttackUser } from './attack-user.ts';
import { type HttpAnswer, jsonOf } from './client.ts';

/** Every call that takes a whole text as HTML, by name. */
export type HtmlCall = (person: AttackUser, html: string) => Promise<HttpAnswer>;

const subject = { topic: 'sellers', location: 'Austin', state: 'TX' };

export const revision = (content: string) => ({
  ...{ topicId: 'sellers', location: 'Austin', state: 'TX' },
  revisionContext: {
    originalPost: { ...subject, title: 'Porches', content, hashtags: [] },
    revisionRequest: 'Make it shorter',
  },
});

/** A text in the parts in which the long-form wizard sends it. */
export const sectionsOf = (html: string, parts: number) =>
  Array.from({ length: parts }, (_, part) => ({
    title: `Part ${part + 1}`,
    content: html.slice((part * html.length) / parts, ((part + 1) * html.length) / parts),
  }));

const document =
  (format: string): HtmlCall =>
  (person, content) =>
    person.post('/api/documents', { format, title: 'Porches', content });

export const textCalls = {
  save: (person, content) => person.post('/api/saved-content', { title: 'Porches', content }),
  change: async (person, content) => {
    const short = { title: 'Porches', content: '<p>Shade.</p>' };
    const saved = await person.post('/api/saved-content', short);
    if (saved.status !== 201) return saved;
    const { id } = jsonOf<{ id: number }>(saved);
    const body = JSON.stringify({ content });
    return person.send({ method: 'PATCH', path: `/api/saved-content/${id}`, body });
  },
  'blog-save': (person, content) =>
    person.post('/api/blog/save', { title: 'Porches', content, ...subject }),
  revise: (person, content) => person.post('/api/revise', revision(content)),
  check: (person, content) => person.post('/api/fair-housing/check', { content, ...subject }),
  claims: (person, content) => person.post('/api/claims/check', { content, ...subject }),
  markdown: document('md'),
  page: document('html'),
  word: document('docx'),
  combine: (person, html) =>
    person.post('/api/blog/combine', {
      ...{ mainTitle: 'Porches', ...subject },
      // Short ones whole, so that what is nested stays nested.
      sectionsContent: sectionsOf(html, Math.ceil(html.length / 17_500)),
    }),
  picture: (person, content) => person.post('/api/generate-ai-image', { content }),
} satisfies Record<string, HtmlCall>;

export const textCallNames = Object.keys(textCalls) as (keyof typeof textCalls)[];

/** So many characters of it, over and over. */
export const filled = (unit: string, size: number) =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
