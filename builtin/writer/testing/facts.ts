import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainTextOf } from '#builtin/html/plain-text.ts';
import { readyArticlesOf } from '#builtin/writer/knowledge/ready-articles.ts';
import { type ReadyPost, readyPostsOf } from '#builtin/writer/knowledge/ready-posts.ts';
import { fill } from '#builtin/writer/language/fill.ts';
import { subjectTitle } from '#builtin/writer/subject-title.ts';
import type { Facts } from '#contract/facts.ts';
import { fillTitle } from '#contract/fill-title.ts';

export type SeededTopic = {
  identifier: string;
  name: string;
  description: string;
  titles: string[];
  questions: string[];
};

const readSeeds = (name: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, '../../../data-files/seeds', name), 'utf8'),
  );

export const seededTopics: SeededTopic[] = readSeeds('topics.json');
/** Topics that announce something. */
export const announcementTopics: SeededTopic[] = readSeeds('announcement-topics.json');
export const seededTemplates: { name: string; text: string }[] = readSeeds(
  'content-templates.json',
).map(({ name, prompt }: { name: string; prompt: string }) => ({ name, text: prompt }));

export function seededTopic(identifier: string): SeededTopic {
  const topic = seededTopics.find((each) => each.identifier === identifier);
  if (!topic) throw new Error(`no topic ${identifier}`);
  return topic;
}

type Given = Partial<Facts> & {
  city?: string;
  state?: string;
  titleNumber?: number;
  /** The agent has had every post that was written for the title. */
  isAfterReadyPosts?: boolean;
  /** The agent has had the article that was written for the title, in all its wordings. */
  isAfterReadyArticle?: boolean;
};

/** Facts for a seeded topic, as the posts service would give them. */
export function factsFor(
  topic: SeededTopic,
  {
    city = 'Austin',
    state = 'TX',
    titleNumber = 0,
    isAfterReadyPosts,
    isAfterReadyArticle,
    ...given
  }: Given = {},
): Facts {
  const title = topic.titles[titleNumber % topic.titles.length] ?? '';
  const recent = [
    ...((isAfterReadyPosts && readyPostsOf(topic.identifier)[title]) || []),
    ...(isAfterReadyArticle ? textsOfArticle(topic.identifier, title) : []),
  ];
  return {
    topic,
    place: { city, state },
    title: fillTitle(title, city),
    template: seededTemplates[0],
    answers: [],
    rememberedAnswers: [],
    sources: [],
    ...(recent.length > 0 && {
      recent: recent.map((lines) => fill(lines.join(' '), { city, state })),
    }),
    ...given,
  };
}

function textsOfArticle(identifier: string, title: string): ReadyPost[] {
  const article = readyArticlesOf(identifier)[title];
  return article ? [...article.openings, ...article.sections.flatMap(({ texts }) => texts)] : [];
}

/** Facts for a subject the agent typed. */
export function factsAbout(subject: string, given: Given = {}): Facts {
  const topic = {
    identifier: 'custom',
    name: subject,
    description: '',
    titles: [subjectTitle(subject, given.city ?? 'Austin')],
    questions: [],
  };
  return factsFor(topic, given);
}

export const someDay = new Date('2026-05-12T12:00:00');

export const visibleText = (html: string) => plainTextOf(html);
