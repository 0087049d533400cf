import { createRandom } from '#builtin/random.ts';
import { compose } from '#builtin/writer/compose.ts';
import type { Facts } from '#contract/facts.ts';
import { createBuiltinWriter } from '#server/adapters/ai/builtin-writer.ts';
import { PieceDraft } from '#server/content/drafts.ts';
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

const writer = createBuiltinWriter(compose, () => someDay);

async function postOf(facts: Facts, seed: number): Promise<string> {
  const piece = { kind: 'post' as const, facts, prompt: '', schema: PieceDraft, seed };
  return (await writer.write(piece)).value.content;
}

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
export async function faultsOfTexts(count: number): Promise<string[]> {
  const faults: string[] = [];
  for (let index = 0; index < count; index++) {
    const topic = seededTopics[index % seededTopics.length];
    const [city, state] = cities[index % cities.length] ?? ['Austin', 'TX'];
    if (!topic) continue;
    const template = seededTemplates[(index * 5) % 12];
    const facts = factsFor(topic, { city, state, titleNumber: index, template });
    const found = findFaults(await postOf(facts, index), facts);
    faults.push(...found.map((fault) => `${facts.title} ${index}: ${fault}`));
  }
  return faults;
}

/** How many of so many posts about a topic differ, whatever title, template and seed are drawn. */
export async function differentPosts(topic: SeededTopic, count: number): Promise<number> {
  const random = createRandom(topic.identifier.length * 7_919);
  const texts = new Set<string>();
  for (let post = 0; post < count; post++) {
    const titleNumber = Math.floor(random.next() * 13);
    const facts = factsFor(topic, { titleNumber, template: random.pick(seededTemplates) });
    texts.add(visibleText(await postOf(facts, Math.floor(random.next() * 1e9))));
  }
  return texts.size;
}
