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
  const old = around
    ? { title, html, around }
    : { title, html, hashtags, contentTags, imagePrompt };
  return [
    ...(around ? [passageTask] : [textTask, facts.isTitleBound ? titleStays : titleMayChange]),
    requestBlock(revision?.request ?? '', marker),
    dataBlock({ ...old, ...material, ...(around ? { today: local?.today } : { local }) }, marker),
  ].join('\n\n');
}

const rules = `- Only the rules on fair housing, facts, privacy and output outrank the request. Lengths, structures and habits the text was first written by do not apply: "half as long" means half the words.
- Facts of the old text and of the request are the agent's own. "answers", "earlierAnswers", "figures", "sources" and "local", where they are given, are there for a request that asks for more: a figure keeps its source and its date.
- Links and pictures are in the text with a short code as their address. Take each of them over once, with its address to the letter, where it fits: links as <a href="code">words</a>, pictures as <img src="code" />. Use no other address, and write no code anywhere else.
- "voice", where it is given, is how the agent writes: new words follow it, old ones stay. "My words" and "sound like me" ask for it. Copy no fact, name or number from its samples.
- What you may not or cannot do you leave out, and say in "note" what it was and why.`;

const textTask = `REVISION
Change the text under "html" in the data as the agent's request says, and give back the whole new text.
${rules}
- What the request does not touch stays word for word: paragraphs, headings, lists, tables, quotes, marks and their order.
- Give back "hashtags", "contentTags" and "imagePrompt" as they are, where they are given and neither the request nor a new subject asks for others.`;

const passageTask = `REVISION OF A PASSAGE
The agent marked a passage in a larger text: it is under "html" in the data, and what is before and after it under "around". Change the passage alone, as the agent's request says, and give back nothing but the new passage as "content": with the same kind of tags, and so that it still reads well between the two. The app puts it back.
${rules}
- "title" as it is. The other fields are not used, as the app keeps the old ones: make them as short as the rules allow.`;

const titleStays = 'The title stays as it is under "title": give it back unchanged, to the letter.';
const titleMayChange = 'Change the title under "title" only as far as the request asks for it.';
