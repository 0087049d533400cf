/** How an agent wants the text, as far as it was said to the writer. */
export type Wishes = {
  /** Words of what should come first. */
  lead?: string;
  /** What the agent insisted on: "Taxes RESET when you buy!!!". */
  insisted?: string;
  /** The last line, word for word. */
  ending?: string;
  /** The agent's name, under the text. */
  signOff?: string;
  hasNoHashtags?: boolean;
  /** "Keep real estate out of it". */
  isCommunity?: boolean;
  /** "No call to action", "no sales pitch". */
  hasNoCall?: boolean;
  /** No longer than this. */
  mostWords?: number;
  /** "Check with me before posting". */
  holds: string[];
  /** What the agent asked to be said, in whichever answer. */
  told: string[];
  /** "Points to cover: the dock permit, the septic tank". */
  points?: string;
  /** What only the agent can say. */
  declined: string[];
  /** What the agent was not sure of. */
  unsure: string[];
};
