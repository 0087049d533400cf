import { checkWords } from '#builtin/fair-housing/check.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import {
  type HowOften,
  sentenceWords as sentenceLimits,
  type VoiceRules,
} from '#contract/voice-form.ts';
import { contractionsIn, emojiIn, pairsToContract, wordsIn } from './read-style.ts';

/**
 * Reads rules out of an agent's own texts, by counting. What the texts do not show is no rule. Names and
 * numbers are no words of a voice: they are facts of one text.
 */
export function learnVoiceRules(texts: readonly string[]): VoiceRules {
  const bodies = texts.map(withoutHashtags).filter(Boolean);
  const greeting = sharedBy(bodies.map(greetingOf), bodies.length);
  const signOff =
    sharedBy(bodies.map(signOffOf), bodies.length) ||
    (bodies.length > 1 ? sharedBy(bodies.map(lastWordsOf), bodies.length) : '');
  const prose = bodies.map((body) => withoutEnds(body, greeting, signOff));
  const sentences = prose.flatMap((body) => body.split('\n').flatMap(splitSentences));
  return {
    sentenceWords: averageWords(sentences),
    contractions: contractionRule(prose.join('\n')),
    emoji: howOften(prose.map((body) => emojiIn(body).length)),
    exclamation: howOften(prose.map((body) => body.match(/!+/g)?.length ?? 0)),
    greeting,
    signOff,
    usedWords: favoriteWords(prose),
    bannedWords: advertisingWords.filter((word) => !saidIn(bodies.join('\n'), word)),
  };
}

/** Hashtags stand below a text and are not how a person talks. */
const withoutHashtags = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?:\s*#[\p{L}\p{N}_]+)+\s*$/u, '')
    .trim();

function averageWords(sentences: string[]): number | null {
  const counts = sentences.map((sentence) => wordsIn(sentence).length).filter((count) => count > 1);
  if (counts.length < 3) return null;
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return Math.round(Math.min(sentenceLimits.max, Math.max(sentenceLimits.min, average)));
}

/** Told by how many of the words that could be joined are. */
function contractionRule(text: string): HowOften {
  const joined = contractionsIn(text).length;
  const apart = pairsToContract(text).length;
  if (joined + apart < 3) return '';
  const share = joined / (joined + apart);
  if (share < 0.1) return 'never';
  return share < 0.6 ? 'sometimes' : 'often';
}

/** By how many a text has on average. One text alone that has none says little, but it says it. */
function howOften(counts: number[]): HowOften {
  if (counts.length === 0) return '';
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (average === 0) return 'never';
  return average <= 1.5 ? 'sometimes' : 'often';
}

function greetingOf(text: string): string {
  const [, greeting = ''] = opening.exec(text) ?? [];
  return greeting.trim();
}

const opening =
  /^((?:hi|hey|hello|howdy|dear|greetings|welcome|good (?:morning|afternoon|evening)|happy \p{L}+day)\b[^\n.!?,:—-]{0,50}[,!.:—-]?)/iu;

/** The last line, where it is short enough to be none of the text, with a "Respectfully," above it. */
function signOffOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const [above = '', last = ''] = lines.filter(Boolean).slice(-2);
  const isShort = last.length <= 80 && wordsIn(last).length <= 8;
  if (!isShort || !text.includes('\n')) return '';
  return /,$/.test(above) && wordsIn(above).length <= 4 && lines.length > 2
    ? `${above} ${last}`
    : last;
}

/** The last sentence, where nothing sets it apart: a sign-off only if other texts end with it too. */
function lastWordsOf(text: string): string {
  const last = splitSentences(text.split('\n').at(-1) ?? '').at(-1) ?? '';
  return wordsIn(last).length <= 6 ? last : '';
}

/** What at least half of the texts have, and two of them, or the one there is. */
function sharedBy(found: string[], texts: number): string {
  const counts = new Map<string, { line: string; count: number }>();
  for (const line of found.filter(Boolean)) {
    const key = line.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
    counts.set(key, { line, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const [best] = [...counts.values()].sort((a, b) => b.count - a.count);
  const least = Math.min(texts, Math.max(2, Math.ceil(texts / 2)));
  return best && best.count >= least ? best.line : '';
}

function withoutEnds(text: string, greeting: string, signOff: string): string {
  const start = greeting && text.startsWith(greeting) ? greeting.length : 0;
  const body = text.slice(start);
  // A sign-off of two lines is kept as one.
  const lines = body.trim().split('\n');
  for (const count of signOff ? [1, 2, 3] : []) {
    const end = lines.slice(-count).filter(Boolean).join(' ');
    if (end === signOff) return lines.slice(0, -count).join('\n').trim();
  }
  const at = signOff && body.trim().endsWith(signOff) ? body.lastIndexOf(signOff) : body.length;
  return body.slice(0, at).trim();
}

const favoritesAtMost = 8;

/** Fine in some sentences, and labels of people or places in others. */
const notToRecommend =
  /^(?:exclusive|prestigious|diverse|famil(?:y|ies)|safer?|safest|safety|couples?|singles?|retirees?|kids|children|church(?:es)?|schools?|christian|adults?)$/;

/** Words of two texts at least that are neither everybody's nor somebody's name, most used first. */
function favoriteWords(texts: string[]): string[] {
  const seen = new Map<string, { texts: Set<number>; count: number }>();
  texts.forEach((text, index) => {
    for (const word of wordsIn(text)) {
      if (!/^\p{Ll}{4,20}$/u.test(word) || commonWords.has(word)) continue;
      const entry = seen.get(word) ?? { texts: new Set(), count: 0 };
      entry.texts.add(index);
      entry.count += 1;
      seen.set(word, entry);
    }
  });
  const inOrder = [...seen]
    .filter(([, { texts: within }]) => within.size > 1)
    .sort(([, a], [, b]) => b.texts.size - a.texts.size || b.count - a.count)
    .map(([word]) => word);
  // Looked at one by one until there are enough: the check takes its time.
  const favorites: string[] = [];
  for (const word of inOrder.slice(0, 4 * favoritesAtMost)) {
    const isFine = !notToRecommend.test(word) && checkWords(word).length === 0;
    if (favorites.length < favoritesAtMost && isFine) favorites.push(word);
  }
  return favorites;
}

const saidIn = (text: string, phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'iu').test(text);

/** What advertisements say. Those that none of the texts has are offered as words to avoid. */
const advertisingWords = [
  'nestled',
  'boasts',
  'stunning',
  'dream home',
  'look no further',
  'hidden gem',
  'must-see',
  'oasis',
  'turnkey',
  'game-changer',
];

/** Everybody's words, and those of the trade. */
const commonWords = new Set(
  `about above after again against also always another around back because been before being below between both bring came come comes could does doing done down during each even ever every find first from gets give goes going good have having here home homes house houses into just keep kind know last less like little long look made make makes many more most much must need needs never next only open other over part people place please right same should show since some something soon still such sure take tell than that their them then there these they thing things think this those time today under until very want wants week weeks well went were what when where which while will with work would year years your yours agent agents bedroom bedrooms bath baths buyer buyers buying city client clients closing contact deal listing listings local lots market month months mortgage neighborhood offer offers price prices property realtor room rooms sale sales seller sellers selling sell sold street town email call text message`.split(
    ' ',
  ),
);
