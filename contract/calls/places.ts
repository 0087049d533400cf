import type { Call } from '#contract/endpoint.ts';
import type * as places from '#contract/places.ts';

export const suggestCityNames: Call<typeof places.suggestCityNames> = {
  method: 'GET',
  path: '/api/places/cities',
};
export const suggestPlaces: Call<typeof places.suggestPlaces> = {
  method: 'GET',
  path: '/api/places/search',
};
