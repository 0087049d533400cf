import type { VoiceProfile, VoiceRules } from '#contract/voice-form.ts';

/** A profile as it is typed: numbers and lists are text while somebody works on them. */
export type VoiceValues = Omit<VoiceProfile, 'sentenceWords' | 'usedWords' | 'bannedWords'> & {
  sentenceWords: string;
  usedWords: string;
  bannedWords: string;
};

type Typed = Pick<VoiceValues, 'sentenceWords' | 'usedWords' | 'bannedWords'>;

const typed = ({ sentenceWords, usedWords, bannedWords }: VoiceRules): Typed => ({
  sentenceWords: sentenceWords === null ? '' : String(sentenceWords),
  usedWords: usedWords.join(', '),
  bannedWords: bannedWords.join(', '),
});

/** There is always a field to paste into. */
export const toValues = (profile: VoiceProfile): VoiceValues => ({
  ...profile,
  ...typed(profile),
  texts: profile.texts.length > 0 ? profile.texts : [''],
});

export const toRuleValues = (rules: VoiceRules) => ({ ...rules, ...typed(rules) });

/** Empty fields for texts are none. A number that is none is left for the check to refuse. */
export const toProfile = (values: VoiceValues): VoiceProfile => ({
  ...values,
  texts: filledTexts(values),
  sentenceWords: values.sentenceWords.trim() === '' ? null : Number(values.sentenceWords),
  usedWords: wordsOf(values.usedWords),
  bannedWords: wordsOf(values.bannedWords),
});

export const filledTexts = ({ texts }: Pick<VoiceValues, 'texts'>) =>
  texts.map((text) => text.trim()).filter(Boolean);

const wordsOf = (list: string) => [
  ...new Set(
    list
      .split(/[,\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
