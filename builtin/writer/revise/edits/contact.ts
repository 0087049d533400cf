import { type Block, lastIndexOf, linesOf, type Piece, paragraph } from '#builtin/writer/blocks.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { isInvitation } from './call-to-action.ts';
import { type Context, type EditResult, named, withBlocks } from './context.ts';

/** Ways to reach the agent: a line for each, at the end. */

const wayToReach =
  /(?<!\b(?:booth|table|unit|lot|suite|house|street|mls|gate|room|license|bus|flight|page) )\b(?:number|phone|cell|mobile|email|e-mail|website|site|link|url|contact info)\b/i;

/** "my cell 541-555-0177 and the link bend.example": a line for each way to reach the agent. */
export function contactLines(what: string, { answers }: Context): string[] | undefined {
  const isAsked = wayToReach.test(what);
  const spokenOf = what.replace(emailIn, '').replace(phoneIn, '').replace(linkIn, '');
  // "dogs are welcome, call 555..." is a sentence that holds a number.
  if (!isAsked && countWords(spokenOf) > 2) return undefined;
  const email = emailIn.exec(what)?.[0];
  const phone = phoneIn.exec(what)?.[0];
  const link = email ? undefined : linkIn.exec(what)?.[0].replace(/[.)]+$/, '');
  const whom = /\b(\p{Lu}\p{L}+?)['’]?s (?:number|cell|phone|e-?mail)/u.exec(what)?.[1] ?? 'me';
  const lines = [
    phone &&
      `${/\b(?:cell|text|mobile)\b/i.test(what) ? 'Call or text' : 'Call'} ${whom} at ${phone}.`,
    email && `Email ${whom} at ${email}.`,
    link && linkLine(what, link),
  ].filter((line) => line !== undefined) as string[];
  if (lines.length > 0) return lines;
  if (!isAsked || countWords(what) > 4) return undefined;
  const known = answers.map(({ answer }) => phoneIn.exec(answer)?.[0]).find(Boolean);
  return /\b(?:number|phone|cell|mobile)\b/i.test(what) && known ? [`Call me at ${known}.`] : [];
}

const linkLine = (what: string, link: string) =>
  /\b(?:calendar|book|appointment|schedule)\b/i.test(what)
    ? `Book a time at ${link}.`
    : /\bphotos?|pictures?\b/i.test(what)
      ? `See the photos at ${link}.`
      : `See more at ${link}.`;

export function withContact(piece: Piece, lines: string[], what: string): EditResult {
  if (lines.length === 0)
    return {
      piece,
      refusal: `I do not know it: send me ${named(what)} with the number or address itself.`,
    };
  const text = linesOf(piece.blocks).join(' ');
  const fresh = lines.filter(
    (line) => !text.includes(line.split(' ').at(-1)?.replace(/\.$/, '') ?? line),
  );
  if (fresh.length === 0) return { piece, refusal: 'It has that already.' };
  const at = lastIndexOf(piece.blocks);
  const last = piece.blocks[at];
  const [old, added] = [phoneIn.exec(text)?.[0], phoneIn.exec(fresh.join(' '))?.[0]];
  const note = old && added ? `It has two phone numbers now: ${old} and ${added}.` : undefined;
  // Beside another invitation, and else on a line of its own.
  if (last?.kind !== 'p' || !isInvitation(splitSentences(last.text).at(-1) ?? ''))
    return withBlocks(piece, piece.blocks.toSpliced(at + 1, 0, paragraph(...fresh)), note);
  return withBlocks(piece, piece.blocks.with(at, paragraph(asSentence(last.text), ...fresh)), note);
}

/** One of several ways to reach the agent goes alone: "Call Priya at 480-555-0131, priya@homes.example." */
export function withoutContact(blocks: Block[], what: string): Block[] | undefined {
  const way = [
    [/^(?:the |my |our )?e-?mail(?: address)?$/i, emailIn],
    [/^(?:the |my |our )?(?:phone|cell)?(?: number)?$/i, phoneIn],
    [/^(?:the |my |our )?(?:link|website|site|url)$/i, linkIn],
  ].find(([name]) => (name as RegExp).test(what.trim()))?.[1] as RegExp | undefined;
  if (!way || what.trim() === '') return undefined;
  if (way === linkIn) {
    // "call Dana at 608-555-0133 or [see the photos]" still leads somewhere without its link.
    const unlinked = mapPassages(blocks, ({ text }) =>
      phoneIn.test(text) || emailIn.test(text)
        ? text.replace(/,? (?:or|and) \uE004[^\uE005]*\uE005/gu, '')
        : text,
    );
    if (JSON.stringify(unlinked) !== JSON.stringify(blocks)) return unlinked;
  }
  const led = '(?:,? (?:or|and))?,?(?: (?:call|text|email|e-mail|or|visit|see|at|me|us))*';
  const pattern = new RegExp(`${led} ${way.source}`, `${way.flags.replace('g', '')}`);
  const changed = mapPassages(blocks, ({ text }) => {
    const value = way.exec(text);
    const rest = value ? text.replace(value[0], '') : '';
    // What is left must still lead somewhere.
    return [emailIn, phoneIn, linkIn].some((other) => other !== way && other.test(rest))
      ? text.replace(pattern, '')
      : text;
  });
  return JSON.stringify(changed) === JSON.stringify(blocks) ? undefined : changed;
}
