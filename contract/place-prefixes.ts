/** Prefixes of place tags; a match with one of them is worth more. Apart, so that showing a tag loads no schemas. */
export const placePrefixes = [
  'city',
  'state',
  'neighborhood',
  'community',
  'county',
  'zip-code',
] as const;
