import type { Random } from '#builtin/random.ts';
import { withoutRisks } from '#builtin/writer/answers/risky-wording.ts';
import { type Block, paragraph, sentencesIn } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  countWords,
  sentenceKey,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { byFit, keywordsOf } from '#builtin/writer/points.ts';
import { beforeEnd } from './length.ts';

type Context = { material: Material; random: Random };
type Mentioned = { blocks: Block[]; refusal?: string };

/** Worked in as the agent's own words; risky wording is left out and named. */
export function mention(blocks: Block[], what: string, context: Context): Mentioned {
  const { place } = context.material;
  const { text, dropped } = withoutRisks(wordsMeant(what), { ...place, state: place.stateCode });
  const named = dropped.map((words) => `"${words}"`).join(', ');
  if (!text.trim() || speaksOfTheText(text)) {
    return {
      blocks,
      refusal: named
        ? `I did not add ${named}, because wording like that can break fair-housing rules.`
        : `I could not tell what to add for "${what.slice(0, 80)}".`,
    };
  }
  const lines = linesFor(text, blocks, context);
  if (lines.length === 0) {
    return {
      blocks,
      refusal: `Tell me in a sentence what to say about "${text.slice(0, 80)}", and I will work it in.`,
    };
  }
  const added = beforeEnd(blocks, paragraph(...lines));
  return dropped.length > 0
    ? {
        blocks: added,
        refusal: `I left out ${named}, because wording like that can break fair-housing rules.`,
      }
    : { blocks: added };
}

/** "my name, Jane Doe" is Jane Doe. */
const wordsMeant = (what: string) =>
  what.replace(/^my (?:full )?name(?:,| is|:) ?/i, '').replace(/^(?:about|on) /i, '');

/** A wish about the text itself is nothing that can stand in it. */
const speaksOfTheText = (text: string) =>
  /^(?:my|the|a|an|your)? ?(?:(?:short|new|bold|catchy|better) )?(?:name|title|headline|text|post|phone number|number|email|website|link|picture|image|photo|heading|subheading|header|hook|caption|section|summary|conclusion|intro|introduction|quote|table|opening|ending)s?$|\b(?:to|in|into) the (?:title|headline|post|text)\b|\b(?:sentences?|paragraphs?)$/i.test(
    text.trim(),
  );

function linesFor(text: string, blocks: Block[], { material, random }: Context): string[] {
  return isTopic(text) ? knownAbout(text, blocks, material) : [mentionLine(text, random)];
}

/** A word or two without an article or a name. */
const isTopic = (text: string) =>
  countWords(text) <= 2 && !/\p{Lu}|^(?:the|an?|my|our|your|this|that|these)\b/u.test(text);

/** A mere topic such as "pricing": what is known about it says more than the word. */
function knownAbout(topic: string, blocks: Block[], { own, others, say }: Material): string[] {
  const said = new Set(sentencesIn(blocks).map(sentenceKey));
  const isFresh = (sentence: string) =>
    !splitSentences(sentence).some((each) => said.has(sentenceKey(each)));
  const keywords = keywordsOf(topic);
  // Every word must be a subject of the point: "first-time" alone finds front doors.
  const enough = Math.max(1, keywords.size) * 3;
  const found = byFit([...own, ...others], keywords).find(
    ({ point, fit }) => fit >= enough && [point.lead[0], point.why].map(say).every(isFresh),
  );
  return found ? [say(found.point.lead[0]), say(found.point.why)] : [];
}

const isSentence =
  /^(?:that|the|a|an|we|i|you|it|there|my|our|this|these|they|open house)\b.*\b(?:is|are|was|were|has|have|had|can|will|should|offer|include|sold|opens?|starts?|costs?|takes?|works?|helps?)\b/i;

function mentionLine(text: string, random: Random): string {
  if (isSentence.test(text)) return asSentence(text.replace(/^that /i, ''));
  return asSentence(
    `${random.pick(['Also worth a mention:', 'One more thing to know:', 'Worth adding:'])} ${lowerFirst(text)}`,
  );
}
