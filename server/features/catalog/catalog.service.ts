import { suitsTitle } from '#builtin/writer/choose/template-fit.ts';
import type { QuestionRoles } from '#contract/question-roles.ts';
import type { Database } from '#server/db/connect.ts';
import { notFound } from '#server/errors.ts';
import {
  deleteUsedTitles,
  findActiveTopic,
  findActiveTopicNamed,
  insertUsedTitle,
  listActiveContentTemplates,
  listActiveTrustedWebsites,
  listUsedTitles,
  lockTopicRow,
} from './catalog.queries.ts';
import { fittingWebsites } from './fitting-websites.ts';
import { type PickedTitle, pickTitle } from './titles.ts';
import { findActiveUniversalPrompt } from './universal-prompt.queries.ts';

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

/** A topic by id or identifier, or the agent's own subject. */
export async function getTopic(
  db: Database,
  topicId: string | number,
  customTopic?: string | null,
): Promise<TopicToWrite> {
  if (topicId === 'custom') return ownSubject(customTopic ?? '');
  const row = await findActiveTopic(db, topicId);
  if (!row) throw notFound('This topic is no longer available. Please choose another one.');
  return toTopic(row);
}

/** The topic of this name, or the agent's own subject. */
export async function getTopicNamed(db: Database, name: string): Promise<TopicToWrite> {
  const row = await findActiveTopicNamed(db, name);
  return row ? toTopic(row) : ownSubject(name);
}

function toTopic(row: NonNullable<Awaited<ReturnType<typeof findActiveTopic>>>): TopicToWrite {
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
export async function chooseTitle(
  db: Database,
  userId: number,
  topic: TopicToWrite,
  {
    selectedTitle,
    city,
    isLast,
    seed,
  }: {
    selectedTitle?: string | null;
    city: string;
    isLast?: (title: string) => boolean;
    seed: number;
  },
): Promise<PickedTitle> {
  const used = topic.id === undefined ? [] : await listUsedTitles(db, userId, topic.id);
  return pickTitle(topic, { selectedTitle, city, used, isLast, seed });
}

/**
 * Remembered raw, its city unfilled, so that it counts wherever it is used next. When all titles of
 * the topic were used, this one begins a new round.
 */
export async function rememberTitle(
  tx: Database,
  userId: number,
  topic: TopicToWrite,
  title: PickedTitle,
): Promise<void> {
  if (topic.id === undefined || title.raw === undefined) return;
  // Deleted while the piece was written: there is nothing to remember, and the piece stays.
  if (!(await lockTopicRow(tx, topic.id))) return;
  const used = await listUsedTitles(tx, userId, topic.id);
  if (topic.titles.every((each) => used.includes(each)))
    await deleteUsedTitles(tx, userId, topic.id);
  await insertUsedTitle(tx, userId, topic.id, title.raw);
}

export async function getPromptText(db: Database, type: 'content' | 'blog'): Promise<string> {
  const prompt = await findActiveUniversalPrompt(db, type);
  if (!prompt) throw notFound('No prompt is active. Ask your administrator to turn one on.');
  return prompt.promptTemplate;
}

/**
 * A random active content template that suits the title, or none when the admin has switched all of them off. The
 * second of two versions gets another one than the first.
 */
export async function pickContentTemplate(
  db: Database,
  { seed, title, isSecond = false }: { seed: number; title: string; isSecond?: boolean },
): Promise<PickedTemplate | undefined> {
  const active = await listActiveContentTemplates(db);
  const suited = active.filter(({ name }) => suitsTitle(name, title));
  const templates = suited.length > 0 ? suited : active;
  return toPicked(templates[(seed + Number(isSecond)) % templates.length]);
}

/** The template the agent chose. */
export async function getChosenTemplate(db: Database, id: number): Promise<PickedTemplate> {
  const active = await listActiveContentTemplates(db);
  const chosen = toPicked(active.find((each) => each.id === id));
  if (!chosen)
    throw notFound('This kind of post is no longer available. Please choose another one.');
  return chosen;
}

type PickedTemplate = { name: string; text: string };
type ActiveTemplate = Awaited<ReturnType<typeof listActiveContentTemplates>>[number];

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
