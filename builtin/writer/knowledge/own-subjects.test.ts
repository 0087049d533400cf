import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { checkWords } from '#builtin/fair-housing/check.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { findProseFaults } from '#builtin/writer/testing/prose-rules.ts';
import {
  faultsOfForm,
  faultsOfProse,
  rowsSaidTwice,
} from '#builtin/writer/testing/ready-post-rules.ts';
import {
  commonSubject,
  findOwnSubject,
  listOwnSubjects,
  OwnSubjectFile,
  ownSubjectsFolder,
} from './own-subjects.ts';

const files = readdirSync(ownSubjectsFolder);

describe.each(files)('%s', (file) => {
  const content = JSON.parse(readFileSync(path.join(ownSubjectsFolder, file), 'utf8'));

  it('has the shape', () => {
    const { error } = OwnSubjectFile.safeParse(content);
    expect(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []).toEqual(
      [],
    );
  });

  it('keeps to the rules of prose and of fair housing', () => {
    const { calls, subjects } = content as OwnSubjectFile;
    const texts = [
      ...calls,
      ...subjects.flatMap(({ openings, points, tips = [], calls: own = [] }) => [
        ...openings,
        ...points,
        ...tips,
        ...own,
      ]),
    ];
    const faults = texts.flatMap((text) => {
      const plain = text.replace(/\{(?:a )?city\}|\{where\}|\{subject\}/g, 'Ames');
      return [
        ...findProseFaults(text.replace(/\{where\}|\{subject\}/g, 'Ames')),
        ...checkWords(plain).map(({ text: found }) => found),
        ...(/[{}]/.test(plain) ? ['an unknown placeholder'] : []),
      ].map((fault) => `${fault} in "${text}"`);
    });
    expect(faults).toEqual([]);
  });

  it('ends its sentences, and tips without a mark', () => {
    const { subjects } = content as OwnSubjectFile;
    expect(
      subjects
        .flatMap(({ openings, points }) => [...openings, ...points])
        .filter((text) => !/[.?]$/.test(text) || countWords(text) > 45),
    ).toEqual([]);
    expect(
      subjects
        .flatMap(({ tips = [] }) => tips)
        .filter((tip) => !/^[A-Z].*[^.?!]$/.test(tip) || countWords(tip) > 12),
    ).toEqual([]);
  });

  it('asks for three facts', () => {
    const { wanted, subjects } = content as OwnSubjectFile;
    const all = [wanted, ...subjects.flatMap(({ wanted: own = [] }) => own)];
    expect(all.filter((text) => !/, .* and /.test(text) || /[.?]$/.test(text))).toEqual([]);
  });
});

describe('posts that were written whole', () => {
  const posts = listOwnSubjects().flatMap(({ id, posts: written = [] }) =>
    written.map((lines, number) => ({ name: `${id}, ${number + 1}`, lines })),
  );

  it('keep to the rules of prose', () => {
    expect(posts.flatMap(faultsOfProse)).toEqual([]);
  });

  it('open with a short sentence, name their city, end in a call and are short', () => {
    expect(posts.flatMap((post) => faultsOfForm(post, [35, 115]))).toEqual([]);
  });

  it('share no row of ten words', () => {
    expect(rowsSaidTwice(posts, 10)).toEqual([]);
  });
});

test('says nothing twice', () => {
  const said = listOwnSubjects().flatMap(({ openings, points }) => [...openings, ...points]);
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  const ids = listOwnSubjects().map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['solar panels', 'solar'],
  ['5 staging tips', 'staging'],
  ['pumpkin patch near me', 'pumpkin-patch'],
  ['winterizing a vacation home', 'winterizing'],
  ['how to winterize a cabin', 'winterizing'],
  ['new insurance rules in FL', 'insurance-rules'],
  ['things to do this weekend', 'things-to-do'],
  ['chickens in the backyard', 'chickens'],
  ['a swing in the backyard', undefined],
  ['rent vs buy', 'rent-or-buy'],
  ['why i love first time buyers', 'why-first-time-buyers'],
  ['selling a house in winter', 'seasonal-selling'],
  ['roof insurance', 'homeowners-insurance'],
  ['how to pick a good home inspector', 'choosing-an-inspector'],
  ['summer bucket list', 'things-to-do'],
  ['why winter is a good time to list', 'seasonal-selling'],
  ['dog friendly patios', 'pet-places'],
  ['a lot of people ask me', undefined],
  ['chess club', undefined],
  ['found a cat at my listing', undefined],
  ['my mom passed her license test', undefined],
  ['what to do with your old house keys', undefined],
  ['mud season and your basement', undefined],
  ['staging with what you own', 'staging'],
  ['why your zestimate is off', 'home-value'],
  ['best time to plant a tree', 'trees'],
  ['what does escrow even mean', 'escrow'],
  ['home office setup', 'home-office'],
  ['earnest money for first time buyers', 'earnest-money'],
])('%s is about %s', (text, id) => {
  expect(findOwnSubject(text, 'explain')?.id).toBe(id);
});

test('an intent has what fits all of it', () => {
  expect(commonSubject('just-sold')?.id).toBe('just-sold');
  expect(commonSubject('explain', 'money')?.id).toBe('any-money');
  expect(commonSubject('explain')?.id).toBe('any');
});
