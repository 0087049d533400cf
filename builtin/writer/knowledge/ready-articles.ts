import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { once, oncePerKey } from '#builtin/once.ts';
import type { ReadyPost } from './ready-posts.ts';

/**
 * Articles that were written whole for a seeded title. Openings, headings and texts have several wordings each, any of
 * which fits beside any of the others. Lines are those of a ready post.
 */
export type ReadyArticle = {
  /** Each answers the title and names the city. */
  openings: ReadyPost[];
  sections: ReadySection[];
  /** The last line of each is a call to action. */
  closings: { heading: string; text: ReadyPost }[];
};

export type ReadySection = {
  headings: string[];
  /** Questions of the topic whose answer opens the section. */
  answers: string[];
  /** What it speaks of, for answers to other questions. */
  about: string[];
  /** The title is not answered without it. */
  core: boolean;
  texts: ReadyPost[];
};

const folder = path.join(import.meta.dirname, '../../../data-files/ready-articles');

/** The ready articles of a topic by their seeded titles. */
export const readyArticlesOf = oncePerKey((identifier: string): Record<string, ReadyArticle> => {
  if (!/^[a-z0-9-]+$/.test(identifier)) return {};
  const file = path.join(folder, `${identifier}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
});

/** An article about a subject that agents type themselves: one wording of each section. */
export type SubjectArticle = {
  openings: ReadyPost[];
  sections: { heading: string; about: string[]; text: ReadyPost }[];
  closing: { heading: string; text: ReadyPost };
};

export const subjectArticlesFolder = path.join(
  import.meta.dirname,
  '../../../data-files/subject-articles',
);

const subjectArticles = once(
  () =>
    new Map(
      readdirSync(subjectArticlesFolder).flatMap((file) =>
        Object.entries<SubjectArticle>(
          JSON.parse(readFileSync(path.join(subjectArticlesFolder, file), 'utf8')),
        ),
      ),
    ),
);

/** The article about a known subject, by its id in data-files/own-subjects. */
export function findSubjectArticle(id: string): ReadyArticle | undefined {
  const found = subjectArticles().get(id);
  return (
    found && {
      openings: found.openings,
      sections: found.sections.map(({ heading, about, text }) => ({
        headings: [heading],
        answers: [],
        about,
        core: true,
        texts: [text],
      })),
      closings: [found.closing],
    }
  );
}
