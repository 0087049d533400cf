import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { writePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, type SeededTopic, someDay, visibleText } from './facts.ts';
import { findFaults } from './faults.ts';

/** What is wrong with posts for one title of a topic: one that was written whole, and one in a template. */
export function postFaults(
  topic: SeededTopic,
  titleNumber: number,
  template: { name: string; text: string } | undefined,
  afterReadyPosts = [false, true],
): string[] {
  const seed = titleNumber * 100 + (template?.name.length ?? 0);
  return afterReadyPosts.flatMap((isAfterReadyPosts) => {
    const facts = factsFor(topic, { titleNumber, template, isAfterReadyPosts });
    const { content } = writePost(facts, seed, someDay).draft;
    return [...findFaults(content, facts), ...lengthFaults(content, facts.title)].map(
      (fault) => `${facts.title} (${template?.name}): ${fault}`,
    );
  });
}

function lengthFaults(html: string, title: string): string[] {
  const text = visibleText(html);
  const words = countWords(text);
  const opening = splitSentences(text)[0] ?? '';
  const named = `${title} ${text}`.split('Austin').length - 1;
  return [
    ...(words < 35 || words > 190 ? [`${words} words`] : []),
    ...(text.length > 1_200 ? [`${text.length} characters`] : []),
    ...(countWords(opening) > 24 ? [`opens with ${countWords(opening)} words`] : []),
    ...(named < 1 || named > 4 ? [`names the place ${named} times`] : []),
  ];
}
