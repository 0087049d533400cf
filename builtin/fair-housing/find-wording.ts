import { once, oncePerKey } from '#builtin/once.ts';
import type { CheckedPart, Severity } from '#contract/post.ts';
import { type Clause, readSentences, type Sentence, type Word } from './clauses.ts';
import type { FrameKind } from './frame.ts';
import { type FrameFind, findFrames } from './frames.ts';
import { getLexicon } from './groups.ts';
import { judgeFind, placeIn } from './guard.ts';
import { codeClause } from './mentions.ts';
import { withoutAllowed, withoutOverlaps } from './overlaps.ts';
import { appliesTo, type CompiledPhrase, getPhrases } from './phrases.ts';
import { isInKnownPlace, isOnlyAPlace } from './place-mentions.ts';
import { type Span, spansOf } from './spans.ts';

/** Risky wording in a readable text. What the list knows has its phrase. */
export type Find = Span & {
  kind: FrameKind | 'list';
  severity: Severity;
  class: string;
  phrase?: CompiledPhrase;
  isLoose?: boolean;
  /** The sentence it stands in. */
  sentence: Span;
};

type Options = { where: CheckedPart; isVerifiedOlderPersons: boolean };

/** Both layers: the list of phrases, and what sentences do with groups of people. */
export function findWording(text: string, options: Options): Find[] {
  const sentences = readSentences(text);
  const allowed = once(() =>
    getPhrases().allowed.flatMap((pattern) => [...spansOf(text, pattern)]),
  );
  const listed = inSentences(findPhrases(text, options, allowed), sentences).filter(
    (find) => !isSpanishColor(find),
  );
  const framed = findInSentences(text, sentences, allowed);
  const finds = [...listed, ...framed.map((find) => asGraveAsListed(find, listed))];
  const said = finds.flatMap((find) => judged(text, find, options.where));
  return withoutOverlaps(said, text.length);
}

/** Where the list knows the wording of a choice or a judgment, the list says how grave it is. */
function asGraveAsListed(find: Located, listed: Located[]): Located {
  if (find.class === 'criminal_history') return { ...find, severity: 'caution' };
  if (find.kind === 'exclude' || find.kind === 'require' || find.kind === 'terms') return find;
  const known = listed.filter(({ start, end }) => start < find.end && end > find.start);
  if (known.length === 0 || known.some(({ severity }) => severity === 'avoid')) return find;
  return { ...find, severity: 'caution' };
}

type Located = Omit<Find, 'sentence'> & { sentence: Sentence; clause: Clause };
type Listed = Omit<Find, 'sentence'>;

function findPhrases(text: string, options: Options, allowed: () => Span[]): Listed[] {
  const found: Listed[] = [];
  for (const phrase of phrasesFor(options.where)) {
    if (options.isVerifiedOlderPersons && phrase.verify === 'HOPA') continue;
    // Hardly any phrase is in a text, and hundreds are looked for in each.
    phrase.pattern.lastIndex = 0;
    if (phrase.pattern.test(text)) found.push(...findPhrase(text, phrase));
  }
  return found.length === 0 ? [] : withoutAllowed(found, allowed());
}

const phrasesFor = oncePerKey((where: CheckedPart) =>
  getPhrases().risky.filter((phrase) => appliesTo(phrase, where)),
);

/** These phrases are about people of several classes: the class is that of the people they name. */
const classByPeople = new Set(
  'good-for-x not-suitable x-only active-people mil-family no-kids age-people'.split(' '),
);

function classOf(phrase: CompiledPhrase, words: string): string {
  const [sentence] = classByPeople.has(phrase.id) ? readSentences(words) : [];
  const [clause] = sentence?.clauses ?? [];
  const code = clause && codeClause(clause, getLexicon('english'), () => false).code;
  return /[@^%]([a-z_]+)/.exec(code ?? '')?.[1] ?? phrase.class;
}

/** Finds of one phrase in one part: after fifty the text has to be rewritten anyway. */
const maxFinds = 50;

function findPhrase(text: string, phrase: CompiledPhrase): Listed[] {
  return spansOf(text, phrase.pattern)
    .filter((span) => !isOnlyAPlace(text, span, phrase.pattern) && !isColorOfThing(text, span))
    .take(maxFinds)
    .map((span) => ({
      ...span,
      kind: 'list' as const,
      severity: phrase.severity,
      class: classOf(phrase, text.slice(span.start, span.end)),
      phrase,
    }))
    .toArray();
}

/** "No black walnut": the color belongs to what follows. */
function isColorOfThing(text: string, { start, end }: Span): boolean {
  if (!/\b(?:black|white|brown)$/i.test(text.slice(start, end))) return false;
  const [, next = ''] = /^[ -]([a-z]+)/i.exec(text.slice(end, end + 30)) ?? [];
  return getLexicon('english').isThing(next.toLowerCase());
}

/** "Piso negro": in Spanish it is a color, and the frames know when people are meant. */
const isSpanishColor = ({ phrase, sentence }: Located) =>
  phrase?.id === 'negro' && sentence.languages.includes('spanish');

/** Each find with the sentence and the clause it begins in. Both are in the order of the text. */
function inSentences(finds: Listed[], sentences: Sentence[]): Located[] {
  let index = 0;
  return finds
    .toSorted((one, other) => one.start - other.start)
    .flatMap((find) => {
      while (index < sentences.length - 1 && (sentences[index]?.end ?? 0) <= find.start) index += 1;
      const sentence = sentences[index];
      const clause = sentence?.clauses.findLast(({ start }) => start <= find.start);
      return sentence && clause ? [{ ...find, sentence, clause }] : [];
    });
}

function findInSentences(text: string, sentences: Sentence[], allowed: () => Span[]): Located[] {
  const mask = once(() => maskOf(text.length, allowed()));
  let lookUps = 0;
  const isPlace = (word: Word) => {
    if (!word.isCapital || lookUps >= maxPlaceLookUps) return false;
    lookUps += 1;
    return isInKnownPlace(text, word);
  };
  const isMasked = (word: Word) => mask()[word.start] === 1 || isPlace(word);
  const counts = new Map<FrameKind, number>();
  const isNew = ({ kind }: FrameFind) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxFinds;
  };
  return sentences.flatMap((sentence) =>
    sentence.languages.flatMap((language) =>
      sentence.clauses.flatMap((clause) =>
        findFrames(codeClause(clause, getLexicon(language), isMasked), language)
          .filter(isNew)
          .map((find) => ({ ...find, sentence, clause })),
      ),
    ),
  );
}

/** More words for people with a capital are no names of places but a text made to take long. */
const maxPlaceLookUps = 500;

function maskOf(length: number, spans: Span[]): Uint8Array {
  const mask = new Uint8Array(length);
  for (const { start, end } of spans) mask.fill(1, start, end);
  return mask;
}

/** Without what is only mentioned; what may be only mentioned is a caution. */
function judged(text: string, find: Located, where: CheckedPart): Find[] {
  const { clause, sentence, ...rest } = find;
  const span = { start: sentence.start, end: sentence.end };
  if (where === 'hashtags' || where === 'imagePrompt') return [{ ...rest, sentence: span }];
  const verdict = judgeFind(placeIn(text, sentence, clause, find), {
    kind: find.isLoose ? 'prefer' : find.kind,
    class: find.class,
    id: find.phrase?.id,
  });
  if (verdict === 'mentioned') return [];
  const severity = verdict === 'doubtful' ? 'caution' : find.severity;
  return [{ ...rest, severity, sentence: span }];
}
