import type { SQL } from 'drizzle-orm';
import { suitsTitle } from '#builtin/writer/choose/template-fit.ts';
import type { PromptType } from '#contract/catalog/placeholders.ts';
import type { QuestionRoles } from '#contract/question-roles.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import {
  type ActiveTemplate,
  findActiveTopicNamed,
  findCatalogFor,
  listActiveTrustedWebsites,
  listTopicsWith,
  rememberingTitle,
} from './catalog.queries.ts';
import { fittingWebsites } from './fitting-websites.ts';
import { type PickedTitle, pickTitle } from './titles.ts';
import type { TopicRow } from './topics.queries.ts';

/** What the slices that write need of the catalog. */

export type TopicToWrite = {
  /** None for a subject of the agent's own. */
  id: number | undefined;
  identifier: string;
  name: string;
  description: string;
  titles: string[];
  questions: string[];
  /** What each of them asks for, as far as that is set. */
  questionRoles: QuestionRoles;
  usesPropertyData: boolean;
};

/** What a piece is written by. */
export type CatalogToWrite = {
  topic: TopicToWrite;
  /** Titles of the topic that this user has had. */
  usedTitles: string[];
  templates: ActiveTemplate[];
  /** None when the admin has switched all of them off. */
  universalPrompt: string | null;
};

/** The catalog for a topic by id or identifier, or for the agent's own subject. */
export async function readCatalogFor(
  db: Database,
  userId: number,
  request: {
    topicId: string | number;
    customTopic?: string | null;
    promptType: PromptType;
    needsTemplates: boolean;
  },
): Promise<CatalogToWrite> {
  const { topicId, customTopic, ...rest } = request;
  const isOwn = topicId === 'custom';
  const query = { userId, topicId: isOwn ? undefined : topicId, ...rest };
  const { topic, ...catalog } = await findCatalogFor(db, query);
  if (!isOwn && !topic)
    throw notFound('This topic is no longer available. Please choose another one.');
  return { ...catalog, topic: topic ? toTopic(topic) : ownSubject(customTopic ?? '') };
}

/** Those of the topics that are there, by ids or identifiers. */
export async function findTopics(
  db: Database,
  ids: string[],
): Promise<(TopicToWrite & { id: number })[]> {
  const rows = await listTopicsWith(db, ids);
  return rows.map((row) => ({ ...toTopic(row), id: row.id }));
}

/** The topic of this name, or the agent's own subject. */
export async function getTopicNamed(db: Database, name: string): Promise<TopicToWrite> {
  const row = await findActiveTopicNamed(db, name);
  return row ? toTopic(row) : ownSubject(name);
}

function toTopic(row: TopicRow): TopicToWrite {
  return {
    id: row.id,
    identifier: row.identifier,
    name: row.topic,
    description: row.description ?? '',
    titles: row.titles,
    questions: row.questions,
    questionRoles: row.questionRoles,
    usesPropertyData: row.useAttomScraping,
  };
}

/** The title to write under: the selected one, else one this user has not had for the topic yet. */
export const chooseTitle = (
  { topic, usedTitles }: CatalogToWrite,
  choice: Omit<Parameters<typeof pickTitle>[1], 'used'>,
): PickedTitle => pickTitle(topic, { ...choice, used: usedTitles });

/**
 * Remembers a title with the piece that is stored under it: raw, its city unfilled, so that it counts
 * wherever it is used next.
 */
export function titleUse(userId: number, topic: TopicToWrite, title: PickedTitle): SQL | undefined {
  if (topic.id === undefined || title.raw === undefined) return undefined;
  return rememberingTitle({ userId, topicId: topic.id, titles: topic.titles, title: title.raw });
}

export function requirePrompt({
  universalPrompt,
}: Pick<CatalogToWrite, 'universalPrompt'>): string {
  if (universalPrompt === null)
    throw notFound('No prompt is active. Ask your administrator to turn one on.');
  return universalPrompt;
}

/**
 * A random active content template that suits the title, or none when the admin has switched all of them off. The
 * second of two versions gets another one than the first.
 */
export function pickContentTemplate(
  active: ActiveTemplate[],
  { seed, title, isSecond = false }: { seed: number; title: string; isSecond?: boolean },
): PickedTemplate | undefined {
  const suited = active.filter(({ name }) => suitsTitle(name, title));
  const templates = suited.length > 0 ? suited : active;
  return toPicked(templates[(seed + Number(isSecond)) % templates.length]);
}

/** The template the agent chose. */
export function getChosenTemplate(active: ActiveTemplate[], id: number): PickedTemplate {
  const chosen = toPicked(active.find((each) => each.id === id));
  if (!chosen)
    throw notFound('This kind of post is no longer available. Please choose another one.');
  return chosen;
}

type PickedTemplate = { name: string; text: string };

const toPicked = (row: ActiveTemplate | undefined): PickedTemplate | undefined =>
  row && { name: row.name, text: row.contentTemplate ?? '' };

function ownSubject(subject: string): TopicToWrite {
  return {
    id: undefined,
    identifier: 'custom',
    name: subject,
    description: '',
    titles: [],
    questions: [],
    questionRoles: [],
    usesPropertyData: false,
  };
}

/** Active trusted websites: those that fit the subject and the state, and all others after them. */
export async function findWebsitesFor(
  db: Database,
  state: string,
  about: { title: string; topic: string },
): Promise<{ fitting: TrustedSite[]; others: TrustedSite[] }> {
  const websites = await listActiveTrustedWebsites(db, state);
  const fitting = fittingWebsites(websites, about);
  return { fitting, others: websites.filter((website) => !fitting.includes(website)) };
}

type TrustedSite = { domain: string; description: string | null };
