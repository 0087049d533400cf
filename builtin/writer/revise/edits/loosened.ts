import { type Block, sentencesIn } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';

/** A note with a label as somebody would tell it: "The mistake I see most? No photos." */

const mostAsked = 2;

/** Labels that a person asks aloud before the answer. */
const asked =
  /^((?:The (?:mistake|question|step|part|rule|one|surprise)|What(?:['’]s)?|Good to know|My read|The budget)\b[^:?"“]{3,40}|My read|The budget): ([^"“?]+)$/;

const calls: [stiff: RegExp, loose: string][] = [
  [/\bSend me a message\b/g, 'Shoot me a message'],
  [/\bsend me a message\b/g, 'shoot me a message'],
  [/\bContact me\b/g, 'Reach out'],
  [/\bif you would rather\b/gi, "if you'd rather"],
  [/\bAsk me in the comments\b/g, 'Drop it in the comments'],
];

/** Calls as people say them and up to two labels as questions; the words behind a label stay as they were typed. */
export function loosened(blocks: readonly Block[]): Block[] {
  let left = mostAsked;
  return mapPassages(blocks, ({ text, kind }) => {
    const said = calls.reduce((words, [stiff, loose]) => words.replace(stiff, loose), text);
    const [, label = '', value = ''] =
      kind === 'sentence' && left > 0 ? (asked.exec(said) ?? []) : [];
    if (label === '') return said;
    left -= 1;
    return `${label}? ${asSentence(capitalise(value))}`;
  });
}

/** How many sentences are others now. */
export function changedCount(before: readonly Block[], after: readonly Block[]): number {
  const old = new Set(sentencesIn(before));
  return sentencesIn(after).filter((sentence) => !old.has(sentence)).length;
}
