import type { HowOften, VoiceProfile } from './voice-form.ts';

/** The rules of a voice in words, as they are told to a model and to the agent. */

export type VoiceRule =
  | 'sentenceWords'
  | 'contractions'
  | 'emoji'
  | 'exclamation'
  | 'greeting'
  | 'signOff'
  | 'usedWords'
  | 'bannedWords';

/** One line for each rule there is. */
export function voiceLines(profile: VoiceProfile): { rule: VoiceRule; line: string }[] {
  const { sentenceWords, contractions, emoji, exclamation } = profile;
  const { greeting, signOff, usedWords, bannedWords } = profile;
  const lines: Record<VoiceRule, string | false> = {
    sentenceWords: sentenceWords !== null && `Sentences of about ${sentenceWords} words`,
    contractions: often(contractions, 'contractions'),
    emoji: often(emoji, 'emoji'),
    exclamation: often(exclamation, 'exclamation marks'),
    greeting: greeting !== '' && `Begins with “${greeting}”`,
    signOff: signOff !== '' && `Ends with “${signOff}”`,
    usedWords: usedWords.length > 0 && `Uses the words: ${usedWords.join(', ')}`,
    bannedWords: bannedWords.length > 0 && `Avoids the words: ${bannedWords.join(', ')}`,
  };
  return (Object.keys(lines) as VoiceRule[]).flatMap((rule) => {
    const line = lines[rule];
    return line ? [{ rule, line }] : [];
  });
}

const often = (value: HowOften, what: string): string | false =>
  value !== '' && { never: `No ${what}`, sometimes: `A few ${what}`, often: `Many ${what}` }[value];
