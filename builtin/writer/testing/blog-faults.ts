import { writeBlog } from '#builtin/writer/blog/write-blog.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { factsFor, type SeededTopic, someDay, visibleText } from './facts.ts';
import { findFaults } from './faults.ts';

/** What is wrong with the article for one title of a topic. */
export function blogFaults(topic: SeededTopic, titleNumber: number): string[] {
  const facts = factsFor(topic, { titleNumber, template: undefined });
  const { content } = writeBlog(facts, titleNumber, someDay).draft;
  const words = countWords(visibleText(content));
  const faults = findFaults(content, facts);
  if (words < 400 || words > 1_100) faults.push(`${words} words`);
  return faults.map((fault) => `${facts.title}: ${fault}`);
}
