import type { Place } from '#contract/place.ts';

/** Figures of a place, ready to be read: labels name their period, values are formatted for US English. */
export type PropertyFigures = {
  source: string;
  /** The day they were published, as YYYY-MM-DD. */
  asOf?: string;
  figures: { label: string; value: string }[];
};

/**
 * The property-data port. Undefined means that nothing is known about the place; a provider that does not
 * work fails with PropertyDataFailed, an abort with its reason.
 */
export type PropertyData = {
  /** State is the two-letter code. */
  figuresFor(place: Place, signal?: AbortSignal): Promise<PropertyFigures | undefined>;
  /** For the start block. */
  description: string;
};
