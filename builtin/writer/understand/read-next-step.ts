import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Brief } from './brief.ts';
import { phraseKind } from './phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from './segments.ts';

/** "text me" and "call before you write an offer" are sentences already; "a valuation" is not. */
export function readNextStep(brief: Brief, said: string, fromMemory: boolean): void {
  if (brief.nextStep && fromMemory) return;
  const step = withoutEnding(said.trim(), ' ,;').replace(
    new RegExp(`^(dm|text|call|email|message)(?: me)? or (?=${phoneIn.source})`, 'i'),
    (_, verb: string) =>
      /^(?:dm|email|message)$/i.test(verb) ? `${verb} me or call ` : `${verb} me at `,
  );
  const kind = phraseKind(splitSentences(step)[0] ?? step);
  const isWhole = kind === 'order' || kind === 'sentence' || splitSentences(step).length > 1;
  const contact = phoneIn.test(step) || emailIn.test(step) || linkIn.test(step);
  const bare = countWords(step) <= 2 && !isWhole;
  const sentence =
    bare && contact
      ? emailIn.test(step)
        ? `Email me at ${step}.`
        : phoneIn.test(step)
          ? `Call or text ${step}.`
          : `See more at ${step}.`
      : isWhole
        ? splitSentences(step).map(asSentence).join(' ')
        : kind === 'gerund'
          ? asSentence(`The next step: ${step}`)
          : contact
            ? asSentence(countWords(step) <= 2 ? `Reach me at ${step}` : `To reach me: ${step}`)
            : asSentence(`Next step: ${step}`);
  brief.nextStep = brief.nextStep && !fromMemory ? `${brief.nextStep} ${sentence}` : sentence;
}
