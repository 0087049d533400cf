import type { LongFormDraft } from './long-form-draft.ts';

/** What the wizard begins with. Apart from the schemas, which the browser does not load for it. */

/** Sections an outline may have once the agent has changed it. It begins with six. */
export const sectionLimits = { fewest: 4, most: 8 } as const;

export const emptyDraft: LongFormDraft = {
  step: 'outline',
  input: { topic: '', customTopic: '', location: '', state: '' },
  subject: null,
  mainTitle: '',
  sections: [],
  article: null,
  origin: null,
  labels: null,
  versions: [],
  seo: null,
  edited: null,
  saved: null,
  clashes: [],
  changedAt: 0,
};
