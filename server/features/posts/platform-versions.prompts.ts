import type { Facts } from '#contract/facts.ts';
import { type Platform, type PlatformKey, platformKeys, platforms } from '#contract/platforms.ts';
import { dataBlock } from '#server/content/data-block.ts';
import { fitPrompt } from '#server/content/fit-prompt.ts';
import { describeVoice, materialOf } from '#server/content/material.ts';
import { systemMessage } from '#server/content/system-message.ts';

type Parts = { title: string; text: string; facts: Facts; marker: string };

/** Asks for a version of one piece for every platform, in one answer. */
export function buildVersionsPrompt({ title, text, facts, marker }: Parts) {
  const { reserved = {} } = facts.finished ?? {};
  const rules = platformKeys.map((key) => `- "${key}": ${ruleOf(platforms[key], reserved[key])}`);
  const { place, voice } = materialOf(facts);
  const build = () =>
    [
      task,
      ['The platforms:', ...rules].join('\n'),
      ...(voice ? [describeVoice] : []),
      dataBlock({ place, title, text, voice }, marker),
    ].join('\n\n');
  const system = systemMessage('versions');
  const { prompt } = fitPrompt('versions', {}, { system, build });
  return { system, prompt, stable: task.length };
}

const task = `TASK
The data holds a finished post. Write a version of it for each platform below: not cut, but written for how the platform is read.
Every version says only what is in the post. Keep its figures, names, address, date, greeting, ending and call to action as they are, as far as the platform takes them, and add no fact, number, name or promise. Plain text: no HTML, no Markdown, no hashtags (they are added below the text). Whole sentences only; never end with an ellipsis.`;

/** How texts for each of them are written. The browser has no use for this. */
const waysToWrite: Record<PlatformKey, string> = {
  gbp: 'One compact paragraph. The fact comes first: what, when, where and the benefit. The call to action is the last sentence; say "use the button" only where the post leads to a link or a phone number. Nobody can comment here.',
  facebook: 'Conversational, in short paragraphs. The first sentence says what it is about.',
  instagram:
    'A hook on its own line, then short paragraphs with empty lines between them, then the call to action. Say "link in bio" where the post has a link.',
  linkedin:
    'Professional and plain. The first two lines carry the point; short paragraphs, lists as lines that begin with •.',
  x: 'The strongest fact, then the call to action.',
  threads: 'As said to a friend. End with the question of the post, if it has one.',
  nextdoor: 'Neighborly, as one neighbor helps others. No sales talk.',
};

/** Characters between a text and what stands below it. */
const gap = 2;

function ruleOf(platform: Platform, reserved = 0): string {
  const { name, limit, writtenAtMost, aim, firstLine, phoneRefusal } = platform;
  const room = Math.min(writtenAtMost ?? limit, limit - (reserved > 0 ? reserved + gap : 0));
  return [
    `${name}. At most ${room} characters, best ${aim[0]} to ${Math.min(aim[1], room)}.`,
    waysToWrite[platform.key],
    firstLine && `The first line is the hook and has at most ${firstLine} characters.`,
    phoneRefusal && 'No phone number.',
    !platform.hasClickableLinks && 'No web address in the text.',
  ]
    .filter(Boolean)
    .join(' ');
}
