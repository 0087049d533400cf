import type { Facts } from '#contract/facts.ts';
import { dataBlock, requestBlock } from '#server/content/data-block.ts';
import { materialOf } from '#server/content/material.ts';

/**
 * A revision has a prompt of its own. The admin's text is for new pieces: its lengths and structures
 * would fight a request such as "half as long", and what it wished for is in the text already.
 */
export function buildRevisionPrompt({ facts, marker }: { facts: Facts; marker: string }): string {
  const { revision, isTitleBound } = facts;
  const { local, ...material } = materialOf(facts);
  return [
    task,
    isTitleBound ? titleStays : titleMayChange,
    ...(revision?.around ? [passageAlone] : []),
    requestBlock(revision?.request ?? '', marker),
    dataBlock(
      {
        title: revision?.title,
        html: revision?.html,
        hashtags: revision?.hashtags,
        around: revision?.around,
        ...material,
        today: local?.today,
      },
      marker,
    ),
  ].join('\n\n');
}

const task = `REVISION
Change the text under "html" in the data as the agent's request says, and give back the whole new text.
- Only the rules on fair housing, facts, privacy and output outrank the request. Lengths, structures and habits the text was first written by do not apply: "half as long" means half the words.
- What the request does not touch stays word for word: paragraphs, headings, lists, tables, quotes, marks and their order.
- Facts of the old text and of the request are the agent's own. "answers", "earlierAnswers", "figures" and "sources", where they are given, are what the text was made from: use them where the request asks for more.
- Links and pictures stand in the text with a short code as their address. Take each of them over once, with its address to the letter, where it fits: links as <a href="code">words</a>, pictures as <img src="code" />. Use no other address, and write no code anywhere else.
- Keep "hashtags" unless the request or a new subject asks for others.
- What you may not or cannot do you leave out, and say in "note" what it was and why.`;

const passageAlone =
  'The text under "html" is a passage that the agent marked in a larger text. What stands before and after it is under "around" and stays as it is: give back the passage alone as "content", with the same kind of tags, so that it still reads well between the two.';

const titleStays = 'The title stays as it is under "title": give it back unchanged, to the letter.';
const titleMayChange = 'Change the title under "title" only as far as the request asks for it.';
