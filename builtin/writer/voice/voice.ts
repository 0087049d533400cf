/**
 * How a piece sounds. A voice is applied while sentences are chosen and joined; nothing of what the
 * agent wrote is ever reworded for it.
 */
export const voices = ['plain', 'warm', 'direct'] as const;
export type VoiceName = (typeof voices)[number];

export type Voice = {
  name: VoiceName;
  /** A line of ours that is more than its meaning, such as "I'd love to help." */
  isWarm: boolean;
  /** How many points of knowledge a piece without answers may explain. */
  mostPoints: number;
  /** Sentences of explanation after a point. */
  explains: boolean;
  exclaims: boolean;
};

const table: Record<VoiceName, Voice> = {
  plain: { name: 'plain', isWarm: false, mostPoints: 4, explains: true, exclaims: false },
  warm: { name: 'warm', isWarm: true, mostPoints: 4, explains: true, exclaims: true },
  direct: { name: 'direct', isWarm: false, mostPoints: 3, explains: false, exclaims: false },
};

export const voiceNamed = (name: VoiceName = 'plain'): Voice => table[name];

/** "bold", "friendly", "understated": a tone the agent named. */
export function toneIn(text: string): VoiceName | undefined {
  if (/\b(?:warm|friendly|fun|casual|personal|heartfelt|playful|cozy)\b/i.test(text)) return 'warm';
  if (/\b(?:bold|direct|short|punchy|confident|no[- ]nonsense|straight)\b/i.test(text))
    return 'direct';
  if (/\b(?:understated|plain|editorial|professional|calm|simple|formal|neutral)\b/i.test(text))
    return 'plain';
  return undefined;
}

/** Our own sentences as people say them. */
export function spoken(text: string): string {
  return text
    .replace(
      /\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b(?! only)/gi,
      (_, verb: string) => `${verb}n't`,
    )
    .replace(/\b([Cc])annot\b/g, "$1an't")
    .replace(/\b([Ll])et us\b/g, "$1et's")
    .replace(/\b([Ww])ill not\b/g, "$1on't")
    .replace(
      /\b(I) (am|will|would|have)\b(?= \p{Ll})(?! (?:to|a|an|the|no|one)\b)/gu,
      (_, who: string, verb: string) => who + short[verb],
    )
    .replace(
      /(?<!\b(?:where|what|who|how|than|as|which) )\b([Yy]ou|[Tt]hey|[Ww]e) (are|will)\b(?= \p{Ll})/gu,
      (_, who: string, verb: string) => who + short[verb],
    )
    .replace(
      /(?<!\b(?:behind|of|for|with|about|to|on|in|from|at|by|around|under|over) )\b([Ii]t|[Tt]hat|[Tt]here|[Hh]ere|[Ww]hat) is\b(?= (?:a|an|the|not|no|also|still|often|usually|only|why|how|what|where|when|worth|easy|hard|best|one|time|on|in|\p{L}+ing)\b)/gu,
      "$1's",
    );
}

const short: Record<string, string> = {
  am: "'m",
  will: "'ll",
  would: "'d",
  have: "'ve",
  are: "'re",
};
