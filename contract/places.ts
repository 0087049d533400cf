import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** City names for a field to offer; any other name may be typed as well. */
export const suggestCityNames = endpoint({
  method: 'GET',
  path: '/api/places/cities',
  access: 'user',
  summary: 'Cities of a state that begin with some letters, the largest first.',
  query: z.object({
    state: z.string().trim().length(2),
    prefix: z.string().trim().max(60).default(''),
  }),
  response: z.array(z.string()),
});
