import { describe, expect, test } from 'vitest';
import { readyPostsOf } from '#builtin/writer/knowledge/ready-posts.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsAbout, factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';
import { mean } from '#builtin/writer/testing/post-measures.ts';

const today = new Date('2026-11-16T12:00:00');

describe('a post that was written whole', () => {
  const topic = seededTopic('sellers');
  const titled = topic.titles[3] ?? '';
  const ready = readyPostsOf('sellers')[titled] ?? [];
  const write = (given: Parameters<typeof factsFor>[1], seed = 1) =>
    judgePost(
      factsFor(topic, { titleNumber: 3, city: 'Erie', state: 'PA', ...given }),
      seed,
      today,
    );
  const seeds = Array.from({ length: 40 }, (_, seed) => seed);
  const firstLine = (html: string) => visibleText(html).split('\n')[0] ?? '';

  test('is taken where the agent said nothing, each of them by some seed', () => {
    const written = seeds.map((seed) => write({}, seed));
    expect(new Set(written.map(({ judged }) => judged.shape))).toEqual(new Set(['ready post']));
    const openings = new Set(written.map(({ post }) => firstLine(post.draft.content)));
    expect(openings.size).toBe(ready.length);
  });

  test('comes to an agent once, and then the rest is written from what is known', () => {
    const recent: string[] = [];
    for (const seed of ready.keys()) recent.push(write({ recent }, seed).post.draft.content);
    expect(new Set(recent.map(firstLine)).size).toBe(ready.length);
    expect(write({ recent }).judged.shape).not.toBe('ready post');
  });

  test('gives way to what the agent said, but for one remark, and ends in their own next step', () => {
    const said = [
      { question: topic.questions[1] ?? '', answer: 'They wait until May to call me.' },
      { question: topic.questions[2] ?? '', answer: 'I pay for photos and a floor plan.' },
    ];
    expect(write({ answers: said }).judged.shape).not.toBe('ready post');
    const one = write({ answers: said.slice(0, 1) });
    expect(one.judged.shape).toBe('ready post');
    expect(firstLine(one.post.draft.content)).toMatch(/until May to call me/);
    const step = [{ question: topic.questions[4] ?? '', answer: 'Text me at 814-555-0142.' }];
    const { post, judged } = write({ answers: step });
    expect(judged.shape).toBe('ready post');
    expect(visibleText(post.draft.content)).toMatch(/Text me at 814-555-0142\.$/);
  });

  test('serves a subject of one’s own that says no more than a title of ours', () => {
    const shapeOf = (subject: string) =>
      judgePost(factsAbout(subject, { city: 'Erie', state: 'PA' }), 1, today).judged.shape;
    expect(shapeOf('Just sold!')).toBe('ready post');
    expect(shapeOf('Happy Thanksgiving')).toBe('ready post');
    expect(shapeOf('Just sold on Maple Street')).toBe('just sold');
    expect(shapeOf('Open house this Saturday')).toBe('open house');
  });

  test('asks the homes in that the agent names, and tells what the agent offers before the call', () => {
    const { post, judged } = write({
      answers: [
        { question: topic.questions[0] ?? '', answer: '1950s ranches under 500k' },
        { question: topic.questions[2] ?? '', answer: 'free photos and a staging consult' },
        { question: topic.questions[4] ?? '', answer: 'Text me at 814-555-0142.' },
      ],
    });
    expect(judged.shape).toBe('ready post');
    expect(visibleText(post.draft.content)).toMatch(
      /free photos and a staging consult\.\s+(?:Own|Selling) a 1950s ranch under \$500,000\? Text me at 814-555-0142\.$/,
    );
  });

  test('is short where that is asked for, and sounds like the voice', () => {
    const words = (length?: 'short') =>
      mean(
        seeds.map((seed) => countWords(visibleText(write({ length }, seed).post.draft.content))),
      );
    expect(words('short')).toBeLessThan(words());
    const inSentence = (voice: 'plain' | 'direct') =>
      mean(
        seeds.map((seed) => {
          const text = visibleText(write({ voice }, seed).post.draft.content);
          return countWords(text) / splitSentences(text).length;
        }),
      );
    expect(inSentence('direct')).toBeLessThan(inSentence('plain'));
  });

  test('has a figure of the place where one is known, with its source, and reads on where not', () => {
    const upkeep = seededTopic('home-maintenance');
    const titleNumber = upkeep.titles.indexOf('Winterizing a {location} home');
    const texts = (city: string, state: string) =>
      seeds.map((seed) =>
        visibleText(
          judgePost(factsFor(upkeep, { city, state, titleNumber }), seed, today).post.draft.content,
        ),
      );
    const snowy = texts('Buffalo', 'NY').filter((text) => text.includes('inches of snow'));
    expect(snowy.length).toBeGreaterThan(0);
    for (const text of snowy) expect(text).toContain('NOAA averages 2006-2020');
    for (const text of texts('Nowhere Junction', 'NY')) expect(text).not.toMatch(/NOAA|[{}]/);
  });

  test('speaks of basements and snow where there are some', () => {
    const upkeep = seededTopic('home-maintenance');
    const titleNumber = upkeep.titles.indexOf('Gutters, grading and water in {location}');
    const cold = (city: string, state: string) =>
      seeds.filter((seed) =>
        /\bbasement\b/.test(
          judgePost(factsFor(upkeep, { city, state, titleNumber }), seed, today).post.draft.content,
        ),
      ).length;
    expect(cold('Duluth', 'MN')).toBeGreaterThan(0);
    expect(cold('Naples', 'FL')).toBe(0);
  });
});
