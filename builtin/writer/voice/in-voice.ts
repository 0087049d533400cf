import { splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Facts, TextKind } from '#contract/facts.ts';
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
  const isAgents = saidBy([...facts.answers, ...facts.rememberedAnswers]);
  for (const field of ['content', 'introduction', 'closing'] as const) {
    const html = draft[field];
    if (html !== undefined) draft[field] = spokenBy(profile, html, isAgents);
  }
  if (kind === 'post' && draft.content !== undefined) {
    draft.content = withEnds(profile, draft.content);
  }
  return { ...composed, draft };
}

/**
 * A revision in the same voice: what is new in it follows the rules, what was there stays. Where the agent
 * asks to sound like themselves, all of it follows them. What the request itself asks for is done.
 */
export function revisedInVoice<Text extends Composed>(
  kind: TextKind,
  { voiceProfile, answers, rememberedAnswers, revision }: Facts,
  composed: Text,
): Text {
  const { content } = composed.draft as Draft;
  if (!voiceProfile || !revision || content === undefined) return composed;
  const { request, html, around } = revision;
  const isAgents = saidBy([...answers, ...rememberedAnswers, { answer: request }]);
  const wasThere = new Set(textsOf(html).flatMap((text) => splitSentences(decoded(text))));
  const asksForVoice = likeMe.test(request);
  const stays = (sentence: string) =>
    isAgents(sentence) || (!asksForVoice && wasThere.has(sentence));
  const profile = withoutWhatIsAsked(voiceProfile, request);
  const spoken = spokenBy(profile, content, stays);
  const greets = asksForVoice && kind === 'post' && !around;
  const said = greets ? withMissingEnds(profile, spoken) : spoken;
  return { ...composed, draft: { ...composed.draft, content: said } };
}

const likeMe =
  /\b(?:(?:sound|write|more) (?:\w+ ){0,2}like me|my (?:own )?(?:voice|words|style))\b/i;

/** "Add emojis" is done, whatever the profile says. */
function withoutWhatIsAsked(profile: VoiceProfile, request: string): VoiceProfile {
  const asks = (words: RegExp) => words.test(request);
  return {
    ...profile,
    ...(asks(/emoji/i) && { emoji: '' as const }),
    ...(asks(/exclamation|excit|energ|enthusias/i) && { exclamation: '' as const }),
    ...(asks(/contraction|formal|casual/i) && { contractions: '' as const }),
  };
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

/** Whether a sentence is the agent's, known by runs of their words. */
function saidBy(given: readonly { answer: string }[]): (sentence: string) => boolean {
  const runs = new Set(given.flatMap(({ answer }) => runsOf(answer)));
  return (sentence) => runsOf(sentence).some((run) => runs.has(run));
}

const wordsOfRun = 3;

function runsOf(text: string): string[] {
  const words = wordsIn(text.toLowerCase());
  if (words.length < wordsOfRun) return words.length > 0 ? [words.join(' ')] : [];
  return words
    .slice(wordsOfRun - 1)
    .map((_, index) => words.slice(index, index + wordsOfRun).join(' '));
}

type Stays = (sentence: string) => boolean;

/** Tags and the texts between them. */
const partsOf = (html: string) => html.split(/(<[^>]*>)/);
const isText = (part: string) => part !== '' && !part.startsWith('<');
const textsOf = (html: string) => partsOf(html).filter(isText);

/** Only the words between tags, sentence by sentence. */
function spokenBy(profile: VoiceProfile, html: string, stays: Stays): string {
  return partsOf(html)
    .map((part) =>
      isText(part) ? part.replace(/\S[\s\S]*/, (text) => reworded(profile, text, stays)) : part,
    )
    .join('');
}

/** To the letter where no sentence of it changes. */
function reworded(profile: VoiceProfile, html: string, stays: Stays): string {
  const text = decoded(html);
  const end = /\s*$/.exec(text)?.[0] ?? '';
  const sentences = splitSentences(text);
  const said = sentences.map((each) => (stays(each) ? each : asSaid(profile, each)));
  const isSame = said.every((each, index) => each === sentences[index]);
  return isSame ? html : encoded(said.join(' ') + end);
}

function asSaid({ contractions, emoji, exclamation }: VoiceProfile, sentence: string): string {
  let said = sentence;
  if (contractions === 'never') said = written(said);
  if (contractions === 'often') said = spoken(said);
  if (exclamation === 'never') said = said.replace(/!+/g, '.');
  if (exclamation === 'often' && isShortStatement(said)) said = said.replace(/\.$/, '!');
  if (emoji === 'never') {
    for (const each of emojiIn(said)) said = said.replace(each, '').replace(/ {2,}/g, ' ').trim();
  }
  return said;
}

/** What somebody who likes exclamation marks would call out: "Send me a message." */
const isShortStatement = (sentence: string) =>
  /[^.]\.$/.test(sentence) && wordsIn(sentence).length <= 7;

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

const withMissingEnds = ({ greeting, signOff, ...profile }: VoiceProfile, html: string) => {
  const text = decoded(textsOf(html).join(' ')).trim();
  return withEnds(
    {
      ...profile,
      greeting: text.startsWith(greeting) ? '' : greeting,
      signOff: text.endsWith(signOff) ? '' : signOff,
    },
    html,
  );
};

const decoded = (text: string) => text.replace(/&#39;/g, "'").replace(/&quot;/g, '"');
const encoded = (text: string) => text.replace(/'/g, '&#39;').replace(/"/g, '&quot;');
