/** A scene that needs no more than its words. */
export type ListedScene = {
  /** Particular words: they win wherever in a wish they stand. */
  asks?: RegExp;
  /** Words that ask for it where no other subject is named before. */
  also?: RegExp;
  /** What it is called in the answer. */
  is: string;
  /** What else is always in the picture. */
  has?: RegExp;
};

export type ListedScenes = Readonly<Record<string, ListedScene>>;
