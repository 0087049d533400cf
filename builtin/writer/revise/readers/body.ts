import type { Reader } from '#builtin/writer/revise/edit.ts';

const call = '(?:call[- ]to[- ]action|cta)';
const pattern = (text: string) => new RegExp(text, 'i');

const layoutReaders: Reader[] = [
  {
    says: /\b(?:remove|delete|drop|omit|cut|take out|lose|get rid of)\b[^.]{0,10}\b((?:first|opening|second|third|fourth|last|final|closing) (?:paragraph|sentence|line|bullet|item|point))\b/i,
    edit: (match) => ({ kind: 'remove', what: match[1] ?? '' }),
    speaksForItself: true,
  },
  {
    says: /\b(?:emojis?|emoticons?|smileys?|smilies)\b/i,
    edit: () => ({ kind: 'emoji' }),
    less: () => ({ kind: 'noEmoji' }),
    unwanted: () => ({ kind: 'noEmoji' }),
  },
  {
    says: /\b(?:as|in|into) (?:plain |normal |full )?(?:paragraphs?|prose|sentences)\b/i,
    edit: () => ({ kind: 'noBullets' }),
  },
  {
    says: /\bbullet(?:ed|s)?(?: points?| lists?)?\b|\bas a list\b|\bin(?:to)? a list\b|\blist format\b|\blists\b/i,
    edit: () => ({ kind: 'bullets' }),
    less: () => ({ kind: 'noBullets' }),
    unwanted: () => ({ kind: 'noBullets' }),
  },
  {
    says: /\b(?:no|without|remove|drop) (?:the |a )?list\b/i,
    edit: () => ({ kind: 'noBullets' }),
    speaksForItself: true,
  },
];

const callReaders: Reader[] = [
  {
    says: /\bquestion (?:at|for|to|in) the (?:end|close|ending)\b|\bclosing question\b/i,
    edit: () => ({ kind: 'callToAction', asQuestion: true }),
    unwanted: () => ({ kind: 'noCallToAction' }),
  },
  {
    says: pattern(
      `\\b${call}\\b\\s*(?:to|with|:|that says|saying|should be|so (?:that )?(?:it|they)|inviting (?:them|people|readers) to|asking (?:them|people|readers) to)\\s*["“]?([^"”]+)["”]?$`,
    ),
    edit: (match) => ({ kind: 'callToAction', text: match[1]?.trim() }),
  },
  {
    says: /\b(?:end|close|finish|conclude) (?:it |this |the post )?with\s+["“]?([^"”]+)["”]?$/i,
    edit: (match) =>
      /^(?:an?|the)?\s*(?:question|call[- ]to[- ]action|cta)\b/i.test(match[1] ?? '')
        ? { kind: 'callToAction', asQuestion: /question/i.test(match[1] ?? '') }
        : { kind: 'callToAction', text: match[1]?.trim() },
  },
  {
    says: /\b(?:ask|invite|tell|urge) (?:them|people|readers|buyers|sellers|owners) to\s+([^"”]+)$/i,
    edit: (match) => ({ kind: 'callToAction', text: match[1]?.trim() }),
  },
  {
    says: pattern(`\\b${call}s?\\b`),
    edit: () => ({ kind: 'callToAction' }),
    less: () => ({ kind: 'callToAction' }),
    unwanted: () => ({ kind: 'noCallToAction' }),
  },
  {
    says: /\b(?:ending|closing|conclusion|last line)\b.{0,20}\b(?:weak|boring|flat|bad|dull|better|stronger|different)\b|\b(?:better|stronger|different|another|new|improve|change)\b.{0,12}\b(?:ending|closing|conclusion)\b/i,
    edit: () => ({ kind: 'callToAction' }),
    less: () => ({ kind: 'callToAction' }),
  },
];

export const bodyReaders = [...layoutReaders, ...callReaders];
