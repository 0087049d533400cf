import { linesOf, mapText, type Piece } from '#builtin/writer/blocks.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';

/**
 * "12k over" for "11" where the text has "$11,000 over": only the number changes, in the way in which the
 * text writes it. Undefined where the words around it do not tell which number is meant.
 */
export function withOtherFigure(piece: Piece, from: string, to: string): Piece | undefined {
  const old = figureIn(from);
  const fresh = figureIn(to);
  if (!old || !fresh || old.before !== '' || old.after !== '' || old.value === fresh.value)
    return undefined;
  const isThousands = fresh.value >= 1000 && old.value < 1000;
  const spellings = [old.value, ...(isThousands || old.value < 1000 ? [old.value * 1000] : [])];
  const words = fresh.after.split(' ').filter(Boolean).slice(0, 1);
  for (const value of spellings) {
    const number = `\\$?(?<![\\d,.])${[grouped(value), String(value), ...(value % 1000 === 0 ? [`${value / 1000}k`] : [])].map(escaped).join('|')}`;
    const next = words.length > 0 ? `(?= ${escaped(words[0] ?? '').replace(/s$/, '')})` : '';
    const pattern = new RegExp(`(?<![\\d,.$-])(?:${number})(?![\\d%]|[,.]\\d)${next}`, 'gi');
    const found = linesOf(piece.blocks).flatMap((line) => line.match(pattern) ?? []);
    if (found.length === 0) continue;
    const meant = value >= 1000 && fresh.value < 1000 ? fresh.value * 1000 : fresh.value;
    const change = (text: string) => text.replace(pattern, (number) => likeIt(number, meant));
    return { ...piece, title: change(piece.title), blocks: mapText(piece.blocks, change) };
  }
  return undefined;
}

const grouped = (value: number) => value.toLocaleString('en-US');

/** In the spelling of the number that it replaces. */
function likeIt(old: string, value: number): string {
  const mark = old.startsWith('$') ? '$' : '';
  if (/k$/i.test(old)) return `${mark}${value / 1000}k`;
  return `${mark}${/,/.test(old) || value >= 10_000 ? grouped(value) : value}`;
}

type Figure = { value: number; before: string; after: string };

/** The only number in some words. */
function figureIn(words: string): Figure | undefined {
  const [, before = '', digits = '', thousand = '', after = ''] =
    /^([^\d$]*)\$?(\d[\d,]*(?:\.\d+)?)(k?)(?![\d%])((?: .*)?)$/i.exec(words.trim()) ?? [];
  if (digits === '' || /\d/.test(after)) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (thousand === '' ? 1 : 1000);
  return { value, before: before.trim(), after: after.trim() };
}
