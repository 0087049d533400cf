/** What an agent typed for one post, as agents type, and what must and must not stand in it. */
export type AnswerSet = {
  /** A seeded topic, or the agent's own subject. */
  topic?: string;
  subject?: string;
  city: string;
  state: string;
  /** Which of the topic's titles. */
  title?: number;
  /** In the order of the topic's questions; for a subject of one's own, question and answer. */
  answers: string[] | [question: string, answer: string][];
  /** The facts: each must be found in the text or be named in the note. */
  facts: string[];
  /** Directions to the writer, which are never printed. */
  never?: string[];
};
