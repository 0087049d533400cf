import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { QuestionRole, QuestionRoles } from '#contract/question-roles.ts';
import type { Database } from './connect.ts';
import { prompts, templates } from './schema/catalog.ts';

/**
 * Topics and content templates as they came with Porchlight. What nobody has edited becomes the newest
 * edition at the start after an upgrade; an edited one stays, and /admin offers the new one beside it.
 */

type Edition = {
  edition: number;
  /** What is different from the edition before, and why. */
  changed: string;
};

type Topic = {
  identifier: string;
  name: string;
  description: string;
  titles: string[];
  questions: string[];
  usePropertyData: boolean;
};

export type ShippedTopic = Topic & Edition & { questionRoles: QuestionRoles };
export type ShippedTemplate = Edition & {
  name: string;
  contentTemplate: string;
  /** A line on it, for agents who choose one. */
  summary?: string;
};

export const listShippedTopics = once(() => [
  ...readTopics('topics.json'),
  ...readTopics('announcement-topics.json'),
]);

export const listShippedTemplates = once(() => [
  ...readTemplates('content-templates.json'),
  ...readTemplates('announcement-templates.json'),
]);

/** What the questions that came with Porchlight ask for. */
export const shippedQuestionRoles = once(() => {
  const seeded = readSeeds<{ question: string; role: QuestionRole }[]>('questions.json');
  return new Map(seeded.map(({ question, role }) => [question, role]));
});

export function readTopics(file: string): ShippedTopic[] {
  return readSeeds<(Topic & Partial<Edition>)[]>(file).map((topic) => ({
    ...firstEdition,
    ...topic,
    questionRoles: topic.questions.map((each) => shippedQuestionRoles().get(each) ?? null),
  }));
}

export function readTemplates(file: string): ShippedTemplate[] {
  type Row = { name: string; prompt: string; summary?: string } & Partial<Edition>;
  return readSeeds<Row[]>(file).map(({ name, prompt, summary, edition, changed }) => ({
    name,
    summary,
    contentTemplate: prompt,
    edition: edition ?? firstEdition.edition,
    changed: changed ?? firstEdition.changed,
  }));
}

const firstEdition: Edition = { edition: 1, changed: 'The first edition.' };

type Earlier = {
  topics: { identifier: string; edition: number; titles: string[]; questions: string[] }[];
  templates: { name: string; edition: number; prompt: string }[];
};

/** Titles and questions are taken each by itself: somebody may have edited one of them. */
export async function upgradeTopics(db: Database): Promise<void> {
  const earlier = readSeeds<Earlier>('earlier-editions.json').topics;
  const shipped = new Map(listShippedTopics().map((topic) => [topic.identifier, topic]));
  const rows = await db
    .select()
    .from(prompts)
    .where(inArray(prompts.identifier, [...shipped.keys()]))
    .for('update');
  for (const row of rows) {
    const newest = shipped.get(row.identifier);
    if (!newest || row.edition >= newest.edition) continue;
    const before = earlier.filter(({ identifier }) => identifier === row.identifier);
    const isOf = (field: 'titles' | 'questions') =>
      [newest, ...before].some((edition) => isDeepStrictEqual(edition[field], row[field]));
    const { titles, questions, questionRoles, edition } = newest;
    const isWhole = isOf('titles') && isOf('questions');
    const change = {
      ...(isOf('titles') && { titles }),
      ...(isOf('questions') && { questions, questionRoles }),
    };
    const version = row.version + (isDeepStrictEqual({ ...row, ...change }, row) ? 0 : 1);
    await db
      .update(prompts)
      .set({ ...change, version, edition: isWhole ? edition : Math.max(1, edition - 1) })
      .where(eq(prompts.id, row.id));
  }
}

export async function upgradeTemplates(db: Database): Promise<void> {
  const earlier = readSeeds<Earlier>('earlier-editions.json').templates;
  for (const { name, contentTemplate, edition } of listShippedTemplates()) {
    const texts = [contentTemplate, ...earlier.filter((e) => e.name === name).map((e) => e.prompt)];
    const isOurs = and(eq(templates.type, 'content'), eq(templates.name, name));
    const isOlder = sql`${templates.edition} < ${edition}`;
    await db
      .update(templates)
      .set({ contentTemplate, edition, version: versionAfter(contentTemplate) })
      .where(and(isOurs, isOlder, inArray(templates.contentTemplate, texts)));
    await db
      .update(templates)
      .set({ edition: Math.max(1, edition - 1) })
      .where(and(isOurs, isOlder));
  }
}

/** The version rises where the text is another one. */
const versionAfter = (text: string) =>
  sql<number>`${templates.version} + case when ${templates.contentTemplate} = ${text} then 0 else 1 end`;

function readSeeds<Content>(file: string): Content {
  const folder = path.join(import.meta.dirname, '../../data-files/seeds');
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
