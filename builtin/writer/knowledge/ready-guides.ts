import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { oncePerKey } from '#builtin/once.ts';
import { capitalise, sentenceKey } from '#builtin/writer/language/sentences.ts';
import type { ReadyPost } from './ready-posts.ts';

/** What a long article of a topic is made of, written whole. Lines are those of a ready post. */
export type ReadyGuide = {
  /** What stands before the sections, whichever of the outline were taken. */
  introductions: ReadyPost[];
  /** The last line of each is a call to action. */
  closings: ReadyPost[];
  /** By their titles in the topic's outline. */
  sections: Record<string, ReadyGuideSection>;
};

export type ReadyGuideSection = {
  leads: ReadyPost[];
  /** More than a section has room for: any of them, in their order, read well together. */
  parts: { heading: string; text: ReadyPost }[];
};

const folder = path.join(import.meta.dirname, '../../../data-files/ready-guides');

export const readyGuideOf = oncePerKey((identifier: string): ReadyGuide | undefined => {
  if (!/^[a-z0-9-]+$/.test(identifier)) return undefined;
  const file = path.join(folder, `${identifier}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
});

/** The section of this title, unless the agent gave it another. */
export const findReadySection = (
  identifier: string,
  title: string,
): ReadyGuideSection | undefined =>
  Object.entries(readyGuideOf(identifier)?.sections ?? {}).find(
    ([name]) => sentenceKey(capitalise(name)) === sentenceKey(title),
  )?.[1];
