import {
  type Block,
  firstIndexOf,
  linesOf,
  type Piece,
  paragraph,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { linesOfReadyPosts } from '#builtin/writer/knowledge/ready-posts.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { leansBack, type Passage, passagesOf } from '#builtin/writer/revise/passages.ts';
import { holdsContact, isInvitation } from './call-to-action.ts';
import { type Context, type EditResult, holdsName, withBlocks } from './context.ts';
import { belongingTogether, moved } from './placement.ts';

/** Another first line: the strongest fact that stands further down, else one that we know. */
export function withOpening(piece: Piece, edit: EditOf<'opening'>, context: Context): EditResult {
  const { blocks } = piece;
  if (edit.asQuestion) return withQuestion(piece, context);
  const strongest = strongestFact(blocks, context);
  if (strongest) {
    const passages = belongingTogether(blocks, [strongest], '');
    return withBlocks(piece, withoutWeakOpening(moved(blocks, passages, 'startWith'), context));
  }
  // What the agent said is a better opening than anything general.
  const [first] = passagesOf(blocks);
  const isNews = first && isHeadline.test(withoutMarks(first.text));
  const isListing = /^(?:just-listed|open-houses|price-change)$/.test(
    context.material.knowledge.identifier,
  );
  const result = isNews ? resultOf(blocks) : undefined;
  if (result) return withBlocks(piece, moved(blocks, result, 'startWith'));
  const featured = context.material.titleEntry && !isListing ? undefined : withFeature(blocks);
  if (featured) return withBlocks(piece, featured);
  const isFact = first && (context.isOwn(first.text) || /\d/.test(withoutMarks(first.text)));
  const figured = figureFirst(blocks);
  if (figured) return withBlocks(piece, figured);
  // A question above the news or the fact is another opening, and loses nothing.
  const questioned = isNews || isFact ? withQuestion(piece, context) : undefined;
  if (questioned && !questioned.refusal) return questioned;
  if (isNews || !context.material.titleEntry || isFact)
    return {
      piece,
      refusal: isNews
        ? 'It opens with the news itself. Tell me the line you would like first; a connected model can write one.'
        : 'It opens with its strongest fact. Tell me the line you would like first; a connected model can write one.',
    };
  return withBlocks(piece, withKnownOpening(blocks, context));
}

const figureLast =
  /^(?:The )?(\p{L}[\p{L} ]{5,60}?)(:| is| was) (\$\d[\d,]*\d(?: million)?)((?:,| from| for| in) (?:[^.]|\.(?=\d))+)?\.$/u;

/** "The median in Polk County is $285,000, up 3%." as "$285,000. That's the median in Polk County, up 3%." */
function figureFirst(blocks: Block[]): Block[] | undefined {
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  const [sentence = '', ...others] = first?.kind === 'p' ? splitSentences(first.text) : [];
  const [, subject = '', verb = '', figure = '', rest = ''] = figureLast.exec(sentence) ?? [];
  if (subject === '' || countWords(subject) > 8 || sentence.includes('\uE000')) return undefined;
  const that = / was/.test(verb) ? 'That was' : "That's";
  return blocks.with(
    at,
    paragraph(`${figure}.`, `${that} the ${lowerFirst(subject)}${rest}.`, ...others),
  );
}

/** How a sale went is a stronger first line than that it was one. */
function resultOf(blocks: Block[]): Passage[] | undefined {
  const [first, ...others] = passagesOf(blocks);
  if (!/^\W*(?:just )?sold|^\W*under contract/i.test(withoutMarks(first?.text ?? '')))
    return undefined;
  const found = others.find(
    ({ kind, text }) =>
      kind === 'sentence' && /\d+ (?:offers?|days?|showings?)\b/i.test(withoutMarks(text)),
  );
  return found && passagesOf(blocks).filter(({ block }) => block === found.block);
}

/** The first thing on the list of a listing is what its owner is proud of. */
function withFeature(blocks: Block[]): Block[] | undefined {
  const list = passagesOf(blocks).filter(({ kind }) => kind === 'item');
  const [first] = list;
  const isShort = list.every(({ text }) => countWords(text) <= 8 && !/[.:]/.test(text));
  const isNew = first && !linesOf(blocks)[0]?.toLowerCase().includes(first.text.toLowerCase());
  return isNew && isShort && list.length > 2 ? moved(blocks, [first], 'startWith') : undefined;
}

/** A question that the reader of such a post has, or can say yes to. */
const questions: Record<string, string> = {
  'just-listed': 'Looking for a home in {city}?',
  'open-houses': 'Looking for a home in {city}?',
  'price-change': 'Still looking for a home in {city}?',
  'just-sold': 'Thinking of selling in {city}?',
  marketreport: 'What is the {city} market doing right now?',
  'first-time-buyers': 'Is your first home on your mind?',
  buyers: 'Buying a home in {city}?',
  sellers: 'Thinking of selling in {city}?',
  staging: 'Getting your {city} home ready to sell?',
  financing: 'Wondering how to pay for a home in {city}?',
  'neighborhood-guide': 'How well do you know {city}?',
  'home-maintenance': 'Is your {city} home ready for the season?',
  luxury: 'What makes a {city} home stand out?',
  investment: 'Thinking of a rental in {city}?',
  relocation: 'Moving to {city}?',
  downsizing: 'Ready for a smaller home in {city}?',
  'new-construction': 'Thinking of buying new in {city}?',
  'local-events': 'Looking for something to do in {city}?',
  renovation: 'Planning a project in your {city} home?',
  'thanks-and-holidays': "Do you know what I'm most thankful for?",
};

function withQuestion(piece: Piece, { material }: Context): EditResult {
  const { blocks } = piece;
  const [first = ''] = linesOf(blocks);
  if (/\?/.test(splitSentences(first)[0] ?? ''))
    return { piece, refusal: 'It opens with a question already.' };
  const { titleEntry, knowledge } = material;
  // A question about the title itself is nearer than one about its topic.
  const asked = titleEntry
    ? linesOfReadyPosts(knowledge.identifier, titleEntry.title).openings.filter((line) =>
        line.endsWith('?'),
      )
    : [];
  const known = nearest(asked, blocks) ?? questions[knowledge.identifier];
  const question = known && material.say(known);
  const isAsked = question && linesOf(blocks).some((line) => line.includes(question));
  if (!question || isAsked)
    return {
      piece,
      refusal: 'Tell me the question you would like first, and I will put it there.',
    };
  return {
    ...withBlocks(piece, blocks.toSpliced(firstIndexOf(blocks), 0, paragraph(question))),
    done: `opened it with "${question}"`,
  };
}

export const isHeadline =
  /^\W*(?:happy|thank|welcome|congrat|merry|season|just (?:sold|listed)|new (?:on|price|listing)|now (?:listed|at)|open house|coming soon|sold|under contract|price)\b/iu;

/** Figures, results and short sentences make a reader stop. */
function strongestFact(blocks: readonly Block[], { isOwn }: Context): Passage | undefined {
  const [first, ...others] = passagesOf(blocks);
  if (!first) return undefined;
  // A greeting or the news itself is where such a post begins.
  if (isHeadline.test(withoutMarks(first.text))) return undefined;
  const strength = ({ text, kind }: Passage): number => {
    const plain = withoutMarks(text);
    if (kind === 'heading' || /[:?]["')]*$/.test(plain) || isInvitation(plain)) return 0;
    if (holdsContact(text)) return 0;
    // A label and what stands behind it is a note.
    if (/^[^.,]{3,40}: /.test(plain)) return 0;
    // A line without an end, such as an address, opens nothing.
    if (kind === 'item' || !/[.!]$/.test(plain) || leansBack(plain) || countWords(plain) < 4)
      return 0;
    if (/^(?:they|their|he|she|his|her|if|when(?! I say\b)|most|many)\b/i.test(plain)) return 0;
    const results =
      /\b(?:sold|closed|offers?|over (?:list|asking)|pending|under contract|saved|free)\b/i;
    return (
      (isOwn(plain) ? 1 : 0) +
      (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten) \p{L}/iu.test(plain) ? 2 : 0) +
      (results.test(plain) ? 2 : 0) +
      (countWords(plain) <= 24 ? 1 : 0)
    );
  };
  const best = others.toSorted((one, other) => strength(other) - strength(one))[0];
  return best && strength(best) >= 3 && strength(best) > strength(first) ? best : undefined;
}

/** A general line that is no longer the first one has done its work. */
function withoutWeakOpening(blocks: Block[], { isOwn, material }: Context): Block[] {
  const at = firstIndexOf(blocks) + 1;
  const second = blocks[at];
  const isWeak =
    second?.kind === 'p' &&
    !/[\d?:]/.test(second.text) &&
    !isOwn(second.text) &&
    !holdsName(second.text, material) &&
    blocks.length > at + 2;
  return isWeak && !leansBack(linesOf([blocks[at + 1] as Block])[0] ?? '')
    ? blocks.toSpliced(at, 1)
    : blocks;
}

/** Of lines that were written for other posts of the title, the one that speaks of most of what this one does. */
function nearest(lines: readonly string[], blocks: readonly Block[]): string | undefined {
  const said = stemsOf(linesOf(blocks).map(withoutMarks).join(' '));
  const shared = (line: string) => [...stemsOf(line)].filter((stem) => said.has(stem)).length;
  return lines.toSorted((one, other) => shared(other) - shared(one))[0];
}

const goesOn = /^(?:so|but|not|and|that|then|because|instead|still|yet|even|both|behind|yes|no)\b/i;

/** A first line that the agent gave stays, right behind the new one. */
function withKnownOpening(blocks: Block[], { material, random, isOwn }: Context): Block[] {
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  if (first?.kind !== 'p') return blocks;
  const text = linesOf(blocks).join(' ');
  const { titleEntry, say, knowledge } = material;
  // What fits any title of the topic is weaker than what stands there.
  const ready = titleEntry
    ? linesOfReadyPosts(knowledge.identifier, titleEntry.title).openings.filter(
        (line) => !line.endsWith('?'),
      )
    : [];
  const lines = (ready.length > 0 ? ready : (titleEntry?.openings ?? [])).map(say);
  const fresh = lines.filter((line) => !text.includes(line));
  if (fresh.length === 0) return blocks;
  const [old, ...rest] = passagesOf(blocks)
    .filter(({ block }) => block === at)
    .map(({ text: sentence }) => sentence);
  // What goes on from the old line, "So ask in pairs:", still needs it.
  const next = rest[0] ?? linesOf(blocks.slice(at + 1))[0] ?? '';
  const kept =
    old &&
    (goesOn.test(withoutMarks(next)) ||
      isOwn(old) ||
      /\d|\b(?:I|my|we|our)\b/.test(old) ||
      leansBack(rest[0] ?? ''))
      ? [old, ...rest]
      : rest;
  return blocks.toSpliced(
    at,
    1,
    paragraph((ready.length > 0 ? nearest(fresh, blocks) : undefined) ?? random.pick(fresh)),
    ...(kept.length > 0 ? [paragraph(...kept)] : []),
  );
}
