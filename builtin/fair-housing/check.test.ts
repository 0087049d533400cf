import { describe, expect, test } from 'vitest';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { replacementFor } from '#contract/flag-replacement.ts';
import { type CheckContext, type CheckedPost, checkFairHousing } from './check.ts';
import { readPhrases } from './phrases.ts';

const austin: CheckContext = { place: { city: 'Austin', county: 'Travis', state: 'TX' } };

const check = (post: Partial<CheckedPost>, context = austin) =>
  checkFairHousing({ title: '', content: '', hashtags: [], ...post }, context);

const wordsIn = (content: string, context = austin) =>
  check({ content }, context).map(({ text }) => text);

describe('a flag', () => {
  test('says what, where, why and what to say instead', () => {
    expect(check({ content: '<p>A finished man cave.</p>' })).toEqual([
      {
        id: 'man-cave',
        severity: 'caution',
        class: 'sex',
        where: 'content',
        text: 'man cave',
        start: 11,
        end: 19,
        why: 'names a room by sex',
        law: 'Federal fair-housing law covers sex in every state.',
        suggestion: 'bonus room',
        note: 'say “bonus room” or “media room”',
      },
    ]);
  });

  test('is found in every part of a post', () => {
    const flags = check({
      title: 'No kids',
      content: '<p>No kids</p>',
      hashtags: ['Austin', 'NoKids'],
      imagePrompt: 'A house, no kids.',
      answers: ['Two baths', 'no kids'],
    });
    expect(flags.map(({ where, text }) => [where, text])).toEqual([
      ['title', 'No kids'],
      ['content', 'No kids'],
      ['hashtags', 'NoKids'],
      ['imagePrompt', 'no kids'],
      ['answers', 'no kids'],
    ]);
  });

  test('counts in the plain text, whatever hides the words', () => {
    const content =
      '<h2>Fish &amp; chips</h2><p>Fam\u200bily&shy;-<b>friendly</b>&nbsp;neigh&#98;orhood, ｎｏ “kids”: no&ensp;kids’</p>';
    const text = plainTextOf(content);
    const flags = check({ content });
    expect(flags.map((flag) => flag.id)).toEqual(['family-friendly-nbhd', 'no-kids']);
    for (const flag of flags) expect(text.slice(flag.start, flag.end)).toBe(flag.text);
    expect(flags[0]?.text).toBe('Fam\u200bily\u00ad-friendly\u00a0neighborhood');
    expect(flags[1]?.text).toBe('no\u2002kids');
  });

  test('counts hashtags as joined by a space and answers as joined by a line break', () => {
    const [tag] = check({ hashtags: ['Austin', 'NoKids'] });
    expect('Austin NoKids'.slice(tag?.start, tag?.end)).toBe('NoKids');
    const [answer] = check({ answers: ['Two baths', 'There are no kids'] });
    expect('Two baths\nThere are no kids'.slice(answer?.start, answer?.end)).toBe('no kids');
  });
});

describe('which words are one phrase', () => {
  test('words in two blocks are not', () => {
    expect(wordsIn('<p>Pets: no</p><p>Kids’ museum nearby</p>')).toEqual([]);
    expect(wordsIn('<ul><li>Perfect</li><li>for families</li></ul>')).toEqual([]);
    expect(check({ hashtags: ['No', 'Kids'] })).toEqual([]);
    expect(check({ answers: ['no', 'kids'] })).toEqual([]);
  });

  test('words on two lines of one block are', () => {
    expect(wordsIn('<p>Perfect<br>for families</p>')).toEqual(['Perfect\nfor families']);
    expect(check({ imagePrompt: 'no\nkids' })).toHaveLength(1);
  });

  test('a hashtag within a text is read as words, other words are not split', () => {
    expect(wordsIn('#NoKids')).toEqual(['NoKids']);
    expect(wordsIn('NoKids and McKids')).toEqual([]);
  });

  test('run-together tags are read where all of them is words, and no place', () => {
    const hashtags = ['perfectforfamilies', 'pinegrove', 'whitesettlement', 'nokids', 'familyroom'];
    expect(check({ hashtags }).map(({ text }) => text)).toEqual(['perfectforfamilies', 'nokids']);
  });
});

describe('when phrases overlap', () => {
  test('what to avoid beats what to be careful with, and the longest wins', () => {
    expect(check({ content: 'ideal for retirees' })).toMatchObject([{ severity: 'avoid' }]);
    expect(check({ content: 'family-friendly neighborhood' })).toMatchObject([
      { id: 'family-friendly-nbhd' },
    ]);
  });

  test('an allowed phrase clears only what it holds in full', () => {
    expect(wordsIn('A gated community.')).toEqual([]);
    expect(wordsIn('An exclusive gated community.')).toEqual(['exclusive gated community']);
    expect(wordsIn('A large family room.')).toEqual([]);
    expect(wordsIn('A large family and a family room.')).toEqual(['large family']);
  });

  test('a shade of paint and plain English are no people, until people follow', () => {
    expect(wordsIn('The light is strong and makes bright white look blue.')).toEqual([]);
    expect(wordsIn('All four loans in plain English.')).toEqual([]);
    expect(wordsIn('Bright white buyers only.')).toHaveLength(1);
    expect(wordsIn('Plain English speakers only.')).toHaveLength(1);
  });

  test('a statement of equal opportunity clears its own sentence and not the next block', () => {
    expect(
      wordsIn('<p>Welcome regardless of race, no minority excluded</p><p>no kids</p>'),
    ).toEqual(['no kids']);
  });
});

describe('housing for older persons', () => {
  test.each([
    '55+ community',
    'active adult community',
    'age-restricted community',
    '62 and better',
  ])('%s needs a check until it is verified', (content) => {
    expect(check({ content })).toMatchObject([{ severity: 'caution', class: 'age' }]);
    expect(check({ content }, { ...austin, isVerifiedOlderPersons: true })).toEqual([]);
  });

  test('verified or not, "no children" is flagged; the lawful wording is offered only then', () => {
    const content = 'no children';
    expect(check({ content })).toMatchObject([{ id: 'no-kids', suggestion: '' }]);
    expect(check({ content }, { ...austin, isVerifiedOlderPersons: true })).toMatchObject([
      { id: 'no-kids', suggestion: '55+ community' },
    ]);
  });
});

describe('places', () => {
  const at = (city: string, state: string, county?: string) => ({ place: { city, state, county } });

  test('the place of the post is never flagged', () => {
    expect(wordsIn('Homes in Arab, and Arab home prices.', at('Arab', 'AL'))).toEqual([]);
    expect(wordsIn('What does a home in Arab need?', at('Arab', 'AL'))).toEqual([]);
    expect(wordsIn('Safe is a town of 300. Young is not far.', at('Safe', 'MO'))).toEqual([]);
    expect(wordsIn("Pass Christian's home prices.", at('Pass Christian', 'MS'))).toEqual([]);
    expect(wordsIn('a pass christian home', at('Pass Christian', 'MS'))).toEqual([]);
    expect(wordsIn('Homes near Temple.', at('Temple', 'TX'))).toEqual([]);
    expect(check({ hashtags: ['PassChristianHome'] }, at('Pass Christian', 'MS'))).toEqual([]);
    expect(wordsIn('A Christian County home', at('Hopkinsville', 'KY', 'Christian'))).toEqual([]);
  });

  test('a place of one word hides nothing that is clearly about people', () => {
    expect(wordsIn('White only. arab families.', at('White', 'GA'))).toEqual([
      'White only',
      'arab families',
    ]);
    expect(wordsIn('Arab only. No Arab families.', at('Arab', 'AL'))).toEqual([
      'Arab only',
      'No Arab families',
    ]);
    expect(wordsIn('Arab families and the Arab community.', at('Arab', 'AL'))).toHaveLength(2);
    expect(wordsIn('A White neighborhood.', at('White', 'GA'))).toEqual(['White neighborhood']);
    expect(wordsIn('A Safe street with trees.', at('Safe', 'MO'))).toEqual(['Safe street']);
    expect(wordsIn('Young couples only.', at('Young', 'AZ'))).toEqual(['Young couples only']);
    expect(wordsIn('A Christian home.', at('Hopkinsville', 'KY', 'Christian'))).toEqual([
      'Christian home',
    ]);
  });

  test('people of a town are its people, unless somebody is chosen', () => {
    expect(wordsIn('What Arab buyers ask first.', at('Arab', 'AL'))).toEqual([]);
    expect(wordsIn('Tips for White homeowners this fall.', at('White', 'GA'))).toEqual([]);
    expect(wordsIn('Arab buyers only.', at('Arab', 'AL'))).toHaveLength(1);
    expect(wordsIn('Perfect for White buyers.', at('White', 'GA'))).toHaveLength(1);
    expect(wordsIn('Most residents are Arab.', at('Arab', 'AL'))).toHaveLength(1);
  });

  test('a location that is no place hides nothing, one that is not in the list does', () => {
    expect(wordsIn('Perfect for families.', at('Perfect for families', 'TX'))).toHaveLength(1);
    expect(wordsIn('Near Temple Ranch.', at('Temple Ranch', 'TX'))).toEqual([]);
  });

  test('the place’s name stands for a word in other phrases', () => {
    expect(wordsIn('The best Austin schools.')).toEqual(['best Austin schools']);
    expect(wordsIn('The best New York schools.', at('New York', 'NY'))).toEqual([
      'best New York schools',
    ]);
  });

  test('other known places are not flagged either', () => {
    for (const content of [
      'Minutes from Pass Christian home tours.',
      'Homes near Church Hill and close to Temple Terrace.',
      'Close to Temple, TX and Arab, Alabama communities.',
      'Near Falls Church and Cathedral City.',
      'Christian County homes',
    ]) {
      expect(wordsIn(content), content).toEqual([]);
    }
  });

  test('a place beside a house of worship does not hide it', () => {
    expect(wordsIn('Near the Church Hill church.')).toEqual(['Near the Church Hill church']);
    expect(wordsIn('Steps from St. Mary’s Church.')).toHaveLength(1);
    expect(wordsIn('Near Temple Beth El.')).toHaveLength(1);
  });
});

describe('replacementFor', () => {
  const replacementOf = (post: Partial<CheckedPost>) => {
    const [flag] = check(post);
    if (!flag) throw new Error('nothing was flagged');
    return replacementFor(flag);
  };

  test('puts usable words in the place of risky ones', () => {
    expect(replacementOf({ content: 'a man cave' })).toEqual({
      action: 'replace',
      text: 'bonus room',
    });
    expect('handicap parking'.replace('handicap', 'accessible')).toBe('accessible parking');
    expect(check({ content: 'handicap parking' })).toMatchObject([
      { text: 'handicap', suggestion: 'accessible' },
    ]);
  });

  test('never states a fact: the agent gets a sentence to change', () => {
    const content = 'Two baths. The home is perfect for families.';
    expect(replacementOf({ content })).toEqual({ action: 'takeOut', text: '' });
    expect(check({ content })).toMatchObject([
      {
        suggestion: '',
        draft: 'The home has 3 bedrooms, 2 baths and a fenced yard.',
      },
    ]);
  });

  test('takes out the sentence of what nothing can replace, and leaves the rest to a person', () => {
    expect(replacementOf({ content: 'Two baths. Whites only. A new roof.' })).toEqual({
      action: 'takeOut',
      text: '',
    });
    expect(replacementOf({ content: 'whites only' })).toEqual({ action: 'rewrite', text: '' });
    expect(replacementOf({ title: 'whites only' })).toEqual({ action: 'rewrite', text: '' });
    expect(replacementOf({ hashtags: ['ManCave'] })).toEqual({ action: 'delete', text: '' });
  });
});

test('odd input is no trouble', () => {
  for (const text of [
    '',
    ' ',
    '\0',
    '\ud800',
    '<',
    '&',
    '#',
    '##',
    '#_',
    '-',
    '\n\n',
    '́'.repeat(99),
  ]) {
    expect(
      check({
        title: text,
        content: text,
        hashtags: [text, text],
        imagePrompt: text,
        answers: [text],
      }),
    ).toEqual([]);
  }
  expect(wordsIn('no kids', { place: { city: '', state: '' } })).toEqual(['no kids']);
  expect(wordsIn('no kids', { place: { city: '*+?(', county: '[', state: '\\' } })).toEqual([
    'no kids',
  ]);
});

test('a text full of finds gives a list a person can read', () => {
  expect(check({ content: 'no kids. '.repeat(500) })).toHaveLength(50);
});

test('of hundreds of finds the most important hundred are told, in the order of the text', () => {
  const example = (severity: string, count: number) =>
    readPhrases()
      .filter((phrase) => phrase.severity === severity && !phrase.verify)
      .slice(0, 8)
      .map((phrase) => `<p>${phrase.example}</p>`.repeat(count))
      .join('');
  const content = example('caution', 20) + example('avoid', 10);
  const flags = check({ content });
  expect(flags).toHaveLength(100);
  expect(flags.filter(({ severity }) => severity === 'avoid').length).toBeGreaterThan(50);
  expect(flags.map(({ start }) => start)).toEqual(
    flags.map(({ start }) => start).toSorted((one, other) => one - other),
  );
});
