import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { says } from '#builtin/writer/voice/in-voice.ts';
import { contractionsIn, emojiIn, wordsIn } from '#builtin/writer/voice/read-style.ts';
import type { HowOften, VoiceProfile } from '#contract/voice-form.ts';
import { type VoiceRule, voiceLines } from '#contract/voice-lines.ts';

/**
 * How an agent sounds, as material for a model. Two samples are enough to hear a rhythm; how to reach
 * people is no part of it. Only a post greets and signs.
 */
export function voiceMaterial(profile: VoiceProfile, { greets }: { greets: boolean }) {
  const { tone, specialties, texts } = profile;
  const isSaid = ({ rule }: { rule: VoiceRule }) =>
    greets || (rule !== 'greeting' && rule !== 'signOff');
  const rules = voiceLines(profile)
    .filter(isSaid)
    .map(({ line }) => line);
  const samples = texts.slice(0, 2).map(sampleOf).filter(Boolean);
  return {
    tone: tone || undefined,
    specialties: specialties || undefined,
    rules: rules.length > 0 ? rules : undefined,
    samples: samples.length > 0 ? samples : undefined,
  };
}

/** Pages, addresses of e-mail, numbers to call. */
const waysToReach =
  /https?:\/\/|www\.|\S@\S+\.\S|\b[\w-]+\.(?:com|net|org|us|io|homes|realty)\b|\+?\d[\d ().-]{6,}\d/i;

/** Characters of a sample. */
const longestSample = 400;

/** The first sentences that fit, without those that say how to reach somebody. */
function sampleOf(text: string): string {
  const clean = text
    .replace(/#[\p{L}\p{N}_]+/gu, ' ')
    .split('\n')
    .flatMap(splitSentences)
    .filter((sentence) => !waysToReach.test(sentence))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (clean.length <= longestSample) return clean;
  const start = clean.slice(0, longestSample).toWellFormed();
  const [sentences] = /^.*[.!?](?=\s)/s.exec(start) ?? [];
  return sentences ?? start.slice(0, start.lastIndexOf(' ') + 1 || undefined).trim();
}

/**
 * Which of the rules a finished text follows, by counting. What cannot be counted, such as a tone, is not
 * claimed.
 */
export function followedRules(profile: VoiceProfile, text: string): string[] {
  const { sentenceWords, contractions, emoji, exclamation } = profile;
  const { greeting, signOff, usedWords, bannedWords } = profile;
  const plain = oneLine(text);
  const used = usedWords.filter((word) => says(plain, word));
  const follows: Record<VoiceRule, boolean> = {
    sentenceWords:
      sentenceWords !== null &&
      isNear(averageWords(between(text, greeting, signOff)), sentenceWords),
    contractions: isAs(contractions, contractionsIn(plain).length),
    emoji: isAs(emoji, emojiIn(plain).length),
    exclamation: isAs(exclamation, plain.match(/!+/g)?.length ?? 0),
    greeting: greeting !== '' && plain.startsWith(oneLine(greeting)),
    signOff: signOff !== '' && plain.endsWith(oneLine(signOff)),
    usedWords: used.length > 0,
    bannedWords: !bannedWords.some((word) => says(plain, word)),
  };
  // Of the words the agent uses only those that are there.
  return voiceLines({ ...profile, usedWords: used })
    .filter(({ rule }) => follows[rule])
    .map(({ line }) => line);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text itself: the greeting and the sign-off are no sentences. */
function between(text: string, greeting: string, signOff: string): string {
  const trimmed = text.trim();
  const start = trimmed.startsWith(greeting) ? greeting.length : 0;
  const end = trimmed.endsWith(signOff) ? trimmed.length - signOff.length : trimmed.length;
  return trimmed.slice(start, end);
}

function averageWords(text: string): number {
  const counts = text
    .split('\n')
    .flatMap(splitSentences)
    .map((sentence) => wordsIn(sentence).length)
    .filter((count) => count > 1);
  return counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);
}

/** A third more or less is still about as long. */
const isNear = (average: number, wanted: number) => Math.abs(average - wanted) <= wanted / 3;

function isAs(wanted: HowOften, found: number): boolean {
  if (wanted === 'never') return found === 0;
  if (wanted === 'sometimes') return found > 0 && found <= 3;
  return wanted === 'often' && found > 1;
}
