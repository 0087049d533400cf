import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { spelledPrice, splitItems } from './segments.ts';

/** Words by their grammar: a list, whole sentences, or a few words with or without sentences after them. */
export function readWords(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  if (sentences.length > 1 && !said.includes('\n')) {
    const opening = readClause(first);
    const isOpen = opening.head && opening.sentences.length === 0;
    return isOpen && countWords(first) <= 8
      ? { ...opening, sentences: others.map(finished) }
      : { items: [], sentences: sentences.map(finished) };
  }
  return readClause(sentences.length > 1 ? sentences.join('\n') : said);
}

function readClause(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const text = withoutEnding(said.trim(), ' .,;');
  // "video tours and I pick you up": some words, then what the agent does.
  const andI = /^([^.!?]{3,60}?),? and ((?:I|we|I['’]\p{L}+|we['’]\p{L}+) .+)$/u.exec(text);
  if (andI && phraseKind(andI[1] ?? '') === 'noun') {
    const start = readClause(andI[1] ?? '');
    return { ...start, sentences: [...start.sentences, finished(andI[2] ?? '')] };
  }
  const items = withLastSplit(splitItems(text));
  const kinds = items.map(phraseKind);
  if (
    items.length > 1 &&
    kinds.every((kind) => kind !== 'sentence') &&
    items.every((item) => countWords(item) <= 10)
  ) {
    return {
      items: items.map(money),
      sentences: [],
      head: { kind: kinds[0] as 'noun', text: money(text.replace(/\n/g, ', ')) },
    };
  }
  // "the option period, people think it starts late": some words, then a whole sentence.
  const at = kinds.findIndex(
    (kind, index) => index > 0 && (kind === 'sentence' || kind === 'order'),
  );
  const isSplit =
    at > 0 &&
    !/\b(?:after|before|when|if|once|until|since|while|because)\b|^(?:in|on|at|for|with|by|from|during|within)\b/i.test(
      items.slice(0, at).join(', '),
    ) &&
    kinds.slice(0, at).every((kind) => kind === 'noun' || kind === 'gerund');
  if (isSplit && !text.includes('\n')) {
    const head = items.slice(0, at).join(', ');
    return {
      items: [],
      head: { kind: kinds[0] as 'noun', text: money(head) },
      sentences: [finished(items.slice(at).join(', '))],
    };
  }
  if (text.includes('\n')) return { items: [], sentences: items.map(finished) };
  // "Goodwill picks up, Two Men and a Truck": a short sentence among names.
  const [first = '', ...others] = items;
  if (
    kinds[0] === 'sentence' &&
    countWords(first) <= 4 &&
    others.length > 0 &&
    kinds.slice(1).every((each) => each === 'noun')
  ) {
    return { ...readClause(others.join(', ')), sentences: [finished(first)] };
  }
  const kind = phraseKind(text);
  if (kind === 'sentence') return { items: [], sentences: [finished(said)] };
  return { items: [], sentences: [], head: { kind, text: money(text) } };
}

/** "pool, RV parking and owned solar" are three. */
function withLastSplit(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  const parts = last.split(/ (?:and|&) /);
  const isList =
    items.length > 1 &&
    parts.length === 2 &&
    parts.every((part) => countWords(part) <= 4) &&
    !/^(?:an?|the)\b/i.test(parts[1] ?? '') &&
    phraseKind(last) === 'noun';
  return isList ? [...items.slice(0, -1), ...parts] : items;
}

/** "220 to 275k" and "2.5M" are dollars, whatever was too quick to type the sign. */
export function money(text: string): string {
  return text
    .replace(
      /(?<![\w$.,/])\$?(\d{1,4}(?:\.\d+)?)k? ?(?:-|–|to) ?\$?(\d{1,4}(?:\.\d+)?) ?k\b/gi,
      (_, low: string, high: string) => `${spelledPrice(`${low}k`)} to ${spelledPrice(`${high}k`)}`,
    )
    .replace(/(?<![\w$.,/])\$?(?!203k|401k)\d{1,4}(?:\.\d+)? ?k\b/gi, (price) =>
      spelledPrice(price),
    )
    .replace(
      /(?<![\w.,/])\$?(\d(?:\.\d+)?) ?(?:m|mil|million)\b/gi,
      (_, number: string) => `$${number} million`,
    )
    .replace(/(?<![\w$.,/])(\d{3})s(?= (?:to|and)\b|$)/g, '$$$1s')
    .replace(/(?<=\b(?:to|and|low|mid|high|upper) )(\d{3})s\b/g, '$$$1s');
}

/** A capital and an end mark; a question that was typed without its mark gets it. */
export function finished(text: string): string {
  const isQuestion =
    /^(?:how (?:much|many|long|do|can)|what['’]s|who (?:pays|picks|is)|why (?:do|is|are)|does|can (?:i|you|we)|should (?:i|we|you)|what (?:is|do|if)|is it|do (?:i|we) |when (?:do|can|should))\b[^.!?]*$/i.test(
      text.trim(),
    );
  return asSentence(isQuestion ? `${withoutEnding(text.trim(), ' ,;')}?` : text);
}
