import { createRandom } from '#builtin/random.ts';
import { compose } from '#builtin/writer/compose.ts';
import type { Facts } from '#contract/facts.ts';
import { PieceDraft } from '#contract/text-drafts.ts';
import {
  factsFor,
  type SeededTopic,
  seededTemplates,
  seededTopics,
  someDay,
  visibleText,
} from './facts.ts';
import { findFaults } from './faults.ts';

/** Texts in numbers: few of them in every test run, many in a sweep. */

const postOf = (facts: Facts, seed: number) =>
  PieceDraft.parse(compose({ kind: 'post', facts, seed, today: someDay }).draft).content;

const cities = [
  ['Austin', 'TX'],
  ['Miami', 'FL'],
  ['Portland', 'ME'],
  ['Boise', 'ID'],
  ['Church Hill', 'TN'],
  ['White Plains', 'NY'],
  ['Santa Fe', 'NM'],
  ['Bozeman', 'MT'],
] as const;

/** What is wrong with so many posts, about every topic in turn. */
export function faultsOfTexts(count: number): string[] {
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    const topic = seededTopics[index % seededTopics.length];
    const [city, state] = cities[index % cities.length] ?? ['Austin', 'TX'];
    if (!topic) continue;
    const template = seededTemplates[(index * 5) % 12];
    const facts = factsFor(topic, { city, state, titleNumber: index, template });
    const found = findFaults(postOf(facts, index), facts);
    faults.push(...found.map((fault) => `${facts.title} ${index}: ${fault}`));
  }
  return faults;
}

/** How many of so many posts of one agent about a topic differ, whatever title, template and seed are drawn. */
export function differentPosts(topic: SeededTopic, count: number): number {
  const random = createRandom(topic.identifier.length * 7_919);
  const texts = new Set<string>();
  for (let post = 0; post < count; post++) {
    const titleNumber = Math.floor(random.next() * 13);
    const template = random.pick(seededTemplates);
    const facts = factsFor(topic, { titleNumber, template, recent: [...texts].slice(-30) });
    texts.add(visibleText(postOf(facts, Math.floor(random.next() * 1e9))));
  }
  return texts.size;
}
