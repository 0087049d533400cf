import { describe, expect, it } from 'vitest';
import { seededTopics } from '#builtin/writer/testing/facts.ts';
import { faultsOfArticle, textsOf } from '#builtin/writer/testing/ready-article-rules.ts';
import { rowsSaidTwice } from '#builtin/writer/testing/ready-post-rules.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import { readyArticlesOf } from './ready-articles.ts';

/** Answers of these roles open a section; the others have places of their own. */
const opensSection = new Set(['insight', 'rule', 'features', 'detail', 'places', 'note']);

describe.each(seededTopics)('$identifier', ({ identifier, titles, questions }) => {
  const articles = Object.entries(readyArticlesOf(identifier));

  it('has an article for every seeded title', () => {
    expect(articles.map(([title]) => title)).toEqual(titles);
  });

  it('keeps to the rules of prose and form', () => {
    expect(articles.flatMap(([title, article]) => faultsOfArticle(title, article))).toEqual([]);
  });

  it('says nothing twice', () => {
    const texts = articles.flatMap(([title, article]) => textsOf(title, article));
    expect(rowsSaidTwice(texts, 9)).toEqual([]);
  });

  it('has one section for the answer to each question', () => {
    const wanted = questions.filter((question) => opensSection.has(roleOf(question, '').role));
    for (const [title, { sections }] of articles) {
      const answered = sections.flatMap(({ answers }) => answers);
      expect(new Set(answered), title).toEqual(new Set(wanted));
      expect(answered, title).toHaveLength(wanted.length);
    }
  });
});
