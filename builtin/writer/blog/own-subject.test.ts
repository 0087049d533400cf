import { expect, test } from 'vitest';
import { factsAbout, visibleText } from '#builtin/writer/testing/facts.ts';
import { writeBlog } from './write-blog.ts';

const today = new Date('2026-11-16T12:00:00');
const place = { city: 'Mesa', state: 'AZ' };

function articleAbout(subject: string, answers: { question: string; answer: string }[] = []) {
  const { draft, note = '' } = writeBlog(factsAbout(subject, { ...place, answers }), 4, today);
  return { text: visibleText(draft.content).replace(/\s+/g, ' '), html: draft.content, note };
}

test('an article opens with what is known of its subject', () => {
  const { text, note } = articleAbout('solar panels');
  expect(text.slice(0, 120)).toMatch(/\bpanels\b/i);
  expect(text.split(' ').length).toBeGreaterThan(400);
  expect(note).toMatch(/would make it yours/);
});

test('an article about a known subject opens with what the agent said of it', () => {
  const { html } = articleAbout('solar panels', [
    { question: '', answer: 'My last listing had a lease, and the transfer took five weeks.' },
  ]);
  const [opening = '', ...sections] = html.split('<h2>');
  expect(opening).toMatch(
    /^<p>Solar panels: my last listing had a lease, and the transfer took five weeks\./,
  );
  expect(sections.length).toBeGreaterThan(3);
});

test('"5 ways" gets no article that has no five ways', () => {
  const { text } = articleAbout('5 ways to save with solar panels');
  const whole = articleAbout('solar panels').text;
  expect(whole).not.toContain(text.slice(0, 60));
});

test.each([
  'happy veterans day',
  'Just sold in Maplewood',
  'why i love first time buyers',
  'we are hiring',
  'client appreciation party',
])('%s is short and gets no advice for a house', (subject) => {
  const { text, note } = articleAbout(subject);
  expect(text).not.toMatch(/insurer|this subject|contractor/);
  expect(text.split(' ').length).toBeGreaterThan(35);
  expect(note).toMatch(/This article is short/);
});

test('a short article keeps what the agent said', () => {
  const { text } = articleAbout('happy veterans day', [
    {
      question: 'Which tradition or plan of your own do you want to share?',
      answer: 'My dad served in the Navy for nine years.',
    },
  ]);
  expect(text).toContain('My dad served in the Navy for nine years.');
});
