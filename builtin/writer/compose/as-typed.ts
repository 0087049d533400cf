import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { isToldWhole } from '#builtin/writer/understand/read-words.ts';
import { afterLabel } from './behind-label.ts';

/** Typed with care, and more than a few words that a sentence of ours may take: it stands as it was typed. */
export const standsAsTyped = ({ isCareful, head }: Fact): boolean =>
  isCareful === true && head === undefined;

/** It says itself what it speaks of; anything else wants the label of what was asked. */
function saysItself({ typed }: Fact): boolean {
  const [first = ''] = splitSentences(typed);
  const words = first.replace(/[.!]["”']?$/, '');
  return (
    isToldWhole(words.replace(/ ?\([^)]*\)/g, '')) && !refersBack.test(first) && !counts.test(first)
  );
}

/** "Three: before the drywall, ..." says three of what was asked for. */
const counts = /^(?:one|two|three|four|five|six|seven|\d): /i;

export const refersBack =
  /^(?:It|Its|It['’]s|They|They['’]\p{L}+|Them|Their|He|She|His|Her|These|Those|Both|Neither|This|That|And|But|So|Or|Also|Then|Because|Which|Same)\b(?! (?:year|month|week|fall|spring|summer|winter|house|home|one|city|county|\p{L}+ is where)\b)|^That['’]s|^(?:Most|Some|Many|All|None) (?!of\b|people\b|buyers\b|sellers\b|\p{L}+s\b|\p{L}+ \p{L}+ I\b)\p{Ll}/u;

/** Whole, and alone or behind its label. */
export const sayAsTyped = (fact: Fact, label: string | undefined): string =>
  !label || saysItself(fact) || saysLabel(fact.typed, label)
    ? fact.typed
    : `${label}: ${afterLabel(fact, fact.typed)}`;

/** "Incentives change weekly" needs no "Incentives". */
function saysLabel(typed: string, label: string): boolean {
  const start = stemsOf(typed.split(/\s+/).slice(0, 4).join(' '));
  const stems = [...stemsOf(label)];
  return stems.length > 0 && stems.every((stem) => start.has(stem));
}
