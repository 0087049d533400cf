export type Picture = { bytes: Uint8Array; mediaType: string };

/** Pixels of the picture that is asked for; a provider gives the nearest it can. */
export type PictureSize = { width: number; height: number };

/** The image port. */
export type Illustrator = {
  provider: string;
  model: string;
  draw(prompt: string, size: PictureSize, options?: { signal?: AbortSignal }): Promise<Picture>;
};
