/** How a text can sound. */
export const voiceTones = ['plain', 'warm', 'direct'] as const;
export type VoiceTone = (typeof voiceTones)[number];
