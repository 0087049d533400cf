import { type Block, mapText, type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise, countWords, listed } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import { bareDescription, escaped, wordsThatCount } from '#builtin/writer/revise/find-passage.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import {
  includesPassage,
  mapPassages,
  type Passage,
  passagesOf,
} from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type Context, type EditResult, named, withBlocks } from './context.ts';
import { withRightArticle } from './sales-talk.ts';
import { withCapitals } from './word-swaps.ts';

/** Words taken out of sentences that stay. */

/** One of several things in a sentence goes alone: "Redstone, NASA and Toyota" without NASA. */
export function withoutListedWord(
  blocks: Block[],
  found: Passage[],
  what: string,
): Block[] | undefined {
  const [passage] = found;
  if (!passage || found.length > 1 || what.split(' ').length > 4) return undefined;
  // A ZIP code behind a name belongs to it.
  const phrase = `(?:(?:the|an?) )?${escaped(what)}(?: \\d{5})?(?![\\p{L}\\p{N}])`;
  const text = passage.text;
  const short = [
    text.replace(new RegExp(`, ${phrase}(?=, | and | or )`, 'iu'), ''),
    text.replace(
      new RegExp(`, ([^,.:]+?),? and ${phrase}(?=[.,;!]|$| ${sharedTail})`, 'iu'),
      // "When you list with me, you get photos and a floor plan" is no list of three.
      (all, thing: string) => (hasSubject.test(thing) ? all : ` and ${thing}`),
    ),
    text.replace(new RegExp(`^((?:${verbs}) )${phrase}, (?=[^.]* and )`, 'iu'), '$1'),
    text.replace(
      new RegExp(
        `(?<=(?:: |\\b(?:for|with|like|have|has|bring|include) ))${phrase}, (?=[^.]* and )`,
        'i',
      ),
      '',
    ),
    text.replace(
      new RegExp(
        `(?<=\\b(?:for|with|like|have|has|bring|include|get|offer) )${phrase} and (?=\\S)`,
        'i',
      ),
      '',
    ),
    text.replace(
      new RegExp(
        `(?<=\\b(?:for|with|like|have|has|bring|include|get|offer) [^,.]{3,40}) and ${phrase}(?=[.!]|$)`,
        'i',
      ),
      '',
    ),
    withoutElement(text, what),
  ].find((each) => each !== text);
  // "floor plans" is "a floor plan" in a row.
  if (!short)
    return /\p{L}{3}s$/u.test(what)
      ? withoutListedWord(blocks, found, what.slice(0, -1))
      : undefined;
  return mapPassages(blocks, (each) => (includesPassage([passage], each) ? short : each.text));
}

/** What is said of all things of a row behind the last of them. */
const sharedTail =
  '(?:side by side|together|each|all|next to each|by (?!the\\b|a\\b)\\p{Ll}+|on (?:one|the same)|in (?:one|the same)|are|have|were)\\b';
const verbs = 'put|compare|visit|try|see|check|call|ask|drive|walk|tour|pick|consider';

const hasSubject =
  /^(?:I|you|we|they|he|she|it|people|buyers|sellers|the \p{L}+ (?:is|are|has|have|gets?))\b/iu;
const namesWhole = /\b(?:sentence|line|paragraph|section|bullet|item)s?\b/i;

/** "31 families this year, and the one who cried on the porch": what is spoken of last goes alone. */
export function withoutClause(
  blocks: Block[],
  found: Passage[],
  what: string,
): Block[] | undefined {
  const [passage] = found;
  if (!passage || found.length > 1 || namesWhole.test(what)) return undefined;
  const plain = withoutMarks(passage.text);
  if (plain !== passage.text) return undefined;
  const words = keywordsOf(bareDescription(what));
  const speaks = (part: string) => [...keywordsOf(part)].some((word) => words.has(word));
  const joints = [...plain.matchAll(/,? but |, (?:and|plus|with|or) |; | – | - |, /g)].filter(
    ({ 0: joint, index }) => joint !== ', ' || phraseKind(plain.slice(index + 2)) === 'sentence',
  );
  const tailOnly = withoutHead(plain, speaks);
  if (tailOnly)
    return mapPassages(blocks, (each) => (includesPassage([passage], each) ? tailOnly : each.text));
  const joint = joints.findLast(({ index }) => !speaks(plain.slice(0, index)));
  const [head, tail] = [plain.slice(0, joint?.index), plain.slice(joint?.index ?? plain.length)];
  const isWhole = /\d/.test(head) || phraseKind(head) === 'sentence';
  if (!joint || !speaks(tail) || countWords(head) < 3 || !isWhole || tail.includes(':'))
    return undefined;
  const mark = /[.!]$/.exec(plain)?.[0] ?? '';
  return mapPassages(blocks, (each) =>
    includesPassage([passage], each) ? `${head}${mark}` : each.text,
  );
}

/** "Park in the alley, shoe covers at the door." without the parking: the other half says something of its own. */
function withoutHead(plain: string, speaks: (part: string) => boolean): string | undefined {
  const halves = plain.split(', ');
  const [head = '', tail = ''] = halves;
  const leans =
    /^(?:and|but|so|which|who|where|with|without|because|then|or|to|for|in|on|at|by|from|plus|not|too|near|just|\d)\b/i;
  return halves.length === 2 &&
    speaks(head) &&
    !speaks(tail) &&
    countWords(tail) >= 3 &&
    countWords(head) >= 3 &&
    /^(?:order|sentence)$/.test(phraseKind(head)) &&
    !leans.test(tail)
    ? capitalise(tail)
    : undefined;
}

/** "Getting around: 5 minutes to downtown and bus 12." without the bus. */
function withoutElement(text: string, what: string): string {
  const [, lead = '', rest = '', mark = ''] =
    /^((?:.*?[:?][\uE001]? )?)((?:[^.!?]|[ap]\.m\.(?= \p{Ll})|\b(?:St|Ave|Rd|Dr|Blvd|Mt|Ft)\.(?= ))+)([.!]?)$/u.exec(
      text,
    ) ?? [];
  const elements = rest.split(/,(?!\d{3}) (?:and )?| and /);
  const between = rest.match(/,(?!\d{3}) (?:and )?| and /g) ?? [];
  const literal = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(what)}(?![\\p{L}])`, 'iu');
  const pattern = kindNamed(what);
  const wanted = wordsThatCount(what);
  const speaks = (each: string) =>
    pattern
      ? pattern.test(each)
      : literal.test(each) ||
        (wanted.length === 1 && wordsThatCount(each).includes(wanted[0] ?? ''));
  const left = elements.filter((each) => !speaks(each));
  // "and Riverview side by side" says more than the name, of the others too.
  const isTailOfAll = new RegExp(` ${sharedTail}`, 'i').test(elements.find(speaks) ?? '');
  if (isTailOfAll && literal.test(elements.find(speaks) ?? '')) return text;
  const isList = elements.every((each) => isFragment(each, speaks(each) ? 8 : 16));
  // A day or a place behind the last of them may be that of all.
  const isShared = speaks(elements.at(-1) ?? '') && elements.some((each) => countWords(each) > 8);
  // "one and two, three" is no list that ends with "and".
  const isListed =
    / and $/.test(between.at(-1) ?? '') && !/and/.test(between.slice(0, -1).join(''));
  const together = (parts: string[]) =>
    isListed
      ? listed(parts)
      : parts
          .map((part, index) =>
            index === 0 ? part : `${between[elements.indexOf(part) - 1] ?? ', '}${part}`,
          )
          .join('');
  // A number of a license says nothing without its name.
  const isLeft = left.length > 0 && !left.some((each) => /^(?:NMLS|DRE|lic)/i.test(each));
  // "A recent one: sold in August" says nothing without what was sold.
  const isCut = left[0] !== elements[0] && /^(?:predicate|gerund)$/.test(phraseKind(left[0] ?? ''));
  return isList && isLeft && !isCut && !isShared && left.length < elements.length
    ? `${lead}${lead === '' ? capitalise(together(left)) : together(left)}${mark}`
    : text;
}

const isFragment = (words: string, most: number) =>
  countWords(words) <= most &&
  (/^how \p{L}+ (?:it|they) (?:is|are)$/iu.test(words) ||
    !/\b(?:is|are|was|were|has|have|had|will|can|should|I|we|you|they|it|who|which|that)\b/i.test(
      words,
    ));

/** A word or two taken out of their sentences, where these can do without. */
export function withoutWords(
  piece: Piece,
  what: string,
  { isOwn }: Context,
): EditResult | undefined {
  const phrase = bareDescription(what.replace(/^(?:the )?(?:words?|phrase|term|name) /i, ''));
  const home = /^(?:\p{L}+) (home|house)$/iu.exec(phrase)?.[1];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(phrase)}(?![\\p{L}\\p{N}])`, 'giu');
  const holding = passagesOf(piece.blocks).filter(
    ({ text }) => withoutMarks(text).search(pattern) >= 0,
  );
  if (holding.length === 0) return undefined;
  // "Save the date: the parade, Friday" is the parade without it.
  const isLead = new RegExp(`^(?:an? |the )?${escaped(phrase)}: (?=\\S)`, 'iu');
  if (holding.every(({ text }) => isLead.test(text)))
    return withBlocks(
      piece,
      mapText(piece.blocks, (text) =>
        isLead.test(text) ? capitalise(text.replace(isLead, '')) : text,
      ),
    );
  // "Happy Thanksgiving, Fargo!"
  const isAddressed = new RegExp(`, ${escaped(phrase)}(?=[.!?])`, 'iu');
  if (holding.every(({ text }) => isAddressed.test(withoutMarks(text))))
    return withBlocks(
      piece,
      mapText(piece.blocks, (text) => text.replace(isAddressed, '')),
    );
  // "rents $850 to $950 from my own leases": how it is known stands at the end.
  const isEnd = new RegExp(`,?(?: (?:or|and))? ${escaped(phrase)}(?=[.!]?$)`, 'iu');
  if (
    /^(?:from|in|on|at|with|by|for|over|after|before|of) /i.test(phrase) &&
    holding.every(({ text }) => isEnd.test(text))
  )
    return withBlocks(
      piece,
      mapPassages(piece.blocks, ({ text }) => text.replace(isEnd, '')),
    );
  // "cleaned them with murphys, changed 22 knobs": how it was done goes with its preposition.
  const isBy = new RegExp(
    `,? (?:with|by|from|at|in|on|over|near|through|using|via) (?:the |my |our |an? )?${escaped(phrase)}(?=[,.;!]| and | but |$)`,
    'iu',
  );
  if (holding.every(({ text }) => isBy.test(withoutMarks(text))))
    return withBlocks(
      piece,
      mapPassages(piece.blocks, ({ text }) => text.replace(isBy, '')),
    );
  const isAttribute = new RegExp(
    `\\b(?:a|an|the|this|that|these|those|your|some|many|my|our|your|its|and|very|so|is|are|\\d+),? ${escaped(phrase)} (?=[\\p{L}\\d])`,
    'iu',
  );
  const canGo =
    home !== undefined || holding.every(({ text }) => isAttribute.test(withoutMarks(text)));
  if (canGo) {
    const blocks = mapText(piece.blocks, (text) => {
      const short = text.replace(
        home ? pattern : new RegExp(`${pattern.source} ?`, 'giu'),
        home ?? '',
      );
      return short === text ? text : withCapitals(withRightArticle(short));
    });
    const title = piece.title.replace(new RegExp(`${pattern.source} (?=\\p{Ll})`, 'giu'), '');
    return {
      piece: {
        ...piece,
        blocks,
        title: title === piece.title ? title : withCapitals(withRightArticle(title)),
      },
    };
  }
  // A short sentence is about little else.
  const words = keywordsOf(phrase).size || 1;
  if (holding.every(({ text }) => keywordsOf(text).size <= words + 1)) return undefined;
  const facts = holding.filter(({ text }) => isOwn(text) || /\d/.test(withoutMarks(text)));
  if (facts.length === 0) return undefined;
  return {
    piece,
    refusal: `I could not take ${named(phrase)} out of "${withoutMarks(facts[0]?.text ?? '')}" without its facts. Tell me what it should say instead.`,
  };
}

const person = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?';
const doing =
  '(?:called|texted|came|bought|sold|moved|asked|wanted|closed|found|loved|told|said|had|were|was|are|is)';
const couple = new RegExp(`\\b${person} and ${person}\\b(?= (?:${doing})\\b|[.,!]|$)`, 'gu');
const afterRole = new RegExp(
  `\\b((?:my |our |the )?(?:clients?|buyers?|sellers?|couple|family|owners?)),? ${person}(?: and ${person})?\\b`,
  'gu',
);
const one =
  /(?<=^|[.!?] |, )\p{Lu}\p{Ll}+(?= (?:called|texted|came to me|bought|told me|asked me)\b)/gu;

/** Clients without their names. */
export function withoutNames(piece: Piece): EditResult {
  const blocks = mapPassages(piece.blocks, ({ text }) => {
    const nameless = text
      .replace(afterRole, '$1')
      .replace(couple, 'my clients')
      .replace(one, 'a client');
    return nameless === text ? text : withCapitals(nameless);
  });
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? {
        piece,
        refusal: 'I could not tell which words are names of people. Tell me the name to take out.',
      }
    : withBlocks(piece, blocks);
}
