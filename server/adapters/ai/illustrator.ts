import type { Place } from '#contract/place.ts';

/** A picture to draw: what is seen, where, and how it is made, each on its own. */
export type PictureBrief = {
  /** What is to be seen. Empty where nobody has said it: then the title or the topic chooses. */
  subject: string;
  /** The title of the text it is for, without markup. Models are not told it. */
  title?: string;
  /** Identifier or name of a topic, or free text. Models are not told it. */
  topic?: string;
  /** The state in two letters. */
  place?: Place;
  style?: string;
};

export type DrawnPicture = {
  bytes: Uint8Array;
  mediaType: string;
  /** What is in the picture, and what of the brief is not, from an illustrator that knows it. */
  report?: { drawn: string; notDrawn: string[] };
};

/** Pixels of the picture that is asked for; a provider gives the nearest it can. */
export type PictureSize = { width: number; height: number };

export type DrawingOptions = {
  signal?: AbortSignal;
  /** The tokens that each attempt counts as, also one whose picture is of no use. */
  onTokens?: (tokens: number) => void;
  /** Same seed, same picture; without one each call draws another. Models ignore it. */
  seed?: number;
};

/** The image port. */
export type Illustrator = {
  provider: string;
  model: string;
  /** It draws on this machine: it costs no tokens, but a core like all other work on pictures. */
  runsLocally?: true;
  /** It draws small sketches at once, and the same picture large by the seed of one. */
  hasSketches?: true;
  draw(brief: PictureBrief, size: PictureSize, options?: DrawingOptions): Promise<DrawnPicture>;
};
