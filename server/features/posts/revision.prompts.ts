import type { Facts } from '#contract/facts.ts';
import { dataBlock, requestBlock } from '#server/content/data-block.ts';
import { materialOf } from '#server/content/material.ts';

/**
 * A revision has a prompt of its own. The admin's text is for new pieces: its lengths and structures
 * would fight a request such as "half as long", and what it wished for is in the text already.
 */
export function buildRevisionPrompt({ facts, marker }: { facts: Facts; marker: string }): string {
  const { revision } = facts;
  const { local, process, ...material } = materialOf(facts);
  const { title, html, hashtags, contentTags, imagePrompt, around } = revision ?? {};
  const request = requestBlock(revision?.request ?? '', marker);
  if (around) {
    const { topic, place, answers, voice } = material;
    const { before, after } = around;
    const data = {
      ...{ title, html, around: { before: before || undefined, after: after || undefined } },
      ...{ topic, place, answers, today: local?.today, voice },
    };
    return [passageTask, request, dataBlock(data, marker)].join('\n\n');
  }
  return [
    textTask,
    facts.isTitleBound ? titleStays : titleMayChange,
    request,
    dataBlock({ title, html, hashtags, contentTags, imagePrompt, ...material, local }, marker),
  ].join('\n\n');
}

/** Characters that are the same for every text or every passage. */
export const stablePartOfRevision = ({ around }: NonNullable<Facts['revision']>) =>
  (around ? passageTask : textTask).length;

const rules = `- Lengths, structures and habits the text was first written by do not apply: "half as long" means half the words.
- Links and pictures are in the text with a short code as their address. Take each of them over once, with its address to the letter, where it fits: links as <a href="code">words</a>, pictures as <img src="code" />. Use no other address, and write no code anywhere else.
- "voice", where it is given, is how the agent writes: new words follow it, old ones stay. "My words" and "sound like me" ask for it. Copy no fact, name or number from its samples.`;

const textTask = `REVISION
Change the text under "html" in the data as the agent's request says, and give back the whole new text.
${rules}
- Facts of the old text and of the request are the agent's own. "answers", "earlierAnswers", "figures", "sources" and "local", where they are given, are for a request that asks for more.
- What the request does not touch stays word for word: paragraphs, headings, lists, tables, quotes, marks and their order.`;

const passageTask = `REVISION OF A PASSAGE
The agent marked a passage in a larger text: it is under "html" in the data, and what is before and after it under "around". Change the passage alone, as the agent's request says, with the same kind of tags, and so that it still reads well between the two. The app puts it back.
${rules}
- Facts of the passage, of what is around it and of the request are the agent's own. "answers", where they are given, are for a request that asks for more.`;

const titleStays = 'The title stays as it is under "title": give it back unchanged, to the letter.';
const titleMayChange = 'Change the title under "title" only as far as the request asks for it.';
