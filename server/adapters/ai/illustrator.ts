import type { Place } from '#contract/place.ts';

export type DrawnPicture = { bytes: Uint8Array; mediaType: string };

/** Pixels of the picture that is asked for; a provider gives the nearest it can. */
export type PictureSize = { width: number; height: number };

export type DrawingOptions = {
  signal?: AbortSignal;
  /** The tokens that each attempt counts as, also one whose picture is of no use. */
  onTokens?: (tokens: number) => void;
  /** Same seed, same picture; without one each call draws another. Models ignore it. */
  seed?: number;
  /** What the built-in illustrator chooses its scene from besides the prompt. */
  style?: string;
  /** Identifier or name of a topic, or free text. */
  topic?: string;
  /** The state in two letters. */
  place?: Place;
};

/** The image port. */
export type Illustrator = {
  provider: string;
  model: string;
  /** It draws on this machine: it costs no tokens, but a core like all other work on pictures. */
  runsLocally?: true;
  /** It is told the proportions as a setting, and its picture has them. */
  takesRatio?: boolean;
  draw(prompt: string, size: PictureSize, options?: DrawingOptions): Promise<DrawnPicture>;
};
