import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import type { Facts } from '#contract/facts.ts';
import { emptyVoice, type VoiceProfile } from '#contract/voice-form.ts';
import { inVoice } from './in-voice.ts';
import { contractionsIn } from './read-style.ts';

const facts: Facts = {
  topic: { identifier: 'sellers', name: 'sellers', description: '' },
  place: { city: 'Austin', state: 'TX' },
  title: 'What to finish before your Austin home goes live',
  answers: [{ question: 'What next?', answer: "Don't paint the porch before I see it!" }],
  rememberedAnswers: [],
  sources: [],
};

const by = (rules: Partial<VoiceProfile>) => ({
  ...facts,
  voiceProfile: { ...emptyVoice, ...rules },
});

const said = (html: string, rules: Partial<VoiceProfile>, kind: 'post' | 'blog' = 'post') =>
  (inVoice(kind, by(rules), 1, () => ({ draft: { content: html } })).draft as { content: string })
    .content;

describe('sentences of ours', () => {
  test.each<[string, Partial<VoiceProfile>, string]>([
    [
      '<p>Don&#39;t wait. It&#39;s small.</p>',
      { contractions: 'never' },
      '<p>Do not wait. It is small.</p>',
    ],
    [
      '<p>You can&#39;t. We&#39;ll see.</p>',
      { contractions: 'never' },
      '<p>You cannot. We will see.</p>',
    ],
    ['<p>You do not need it.</p>', { contractions: 'often' }, '<p>You don&#39;t need it.</p>'],
    [
      '<p>Good news! <em>Sold!</em></p>',
      { exclamation: 'never' },
      '<p>Good news. <em>Sold.</em></p>',
    ],
    [
      '<p>Send me a message. Complete the disclosure form used in Texas from your records.</p>',
      { exclamation: 'often' },
      '<p>Send me a message! Complete the disclosure form used in Texas from your records.</p>',
    ],
    ['<p>Sold 🎉 today.</p>', { emoji: 'never' }, '<p>Sold today.</p>'],
  ])('%j by %o', (html, rules, expected) => {
    expect(said(html, rules)).toBe(expected);
  });
});

test('what the agent wrote stays as it is', () => {
  const html = '<p>Don&#39;t paint the porch before I see it! It&#39;s early.</p>';
  expect(said(html, { contractions: 'never', exclamation: 'never' })).toBe(
    '<p>Don&#39;t paint the porch before I see it! It is early.</p>',
  );
});

test('a post has greeting and sign-off, an article does not', () => {
  const rules = { greeting: 'Hey <you>,', signOff: 'Dana & Co' };
  expect(said('<p>Text.</p>', rules)).toBe(
    '<p>Hey &lt;you&gt;,</p>\n<p>Text.</p>\n<p>Dana &amp; Co</p>',
  );
  expect(said('<p>Text.</p>', rules, 'blog')).toBe('<p>Text.</p>');
});

test('another wording is tried where one has a word to avoid', () => {
  const wordings = ['<p>So stunning.</p>', '<p>Stunning!</p>', '<p>Well kept.</p>'];
  let tried = 0;
  const { draft } = inVoice('post', by({ bannedWords: ['stunning'] }), 1, () => ({
    draft: { content: wordings[tried++] ?? '' },
  }));
  expect(draft).toEqual({ content: '<p>Well kept.</p>' });
});

test('without a profile nothing changes', () => {
  const today = new Date('2026-11-17T12:00:00Z');
  const plain = compose({ kind: 'post', facts, seed: 5, today });
  const voiced = compose({ kind: 'post', facts: by({}), seed: 5, today });
  expect(voiced).toEqual(plain);
});

test('a whole post follows the rules', () => {
  const today = new Date('2026-11-17T12:00:00Z');
  const rules = { contractions: 'never', greeting: 'Hi all,', signOff: 'Dana' } as const;
  const withoutAnswers = { ...by(rules), answers: [] };
  const { draft } = compose({ kind: 'post', facts: withoutAnswers, seed: 5, today });
  const { content } = draft as { content: string };
  expect(content).toMatch(/^<p>Hi all,<\/p>\n[\s\S]*\n<p>Dana<\/p>$/);
  expect(contractionsIn(content.replace(/&#39;/g, "'"))).toEqual([]);
});
