import type { Flag } from '#contract/post.ts';

/**
 * What is sent back to a model, once, when its text holds risky wording: each find with its reason
 * and what to say instead. Nothing when there is no find.
 */
export function rewriteInstruction(flags: readonly Flag[]): string {
  const finds = flags.toSorted(gravestFirst).filter(isFirstOfItsWords);
  if (finds.length === 0) return '';
  return [heading, ...finds.slice(0, maxReasons).map(toReason)].join('\n');
}

/** The same to a model that has its first answer before it. */
export const secondTry = (flags: readonly Flag[]) =>
  `${rewriteInstruction(flags)}\nAnswer with the whole object again. Change what is named here and leave the rest as it is.`;

/** More would bury the first. What is left is found again in the new text. */
const maxReasons = 12;

const heading =
  'Rewrite the text without the words below. Describe the property and the place, never the people who live there or should live there. State no fact that was not given.';

const gravestFirst = (a: Flag, b: Flag) =>
  Number(b.severity === 'avoid') - Number(a.severity === 'avoid');

const isFirstOfItsWords = ({ text }: Flag, index: number, all: Flag[]) =>
  all.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) === index;

function toReason(flag: Flag): string {
  return `- Without "${quoted(flag.text)}" (${names[flag.where]}), because: ${flag.why}. ${instead(flag)}`;
}

const names: Record<Flag['where'], string> = {
  title: 'title',
  content: 'content',
  hashtags: 'hashtags',
  imagePrompt: 'imagePrompt',
  answers: "the agent's answers",
};

/** A draft states a fact, so it is only an example to a model: it cannot know whether it is true. */
function instead({ suggestion, draft, note }: Flag): string {
  if (suggestion) return `Say instead: "${asExample(suggestion)}".`;
  if (draft)
    return `Say instead a fact that was given, in the manner of "${asExample(draft)}", or leave it out.`;
  const [first = ''] = note.split(';');
  return /^(?:delete|omit|remove|leave it out)\b/i.test(first)
    ? 'Leave it out.'
    : `Instead: ${note}.`;
}

/** Its own full stop would stand beside ours. */
const asExample = (sentence: string) => sentence.replace(/[.\s]+$/, '');

/** The words come from a text that is data: they may not end their quotes or hold tags. */
const quoted = (text: string) =>
  text
    .replace(/["<>`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, quotedMaxLength);

const quotedMaxLength = 80;
