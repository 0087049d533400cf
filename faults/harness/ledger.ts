/** What one agent was promised. Where no answer came, a write may have been done or not. */
export type PromiseLedger = {
  /** By id, the texts it may hold: the last one acknowledged and those tried since. */
  contents: Map<number, { title: string; texts: string[] }>;
  deletedContents: Set<number>;
  /** By id of a headshot, the colours it may have. */
  pictures: Map<number, string[]>;
  deletedPictures: Set<number>;
  /** Addresses of pictures whose place was taken by another one. */
  replacedPaths: Set<string>;
  answers: Map<number, { question: string; tags: string[] }>;
  posts: Set<string>;
  /** Calls without an answer, to be repeated with the key they had. */
  cutOff: { key: string; body: { title: string; content: string } }[];
  counts: { acknowledged: number; refused: number; cutOff: number };
};

export const createLedger = (): PromiseLedger => ({
  contents: new Map(),
  deletedContents: new Set(),
  pictures: new Map(),
  deletedPictures: new Set(),
  replacedPaths: new Set(),
  answers: new Map(),
  posts: new Set(),
  cutOff: [],
  counts: { acknowledged: 0, refused: 0, cutOff: 0 },
});
