import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfSubjectArticle, textsOf } from '#builtin/writer/testing/ready-article-rules.ts';
import { rowsSaidTwice } from '#builtin/writer/testing/ready-post-rules.ts';
import { listOwnSubjects } from './own-subjects.ts';
import { findSubjectArticle, type ReadyArticle, subjectArticlesFolder } from './ready-articles.ts';

describe.each(readdirSync(subjectArticlesFolder))('%s', (file) => {
  const ids = Object.keys(JSON.parse(readFileSync(path.join(subjectArticlesFolder, file), 'utf8')));
  const articles = ids.map((id): [string, ReadyArticle] => [
    id,
    findSubjectArticle(id) as ReadyArticle,
  ]);

  it('is about subjects that are known', () => {
    const known = new Set(listOwnSubjects().map(({ id }) => id));
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('keeps to the rules of prose and form', () => {
    expect(articles.flatMap(([id, article]) => faultsOfSubjectArticle(id, article))).toEqual([]);
  });

  it('says nothing twice', () => {
    expect(
      rowsSaidTwice(
        articles.flatMap(([id, article]) => textsOf(id, article)),
        9,
      ),
    ).toEqual([]);
  });
});
