import { listed } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

/** "Rake the beds, edge the walk, call me": things to do with commas alone, the last of which takes its "and". */
export function ordersInARow(sentence: string): string {
  const mark = /[.!]$/.exec(sentence)?.[0] ?? '';
  const parts = sentence.slice(0, sentence.length - mark.length).split(/,(?!\d{3}) /);
  const last = parts.at(-1) ?? '';
  if (
    parts.length < 3 ||
    /["“”:;()?]/.test(sentence) ||
    /\b(?:and|or|then) /i.test(last.slice(0, 5)) ||
    phraseKind(parts[0] ?? '') !== 'order' ||
    phraseKind(last) !== 'order'
  )
    return sentence;
  const areAll = parts.every((part) => phraseKind(part) === 'order');
  return `${areAll && !/ and /.test(sentence) ? listed(parts) : `${parts.slice(0, -1).join(', ')}, and ${last}`}${mark}`;
}
