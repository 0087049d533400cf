import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkWords } from '#builtin/fair-housing/check.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { findProseFaults } from '#builtin/writer/testing/prose-rules.ts';
import {
  faultsOfForm,
  faultsOfProse,
  rowsSaidTwice,
} from '#builtin/writer/testing/ready-post-rules.ts';
import { listOwnSubjects, OwnSubjectFile, ownSubjectsFolder } from './own-subjects.ts';

/** Every text there is about subjects of one's own, by the rules for all our texts. */

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
