/** A city in a US state, of two letters where it is known. */
export type Place = { city: string; state: string };

/** The API says `location` where the app says `city`. These two convert, and nothing else does. */
export type WirePlace = { location: string; state: string };

export const fromWirePlace = ({ location, state }: WirePlace): Place => ({ city: location, state });

export const toWirePlace = ({ city, state }: Place): WirePlace => ({ location: city, state });

/** "Austin, TX", or as much of it as is known. */
export const placeLabel = ({ city, state }: Place): string =>
  [city, state].filter(Boolean).join(', ');
