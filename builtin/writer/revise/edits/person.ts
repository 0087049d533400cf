import { type Block, linesOf, mapText, type Piece } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { holdsStatement, humanly } from './spoken.ts';

/** Who speaks: the agent alone or a team. Words in quotation marks are somebody else's. */

const toWe: [RegExp, string][] = [
  [/\bI['’]m\b/g, "we're"],
  [/\bI am\b/g, 'we are'],
  [/\bI was\b/g, 'we were'],
  [/\bI['’](?=(?:ll|d|ve)\b)/g, "we'"],
  [/\bI has\b/g, 'we have'],
  [/\bam I\b/g, 'are we'],
  [/\bI\b(?![-\d])(?!\.\w)/g, 'we'],
  [/\bmyself\b/gi, 'ourselves'],
  [/\bmine\b/gi, 'ours'],
  [/\bmy\b/gi, 'our'],
  [/\bme\b/gi, 'us'],
];

const toI: [RegExp, string][] = [
  [/\bwe['’]re\b/gi, "I'm"],
  [/\bwe are\b/gi, 'I am'],
  [/\bwe were\b/gi, 'I was'],
  [/\bwe['’](?=(?:ll|d|ve)\b)/gi, "I'"],
  [/\bare we\b/gi, 'am I'],
  [/\bwe\b/gi, 'I'],
  [/\bourselves\b/gi, 'myself'],
  [/\bours\b/gi, 'mine'],
  [/\bour\b/gi, 'my'],
  [/(?<!\blet )\bus\b(?!-)/g, 'me'],
];

/** Somebody spoken of who is the agent. */
const agentToI: [RegExp, string][] = [
  [/\b(?:the|your|an) (?:listing )?agent (?:can|will|should)\b/gi, 'I can'],
  [/\b(?:ask|call|contact|tell) (?:the|your|an|a local) (?:real estate )?agent\b/gi, 'ask me'],
  [/\b(?:your|a local|an experienced) (?:real estate )?agent\b/gi, 'I'],
];

export function speakAs(
  piece: Piece,
  { to, isWord }: EditOf<'person'>,
  context: Context,
): EditResult {
  const before = JSON.stringify(piece.blocks);
  if (to === 'we' && !/\b(?:I|me|my|mine|myself)\b(?!-)/.test(linesOf(piece.blocks).join(' ')))
    return { piece, refusal: 'There is no "I", "me" or "my" in it to change to "we".' };
  // Who asks for "I" in the place of "we" asks for no other sentences.
  if (isWord && to === 'I' && !hasTeam(piece.blocks))
    return { piece, refusal: 'There is no "we" or "our" in it to change to "I".' };
  const blocks =
    to === 'we'
      ? spoken(piece.blocks, toWe)
      : hasTeam(piece.blocks)
        ? spoken(piece.blocks, toI)
        : inFirstPerson(piece.blocks, context);
  if (JSON.stringify(blocks) !== before) return withBlocks(piece, blocks);
  const said = to === 'I' ? humanly(piece) : { piece };
  return JSON.stringify(said.piece) !== JSON.stringify(piece)
    ? said
    : {
        piece,
        refusal: `It speaks as "${to}" already, so I changed nothing for that. A connected model can reword it.`,
      };
}

const hasTeam = (blocks: readonly Block[]) =>
  /\b(?:we|our|ours)\b/i.test(linesOf(blocks).join(' '));

const spoken = (blocks: Block[], swaps: readonly [RegExp, string][]) =>
  mapText(blocks, (text) => outsideQuotes(text, (words) => replaced(words, swaps)));

function replaced(text: string, swaps: readonly [RegExp, string][]): string {
  return swaps.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (found: string, ...rest: unknown[]) => {
        const at = rest.find((value) => typeof value === 'number') as number;
        const isStart = at === 0 || /(?:^|[.?!:]["')]? )\uE000?$/.test(changed.slice(0, at));
        return isStart && /^\p{Lu}/u.test(found) ? capitalise(to) : to;
      }),
    text,
  );
}

const outsideQuotes = (text: string, change: (words: string) => string) =>
  text
    .split(/(["“][^"”]*["”])/)
    .map((piece, index) => (index % 2 === 1 ? piece : change(piece)))
    .join('');

/** Advice that nobody gives becomes the agent's. */
function inFirstPerson(blocks: Block[], { isOwn }: Context): Block[] {
  const asMe = spoken(blocks, agentToI);
  let left = mostTurns;
  return mapPassages(asMe, ({ text, kind }) => {
    const advice =
      kind === 'sentence' && left > 0 && !isOwn(text) && !/\b(?:me|us)\b/i.test(text)
        ? asAdvice(text)
        : undefined;
    if (advice) left -= 1;
    return advice ?? text;
  });
}

const mostTurns = 3;

/** "Homeowners should drain the line." as "I tell homeowners to drain the line." */
function asAdvice(text: string): string | undefined {
  const should =
    /^(homeowners|owners|sellers|buyers|you|most people) should (?!not\b|be\b)(.+)$/i.exec(text);
  if (should) {
    const who = should[1]?.toLowerCase();
    return who === 'you' ? `I'd ${should[2]}` : `I tell ${who} to ${should[2]}`;
  }
  const idea = /^It(?:['’]s| is) (also )?a good (?:idea|time) to (.+)$/i.exec(text);
  if (idea) return `I'd ${idea[1] ?? ''}${idea[2]?.replace(/ and to (?=\p{Ll})/gu, ' and ')}`;
  const order =
    /^(?:I['’]d|Don['’]t|Never|Please|Let|Happy|Thank|Welcome)\b/.test(text) ||
    phoneIn.test(text) ||
    // A statement that begins like an order: "Paint from those years may hold lead."
    holdsStatement.test(text) ||
    // What only the reader can do with what is theirs.
    /\b(?:you|your|yours)\b/i.test(text) ||
    // "Skip a stop and you'll go back for it" says what happens.
    / (?:and|or|then) (?:you|they|it)(?:['’]ll| will|['’]d)\b/.test(text)
      ? undefined
      : /^\p{Lu}\p{Ll}+ .+\.$/u.exec(text)?.[0];
  if (order && phraseKind(order.replace(/\.$/, '')) === 'order') return `I'd ${lowerFirst(order)}`;
  const find = /^(?:Many|Most) people find (that )?(.+)$/i.exec(text);
  return find
    ? `I find ${find[1] ?? ''}${find[2]?.replace(/\bthem\b/g, 'you').replace(/\btheir\b/g, 'your')}`
    : undefined;
}
