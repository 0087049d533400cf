import { Page } from './page.ts';
import { findPlaces } from './places/find-places.ts';
import { findNouns } from './subjects/find-nouns.ts';
import { findSubjects } from './subjects/find-subjects.ts';
import { widenPlaces } from './widen-query.ts';

/**
 * The tagger that needs no model: places by the place data and by how names are written, subjects by
 * a vocabulary of the trade, and a few words of the text itself.
 */
export function tagAnswer({ question, answer }: { question: string; answer: string }): string[] {
  return tagText(question, answer, 3);
}

/** The tags to look for: everything a topic says, and the place it is for. */
export function tagQuery(topic: string, context: string): string[] {
  return widenPlaces(tagText(`${topic}\n${context}`, '', 8));
}

function tagText(question: string, answer: string, nouns: number): string[] {
  const page = new Page(`${question}\n${answer}`);
  const questionEnds = question.length;
  const places = findPlaces(page);
  const subjects = findSubjects(page, { questionEnds });
  return [...places, ...subjects, ...findNouns(page, { questionEnds, limit: nouns })];
}
