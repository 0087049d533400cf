import { z } from 'zod';
import { voiceTones } from './voice-tones.ts';

/** How an agent sounds, as it is filled in on My Account. Apart from its endpoints, which the browser does not load. */

/** Texts of the agent's own that rules are learned from, and characters of each. */
export const voiceTexts = { most: 5, longest: 5_000 } as const;

/** Words an average sentence may have. */
export const sentenceWords = { min: 4, max: 40 } as const;

/** Words and phrases of a list, and characters of each. */
const voiceWords = { most: 30, longest: 40 } as const;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters`)
    .regex(/^[^\p{Cc}<>]*$/u, 'Please keep it on one line, without < or >');

const words = z
  .array(line(voiceWords.longest).min(1))
  .max(voiceWords.most, `At most ${voiceWords.most} words or phrases`);

/** Empty: there is no rule. */
export const HowOften = z.enum(['', 'never', 'sometimes', 'often']);
export type HowOften = z.infer<typeof HowOften>;

export const OwnTexts = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Please paste a text, or remove the empty field')
      .max(voiceTexts.longest, 'A text can have up to 5,000 characters'),
  )
  .max(voiceTexts.most, 'At most five texts');

/** What can be learned from texts. */
export const VoiceRules = z.object({
  /** Of an average sentence. */
  sentenceWords: z
    .number()
    .int('Please enter a whole number')
    .min(sentenceWords.min, `At least ${sentenceWords.min} words`)
    .max(sentenceWords.max, `At most ${sentenceWords.max} words`)
    .nullable(),
  contractions: HowOften,
  emoji: HowOften,
  exclamation: HowOften,
  greeting: line(80),
  signOff: line(160),
  usedWords: words,
  bannedWords: words,
});
export type VoiceRules = z.infer<typeof VoiceRules>;

export const VoiceProfile = VoiceRules.extend({
  /** Whether texts are written by it. */
  isOn: z.boolean(),
  tone: z.enum(['', ...voiceTones]),
  specialties: line(200),
  texts: OwnTexts,
});
export type VoiceProfile = z.infer<typeof VoiceProfile>;

export const emptyVoice: VoiceProfile = {
  isOn: true,
  tone: '',
  specialties: '',
  texts: [],
  sentenceWords: null,
  contractions: '',
  emoji: '',
  exclamation: '',
  greeting: '',
  signOff: '',
  usedWords: [],
  bannedWords: [],
};
