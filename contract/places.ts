import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const prefix = z.string().trim().max(60);

/** City names for a field to offer; any other name may be typed as well. */
export const suggestCityNames = endpoint({
  method: 'GET',
  path: '/api/places/cities',
  access: 'user',
  summary: 'Cities of a state that begin with some letters, the largest first.',
  query: z.object({ state: z.string().trim().length(2), prefix: prefix.default('') }),
  response: z.array(z.string()),
});

/** The same for somebody who has not chosen a state, or means another one. */
export const suggestPlaces = endpoint({
  method: 'GET',
  path: '/api/places/search',
  access: 'user',
  summary: 'Cities of all states that begin with some letters, the largest first.',
  query: z.object({ prefix: prefix.default('') }),
  response: z.array(z.object({ city: z.string(), state: z.string() })),
});
