import { expect, test } from 'vitest';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';

const today = new Date('2026-11-16T12:00:00');

/** A post from answers, one for each question of the topic, "" where none was given. */
function post(name: string, titleNumber: number, answers: readonly string[]): string {
  const topic = seededTopic(name);
  const facts = factsFor(topic, {
    city: 'Toledo',
    state: 'OH',
    titleNumber,
    answers: answers.flatMap((answer, index) =>
      answer === '' ? [] : [{ question: topic.questions[index] ?? '', answer }],
    ),
  });
  return judgePost(facts, 3, today).post.draft.content;
}

const textOf = (html: string) => visibleText(html).replace(/\s+/g, ' ');

test('beside two facts of the agent there is one paragraph of ours, and no list', () => {
  const html = post('sellers', 8, [
    '',
    'they list in august and leave town',
    'photos and a sign',
    '',
    'call me',
  ]);
  expect(html).not.toContain('<li>');
  expect(html.match(/<p>/g)?.length).toBeLessThanOrEqual(4);
  expect(textOf(html)).toMatch(/list in August and leave town\..*photos/);
});

test('a checklist begins with what the agent would look at', () => {
  const html = post('buyers', 10, ['', '', '', 'sprinklers - run each zone', 'save this']);
  expect(html).toMatch(/<ul>\s*<li>(?:<p>)?Sprinklers: run each zone/);
});

test('where people come from asks the reader, and other words are not printed', () => {
  const from = (typed: string) => textOf(post('relocation', 3, [typed, 'Jeep, the hospitals']));
  expect(from('Ohio and Texas')).toContain('Moving from Ohio or Texas?');
  expect(from('Michigan mostly, some from Texas lately')).toContain(
    'Moving from Michigan or Texas?',
  );
  expect(from('army families')).not.toMatch(/army|Moving from/);
});

test('three notes behind labels are one list', () => {
  const html = post('downsizing', 4, [
    'flats/row houses',
    'own laundry, walk in shower',
    '',
    'Hess Moving 419-555-0110',
    '',
  ]);
  expect(html.match(/<ul>/g)?.length).toBe(1);
});

test('no story and a number alone are not told', () => {
  expect(
    textOf(post('sellers', 9, ['', 'hiding the wet basement', '', 'none this month', ''])),
  ).not.toMatch(/none this month/i);
  expect(textOf(post('new-construction', 5, ['', '', 'solar leases', '2', '']))).not.toMatch(
    /inspect: 2|times: 2/,
  );
});

test('what starts with a doing begins small behind its label', () => {
  expect(
    textOf(post('sellers', 9, ['', 'forgetting the HOA approval takes 3 weeks', '', '', ''])),
  ).not.toContain(': Forgetting');
});

test('a level of budget chooses what is said', () => {
  expect(textOf(post('staging', 2, ['', 'mudrooms', '', '', 'under 300 bucks']))).not.toContain(
    '300',
  );
});

test('a count that has no name of ours leads a report', () => {
  const text = textOf(
    post('marketreport', 6, [
      'NORIS, October 2026',
      '90 price cuts out of 610 active',
      '',
      'noise mostly',
    ]),
  );
  expect(text).toMatch(/^Toledo: 90 price cuts out of 610 active\./);
  expect(text).toContain('My read: noise mostly.');
});

test('what homes cost is no line of a checklist, and neither is a row of things', () => {
  const html = post('new-construction', 5, [
    '',
    '380s to 450s, two story',
    'grading not done by closing',
    'slab, framing, before drywall',
    '',
  ]);
  expect(textOf(html)).toMatch(/\$380s to \$450s, two[- ]story/);
  expect(html).not.toMatch(/<li>(?:<p>)?(?:\$380s|Slab)/);
});

test('a city behind the address of an open house is named once', () => {
  const text = textOf(
    post('open-houses', 0, [
      '31 Cass St, Toledo. Saturday, December 5, 1 to 3.',
      'New roof',
      '',
      '',
      '',
    ]),
  );
  expect(text).toContain('31 Cass St, Toledo');
  expect(text).not.toContain('(Toledo)');
});
