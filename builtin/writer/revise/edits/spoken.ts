import { type Block, isEndNote, linesOf, type Piece } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { capitalise, listed } from '#builtin/writer/language/sentences.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { withSpokenLabels } from './spoken-labels.ts';
import { makeCasual } from './tone.ts';

/** Notes as somebody would say them: "3 beds, 2 baths." as "It has 3 beds and 2 baths." */

type Saying = [note: RegExp, said: (...parts: string[]) => string];

const price = '\\$[\\d,.]+(?: million)?';

/** What announcements are made of, and how a person says it. */
const sayings: Saying[] = [
  [
    /^(?:New on the market|Now listed|Just listed|New listing): (.+?)\.$/u,
    (where) => `I just listed ${where}.`,
  ],
  [
    /^Just sold in (.+)\.$/u,
    (where) => `We just sold a home in ${where.replace(/, (?=\p{Lu}[^,]*$)/u, ' in ')}.`,
  ],
  [/^Just sold: (.+)\.$/u, (what) => `We just sold ${what}.`],
  [/^New price on (.+?): (.+)\.$/u, (where, value) => `There's a new price on ${where}: ${value}.`],
  [
    new RegExp(
      `^((?:\\d[\\d.]* (?:beds?|baths?|bedrooms?|bathrooms?), )*\\d[\\d.,]* (?:beds?|baths?|bedrooms?|bathrooms?|square feet))(?:, (${price}))?\\.$`,
      'u',
    ),
    (rooms, value) =>
      `It has ${listed(rooms.split(', '))}${value ? `, and it's listed at ${value}` : ''}.`,
  ],
  [
    /^(\d+ offers?) in (\d+ days?), ([\d.]+% (?:over|under) (?:list|asking))\.$/u,
    (offers, days, result) => `We had ${offers} in ${days}, and it went ${result}.`,
  ],
  [/^(\d+ offers? in \d+ (?:days?|hours|weekend))\.$/u, (offers) => `We had ${offers}.`],
  [
    /^Open house (?:on )?(.+?) from (.+)\.$/u,
    (day, hours) => `The open house is ${day} from ${hours}, and you're welcome to come by.`,
  ],
  [
    /^By appointment(?:, (.+))?\.$/u,
    (rest) => `You can see it by appointment${rest ? `, and ${rest}` : ''}.`,
  ],
  // "What's hard on roofs here: hail and wind."
  [
    /^What['’]s (\p{Ll}+ (?:on|for|about|in|with|around) [^:]{3,50}): ([^:.?!]{3,80})\.$/u,
    (is, what) => `${capitalise(what)} ${/ and /.test(what) ? 'are' : 'is'} ${is}.`,
  ],
  [
    /^(The (?:mistake|question|thing|part|surprise|advice) [^:]{3,50}): ([^:.?!]{3,90})\.$/u,
    (which, what) => `${which} is ${what}.`,
  ],
  [
    /^Sellers (had|were|wanted|did|put|got|left)\b(.*)$/u,
    (verb, rest) => `The sellers ${verb}${rest}`,
  ],
  [
    /^Buyers (had|were|wanted|did|put|got|left)\b(.*)$/u,
    (verb, rest) => `The buyers ${verb}${rest}`,
  ],
];

function spoken(text: string): string {
  for (const [note, said] of sayings) {
    const match = note.exec(text);
    if (match) return said(...match.slice(1));
  }
  return text;
}

const asSaid = (blocks: Block[]): Block[] =>
  mapPassages(withSpokenLabels(makeCasual(blocks)), ({ text, kind }) =>
    kind === 'sentence' ? spoken(text) : text,
  );

/** Less like a form: whole sentences, and the short forms that people use. */
export function humanly(piece: Piece): EditResult {
  const blocks = asSaid(piece.blocks);
  const isSame = JSON.stringify(blocks) === JSON.stringify(piece.blocks);
  return isSame
    ? {
        piece,
        refusal:
          'It has no stiff words or notes that I could say more naturally. Tell me which sentence sounds off; a connected model can reword all of it.',
      }
    : { ...withBlocks(piece, blocks), done: 'made it sound more like a person talking' };
}

const mostTurns = 2;

/** "Paint from those years may hold lead" begins like an order and is none. */
export const holdsStatement =
  /^[^,]* (?:may|might|can|could|will|would|should|is|are|was|were|has|have|had|means?)\b/i;

/** Orders as what the agent would do: "Clear the surfaces" as "I'd clear the surfaces". */
export function gently(piece: Piece, { isOwn }: Context): EditResult {
  let left = mostTurns;
  const last = linesOf(piece.blocks.filter((block) => !isEndNote(block))).at(-1) ?? '';
  const blocks = mapPassages(asSaid(piece.blocks), ({ text, kind }) => {
    const should =
      /^(?:You|Homeowners|Owners|Sellers|Buyers) (?:should|must|need to|have to) (.+)$/.exec(
        text,
      )?.[1];
    const order =
      should ??
      (kind === 'sentence' && phraseKind(text) === 'order' ? lowerFirst(text) : undefined);
    if (
      !order ||
      /:$/.test(text) ||
      left === 0 ||
      isOwn(text) ||
      last.includes(text) ||
      /\b(?:me|I|you|your)\b/.test(text) ||
      (!should && holdsStatement.test(text))
    )
      return text;
    left -= 1;
    return `I'd ${order.replace(/^never /i, 'never ')}`;
  });
  const isSame = JSON.stringify(blocks) === JSON.stringify(piece.blocks);
  return isSame
    ? {
        piece,
        refusal:
          'I found no orders in it to soften. Tell me which sentence sounds off; a connected model can reword it.',
      }
    : { ...withBlocks(piece, blocks), done: "turned orders into what you'd do" };
}
