import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Facts } from '#contract/facts.ts';
import { escapeText } from '#contract/text.ts';
import type { VoiceProfile } from '#contract/voice-form.ts';
import { emojiIn, wordsIn } from './read-style.ts';
import { spoken } from './voice.ts';

type Composed = { draft: object };
type Draft = { content?: string; introduction?: string; closing?: string };

/** How often another wording is tried where one has a word the agent avoids. */
const attempts = { post: 6, blog: 2, section: 3, frame: 3 } as const;

/**
 * A text as this agent would say it: contractions, emoji and exclamation marks, the words to avoid, and in
 * a post the greeting and the sign-off. What the agent wrote for the piece is never reworded.
 */
export function inVoice<Text extends Composed>(
  kind: keyof typeof attempts,
  facts: Facts,
  seed: number,
  write: (seed: number) => Text,
): Text {
  const profile = facts.voiceProfile;
  if (!profile) return write(seed);
  const composed = bestWording(attempts[kind], profile, facts, seed, write);
  const draft: Draft = { ...composed.draft };
  const agents = agentsWordsIn(facts);
  for (const field of ['content', 'introduction', 'closing'] as const) {
    const html = draft[field];
    if (html !== undefined) draft[field] = spokenBy(profile, html, agents);
  }
  if (kind === 'post' && draft.content !== undefined) {
    draft.content = withEnds(profile, draft.content);
  }
  return { ...composed, draft };
}

/** The wording with the fewest words to avoid. Those the agent used for this piece are not avoided. */
function bestWording<Text extends Composed>(
  most: number,
  { bannedWords }: VoiceProfile,
  facts: Facts,
  seed: number,
  write: (seed: number) => Text,
): Text {
  const own = JSON.stringify([facts.title, facts.answers, facts.rememberedAnswers]);
  const avoided = bannedWords.filter((word) => !says(own, word));
  let best = write(seed);
  let faults = countOf(avoided, best);
  for (let attempt = 1; attempt < most && faults > 0; attempt += 1) {
    const other = write(seed + attempt * 0x51ed27);
    const found = countOf(avoided, other);
    if (found < faults) {
      best = other;
      faults = found;
    }
  }
  return best;
}

const countOf = (words: string[], { draft }: Composed) => {
  const text = decoded(JSON.stringify(draft));
  return words.filter((word) => says(text, word)).length;
};

/** Whether a text has a word or phrase, as a whole and in any case. */
export function says(text: string, phrase: string): boolean {
  const escaped = phrase
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+');
  return (
    escaped !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text)
  );
}

/** Runs of words of the agent's, by which a sentence is known as theirs. */
function agentsWordsIn({ answers, rememberedAnswers }: Facts): Set<string> {
  const runs = new Set<string>();
  for (const { answer } of [...answers, ...rememberedAnswers]) {
    for (const run of runsOf(answer)) runs.add(run);
  }
  return runs;
}

const wordsOfRun = 3;

function runsOf(text: string): string[] {
  const words = wordsIn(text.toLowerCase());
  if (words.length < wordsOfRun) return words.length > 0 ? [words.join(' ')] : [];
  return words
    .slice(wordsOfRun - 1)
    .map((_, index) => words.slice(index, index + wordsOfRun).join(' '));
}

/** Only the words between tags, sentence by sentence. */
function spokenBy(profile: VoiceProfile, html: string, agents: Set<string>): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part === '' || part.startsWith('<')) return part;
      return part.replace(/\S[\s\S]*/, (text) => encoded(reworded(profile, decoded(text), agents)));
    })
    .join('');
}

function reworded(profile: VoiceProfile, text: string, agents: Set<string>): string {
  const end = /\s*$/.exec(text)?.[0] ?? '';
  const sentences = splitSentences(text).map((sentence) =>
    runsOf(sentence).some((run) => agents.has(run)) ? sentence : asSaid(profile, sentence),
  );
  return sentences.join(' ') + end;
}

function asSaid({ contractions, emoji, exclamation }: VoiceProfile, sentence: string): string {
  let said = sentence;
  if (contractions === 'never') said = written(said);
  if (contractions === 'often') said = spoken(said);
  if (exclamation === 'never') said = said.replace(/!+/g, '.');
  if (emoji === 'never') {
    for (const each of emojiIn(said)) said = said.replace(each, '').replace(/ {2,}/g, ' ').trim();
  }
  return said;
}

/** Contractions written out. "'d" is "would" in sentences of ours. */
function written(sentence: string): string {
  return sentence
    .replace(/\b([Cc])an['’]t\b/g, '$1annot')
    .replace(/\b([Ww])on['’]t\b/g, '$1ill not')
    .replace(/\b(\p{L}+)n['’]t\b/gu, '$1 not')
    .replace(/\b([Ll])et['’]s\b/g, '$1et us')
    .replace(/\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat)['’]s\b/g, '$1 is')
    .replace(/\b(I|[Yy]ou|[Ww]e|[Tt]hey)['’](m|re|ll|ve|d)\b/g, (_, who: string, end: string) =>
      [who, longForms[end]].join(' '),
    );
}

const longForms: Record<string, string> = {
  m: 'am',
  re: 'are',
  ll: 'will',
  ve: 'have',
  d: 'would',
};

/** Each in a paragraph of its own: nothing of the text has to be changed for them. */
const withEnds = ({ greeting, signOff }: VoiceProfile, html: string) =>
  [greeting, undefined, signOff]
    .map((line, index) => (index === 1 ? html : line && `<p>${escapeText(line)}</p>`))
    .filter(Boolean)
    .join('\n');

const decoded = (text: string) => text.replace(/&#39;/g, "'").replace(/&quot;/g, '"');
const encoded = (text: string) => text.replace(/'/g, '&#39;').replace(/"/g, '&quot;');
