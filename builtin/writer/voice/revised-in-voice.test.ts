import { describe, expect, test } from 'vitest';
import { compose } from '#builtin/writer/compose.ts';
import type { Facts } from '#contract/facts.ts';
import { emptyVoice, type VoiceProfile } from '#contract/voice-form.ts';

const html =
  '<p>Our sign went up on Maple Street. It is a good idea to wash the windows prior to the photos.</p><p>You will not regret it! Call me before you paint.</p>';

const around = { before: 'What stands before it.', after: 'What stands after it.' };

function revised(
  request: string,
  rules: Partial<VoiceProfile> | undefined,
  more: Partial<NonNullable<Facts['revision']>> = {},
) {
  const text = more.html ?? html;
  const facts: Facts = {
    topic: { identifier: 'sellers', name: 'sellers', description: '' },
    place: { city: 'Dayton', state: 'OH' },
    title: 'Sold on Maple Street',
    answers: [],
    rememberedAnswers: [],
    sources: [],
    voiceProfile: rules && { ...emptyVoice, ...rules },
    revision: {
      title: 'Sold on Maple Street',
      content: text.replace(/<[^>]*>/g, ' '),
      html: text,
      hashtags: ['Homes'],
      request,
      ...more,
    },
  };
  const { draft, note } = compose({ kind: 'post', facts, seed: 3, today: new Date('2026-11-17') });
  return { content: (draft as { content: string }).content, note };
}

describe('a revision by the built-in writer', () => {
  test('has its new words in the agent’s voice, and the old ones as they were', () => {
    const { content } = revised('Friendlier', { contractions: 'never', exclamation: 'never' });
    // The line that was added is "I am always glad to help.", "No question is too small." or the like.
    expect(content).not.toMatch(/I&#39;m|It&#39;s|won&#39;t/);
    expect(content).toContain('You will not regret it');
    expect(revised('Friendlier', undefined).content).toMatch(/It&#39;s a good idea/);
  });

  test('leaves what nobody asked to change to the letter', () => {
    const { content } = revised('Add a line: Paint is 60 dollars.', { exclamation: 'never' });
    expect(content).toContain('You will not regret it!');
  });

  test('does what is asked, even where the profile says otherwise', () => {
    expect(revised('Add emojis', { emoji: 'never' }).content).toMatch(/\p{Extended_Pictographic}/u);
  });

  test('sounds like the agent where that is asked, with greeting and sign-off', () => {
    const rules = { contractions: 'often', exclamation: 'never', greeting: 'Hey all,' } as const;
    const { content } = revised('Make it sound like me', { ...rules, signOff: 'Dana' });
    expect(content).toMatch(
      /^<p>Hey all,<\/p>[\s\S]*You won&#39;t regret it\.[\s\S]*<p>Dana<\/p>$/,
    );
    const again = revised(
      'Make it sound like me',
      { ...rules, signOff: 'Dana' },
      { html: content },
    );
    expect(again.content.match(/Hey all,|Dana/g)).toHaveLength(2);
  });
});

describe('a passage by the built-in writer', () => {
  const passage =
    'It is a good idea to wash the windows prior to the photos. You will not regret it.';
  const asked = (request: string, rules?: Partial<VoiceProfile>) =>
    revised(request, rules, { html: passage, around });
  const words = (request: string, rules?: Partial<VoiceProfile>) =>
    asked(request, rules)
      .content.replace(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'");

  test.each([
    ['Shorten', 'Wash the windows prior to the photos. You will not regret it.'],
    ['Simpler', 'It is a good idea to wash the windows before the photos. You will not regret it.'],
    ['Warmer', "It's a good idea to wash the windows prior to the photos. You won't regret it."],
    ['Use these words: Wash the windows first.', 'Wash the windows first.'],
    ['Replace it with "Wash the windows first."', 'Wash the windows first.'],
  ])('%s changes it and adds no line', (request, expected) => {
    expect(words(request)).toBe(expected);
  });

  test('takes no words that risk fair-housing trouble', () => {
    const { content, note } = asked('Use these words: Perfect for families.');
    expect(content).toBe(passage);
    expect(note).toContain('fair-housing');
  });

  test('sounds like the agent without greeting in the middle of a text', () => {
    const said = words('Sound like me', { contractions: 'often', greeting: 'Hey all,' });
    expect(said).toContain("You won't regret it.");
    expect(said).not.toContain('Hey all');
  });
});
