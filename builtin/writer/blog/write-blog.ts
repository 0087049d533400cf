import { createRandom } from '#builtin/random.ts';
import { type AgentVoice, listenToAgent } from '#builtin/writer/answers/agent-voice.ts';
import type { Room } from '#builtin/writer/answers/fitting.ts';
import { joinNotes } from '#builtin/writer/answers/notes.ts';
import { bestOf, stumbles } from '#builtin/writer/best-of.ts';
import {
  type Block,
  heading,
  paragraph,
  saysSomething,
  toHtml,
  wordsOf,
} from '#builtin/writer/blocks.ts';
import { type Draft, labelsFor } from '#builtin/writer/labels.ts';
import { gatherMaterial } from '#builtin/writer/material.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import type { Facts } from '#contract/facts.ts';
import { type Article, createArticle } from './article.ts';
import { writeClosing, writeFaq, writeKeyPoints, writeOpening } from './article-frame.ts';
import {
  comparisonSection,
  localSection,
  mistakesSection,
  processSection,
  stageSections,
} from './sections.ts';

const blogLength = { leastWords: 950, mostWords: 1_350 };
const roomForAgent: Room = { kind: 'blog', words: 320, characters: 2_400 };

/** An article after the seeded plan: opening, key points, sections, local section, FAQ, closing. */
export function writeBlog(
  facts: Facts,
  seed: number,
  today: Date,
): { draft: Draft; note?: string } {
  const material = gatherMaterial(facts, today);
  const voice = listenToAgent(facts, material, createRandom(seed))(roomForAgent);
  const best = bestOf(
    seed,
    (random, attempt) => compose(createArticle(material, random, voice, attempt % 3)),
    (candidate) => faultsOf(candidate, voice),
  );
  const said = voice.lines.map(({ text }) => text).join(' ');
  const blocks = shorten(best, mostWords(voice), (sentence) => said.includes(sentence));
  return {
    draft: {
      title: facts.title,
      content: toHtml(blocks),
      ...labelsFor(facts, material, createRandom(seed), 'blog'),
    },
    note: joinNotes(...material.notes, voice.note),
  };
}

function compose(article: Article): Block[] {
  const stages = stageSections(article);
  const body = [
    ...stages.flatMap((section) => section.blocks),
    ...processSection(article),
    ...comparisonSection(article),
    ...mistakesSection(article),
    ...localSection(article),
  ];
  return [
    ...writeOpening(
      article,
      stages.map((section) => section.name),
    ),
    ...writeKeyPoints(article),
    ...body,
    heading('Frequently asked questions'),
    ...writeFaq(article),
    ...writeClosing(article),
  ].filter(saysSomething);
}

function faultsOf(blocks: Block[], voice: AgentVoice): number {
  const words = wordsOf(blocks);
  return (
    Math.max(0, blogLength.leastWords - words) +
    Math.max(0, words - mostWords(voice)) +
    stumbles(blocks)
  );
}

/** What the agent said may make it a little longer. */
function mostWords({ lines }: AgentVoice): number {
  const given = wordsOf(lines.map(({ text }) => paragraph(text)));
  return Math.max(blogLength.mostWords, 1_000 + given);
}
