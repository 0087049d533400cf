import { withoutRisks, withoutRiskyItems } from '#builtin/writer/answers/risky-wording.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Place } from '#contract/place.ts';
import type { Brief } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';

/** Wording that should not be published goes; the note will name it. */
export function withoutRisk(brief: Brief, said: string, place: Place): string {
  const sentences = splitSentences(said);
  const isPhrase = sentences.length === 1 && phraseKind(said) !== 'sentence';
  const parts = isPhrase
    ? [withoutRiskyItems(said, place)]
    : sentences.map((sentence) => withoutRisks(sentence, place));
  brief.dropped.push(...parts.flatMap(({ dropped }) => dropped));
  return parts.every(({ dropped }) => dropped.length === 0)
    ? said
    : parts
        .map(({ text }) => text.trim())
        .filter(Boolean)
        .join(' ');
}
