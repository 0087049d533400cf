import type { Reader } from '#builtin/writer/revise/edit.ts';

/** Names for the shapes a post can be rewritten in. */
const shapeWords =
  /\b(?:as|into|in the form of|make (?:it|this)|turn (?:it|this) into)\s+(?:an? )?(?:short |brief |little )?(checklist|story|faq|q ?(?:&|and) ?a|timeline|step[- ]by[- ]step|myths?(?: and facts?)?|comparison|before and after|list of mistakes)\b/i;

/** Before the length is read, "short story" would be a short text. */
export const shapeReader: Reader = {
  says: shapeWords,
  edit: (match) => ({
    kind: 'angle',
    shape: match[1]?.toLowerCase().replace(/^q ?(?:&|and) ?a$/, 'faq'),
  }),
};

export const toneReaders: Reader[] = [
  {
    says: /\b(?:simpler|simplif\w*|easier(?: to (?:read|understand))?|plain(?:er)? (?:english|language|words))\b/i,
    edit: () => ({ kind: 'simpler' }),
  },
  {
    says: /\b(?:complicated|complex|jargon|technical|hard to (?:read|understand))\b/i,
    edit: ({ input }) => (/\bmore\b/i.test(input) ? undefined : { kind: 'simpler' }),
    less: () => ({ kind: 'simpler' }),
    unwanted: () => ({ kind: 'simpler' }),
  },
  {
    says: /\b(?:friendl(?:y|ier)|warm(?:er)?|casual|conversational|personal|relaxed|approachable|upbeat|informal|chatty|fun)\b/i,
    edit: () => ({ kind: 'friendlier' }),
    less: () => ({ kind: 'formal' }),
  },
  {
    says: /\b(?:formal|professional|business-?like|serious|polished|stiff|stuffy|dry|corporate)\b/i,
    edit: ({ input }) =>
      /\b(?:stiff|stuffy|dry)\b/i.test(input) ? { kind: 'friendlier' } : { kind: 'formal' },
    less: () => ({ kind: 'friendlier' }),
  },
  {
    says: /\b(?:persuasive|convincing|compelling|stronger|more urgent|urgency|sell (?:it )?harder|more sales)\b/i,
    edit: () => ({ kind: 'persuasive' }),
  },
  {
    says: /\b(?:more local|local(?:ize|ise)|(?:mention|use) the (?:city|town|place)(?: name)? more)\b/i,
    edit: () => ({ kind: 'local' }),
  },
  {
    says: /\b(?:another|different|new|fresh|other) (?:angle|approach|version|take|perspective|spin|direction)\b|\b(?:start (?:over|from scratch|again|fresh)|from scratch|try again|redo (?:it|this)|rewrite (?:it|this|everything|completely|the (?:whole )?(?:post|text))|completely rewrite|something (?:else|different))\b/i,
    edit: () => ({ kind: 'angle' }),
  },
];
